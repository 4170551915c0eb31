public import AppShell
import AppShellTexts

/// Why a payload leads where it leads: each rule in order, and why it matched or did not.
public struct PayloadExplanation: Hashable, Sendable {
    /// One rule.
    public struct Step: Hashable, Sendable {
        /// The rule and where it leads.
        public let entry: PayloadTable.Entry
        /// Why the rule does not match; empty where it does.
        public let issues: [String]
        /// Whether this is the rule that decides: the first that matches.
        public let decides: Bool
    }

    /// Where the payload leads.
    public let match: PayloadMatch
    /// Every rule, in the order of the table.
    public let steps: [Step]
}

extension PayloadExplanation: CustomStringConvertible {
    /// The outcome, then a line a rule, in English.
    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        let outcome =
            switch match {
            case .matched(let route, let entry):
                localized("The payload leads to \(route), by a rule of “\(entry.module)”.")
            case .unmatched(let reason): localized("The payload leads nowhere: \(KnownText.reason(reason)).")
            }
        return ([outcome] + steps.map(\.localizedDescription)).joined(separator: "\n")
    }
}

extension PayloadExplanation.Step: CustomStringConvertible {
    /// `  - version 1, catalog.item of “catalog” (“type” is “formation”, …): “type” is missing`.
    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    var localizedDescription: String {
        let verdict =
            if decides { localized("matches") } else if issues.isEmpty {
                localized("matches too, and comes later")
            } else {
                KnownText.payloadIssues(issues)
            }
        let (rule, destination, module) = (entry.rule, entry.destination, entry.module)
        return "  - "
            + localized(
                "version \(rule.version), \(destination) of “\(module)” (\(rule.localizedDescription)): \(verdict)"
            )
    }
}

extension PayloadTable {
    /// Tells for each rule why the payload fits it or not.
    public func explain(_ payload: PushPayload) -> PayloadExplanation {
        var isDecided = false
        let steps = entries.map { entry in
            let issues = entry.issues(with: payload.data)
            defer { isDecided = isDecided || issues.isEmpty }
            return PayloadExplanation.Step(entry: entry, issues: issues, decides: issues.isEmpty && !isDecided)
        }
        return PayloadExplanation(match: match(payload), steps: steps)
    }
}
