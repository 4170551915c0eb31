/// How often a call is tried and how long it waits in between.
///
/// The defaults come from docs/decisions/0001-writes-carry-an-idempotency-key.md.
public struct RetryPolicy: Hashable, Sendable {
    /// Attempts in all, at least 1.
    public var attempts: Int
    /// How long one attempt may take.
    public var timeout: Duration
    /// Before the second attempt; doubles each time.
    public var firstDelay: Duration
    /// The longest Retry-After that is waited for; a longer one ends the call with an error that names it.
    public var longestRetryAfter: Duration

    public init(
        attempts: Int = 3,
        timeout: Duration = .seconds(10),
        firstDelay: Duration = .seconds(1),
        longestRetryAfter: Duration = .seconds(10)
    ) {
        self.attempts = max(1, attempts)
        self.timeout = timeout
        self.firstDelay = firstDelay
        self.longestRetryAfter = longestRetryAfter
    }

    /// Three attempts of 10 s each, 1 s and 2 s apart.
    public static let standard = RetryPolicy()
    /// One attempt.
    public static func once(timeout: Duration = .seconds(10)) -> RetryPolicy {
        RetryPolicy(attempts: 1, timeout: timeout)
    }

    /// The wait after an attempt that failed with `error`, or nil where trying again is no use.
    ///
    /// - Parameters:
    ///   - attempt: the one that failed, from 1.
    ///   - jitter: 0..<1; adds up to 20 %, so that a thousand phones do not come back at one instant.
    func delay(after error: APIError, attempt: Int, jitter: Double) -> Duration? {
        guard attempt < attempts else { return nil }
        let backoff = firstDelay * (1 << min(attempt - 1, 16))
        switch error.group {
        case .timedOut, .unreachable, .server(_, _, nil):
            return backoff + backoff * (0.2 * jitter)
        case .tooManyRequests(let wait?), .server(_, _, let wait?):
            return .seconds(wait) <= longestRetryAfter ? max(.seconds(wait), .zero) : nil
        case .tooManyRequests(nil):
            return backoff + backoff * (0.2 * jitter)
        default:
            return nil
        }
    }
}
