import AppShell
import AppShellInspection
import AppShellTexts
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// The results of checking products.
struct CheckReport {
    let checks: [CompositionCheck]
    /// For the only product, if requested.
    var association: AssociationCheck?
    /// Of the only product with what shipped, if requested.
    var release: ReleaseCheck?

    var isSound: Bool {
        checks.allSatisfy(\.isSound) && association?.agrees != false && release?.issues.isEmpty != false
    }

    /// An incomplete comparison is neither a pass nor an issue.
    var exit: CommandExit {
        if isSound { return .passed }
        let hasIssues =
            !checks.allSatisfy(\.isSound) || association?.hasIssues == true || release?.issues.isEmpty == false
        return hasIssues ? .failed : .usage
    }

    var text: String {
        (checks.map(\.text) + [association?.text, release?.text].compactMap(\.self)).map { $0 + "\n" }.joined()
    }

    /// One object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("sound", isSound)
            writer.array("products", checks) { $1.write(into: &$0) }
            if let association {
                writer.key("association")
                association.write(into: &writer)
            }
            if let release {
                writer.object("released") { writer in
                    writer.field("file", release.name)
                    writer.array("issues", inEnglish { release.issues }) { $1.write(into: &$0) }
                }
            }
        }
        writer.lineBreak()
        return writer.text
    }
}

extension CompositionCheck {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("product", product)
            writer.field("sound", isSound)
            writer.array("issues", issues) { $1.write(into: &$0) }
            writer.array("underFlags", underFlags) { writer, found in
                writer.object { writer in
                    writer.field("flags", found.variation.description)
                    writer.array("issues", found.issues) { $1.write(into: &$0) }
                }
            }
            writer.array("expiredFlags", expired.map(\.name))
            writer.array("contrast", contrast) { writer, issue in
                writer.object { writer in
                    writer.field("appearance", issue.appearance.rawValue)
                    writer.field("text", issue.text)
                    writer.field("background", issue.background)
                    writer.field("ratio", "\(Double(Int(issue.ratio * 100)) / 100)")
                }
            }
            if let graph {
                writer.object("counts") { writer in
                    for count in GraphCounts(graph.summary).all {
                        writer.key(escaping: count.key)
                        writer.value(count.count)
                    }
                }
            }
        }
    }
}

extension CompositionIssue {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code)
            writer.field("module", ifPresent: module)
            writer.field("fact", fact)
            writer.field("fix", fix)
        }
    }
}
