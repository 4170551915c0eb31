/// An arrival with its outcome. Every arrival has a record.
public struct ArrivalRecord: Hashable, Sendable {
    /// Counts the arrivals since the launch, from 1.
    public let number: Int
    /// What arrived.
    public let arrival: Arrival
    /// Where the app was in its life.
    public let moment: ArrivalMoment
    /// The outcome so far.
    public internal(set) var outcome: ArrivalOutcome
}

/// Where the app was in its life when something arrived.
public enum ArrivalMoment: String, Hashable, Sendable {
    /// It was not running. The arrival started it.
    case cold
    /// It was running, and not on the screen.
    case background
    /// It was on the screen.
    case foreground
    /// It had been stopped.
    case stopped
}

/// The outcome of an arrival.
public enum ArrivalOutcome: Hashable, Sendable {
    /// Waits, for this reason.
    case held(because: String)
    /// Shows this route.
    case opened(Route)
    /// A link without a pattern: the route that the product shows instead.
    case openedInstead(Route, because: String)
    /// The saved state was restored, except for the dropped routes.
    case restored(dropped: [RestorationIssue])
    /// The same delivery as the arrival of that number.
    case duplicate(of: Int)
    /// Held longer than the product's ``ArrivalPolicy`` allows.
    case expired(after: Duration)
    /// Changes nothing, for this reason.
    case ignored(because: String)

    /// Whether it showed something.
    public var hasOpened: Bool {
        switch self {
        case .opened, .openedInstead, .restored: true
        case .held, .duplicate, .expired, .ignored: false
        }
    }

    /// Whether the arrival still waits.
    public var isHeld: Bool {
        if case .held = self { true } else { false }
    }
}

extension ArrivalOutcome: CustomStringConvertible {
    /// The outcome in a few words, with its reason.
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
