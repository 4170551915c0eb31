public import AllInConnectBackend

/// A sender that works in the background, between ``resume()`` and ``drain(within:)``.
public protocol RunningPushSender: PushSender {
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
    init(_ message: PushMessage, in environment: PushEnvironment) {
        self.init(
            message,
            id: environment.makeID(),
            at: environment.clock.now,
            timeToLive: environment.limits.timeToLive
        )
    }
}
