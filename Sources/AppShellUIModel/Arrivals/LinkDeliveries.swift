public import AppShell

/// The links that the system hands over. It may report one through two callbacks, which are one arrival.
public struct LinkDeliveries {
    /// Through which of the system's callbacks a link came.
    public enum Callback: Hashable, Sendable {
        case openURL, userActivity
    }

    /// The longest time between the two callbacks of one link.
    private static let longestGap = Duration.seconds(2)
    private var last: (url: String, callback: Callback, instant: ContinuousClock.Instant)?
    private var count = 0

    public init() {}

    /// A link as an arrival. The second report of one has the same ``Arrival/id``, by which the shell ignores and records it.
    ///
    /// - Parameter url: nil for an activity without one.
    public mutating func arrival(
        of url: String?,
        by callback: Callback,
        at instant: ContinuousClock.Instant = .now
    ) -> Arrival? {
        guard let url, !url.isEmpty else { return nil }
        if let last, last.url == url, last.callback != callback, instant - last.instant <= Self.longestGap {
            self.last = nil
        } else {
            count += 1
            last = (url, callback, instant)
        }
        return .link(url, id: "link-\(count)")
    }
}
