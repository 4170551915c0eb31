/// Something that happened in an app or around it.
public struct TraceEvent: Hashable, Sendable, CustomStringConvertible {
    /// Virtual time since the session began.
    public let time: Duration
    /// One word: `app`, `navigation`, `arrival`, `request`, `response`, `phone`, `server`, `diagnostic`.
    public let kind: String
    /// One line.
    public let text: String

    public init(time: Duration, kind: String, text: String) {
        self.time = time
        self.kind = kind
        self.text = text
    }

    /// `12.300 request: GET /v1/formations`
    public var description: String {
        let milliseconds = time.components.seconds * 1_000 + time.components.attoseconds / 1_000_000_000_000_000
        let fraction = String(milliseconds % 1_000 + 1_000).dropFirst()
        return "\(milliseconds / 1_000).\(fraction) \(kind): \(text)"
    }
}

/// Where two attempts at one scenario differ. Scripts are deterministic, so one of them shows a defect.
package struct Divergence: Hashable, Sendable {
    /// The attempts, or repetitions, from 0.
    package let earlier: Int
    package let later: Int
    /// The step during which they differ first; nil where that is after the last one.
    package let step: String?
    /// What happened there in the earlier attempt: an event, a step's status or message, or a screen's line. Nil where
    /// nothing more happened.
    package let before: String?
    package let after: String?

    package init(earlier: Int, later: Int, step: String?, before: String?, after: String?) {
        self.earlier = earlier
        self.later = later
        self.step = step
        self.before = before
        self.after = after
    }
}
