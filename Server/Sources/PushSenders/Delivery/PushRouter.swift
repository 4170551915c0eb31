import Logging
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Gives each notification to the service that its token belongs to (AIC-21), and has the back end forget the tokens
/// that a service no longer knows.
///
/// ```swift
/// let router = try PushRouter(settings, environment: PushEnvironment(logger: logger, outbox: outbox))
/// router.attach { token, date in try backend.drop(token: token, unknownSince: date) }
/// router.resume()
/// …
/// await router.drain(within: .seconds(10))
/// ```
public final class PushRouter: Sendable {
    private let senders: [PushEndpoint: any RunningPushSender]
    private let logger: Logger
    private let drops: TokenDrops

    /// - Throws: ``PushSettingsError``, all of them, where keys or certificates are none.
    public init(_ settings: PushSettings, environment: PushEnvironment) throws(PushSettingsError) {
        let drops = TokenDrops(logger: environment.logger)
        var environment = environment
        environment.limits.timeToLive = settings.timeToLive
        var senders: [PushEndpoint: any RunningPushSender] = [:]
        var issues: [String] = []
        for endpoint in settings.endpoints {
            do throws(PushSettingsError) {
                senders[endpoint] = try settings.sender(at: endpoint, environment: environment, drops: drops)
            } catch {
                issues += error.issues
            }
        }
        guard issues.isEmpty else { throw PushSettingsError(issues) }
        self.senders = senders
        self.drops = drops
        logger = environment.logger
    }

    /// Says who forgets tokens that lead nowhere. Before the first send.
    ///
    /// - Parameter drop: takes a token away, unless it was registered since; may throw where nothing can be stored.
    public func attach(_ drop: @escaping @Sendable (_ token: String, _ unknownSince: Date) throws -> Void) {
        drops.attach(drop)
    }

    /// For which services it has credentials.
    public var endpoints: Set<PushEndpoint> { Set(senders.keys) }

    public func send(_ push: OutgoingPush) {
        sender(of: push)?.send(push)
    }

    /// What an outbox keeps of notifications; those that no service takes, or for which too many wait, are logged and
    /// left out.
    public func deliveries(of pushes: [OutgoingPush]) -> [PushDelivery] {
        pushes.compactMap { push in
            guard let sender = sender(of: push) else { return nil }
            if sender.hasRoom { return sender.delivery(of: push) }
            logger.error("not sent: too many are already waiting", metadata: ["of": "\(push)"])
            return nil
        }
    }

    /// Sends what ``deliveries(of:)`` made, once the outbox has it.
    public func send(kept deliveries: [PushDelivery]) {
        for delivery in deliveries { senders[delivery.endpoint]?.send(kept: delivery) }
    }

    private func sender(of push: OutgoingPush) -> (any RunningPushSender)? {
        guard let sender = senders[push.endpoint] else {
            logger.error("not sent: no credentials for \(push.endpoint.host)", metadata: ["of": "\(push)"])
            return nil
        }
        return sender
    }
}

extension PushRouter {
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
    typealias Drop = @Sendable (_ token: String, _ unknownSince: Date) throws -> Void

    private let attached = Mutex<Drop?>(nil)
    private let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    func attach(_ drop: @escaping Drop) {
        attached.withLock { $0 = drop }
    }

    func drop(_ token: String, unknownSince date: Date) {
        guard let drop = attached.withLock({ $0 }) else { return }
        do {
            try drop(token, date)
        } catch {
            // The next notification to it is refused again.
            logger.error("a token was not dropped: \(error)")
        }
    }
}
