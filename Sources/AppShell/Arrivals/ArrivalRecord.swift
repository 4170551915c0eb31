/// An arrival and what became of it: nothing that arrives is dropped without a word.
public struct ArrivalRecord: Hashable, Sendable {
    /// Counts what arrived since the launch, from 1.
    public let number: Int
    public let arrival: Arrival
    /// What the app did when it arrived.
    public let moment: ArrivalMoment
    public internal(set) var outcome: ArrivalOutcome
}

/// What the app did when something arrived.
public enum ArrivalMoment: String, Hashable, Sendable {
    /// It was not running: what arrived started it.
    case cold
    case background
    case foreground
    /// It had been stopped.
    case stopped
}

/// What became of an arrival.
public enum ArrivalOutcome: Hashable, Sendable {
    /// Waits; the reason says for what.
    case held(because: String)
    case opened(Route)
    /// One of ours that fits no pattern: the product's answer to that was opened.
    case openedInstead(Route, because: String)
    /// The app is as it was left, but for what could not be brought back.
    case restored(dropped: [RestorationIssue])
    /// The same delivery as the arrival of that number, which has the outcome of both.
    case duplicate(of: Int)
    /// Held longer than the product's ``ArrivalPolicy`` allows.
    case expired(after: Duration)
    case ignored(because: String)

    /// Whether it is final, and led the person somewhere.
    public var hasOpened: Bool {
        switch self {
        case .opened, .openedInstead, .restored: true
        case .held, .duplicate, .expired, .ignored: false
        }
    }

    public var isHeld: Bool {
        if case .held = self { true } else { false }
    }
}

extension ArrivalOutcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .held(let reason): "held: \(reason)"
        case .opened(let route): "opened \(route)"
        case .openedInstead(let route, let reason): "opened \(route) instead: \(reason)"
        case .restored(let dropped):
            dropped.isEmpty ? "restored" : "restored without " + dropped.map(\.description).joined(separator: "; ")
        case .duplicate(let number): "a duplicate of arrival \(number)"
        case .expired(let age): "expired after \(age.components.seconds) s"
        case .ignored(let reason): "ignored: \(reason)"
        }
    }
}
