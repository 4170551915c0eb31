import AppShell
import AppShellInspection
import CucumberGherkin
import ScenarioRunner

extension AssociationCheck {
    func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("file", name)
            writer.field("host", host)
            writer.field("agrees", agrees)
            writer.array("apps", apps)
            writer.array("missingApps", missing)
            writer.array("appsWithoutPasswords", appsWithoutPasswords)
            writer.array("disagreements", disagreements) { writer, entry in
                writer.object { writer in
                    writer.field("app", entry.app)
                    entry.disagreement.writeFields(into: &writer)
                }
            }
            writer.array("notes", notes)
        }
    }
}

extension AssociationDisagreement {
    fileprivate func writeFields(into writer: inout JSONWriter) {
        switch kind {
        case .notHandedOver(let pattern, let module):
            writer.field("kind", "not-handed-over")
            writer.field("link", link)
            writer.field("pattern", pattern.source)
            writer.field("module", module)
        case .unmatched(let tab):
            writer.field("kind", "unmatched")
            writer.field("link", link)
            writer.field("opensTab", ifPresent: tab?.rawValue)
        case .unfinished(let reason):
            writer.field("kind", "unfinished")
            writer.field("reason", reason)
        }
        writer.field("decision", "\(decision)")
        writer.field("text", "\(self)")
    }
}
