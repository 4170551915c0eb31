import AppShell
import AppShellTexts
import CucumberGherkin
import ScenarioRunner

/// What an editor can do about lint's issues.
struct CodeActions {
    let document: OpenDocument
    let workspace: Workspace

    init(_ document: OpenDocument, _ workspace: Workspace) {
        (self.document, self.workspace) = (document, workspace)
    }

    /// - Parameter only: the kinds that the client wants; nil for all.
    func actions(in range: TextRange, only: [String]?) -> [JSONValue] {
        func wants(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
        guard document.encodingIssue == nil else { return [] }
        let issues = workspace.check(document).issues
        var actions: [JSONValue] = []
        if wants("quickfix") {
            for issue in issues {
                let place = IssueRange.range(of: issue, in: document.text, workspace.client.encoding)
                guard place.touches(range) || issue.column == nil && place.start.line == range.start.line else {
                    continue
                }
                actions += fixes(of: issue, at: place)
            }
        }
        // All at once, if asked for by name: on saving, for instance.
        if only?.contains(where: { "source.fixAll.appshell".hasPrefix($0) && $0.hasPrefix("source") }) == true {
            let edits = ScriptFormatting(document, workspace.client.encoding).edits
            if !edits.isEmpty {
                actions.append(action(localized("Format the script"), "source.fixAll.appshell", edits))
            }
        }
        return actions
    }

    private func fixes(of issue: LintIssue, at range: TextRange) -> [JSONValue] {
        let diagnostic = Diagnostics.diagnostic(issue, range)
        func fix(_ title: String, _ edits: [TextEdit], isPreferred: Bool = true) -> [JSONValue] {
            edits.isEmpty ? [] : [action(title, "quickfix", edits, for: diagnostic, isPreferred: isPreferred)]
        }
        switch issue.code {
        case .format:
            return fix(localized("Format the script"), ScriptFormatting(document, workspace.client.encoding).edits)
        case .requirementUnknown:
            guard let tag = issue.suggestion else { return [] }
            return fix(localized("Write \(tag)"), [TextEdit(range: range, text: tag)])
        case .tagTwice: return fix(localized("Remove the second tag"), [TextEdit(range: withSpace(issue), text: "")])
        case .outlineWithoutExamples:
            return replacement(of: written(issue)?.keyword, by: issue.suggestion, in: issue).flatMap { fix($0.0, $0.1) }
                ?? []
        case .placeholderUnknown:
            guard let name = Self.placeholder(in: issue.fact) else { return [] }
            return replacement(of: name, by: issue.suggestion, in: issue).flatMap { fix($0.0, $0.1) } ?? []
        case .language: return fix(localized("Write “\(issue.suggestion ?? "")”"), languageLine(issue))
        case .quoteUnclosed:
            guard let line = written(issue), line.isStep else { return [] }
            let end = document.text.position(of: line.text.upperBound, in: workspace.client.encoding)
            return fix(localized("Close the quotation mark"), [TextEdit(range: TextRange(end, end), text: "\"")])
        case .stepUndefined: return undefined(issue, at: range)
        case .stepLanguage:
            guard let text = issue.suggestion, let line = written(issue), line.isStep else { return [] }
            let written = document.text.range(line.text, in: workspace.client.encoding)
            return fix(localized("Write “\(text)”"), [TextEdit(range: written, text: text)])
        case .stepRenamed:
            guard let new = issue.suggestion, let place = StepPlace(issue.line - 1, in: document, workspace) else {
                return []
            }
            let text = UndefinedStepActions(document: document, workspace: workspace).reworded(place, as: new)
            let written = document.text.range(place.line.text, in: workspace.client.encoding)
            return fix(localized("Write “\(text)”"), [TextEdit(range: written, text: text)])
        default: return []
        }
    }

    /// The nearest steps, and the Swift code that would define this one.
    private func undefined(_ issue: LintIssue, at range: TextRange) -> [JSONValue] {
        guard let place = StepPlace(issue.line - 1, in: document, workspace) else { return [] }
        let encoding = workspace.client.encoding
        let answers = UndefinedStepActions(document: document, workspace: workspace)
        let diagnostic = Diagnostics.diagnostic(issue, range)
        let text = document.text.range(place.line.text, in: encoding)
        var actions = answers.replacements(of: place).enumerated().map { index, new in
            let edit = TextEdit(range: text, text: new)
            return action(localized("Write “\(new)”"), "quickfix", [edit], for: diagnostic, isPreferred: index == 0)
        }
        let kind = StepKind.of(document.lines.lines, at: issue.line - 1) ?? .when
        if let snippet = answers.snippet(for: place, kind, StepKind.block(document.lines.lines, under: issue.line - 1)),
            let (file, edit) = DefinitionEdit.insertion(of: snippet, place.vocabulary, encoding)
        {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            let title = localized("Define the step in \(name)")
            actions.append(action(title, "quickfix", [edit], for: diagnostic, in: FileURI.uri(of: file)))
        }
        return actions
    }

    // MARK: Parts

    /// The line of the issue.
    private func written(_ issue: LintIssue) -> Gherkin.ScriptLine? {
        let lines = document.lines.lines
        return lines.indices.contains(issue.line - 1) ? lines[issue.line - 1] : nil
    }

    /// The issue's tag with the white space in front of it, or behind it at the start of the line.
    private func withSpace(_ issue: LintIssue) -> TextRange {
        var range = IssueRange.bytes(of: issue, in: document.text)
        while range.lowerBound > 0, document.text.bytes[range.lowerBound - 1] == UInt8(ascii: " ") {
            range = range.lowerBound - 1..<range.upperBound
        }
        return document.text.range(range, in: workspace.client.encoding)
    }

    /// Each time that a text stands in the line of the issue, from its column on.
    private func replacement(of old: String?, by new: String?, in issue: LintIssue) -> (String, [TextEdit])? {
        guard let old, let new, !old.isEmpty else { return nil }
        let start = IssueRange.bytes(of: issue, in: document.text).lowerBound
        let end = document.text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? document.text.bytes.count
        guard let found = document.text.string(start..<end).utf8.firstRange(of: old.utf8) else { return nil }
        let line = document.text.string(start..<end)
        let offset = start + line.utf8.distance(from: line.utf8.startIndex, to: found.lowerBound)
        let range = document.text.range(offset..<offset + old.utf8.count, in: workspace.client.encoding)
        return (localized("Write “\(new)”"), [TextEdit(range: range, text: new)])
    }

    /// `<name>` in a fact that has one.
    private static func placeholder(in fact: String) -> String? {
        guard let start = fact.lastIndex(of: "<"), let end = fact[start...].firstIndex(of: ">") else { return nil }
        return String(fact[start...end])
    }

    /// The first line, or the one that names another language.
    private func languageLine(_ issue: LintIssue) -> [TextEdit] {
        guard let line = issue.suggestion, let written = written(issue) else { return [] }
        let encoding = workspace.client.encoding
        if written.kind == .language {
            return [
                TextEdit(
                    range: document.text.range(written.content..<written.text.upperBound, in: encoding),
                    text: line
                )
            ]
        }
        let start = document.text.position(of: document.text.offset(line: 1, column: 1), in: encoding)
        return [TextEdit(range: TextRange(start, start), text: line + "\n")]
    }

    func action(
        _ title: String,
        _ kind: String,
        _ edits: [TextEdit],
        for diagnostic: JSONValue? = nil,
        isPreferred: Bool = false,
        in uri: String? = nil
    ) -> JSONValue {
        let changes = JSONObject([(uri ?? document.uri, JSONValue.array(edits.map(\.json)))])
        return .members([
            "title": .string(title), "kind": .string(kind), "diagnostics": diagnostic.map { [$0] },
            "isPreferred": isPreferred ? true : nil, "edit": ["changes": .object(changes)],
        ])
    }
}
