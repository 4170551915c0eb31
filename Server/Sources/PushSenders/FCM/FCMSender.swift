/// Sends notifications through Firebase Cloud Messaging, in the same manner as ``APNsSender``.
public final class FCMSender: Sendable {
    private let service: FCMService
    private let environment: PushEnvironment
    /// What waits and what is under way.
    public let queue: DeliveryQueue

    /// - Parameter drop: forgets a token that Google no longer knows.
    /// - Throws: ``PushSettingsError`` where key, project or certificates are none.
    public init(
        _ settings: FCMSettings,
        environment: PushEnvironment,
        drop: @escaping DeliveryQueue.TokenDrop
    ) throws(PushSettingsError) {
        self.environment = environment
        service = try FCMService(settings, timeout: environment.limits.attempt)
        queue = DeliveryQueue(service: service, environment: environment, drop: drop)
    }
}

extension FCMSender: RunningPushSender {
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
        queue.resume(try environment.outbox.waiting(at: .fcm))
    }

    @discardableResult
    public func drain(within deadline: Duration) async -> Int {
        let left = await queue.drain(within: deadline)
        await service.shutdown()
        return left
    }
}
