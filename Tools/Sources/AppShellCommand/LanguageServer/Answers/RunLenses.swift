import AppShell
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// « Run » over a feature and each of its scenarios.
struct RunLenses {
    /// The command that clients bind: its only argument has the command line.
    static let command = "appshell.run"

    let document: OpenDocument
    let workspace: Workspace

    var json: JSONValue {
        guard let file = FileURI.path(of: document.uri), !WorkspaceFolder.hasPhrases(file) else { return [] }
        let nodes = Outline(document.lines).all.filter { $0.line.kind == .feature || $0.line.kind == .scenario }
        return .array(
            nodes.map { node in
                let range = document.text.range(
                    node.line.content..<node.line.text.upperBound,
                    in: workspace.client.encoding
                )
                let line = node.line.kind == .feature ? nil : node.number + 1
                let title = localized("▶ Run")
                return [
                    "range": range.json,
                    "command": [
                        "title": .string(title), "command": .string(Self.command),
                        "arguments": [argument(file, line)],
                    ],
                ]
            }
        )
    }

    private func argument(_ file: String, _ line: Int?) -> JSONValue {
        let folder = workspace.folder(of: file)
        let path = (folder?.name(of: file) ?? file) + (line.map { ":\($0)" } ?? "")
        return .members([
            "uri": .string(document.uri), "line": line.map(JSONValue.int),
            "command": .string("\(ProgramName.run) \(ShellWord.quoted(path))"), "arguments": ["run", .string(path)],
            "cwd": folder.map { .string($0.path) },
        ])
    }
}
