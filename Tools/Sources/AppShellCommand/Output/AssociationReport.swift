import AppShell
import AppShellInspection
import AppShellTexts
import CucumberGherkin
import ScenarioRunner

/// What an association file does with a link.
struct AssociationReport {
    struct Verdict {
        let app: String
        let decision: AssociationDecision
        /// The rules that did not match.
        let mismatches: [AssociationMismatch]
    }

    /// The file as named on the command line.
    let name: String
    let link: String
    /// In the order of the file.
    let verdicts: [Verdict]
    private let file: AssociationFile
    private let shadowed: [AssociationFile.ShadowedRule]

    /// - Parameter app: the only app to check; nil for all.
    init(_ file: AssociationFile, named name: String, link: String, app: String?, host: String?) {
        self.name = name
        self.link = link
        let evaluator = AssociationEvaluator(file)
        var seen: Set<String> = []
        let apps = app.map { [$0] } ?? file.details.flatMap(\.appIDs).filter { seen.insert($0).inserted }
        verdicts = apps.map { app in
            Verdict(
                app: app,
                decision: evaluator.decide(link, appID: app, host: host),
                mismatches: evaluator.mismatches(link, appID: app, host: host)
            )
        }
        self.file = file
        shadowed = file.shadowedRules
    }

    /// Rules without effect, or with another effect than they seem to have.
    var notes: [String] { file.notes + shadowed.map(\.description) }

    var isHandedOver: Bool { verdicts.contains { $0.decision.isHandedOver } }

    var text: String {
        var lines = [link]
        if verdicts.isEmpty { lines.append("  " + localized("opens in the browser: \(name) names no app")) }
        for verdict in verdicts {
            lines.append("  " + localized("\(verdict.app): \(verdict.decision.localizedDescription)"))
            // Rules before the deciding one are irrelevant.
            if verdict.decision.rule == nil {
                lines += verdict.mismatches.map { "    - " + $0.localizedDescription }
            }
        }
        let notes = file.localizedNotes + shadowed.map(\.localizedDescription)
        return (lines + notes.map { "  " + localized("note: \($0)") }).joined(separator: "\n") + "\n"
    }

    /// One object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("file", name)
            writer.field("link", link)
            writer.field("handedOver", isHandedOver)
            writer.array("apps", verdicts) { $1.write(into: &$0) }
            writer.array("notes", notes)
        }
        writer.lineBreak()
        return writer.text
    }
}

extension AssociationReport.Verdict {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", app)
            writer.field("handedOver", decision.isHandedOver)
            writer.field("outcome", decision.name)
            writer.field("rule", ifPresent: decision.rule?.location)
            writer.field("comment", ifPresent: decision.rule?.comment)
            writer.array("mismatches", mismatches) { writer, mismatch in
                writer.object { writer in
                    writer.field("rule", mismatch.rule.location)
                    writer.field("fact", mismatch.fact)
                }
            }
            writer.field("text", "\(decision)")
        }
    }
}

extension AssociationDecision {
    /// Other programs rely on these names.
    fileprivate var name: String {
        switch self {
        case .handedOver: "handed-over"
        case .excluded: "excluded"
        case .unmatched: "unmatched"
        case .unknownApp: "unknown-app"
        case .inapplicable: "inapplicable"
        }
    }
}
