import AppShell
import Foundation
import Testing

@testable import AppShellCommand

struct DiagnosticsTests {
    private static let uri = "file:///w/Madinia/a.feature"

    @Test(
        "positions are the client's, behind emoji and accents, whichever it counts",
        arguments: [
            (PositionEncoding.utf16, 9), (.utf8, 12), (.utf32, 8),
        ]
    )
    func positions(_ encoding: PositionEncoding, column: Int) throws {
        let scratch = try Scratch()
        _ = try scratch.write("id,kinds,title\nMAD-FR9,H,Nine\n", to: "Scenarios/requirements.csv")
        let session = try ServerSession(
            ["general": ["positionEncodings": [.string(encoding.rawValue)]]],
            folder: scratch.folder
        )
        let uri = scratch.folder.appending(path: "Scenarios/Madinia/a.feature").absoluteString
        session.open(
            uri,
            "# language: fr\nFonctionnalité: F\n\n  @é🎉x @MAD-FR999\n  Scénario: S\n    Quand je reviens en arrière\n"
        )
        session.settle()
        let found = try #require(session.diagnostics(uri).first { $0["code"] == "requirement-unknown" })
        let range = try #require(TextRange(found["range"]))
        #expect(range.start == TextPosition(line: 3, character: column - 1))
        #expect(range.end == TextPosition(line: 3, character: column + 9))
        #expect(found["message"] == "Unknown requirement MAD-FR999. Did you mean @MAD-FR9?")
        #expect(found["severity"] == 2)
    }

    @Test("they follow each change, and go with the document")
    func changes() throws {
        let session = try ServerSession()
        session.open(Self.uri, "# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    Quand je reviens en arrière\n")
        session.settle()
        #expect(session.diagnostics(Self.uri).isEmpty)
        let range = TextRange(TextPosition(line: 4, character: 10), TextPosition(line: 4, character: 12))
        session.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(Self.uri), "version": 2],
                "contentChanges": [["range": range.json, "text": "jé"]],
            ]
        )
        session.settle()
        #expect(session.diagnostics(Self.uri).map { $0["code"] } == ["step-undefined"])
        let last = session.messages.last { $0["method"] == "textDocument/publishDiagnostics" }
        #expect(last?.member("params", "version") == 2)
        session.notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri)]])
        #expect(session.diagnostics(Self.uri).isEmpty)
    }

    @Test("fixes are offered where lint knows them")
    func fixes() throws {
        let session = try ServerSession(folder: Repository.root)
        let uri = Repository.root.appending(path: "Scenarios/Madinia/neu.feature").absoluteString
        session.open(
            uri,
            """
            # language: fr
            Fonctionnalité: F

              @MAD-FR999 @a @a
              Plan du scénario: S
              Quand je tape sur "<nom>
            """
        )
        session.settle()
        #expect(titles(uri, 3, session) == ["Write @MAD-FR9", "Remove the second tag"])
        #expect(titles(uri, 4, session) == ["Write “Scénario”"])
        #expect(titles(uri, 5, session).contains("Format the script"))
        #expect(titles(uri, 5, session).contains("Close the quotation mark"))
    }

    @Test("a step in another language is offered in the script's, where it can be said there with the same values")
    func translations() throws {
        let session = try ServerSession(folder: Repository.root)
        let uri = Repository.root.appending(path: "Scenarios/Madinia/neu.feature").absoluteString
        session.open(
            uri,
            """
            # language: fr
            Fonctionnalité: F

              Plan du scénario: S
                Étant donné que the app is open
                Alors I see "Prix" within 2 seconds
                Et I see "<prix>" within 2 seconds
                Et I check that I see "Prix"

                Exemples:
                  | prix  |
                  | 490 € |

            """
        )
        session.settle()
        #expect(session.diagnostics(uri).count { $0["code"] == "step-language" } == 4)
        #expect(titles(uri, 4, session) == ["Write “l'application est ouverte”"])
        #expect(titles(uri, 5, session) == [#"Write “je vois "Prix" dans les 2 secondes”"#])
        #expect(titles(uri, 6, session).isEmpty && titles(uri, 7, session).isEmpty)
    }

    private func titles(_ uri: String, _ line: Int, _ session: ServerSession) -> [String] {
        let range = TextRange(TextPosition(line: line, character: 0), TextPosition(line: line, character: 40))
        let params: JSONValue = [
            "textDocument": ["uri": .string(uri)], "range": range.json, "context": ["diagnostics": []],
        ]
        return session.request("textDocument/codeAction", params).arrayValue?.compactMap {
            $0["title"]?.stringValue
        } ?? []
    }
}
