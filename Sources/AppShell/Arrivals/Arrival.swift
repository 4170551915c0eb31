/// Something that asks the app, from outside, to go somewhere.
public enum Arrival: Hashable, Sendable, CustomStringConvertible {
    /// A link that was followed elsewhere, as text: what it is worth is found out here.
    case link(String)

    public var description: String {
        switch self {
        case .link(let link): "link \(link)"
        }
    }
}

/// An arrival and what became of it: nothing that arrives is dropped without a word.
public struct ArrivalRecord: Hashable, Sendable {
    public let arrival: Arrival
    public let outcome: ArrivalOutcome
}

/// What became of an arrival.
public enum ArrivalOutcome: Hashable, Sendable, CustomStringConvertible {
    /// Held until the app has started.
    case held
    case opened(Route)
    /// One of ours that fits no pattern: the product's answer to that was opened.
    case openedInstead(Route, because: String)
    case ignored(because: String)

    public var description: String {
        switch self {
        case .held: "held until the app is ready"
        case .opened(let route): "opened \(route)"
        case .openedInstead(let route, let reason): "opened \(route) instead: \(reason)"
        case .ignored(let reason): "ignored: \(reason)"
        }
    }
}
