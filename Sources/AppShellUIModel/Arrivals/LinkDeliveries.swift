public import AppShell

/// Deduplicates links. The system may report one link through two callbacks.
public struct LinkDeliveries {
    /// The system's callbacks for links.
    public enum Callback: Hashable, Sendable {
        case openURL, userActivity
    }

    /// The longest time between the two callbacks of one link.
    private static let longestGap = Duration.seconds(2)
    private var last: (url: String, callback: Callback, instant: ContinuousClock.Instant)?
    private var count = 0

    public init() {}

    /// A link as an arrival. The second report of a link gets the same ``Arrival/id``, so the shell records it as a duplicate.
    ///
    /// - Parameter url: nil for an activity without a link.
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
