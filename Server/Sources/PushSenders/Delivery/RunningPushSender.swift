/// A sender that works in the background, between ``resume()`` and ``drain(within:)``.
public protocol RunningPushSender: Sendable {
    /// Takes over; returns at once, and tries again by itself what may be tried again.
    func send(_ push: OutgoingPush)

    /// Whether more may wait: an outbox that takes what nobody sends would fill the disk.
    var hasRoom: Bool { get }

    /// A notification as the outbox keeps it.
    func delivery(of push: OutgoingPush) -> PushDelivery

    /// Sends what the outbox has already.
    func send(kept delivery: PushDelivery)

    /// Takes up what an earlier process left in the outbox; once, before anything is sent.
    ///
    /// - Throws: what the outbox throws.
    func resume() throws

    /// Sends what may be sent at once, waits for what is under way, and stops.
    ///
    /// - Parameter deadline: then what is still under way is broken off.
    /// - Returns: how many stay in the outbox.
    @discardableResult
    func drain(within deadline: Duration) async -> Int
}

extension PushDelivery {
    init(_ push: OutgoingPush, in environment: PushEnvironment) {
        self.init(
            push,
            id: environment.makeID(),
            at: environment.clock.now,
            timeToLive: environment.limits.timeToLive
        )
    }
}
