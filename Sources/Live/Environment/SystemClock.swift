public import AppShell
public import Foundation

/// The real time of day. Sleeps on the continuous clock, which setting the date does not move.
public struct SystemClock: AppClock {
    public init() {}

    public var now: Date { Date() }

    public func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration, clock: .continuous)
    }
}
