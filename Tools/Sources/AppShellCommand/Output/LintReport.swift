import CucumberGherkin
import ScenarioRunner

/// What a lint found, and what it laid out.
struct LintReport {
    let fileCount: Int
    /// The files that were rewritten, in order.
    let formatted: [String]
    /// Sorted.
    let findings: [LintFinding]

    /// Notes ask for nothing.
    var isClean: Bool { findings.allSatisfy { $0.severity == .note } }

    var exit: CommandExit { isClean ? .passed : .failed }

    /// A line a finding, as compilers write them, and a summary.
    var text: String {
        (formatted.map { "\($0): formatted" } + findings.map(\.description) + [summary]).map { $0 + "\n" }.joined()
    }

    private var summary: String {
        let counts = LintFinding.Severity.allCases.compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        let found = counts.isEmpty ? "nothing to mend" : counts.joined(separator: ", ")
        return "\(Self.counted(fileCount, "file")): \(found)"
    }

    /// One object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("clean", isClean)
            writer.field("files", fileCount)
            writer.field("errors", count(.error))
            writer.field("warnings", count(.warning))
            writer.field("notes", count(.note))
            writer.array("formatted", formatted)
            writer.array("findings", findings) { $1.write(into: &$0) }
        }
        writer.lineBreak()
        return writer.text
    }

    private func count(_ severity: LintFinding.Severity) -> Int { findings.count { $0.severity == severity } }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension LintFinding {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code.rawValue)
            writer.field("severity", severity.rawValue)
            writer.field("file", file)
            writer.field("line", line)
            writer.field("column", ifPresent: column)
            writer.field("fact", fact)
            writer.field("mend", mend)
        }
    }
}
