import AppShellTexts

/// Time and the network.
extension HeadlessSession {
    /// More timers than this in one wait are a loop.
    private static let maximumTimers = 1_000_000

    /// Lets virtual time pass. Each timer fires in its turn, followed by all that it causes.
    public func wait(_ duration: Duration) throws {
        let end = clock.elapsed + duration
        var timers = 0
        while clock.advanceToNextTimer(within: end - clock.elapsed) {
            try settle()
            timers += 1
            guard timers < Self.maximumTimers else { throw HeadlessError.restless }
        }
        clock.advance(by: end - clock.elapsed)
    }

    /// Goes to the next timer, if it is due within `limit`.
    ///
    /// - Returns: whether there was one.
    public func advanceToNextTimer(within limit: Duration) throws -> Bool {
        guard clock.advanceToNextTimer(within: limit) else { return false }
        try settle()
        return true
    }

    /// What the app waits for, in the language of the current `Reader`: timers, unanswered requests, a question to the
    /// person.
    public var pending: [String] {
        let waits = clock.pending.map { timer in
            let what = KnownText.wait(timer.what)
            return timer.remaining.map { localized("\(what), due in \($0.brief)") } ?? what
        }
        guard phone.notifications.isAsking else { return waits }
        return waits + [localized("an answer to whether it may send notifications")]
    }

    /// The time until the next timer; nil without one.
    public var nextTimer: Duration? { clock.pending.compactMap(\.remaining).min() }

    /// Connects the phone to the network or cuts it off.
    public func setOnline(_ isOnline: Bool) throws {
        phone.setOnline(isOnline)
        try settle()
    }

    /// Gives the phone a token of the messaging service.
    public func giveMessagingToken(_ token: String) throws {
        phone.messaging.give(token)
        try settle()
    }
}
