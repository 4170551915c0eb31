public import AppShell
public import Foundation

/// The real time of day. Sleeps on the continuous clock, which setting the date does not move.
public struct SystemClock: AppClock {
    public init() {}

    public var now: Date { Date() }

    public func sleep(for duration: Duration) async throws {
        // The clock's instants end; nobody waits for a century.
        try await Task.sleep(for: min(duration, Duration.seconds(100 * 365 * 86_400)), clock: .continuous)
    }
}
