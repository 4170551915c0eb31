public import AppShell
import AppShellTexts

/// A link on which an association file and a table of links differ, or why that could not be found out.
public struct AssociationDisagreement: Hashable, Sendable {
    /// What the two disagree on.
    public enum Kind: Hashable, Sendable {
        /// A pattern matches the link, and the file does not hand it over: it opens in the browser.
        case notHandedOver(pattern: LinkPattern, module: String)
        /// The file hands the link over, and no pattern matches it: the app opens its tab for such links, or nothing.
        case unmatched(tab: TabID?)
        /// The two could not be compared to the end; nothing is proved.
        case unfinished(reason: String)
    }

    /// What the two disagree on.
    public let kind: Kind
    /// The shortest such link for its pattern or rule; empty where the comparison was not finished.
    public let link: String
    /// What the file says of the link.
    public let decision: AssociationDecision
}

extension AssociationDisagreement: CustomStringConvertible {
    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        let decision = decision.localizedDescription
        switch kind {
        case .notHandedOver(let pattern, let module):
            return localized(
                """
                \(link) matches \(pattern.source) of the module “\(module)” and is \(decision), so it opens in the \
                browser. Fix: \(fixForMissing).
                """
            )
        case .unmatched(let tab?):
            return localized(
                """
                \(link) is \(decision) and no pattern matches it, so the app would open its “unmatched” tab, “\(tab)”. \
                Fix: exclude it before that rule, narrow the rule, or contribute a pattern.
                """
            )
        case .unmatched(nil):
            return localized(
                """
                \(link) is \(decision) and no pattern matches it, so nothing would happen in the app. \
                Fix: exclude it before that rule, narrow the rule, or contribute a pattern.
                """
            )
        case .unfinished(let reason):
            return localized(
                """
                file and table could not be compared to the end: \(KnownText.associationReason(reason)). \
                Fix: write patterns with fewer wildcards, and with conditions on fewer query keys.
                """
            )
        }
    }

    private var fixForMissing: String {
        switch decision {
        case .excluded(let rule): localized("add a component for it before \(rule.location)")
        case .unknownApp: localized("add a detail with the app's id")
        default: localized("add a component for it")
        }
    }
}
