public import AppShell
public import Foundation

/// The system's date and time. Sleeps use the continuous clock, which ignores changes of the date.
public struct SystemClock: AppClock {
    public init() {}

    public var now: Date { Date() }

    public func sleep(for duration: Duration) async throws {
        // The clock's range is limited; no sleep lasts a century.
        try await Task.sleep(for: min(duration, Duration.seconds(100 * 365 * 86_400)), clock: .continuous)
    }
}
