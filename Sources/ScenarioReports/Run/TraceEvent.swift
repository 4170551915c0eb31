/// Something that happened in an app or around it.
public struct TraceEvent: Hashable, Sendable, CustomStringConvertible {
    /// Virtual, since the session began.
    public let time: Duration
    /// In one word: `app`, `navigation`, `arrival`, `request`, `response`, `phone`, `server`, `diagnostic`.
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

/// Where two attempts of one scenario part: scripts are deterministic, so one of them shows a defect.
public struct Divergence: Hashable, Sendable {
    /// The attempts, or repetitions, from 0 on.
    public let earlier: Int
    public let later: Int
    /// The step during which they part; nil where they part after the last one.
    public let step: String?
    /// What happened there, the first time and then: an event, a step's status or message, a screen's line. Nil where
    /// nothing more happened.
    public let before: String?
    public let after: String?

    public init(earlier: Int, later: Int, step: String?, before: String?, after: String?) {
        self.earlier = earlier
        self.later = later
        self.step = step
        self.before = before
        self.after = after
    }
}
