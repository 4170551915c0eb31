public import AppShell

/// Whether the system hands a link to an app, and which rule of the file says so.
public enum AssociationDecision: Hashable, Sendable {
    /// The app opens.
    case handedOver(Rule)
    /// A rule with `exclude` (or `NOT `) matched first: the browser opens.
    case excluded(Rule)
    /// No rule of the app matches: the browser opens.
    case unmatched
    /// The file has nothing for this app.
    case unknownApp(String)
    /// The file is not asked about such a link; the text says why.
    case inapplicable(String)

    /// A rule of the file.
    public struct Rule: Hashable, Sendable, CustomStringConvertible {
        /// From 0.
        public let detail: Int
        /// From 0, in the detail.
        public let component: Int
        /// `$.applinks.details[0].components[3]`
        public let location: String
        /// What the file says of it.
        public let comment: String?

        public var description: String { location + (comment.map { " (“\($0.clipped)”)" } ?? "") }
    }

    /// Whether the app opens.
    public var isHandedOver: Bool {
        if case .handedOver = self { true } else { false }
    }

    /// The rule that decided; nil where none did.
    public var rule: Rule? {
        switch self {
        case .handedOver(let rule), .excluded(let rule): rule
        case .unmatched, .unknownApp, .inapplicable: nil
        }
    }
}

extension AssociationDecision: CustomStringConvertible {
    public var description: String {
        switch self {
        case .handedOver(let rule): "handed over by \(rule)"
        case .excluded(let rule): "not handed over: excluded by \(rule)"
        case .unmatched: "not handed over: no rule of the app matches"
        case .unknownApp(let id): "not handed over: the file has no rule for the app “\(id.clipped)”"
        case .inapplicable(let reason): "not handed over: \(reason)"
        }
    }
}
