import AppShell
import Foundation
import Testing

@testable import AppShellCommand

struct PhraseAnswerTests {
    private static let phrases = """
        # language: fr
        Fonctionnalité: Phrases de Madinia

          Scénario: je regarde l'onglet {string}
            Quand j'ouvre l'onglet <1>

        """
    private static let script = """
        # language: fr
        Fonctionnalité: F

          Scénario: S
            Quand je regarde l'onglet "Blog"

        """

    private let scratch: Scratch
    private let session: ServerSession
    private let script: String
    private let phrases: String

    init() throws {
        scratch = try Scratch()
        _ = try scratch.write(Self.phrases, to: "Scenarios/Madinia/a.phrases.feature")
        _ = try scratch.write(Self.script, to: "Scenarios/Madinia/a.feature")
        session = try ServerSession(folder: scratch.folder)
        script = scratch.folder.appending(path: "Scenarios/Madinia/a.feature").absoluteString
        phrases = scratch.folder.appending(path: "Scenarios/Madinia/a.phrases.feature").absoluteString
        session.open(script, Self.script)
        session.settle()
    }

    @Test("a phrase is a step: it is known, completed, and leads to its file")
    func known() throws {
        #expect(session.diagnostics(script).map { $0["code"] } == [])
        let definition = session.request("textDocument/definition", session.at(script, 4, 14))
        #expect(definition.text().contains("a.phrases.feature"))
        let completion = session.request("textDocument/completion", session.at(script, 4, 10))
        let isOffered = completion.text().contains("je regarde l'onglet")
        #expect(isOffered)
    }

    @Test("the scripts follow a phrase as it is written")
    func edited() throws {
        session.open(phrases, Self.phrases.replacing("je regarde", with: "je visite"))
        session.settle()
        #expect(session.diagnostics(script).map { $0["code"] } == ["step-undefined"])
        #expect(session.diagnostics(phrases).map { $0["code"] } == ["definition-unused"])
        session.notify("textDocument/didClose", ["textDocument": ["uri": .string(phrases)]])
        session.settle()
        #expect(session.diagnostics(script).map { $0["code"] } == [])
    }

    @Test("a step of a phrase that takes its value is known like any other")
    func steps() throws {
        session.open(phrases, Self.phrases)
        session.settle()
        let hover = session.request("textDocument/hover", session.at(phrases, 4, 14)).text()
        #expect(hover.contains("j'ouvre l'onglet {string}"))
        #expect(hover.contains("j'ouvre l'onglet \\\"texte\\\""))
        let context: JSONValue = ["includeDeclaration": false]
        let references = session.request("textDocument/references", session.at(phrases, 4, 14, ["context": context]))
        #expect(references.text().contains("a.phrases.feature"))
    }

    @Test("what is wrong with a phrase is told in its file")
    func wrong() throws {
        session.open(phrases, Self.phrases.replacing("j'ouvre l'onglet <1>", with: "je danse sur <1>"))
        session.settle()
        #expect(session.diagnostics(phrases).map { $0["code"] } == ["step-undefined"])
    }
}
