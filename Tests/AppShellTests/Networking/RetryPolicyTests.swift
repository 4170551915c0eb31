import Testing

@testable import AppShell

struct RetryPolicyTests {
    @Test("the standard is three attempts of 10 s, 1 s and 2 s apart, and 10 s of Retry-After at most")
    func standard() {
        let policy = RetryPolicy.standard
        #expect(policy.attempts == 3)
        #expect(policy.timeout == .seconds(10))
        #expect(policy.longestRetryAfter == .seconds(10))
        #expect(policy.delay(after: .timedOut, attempt: 1, jitter: 0) == .seconds(1))
        #expect(policy.delay(after: .timedOut, attempt: 2, jitter: 0) == .seconds(2))
        #expect(policy.delay(after: .timedOut, attempt: 3, jitter: 0) == nil)
    }

    @Test("waits double, and stop doubling before they overflow")
    func doubles() {
        let policy = RetryPolicy(attempts: 1_000, firstDelay: .seconds(1))
        #expect(policy.delay(after: .timedOut, attempt: 5, jitter: 0) == .seconds(16))
        let longest = policy.delay(after: .timedOut, attempt: 999, jitter: 0)
        #expect(longest == .seconds(65_536))
    }

    @Test("there is always one attempt", arguments: [0, -3])
    func atLeastOne(_ attempts: Int) {
        #expect(RetryPolicy(attempts: attempts).attempts == 1)
        #expect(RetryPolicy.once().attempts == 1)
    }

    static let final: [APIError] = [
        .offline, .invalid(message: "", fields: [:]), .unauthorized(status: 401), .notFound,
        .rejected(status: 400, message: ""), .unreadable("x"), .cancelled, .tooManyRequests(retryAfter: 11),
    ]

    @Test("where trying again is no use there is no wait", arguments: final)
    func noUse(_ error: APIError) {
        #expect(RetryPolicy.standard.delay(after: error, attempt: 1, jitter: 0.5) == nil)
    }
}
