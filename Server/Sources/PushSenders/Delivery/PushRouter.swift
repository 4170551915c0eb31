public import AllInConnectBackend
import Logging
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Gives each notification to the service that its token belongs to (AIC-21), and has the back end forget the tokens
/// that a service no longer knows.
///
/// ```swift
/// let router = try PushRouter(settings, environment: PushEnvironment(logger: logger, outbox: outbox))
/// let backend = AllInConnectBackend(data: data, sender: router, store: store)
/// router.attach(backend)
/// router.resume()
/// …
/// await router.drain(within: .seconds(10))
/// ```
public final class PushRouter: PushSender {
    private let senders: [PushEndpoint: any RunningPushSender]
    private let logger: Logger
    private let drops: TokenDrops

    /// - Throws: ``PushSettingsError``, all of them, where keys or certificates are none.
    public init(_ settings: PushSettings, environment: PushEnvironment) throws(PushSettingsError) {
        let drops = TokenDrops(logger: environment.logger)
        var environment = environment
        environment.limits.timeToLive = settings.timeToLive
        var senders: [PushEndpoint: any RunningPushSender] = [:]
        var faults: [String] = []
        for endpoint in settings.endpoints {
            do throws(PushSettingsError) {
                senders[endpoint] = try settings.sender(at: endpoint, environment: environment, drops: drops)
            } catch {
                faults += error.faults
            }
        }
        guard faults.isEmpty else { throw PushSettingsError(faults) }
        self.senders = senders
        self.drops = drops
        logger = environment.logger
    }

    /// Says whose registrations the tokens are. Before the first send.
    public func attach(_ backend: AllInConnectBackend) {
        drops.attach(backend)
    }

    public func send(_ message: PushMessage) {
        guard let sender = senders[message.endpoint] else {
            logger.error("not sent: no credentials for \(message.endpoint.host)", metadata: ["of": "\(message)"])
            return
        }
        sender.send(message)
    }
}

extension PushRouter: RunningPushSender {
    /// Takes up what an earlier process left in the outbox. What cannot be read is logged; new ones are sent all the
    /// same.
    public func resume() {
        for (endpoint, sender) in inOrder {
            do {
                try sender.resume()
            } catch {
                logger.error("\(endpoint.host): the outbox cannot be read (\(error))")
            }
        }
    }

    @discardableResult
    public func drain(within deadline: Duration) async -> Int {
        await withTaskGroup { group in
            for (_, sender) in inOrder { group.addTask { await sender.drain(within: deadline) } }
            return await group.reduce(0, +)
        }
    }

    private var inOrder: [(PushEndpoint, any RunningPushSender)] {
        PushEndpoint.allCases.compactMap { endpoint in senders[endpoint].map { (endpoint, $0) } }
    }
}

extension PushSettings {
    fileprivate func sender(
        at endpoint: PushEndpoint,
        environment: PushEnvironment,
        drops: TokenDrops
    ) throws(PushSettingsError) -> (any RunningPushSender)? {
        let drop: DeliveryQueue.TokenDrop = { drops.drop($0, unknownSince: $1) }
        switch endpoint {
        case .apnsSandbox, .apnsProduction:
            guard let settings = endpoint == .apnsSandbox ? apnsSandbox : apnsProduction else { return nil }
            return try APNsSender(settings, at: endpoint, environment: environment, drop: drop)
        case .fcm:
            guard let fcm else { return nil }
            return try FCMSender(fcm, environment: environment, drop: drop)
        }
    }
}

/// Has a back end forget tokens, once there is one.
private final class TokenDrops: Sendable {
    private struct State {
        weak var backend: AllInConnectBackend?
    }

    private let state = Mutex(State())
    private let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    func attach(_ backend: AllInConnectBackend) {
        state.withLock { $0.backend = backend }
    }

    func drop(_ token: String, unknownSince date: Date) {
        guard let backend = state.withLock({ $0.backend }) else { return }
        do throws(AllInConnectStoreError) {
            try backend.drop(token: token, unknownSince: date)
        } catch {
            // The next notification to it is refused again.
            logger.error("a token was not dropped: \(error)")
        }
    }
}
