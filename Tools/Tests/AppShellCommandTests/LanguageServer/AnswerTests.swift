import AppShell
import Foundation
import Testing

@testable import AppShellCommand

/// What is answered about steps; Tests/Editors asks the same by way of a real client.
struct AnswerTests {
    private static let head = "# language: fr\nFonctionnalité: F\n\n  Scénario: S\n"

    private let scratch: Scratch
    private let folder: URL

    init() throws {
        scratch = try Scratch()
        folder = scratch.folder
        _ = try scratch.write(
            Self.head + "    Quand je tape sur \"Starter\"\n    Et je tape sur \"Stop\"\n    Et je tape sur \"Stop\"\n",
            to: "Scenarios/Madinia/b.feature"
        )
    }

    private func open(_ text: String, labels: String? = nil, snippets: Bool = true) throws -> (ServerSession, String) {
        let session = try ServerSession(
            ["textDocument": ["completion": ["completionItem": ["snippetSupport": .bool(snippets)]]]],
            folder: folder,
            labels: labels
        )
        let uri = folder.appending(path: "Scenarios/Madinia/a.feature").absoluteString
        session.open(uri, text)
        session.settle()
        return (session, uri)
    }

    private func items(_ session: ServerSession, _ uri: String, _ line: Int, _ character: Int) -> [JSONValue] {
        session.request("textDocument/completion", session.at(uri, line, character))["items"]?.arrayValue ?? []
    }

    @Test("a text is completed by what other scripts say there, the most frequent first, and the rest of the step")
    func values() throws {
        let (session, uri) = try open(Self.head + "    Quand je tape sur \"st\n")
        let found = items(session, uri, 4, 25)
        #expect(found.prefix(2).map { $0["label"]?.stringValue } == ["Stop", "Starter"])
        #expect(found.first?.member("textEdit", "newText") == "Stop\"")
    }

    @Test("labels that a run saw are offered, if the words are about elements")
    func labels() throws {
        let coverage = """
            {"groups": [{"prefix": "MAD-", "actions": {"acted": [{"role": "tab", "label": "Zone tab"}], \
            "neverActed": [{"role": "button", "label": "Zone \\"bouton\\""}]}}, {"prefix": "PI-"}]}
            """
        let file = try scratch.write(coverage, to: "coverage.json")
        let (session, uri) = try open(
            Self.head + "    Quand je tape sur \"z\n    Quand j'ouvre l'onglet \"z\n",
            labels: file
        )
        let labels = items(session, uri, 4, 24)
        #expect(labels.map { $0["label"] } == ["Zone tab", "Zone \"bouton\""])
        #expect(labels.last?.member("textEdit", "newText") == "Zone \\\"bouton\\\"\"")
        #expect(items(session, uri, 5, 29).map { $0["label"] } == ["Zone tab"])
    }

    @Test("folders of the workspace and files on disk come and go")
    func folders() throws {
        let (session, uri) = try open(Self.head + "    Quand je tape sur \"\n")
        func labels() -> [String] { items(session, uri, 4, 23).compactMap { $0["label"]?.stringValue } }
        #expect(labels() == ["Stop", "Starter"])
        let other = try Scratch()
        let path = try other.write(Self.head + "    Quand je tape sur \"Autre\"\n", to: "Madinia/c.feature")
        func change(_ key: String) {
            let folder: JSONValue = ["uri": .string(other.folder.absoluteString), "name": "other"]
            let event = JSONValue.object(JSONObject([(key, JSONValue.array([folder]))]))
            session.notify("workspace/didChangeWorkspaceFolders", ["event": event])
            session.settle()
        }
        change("added")
        #expect(labels() == ["Stop", "Autre", "Starter"])
        try FileManager.default.removeItem(atPath: path)
        let gone: JSONValue = ["uri": .string(FileURI.uri(of: path)), "type": 3]
        session.notify("workspace/didChangeWatchedFiles", ["changes": [gone]])
        #expect(labels() == ["Stop", "Starter"])
        change("removed")
        let new = try scratch.write(Self.head + "    Quand je tape sur \"Neuf\"\n", to: "Scenarios/Madinia/n.feature")
        session.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": .string(FileURI.uri(of: new)), "type": 1]]]
        )
        session.settle()
        #expect(labels() == ["Stop", "Neuf", "Starter"])
    }

    @Test("a client without snippets has plain text")
    func plain() throws {
        let (session, uri) = try open(Self.head + "    Quand j'attends\n", snippets: false)
        let item = items(session, uri, 4, 19).first { $0["label"] == "j'attends 2 secondes" }
        #expect(item?.member("textEdit", "newText") == "j'attends 2 secondes")
        #expect(item?["insertTextFormat"] == 1)
    }

    @Test("steps of the keyword's kind come first")
    func kinds() throws {
        let (session, uri) = try open(Self.head + "    Quand \n    Alors \n    Et \n")
        #expect(items(session, uri, 4, 10).first?["label"] == "je tape sur \"texte\"")
        for line in [5, 6] {
            let kinds = items(session, uri, line, line == 5 ? 10 : 7).filter { $0["kind"] == 3 }.map { $0["detail"] }
            #expect(kinds.first == "Alors")
        }
    }

    @Test("the columns of the examples are offered after <")
    func placeholders() throws {
        let examples =
            "\n    Exemples:\n      | nom | prix |\n      | x | 1 |\n\n  Scénario: T\n    Quand je vois \"<\n"
        let (session, uri) = try open(Self.head + "    Alors je vois \"<p>\"\n    Et je vois \"<\n" + examples)
        #expect(items(session, uri, 5, 17).map { $0["label"] } == ["<nom>", "<prix>"])
        let item = items(session, uri, 4, 21).first
        #expect(item?.member("textEdit", "newText") == "<prix>")
        #expect(TextRange(item?.member("textEdit", "range"))?.end.character == 22)
        #expect(items(session, uri, 12, 20).isEmpty)
    }

    @Test("renaming keeps placeholders, times and numbers")
    func rename() throws {
        let steps = [
            "Alors je vois \"<nom>\"", "Alors je vois \"a\" dans les <n> secondes",
            "Alors je vois \"b\" pendant 2 secondes",
        ]
        let examples = "\n    Exemples:\n      | nom | n |\n      | x   | 5 |\n"
        let text =
            Self.head.replacing("Scénario", with: "Plan du scénario")
            + steps.map { "    \($0)\n" }.joined() + examples
        let (session, uri) = try open(text)
        let edit = session.request("textDocument/rename", session.at(uri, 4, 12, ["newName": "on me montre {string}"]))
        let edits = edit.member("changes", uri)?.arrayValue ?? []
        #expect(
            edits.map { $0["newText"]?.stringValue ?? "" } == [
                "on me montre \"<nom>\"", "on me montre \"a\" dans les <n> secondes",
                "on me montre \"b\" pendant 2 secondes",
            ]
        )
    }

    @Test("a rename that would change nothing well is refused with its reason")
    func refused() throws {
        let (session, uri) = try open(Self.head + "    Quand je tape sur \"a\"\n    Quand je danse\n")
        func message(_ line: Int, _ name: String) -> String? {
            let params = session.at(uri, line, 12, ["newName": .string(name)])
            return session.response("textDocument/rename", params).member("error", "message")?.stringValue
        }
        #expect(message(4, "je touche")?.contains("{string}") == true)
        #expect(message(4, "je touche {texte}")?.contains("texte") == true)
        #expect(message(4, "je vois {string}")?.contains("already") == true)
        #expect(message(5, "je saute")?.contains("No step definition matches") == true)
    }

    @Test("a step with placeholders is filled in and taken apart again")
    func filled() {
        let filled = FilledText("j'attends <n> secondes et <x>", said: "j'attends 12 secondes et 3")
        #expect(filled?.written(10..<12) == "<n>")
        #expect(filled?.written(10..<21) == "<n> secondes")
        #expect(filled?.written(10..<11) == nil)
        #expect(filled?.written(25..<26) == "<x>")
        #expect(FilledText("a <b>", said: "c d") == nil)
    }

    @Test("unused definitions are told once all scripts are read, at their Swift files")
    func unused() throws {
        let (session, _) = try open(Self.head + "    Quand je reviens en arrière\n")
        let swift = session.messages.filter {
            $0["method"] == "textDocument/publishDiagnostics"
                && $0.member("params", "uri")?.stringValue?.hasSuffix(".swift") == true
        }
        #expect(!swift.isEmpty)
        let codes = swift.flatMap { $0.member("params", "diagnostics")?.arrayValue ?? [] }.map { $0["code"] }
        #expect(codes.allSatisfy { $0 == "definition-unused" })
    }
}
