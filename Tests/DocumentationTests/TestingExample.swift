import AppShell
import AppShellHeadless
import AppShellTesting
import Foundation
import ScenarioReports
import ScenarioRunner
import Testing

// The code of docs/testing-a-feature.md, which runs as the tests that it shows: TestingPageTests compares the two.

struct IdeasScreenTests {
    @Test("an idea that could not be sent is shown, and does not clear the list")
    func unsent() throws {
        let session = IdeasTestKit.makeSession()
        try session.launch()
        try session.setOnline(false)
        try session.type("Un banc", into: "Votre idée")
        try session.tap("Proposer")
        let screen = try session.content().outline
        #expect(screen.contains("banner “Pas encore envoyé”"), "\(screen)")
        #expect(screen.contains("Aucune idée pour l'instant"), "\(screen)")
    }
}

struct IdeasBackendTests {
    @Test("two calls with one key are one idea")
    func countsOnce() throws {
        let backend = IdeasBackend()
        let call = HTTPRequest(
            method: .post,
            url: "https://idees.example/api/ideas",
            headers: ["Idempotency-Key": "k1"],
            body: Array(#"{"text": "Un banc"}"#.utf8)
        )
        let now = Date(timeIntervalSince1970: 0)
        #expect(backend.respond(to: call, at: now).status == 201)
        #expect(backend.respond(to: call, at: now).status == 201)
        #expect(backend.ideas.map(\.text) == ["Un banc"])
    }
}

struct IdeasCompositionTests {
    @Test("the product can be composed")
    func isSound() {
        let environment = IdeasTestKit.makeSession().environment
        #expect(AppGraph.issues(of: IdeasApp.self, in: environment).map(\.description) == [])
    }
}

struct IdeasStepTests {
    @Test("the step about the server's ideas fails where the count is wrong")
    func countFails() {
        let script = """
            Feature: Ideas
              Scenario: None, says the server
                Given the app is open
                Then the server has 1 idea
            """
        let run = ScriptRun(of: [script], on: IdeasTestKit.self)
        #expect(!run.summary.succeeded)
        #expect(run.output.contains("The number of ideas"), "\(run.output)")
    }
}
