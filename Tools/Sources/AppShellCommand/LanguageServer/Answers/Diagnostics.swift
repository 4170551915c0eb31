import AppShell
import CucumberGherkin
import ScenarioRunner

/// Lint's issues of an open script, as diagnostics.
struct Diagnostics {
    let json: [JSONValue]

    init(_ document: OpenDocument, _ workspace: Workspace) {
        // As lint: anything else in such a file mostly follows from its encoding.
        let issues = document.encodingIssue.map { [$0.issue] } ?? workspace.check(document).issues
        json = issues.map { issue in
            Self.diagnostic(issue, IssueRange.range(of: issue, in: document.text, workspace.client.encoding))
        }
    }

    static func diagnostic(_ issue: LintIssue, _ range: TextRange) -> JSONValue {
        let severity: JSONValue =
            switch issue.severity {
            case .error: 1
            case .warning: 2
            case .note: 3
            }
        let tags: JSONValue? =
            switch issue.code {
            case .definitionUnused: [1]
            case .stepRenamed: [2]
            default: nil
            }
        return .members([
            "range": range.json, "severity": severity, "code": .string(issue.code.rawValue), "source": "appshell",
            "message": .string("\(issue.fact) \(issue.fix)"), "tags": tags,
        ])
    }

    /// Of a Swift file, which the server does not read: whole lines.
    static func unused(_ issues: [LintIssue]) -> [JSONValue] {
        issues.map { issue in
            let start = TextPosition(line: issue.line - 1, character: 0)
            return diagnostic(issue, TextRange(start, TextPosition(line: issue.line, character: 0)))
        }
    }
}

/// What of a script an issue is about.
enum IssueRange {
    static func range(of issue: LintIssue, in text: ScriptText, _ encoding: PositionEncoding) -> TextRange {
        text.range(bytes(of: issue, in: text), in: encoding)
    }

    /// From the column on, or the whole line, without white space at the ends.
    static func bytes(of issue: LintIssue, in text: ScriptText) -> Range<Int> {
        let lineStart = text.offset(line: issue.line, column: 1)
        let lineEnd = text.bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
        var start = issue.column.map { text.offset(line: issue.line, column: $0) } ?? lineStart
        var end = lineEnd
        switch issue.code {
        case .tagTwice, .requirementUnknown:
            // The tag's name: the first character is the @.
            let rest = text.bytes[min(start + 1, lineEnd)..<lineEnd]
            end = rest.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "`") } ?? lineEnd
        case .columnUnused:
            end = text.bytes[start..<lineEnd].firstIndex(of: UInt8(ascii: "|")) ?? lineEnd
        default: break
        }
        while end > start, text.bytes[end - 1] <= 0x20 { end -= 1 }
        while start < end, text.bytes[start] <= 0x20 { start += 1 }
        return start..<end
    }
}
