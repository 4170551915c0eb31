import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Counts calls as Laravel's throttle does: a window of a minute opens at a caller's first call and closes by itself.
struct RateLimiter {
    enum Group: Hashable {
        case reads
        case writes
    }

    private struct Caller: Hashable {
        let name: String
        let group: Group
    }

    private struct Window {
        let start: Date
        var calls = 0

        /// Not before its start either: a clock that was set back opens a new one.
        func isOpen(at date: Date) -> Bool {
            (0..<RateLimiter.windowLength).contains(date.timeIntervalSince(start))
        }
    }

    /// What a caller has left after a call.
    struct Allowance {
        let limit: Int
        let remaining: Int
        /// In seconds, until the window closes; nil for a call that is let through.
        let retryAfter: Int?
        /// When it closes, in seconds since 1970.
        let reset: Int?

        func mark(_ response: HTTPResponse) -> HTTPResponse {
            var response = response
            response.headers["X-RateLimit-Limit"] = "\(limit)"
            response.headers["X-RateLimit-Remaining"] = "\(remaining)"
            response.headers["Retry-After"] = retryAfter.map { "\($0)" }
            response.headers["X-RateLimit-Reset"] = reset.map { "\($0)" }
            return response
        }
    }

    private var windows: [Caller: Window] = [:]
    /// So many windows, and the closed ones are swept out; doubles while they are open, so that a call costs the same
    /// whatever their number.
    private var sweptCount = smallestSweptCount

    /// In seconds.
    private static let windowLength = 60.0
    private static let smallestSweptCount = 1_000
    /// More than this with an open window, and all are forgotten: memory is bounded before fairness.
    private static let maximumCount = 100_000

    /// Counts a call.
    ///
    /// - Returns: nil where there is no limit.
    mutating func take(_ name: String, _ group: Group, of limits: RateLimits, at date: Date) -> Allowance? {
        guard let limit = group == .reads ? limits.reads : limits.writes else { return nil }
        let caller = Caller(name: name, group: group)
        var window = windows[caller].flatMap { $0.isOpen(at: date) ? $0 : nil } ?? Window(start: date)
        guard window.calls < limit else {
            let left = RateLimiter.windowLength - date.timeIntervalSince(window.start)
            let reset = (date.timeIntervalSince1970 + left).rounded(.up)
            return Allowance(
                limit: limit,
                remaining: 0,
                retryAfter: Int(exactly: left.rounded(.up)) ?? Int(RateLimiter.windowLength),
                reset: Int(exactly: reset)
            )
        }
        window.calls += 1
        if windows[caller] == nil { sweep(at: date) }
        windows[caller] = window
        return Allowance(limit: limit, remaining: limit - window.calls, retryAfter: nil, reset: nil)
    }

    private mutating func sweep(at date: Date) {
        guard windows.count >= sweptCount else { return }
        windows = windows.filter { $0.value.isOpen(at: date) }
        if windows.count >= RateLimiter.maximumCount { windows = [:] }
        sweptCount = max(RateLimiter.smallestSweptCount, 2 * windows.count)
    }
}
