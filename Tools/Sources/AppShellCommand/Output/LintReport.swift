import AppShellTexts
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
        let written = formatted.map { localized("\($0): formatted") } + allErrors.map { "\($0.file): \($0.fact)" }
        return (written + issues.map(\.description) + [summary]).map { $0 + "\n" }.joined()
    }

    var summary: String {
        let counts = LintIssue.Severity.allCases.compactMap { severity -> String? in
            let count = count(severity)
            guard count > 0 else { return nil }
            switch severity {
            case .error: return counted(count, "error|errors")
            case .warning: return counted(count, "warning|warnings")
            case .note: return counted(count, "note|notes")
            }
        }
        let failed = fileErrors.isEmpty ? [] : [localized("\(fileErrors.count, "file") left unchanged")]
        let unread = unreadable.isEmpty ? [] : [counted(unreadable.count, "could not be read|could not be read")]
        let all = counts + failed + unread
        guard !all.isEmpty else { return localized("\(fileCount, "file"): nothing to fix") }
        return localized("\(fileCount, "file"): \(all.joined(separator: ", "))")
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
