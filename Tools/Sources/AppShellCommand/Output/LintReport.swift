import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// What a lint found, and what it laid out.
struct LintReport {
    let fileCount: Int
    /// The files that were rewritten, in order.
    let formatted: [String]
    /// Sorted.
    let findings: [LintIssue]
    /// The files that could not be laid out, in order.
    let faults: [FileError]
    /// The files and folders that could not be read.
    var unreadable: [FileError] = []

    private var allFaults: [FileError] { unreadable + faults }

    /// Notes ask for nothing.
    var isClean: Bool { allFaults.isEmpty && findings.allSatisfy { $0.severity == .note } }

    var exit: CommandExit { allFaults.isEmpty ? isClean ? .passed : .failed : .usage }

    /// A line a finding, as compilers write them, and a summary.
    var text: String {
        let written = formatted.map { "\($0): formatted" } + allFaults.map { "\($0.file): \($0.fact)" }
        return (written + findings.map(\.description) + [summary]).map { $0 + "\n" }.joined()
    }

    private var summary: String {
        let counts = LintIssue.Severity.allCases.compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        let failed =
            faults.isEmpty
            ? [] : ["\(Self.counted(faults.count, "file")) left as \(faults.count == 1 ? "it was" : "they were")"]
        let unread = unreadable.isEmpty ? [] : ["\(unreadable.count) could not be read"]
        let all = counts + failed + unread
        let found = all.isEmpty ? "nothing to fix" : all.joined(separator: ", ")
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
            writer.array("faults", allFaults) { $1.write(into: &$0) }
            writer.array("findings", findings) { $1.write(into: &$0) }
        }
        writer.lineBreak()
        return writer.text
    }

    private func count(_ severity: LintIssue.Severity) -> Int { findings.count { $0.severity == severity } }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension LintIssue {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code.rawValue)
            writer.field("severity", severity.rawValue)
            writer.field("file", file)
            writer.field("line", line)
            writer.field("column", ifPresent: column)
            writer.field("fact", fact)
            writer.field("fix", fix)
        }
    }
}

extension FileError {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("file", file)
            writer.field("fact", fact)
        }
    }
}
