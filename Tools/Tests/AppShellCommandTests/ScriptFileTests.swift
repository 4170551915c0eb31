import CucumberGherkin
import Foundation
import MadiniaTestKit
import ScenarioRunner
import Testing

@testable import AppShellCommand

/// The page writes a corrected scenario into its file, and nothing else.
struct ScriptFileTests {
    private static let script = """
        # language: fr
        Fonctionnalité: Prix
          Contexte:
            Étant donné que l'application est ouverte
          Scénario: Le prix
            Quand je tape sur "Starter"
            # à vérifier
            Alors je vois "491 €"

            Et je vois dans l'ordre :
              | A |
              | B |
          Scénario: Autre
            Quand j'attends 1 seconde

        """

    /// In the working folder, as only there files are written.
    private func file(_ script: String = script) throws -> (ScriptFile, String)? {
        let name = "script-file-\(UUID().uuidString).feature"
        try Data(script.utf8).write(to: URL(fileURLWithPath: name))
        let source = GherkinSource(uri: name, text: script)
        return ScriptFile(source, line: 5, of: MadiniaTestKit.self).map { ($0, name) }
    }

    private static let opening = ConsoleStep(text: "l'application est ouverte")
    private static let tap = ConsoleStep(text: "je tape sur \"Starter\"")
    private static let wrong = ConsoleStep(text: "je vois \"491 €\"")
    private static let right = ConsoleStep(text: "je vois \"490 €\"")
    private static let table = ConsoleStep(text: "je vois dans l'ordre :", table: [["A"], ["B"]])
    private static let wait = ConsoleStep(text: "j'attends 1 seconde")

    @Test(
        "what changes is written in its place; the rest stays as it is, comments too",
        arguments: [
            ([opening, tap, right, table], [("491 €", "490 €")]),
            ([opening, tap, table], [("    Alors je vois \"491 €\"\n", "")]),
            ([opening, tap, wait, wrong, table], [("Starter\"\n", "Starter\"\n    Et j'attends 1 seconde\n")]),
            (
                [opening, tap, wrong, table, right],
                [("      | B |\n", "      | B |\n    Et je vois \"490 €\"\n")]
            ),
            ([opening, tap, wrong], [("    Et je vois dans l'ordre :\n      | A |\n      | B |\n", "")]),
            ([opening, tap, wrong, table], []),
        ]
    )
    func writes(_ steps: [ConsoleStep], _ changes: [(String, String)]) throws {
        var (file, name) = try #require(try file())
        defer { try? FileManager.default.removeItem(atPath: name) }
        let key = file.key
        try file.write(steps)
        #expect(file.steps.map(\.text) == steps.map(\.text))
        #expect((file.key == key) == changes.isEmpty)
        let expected = changes.reduce(Self.script) { $0.replacing($1.0, with: $1.1) }
        #expect(try String(contentsOfFile: name, encoding: .utf8) == expected)
        // Once more from what is there now.
        try file.write([Self.opening, Self.tap])
        #expect(try !String(contentsOfFile: name, encoding: .utf8).contains("491"))
    }

    @Test("a text under a new step is written whole, whatever its lines begin with")
    func texts() throws {
        let text = "{\n  \"a\": 1\n\n}\n| x |\n\"\"\""
        let push = ConsoleStep(text: "une notification push arrive :", docString: text)
        for script in [Self.script, Self.script.replacing("\n", with: "\r\n")] {
            var (file, name) = try #require(try file(script))
            defer { try? FileManager.default.removeItem(atPath: name) }
            try file.write([Self.opening, Self.tap, push, Self.wrong, Self.table])
            #expect(file.steps[2] == ConsoleStep(kind: .when, text: push.text, docString: text))
            let lines = #"""
                    Et une notification push arrive :
                      """
                      {
                        "a": 1

                      }
                      | x |
                      \"\"\"
                      """

                """#
            let written = try String(decoding: Data(contentsOf: URL(fileURLWithPath: name)), as: UTF8.self)
            #expect(
                written.replacing("\r\n", with: "\n")
                    == Self.script.replacing("Starter\"\n", with: "Starter\"\n\(lines)")
            )
        }
    }

    @Test("a file with CRLF keeps its line ends")
    func lineEnds() throws {
        let script = Self.script.replacing("\n", with: "\r\n")
        var (file, name) = try #require(try file(script))
        defer { try? FileManager.default.removeItem(atPath: name) }
        try file.write([Self.opening, Self.tap, Self.wait, Self.wrong, Self.table])
        let expected = script.replacing("Starter\"\r\n", with: "Starter\"\r\n    Et j'attends 1 seconde\r\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: name)) == Data(expected.utf8))
    }

    @Test("a file that changed meanwhile stays, and so does a background")
    func refuses() throws {
        var (file, name) = try #require(try file())
        defer { try? FileManager.default.removeItem(atPath: name) }
        #expect(throws: ScriptFile.Failure.self) { try file.write([Self.wait, Self.tap, Self.wrong, Self.table]) }
        #expect(try String(contentsOfFile: name, encoding: .utf8) == Self.script)
        try Data("# other".utf8).write(to: URL(fileURLWithPath: name))
        #expect(throws: ScriptFile.Failure.self) { try file.write([Self.opening, Self.tap]) }
        #expect(try String(contentsOfFile: name, encoding: .utf8) == "# other")
    }

    @Test("outlines and files outside of the working folder can't be written")
    func outside() throws {
        let scratch = try Scratch()
        let path = try scratch.write(Self.script, to: "a.feature")
        let source = GherkinSource(uri: path, text: Self.script)
        #expect(ScriptFile(source, line: 5, of: MadiniaTestKit.self) == nil)
        let outline = """
            # language: fr
            Fonctionnalité: F
              Plan du scénario: S
                Quand je tape sur "<a>"
                Exemples:
                  | a |
                  | b |

            """
        let name = "script-file-\(UUID().uuidString).feature"
        try Data(outline.utf8).write(to: URL(fileURLWithPath: name))
        defer { try? FileManager.default.removeItem(atPath: name) }
        #expect(ScriptFile(GherkinSource(uri: name, text: outline), line: 7, of: MadiniaTestKit.self) == nil)
    }
}
