/// Sends notifications through one of Apple's environments (AIC-21).
///
/// Takes over at once and sends in the background: so many at a time over one HTTP/2 connection, each device's in their
/// order, again later where that may help, and never twice to a token that Apple no longer knows.
public final class APNsSender: Sendable {
    private let endpoint: PushEndpoint
    private let service: APNsService
    private let environment: PushEnvironment
    /// What waits and what is under way.
    public let queue: DeliveryQueue

    /// - Parameter drop: forgets a token that Apple no longer knows.
    /// - Throws: ``PushSettingsError`` where key or certificates are none.
    public init(
        _ settings: APNsSettings,
        at endpoint: PushEndpoint,
        environment: PushEnvironment,
        drop: @escaping DeliveryQueue.TokenDrop
    ) throws(PushSettingsError) {
        self.endpoint = endpoint
        self.environment = environment
        service = try APNsService(settings, at: endpoint, timeout: environment.limits.attempt)
        queue = DeliveryQueue(service: service, environment: environment, drop: drop)
    }
}

extension APNsSender: RunningPushSender {
    public func send(_ push: OutgoingPush) {
        queue.send(delivery(of: push))
    }

    public var hasRoom: Bool { queue.hasRoom }

    public func delivery(of push: OutgoingPush) -> PushDelivery {
        PushDelivery(push, in: environment)
    }

    public func send(kept delivery: PushDelivery) {
        queue.send(kept: delivery)
    }

    public func resume() throws {
        queue.resume(try environment.outbox.waiting(at: endpoint))
    }

    @discardableResult
    public func drain(within deadline: Duration) async -> Int {
        let left = await queue.drain(within: deadline)
        await service.shutdown()
        return left
    }
}
