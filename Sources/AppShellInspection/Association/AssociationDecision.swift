import AppShell
import AppShellTexts

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

        public var description: String { inEnglish { localizedDescription } }

        /// Its `description` in the language of the current `Reader`.
        var localizedDescription: String { location + (comment.map { " (\($0.clipped.quoted))" } ?? "") }
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
    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        switch self {
        case .handedOver(let rule): localized("handed over by \(rule.localizedDescription)")
        case .excluded(let rule): localized("not handed over: excluded by \(rule.localizedDescription)")
        case .unmatched: localized("not handed over: no rule of the app matches")
        case .unknownApp(let id): localized("not handed over: the file has no rule for the app “\(id.clipped)”")
        case .inapplicable(let reason): localized("not handed over: \(KnownText.associationReason(reason))")
        }
    }
}
