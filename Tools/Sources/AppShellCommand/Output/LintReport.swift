import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// The result of linting and formatting.
struct LintReport {
    let fileCount: Int
    /// The rewritten files, in order.
    let formatted: [String]
    /// Sorted.
    let issues: [LintIssue]
    /// The files that could not be formatted, in order.
    let fileErrors: [FileError]
    /// The files and folders that could not be read.
    var unreadable: [FileError] = []

    var allErrors: [FileError] { unreadable + fileErrors }

    /// Notes require no action.
    var isClean: Bool { allErrors.isEmpty && issues.allSatisfy { $0.severity == .note } }

    var exit: CommandExit { allErrors.isEmpty ? isClean ? .passed : .failed : .usage }

    /// An issue per line, as compilers print them, and a summary.
    var text: String {
        let written = formatted.map { "\($0): formatted" } + allErrors.map { "\($0.file): \($0.fact)" }
        return (written + issues.map(\.description) + [summary]).map { $0 + "\n" }.joined()
    }

    var summary: String {
        let counts = LintIssue.Severity.allCases.compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        let failed =
            fileErrors.isEmpty
            ? [] : ["\(Self.counted(fileErrors.count, "file")) left unchanged"]
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
            writer.array("faults", allErrors) { $1.write(into: &$0) }
            writer.array("findings", issues) { $1.write(into: &$0) }
        }
        writer.lineBreak()
        return writer.text
    }

    private func count(_ severity: LintIssue.Severity) -> Int { issues.count { $0.severity == severity } }

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
