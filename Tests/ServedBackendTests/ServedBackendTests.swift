import AppShell
import AppShellHeadless
import AppShellLive
import Foundation
import ScenarioRunner
import Testing

/// Scripts on a back end behind a socket: the same verdicts, and the same traces byte for byte.
@Suite struct ServedBackendTests {
    let server: HandlerServer<NotesBackend>
    let backend: ServedBackend

    init() throws {
        server = try HandlerServer(NotesBackend())
        backend = ServedBackend(server)
    }

    private static let open = "j'ouvre l'application pour la première fois"

    @Test(
        "A script has the same verdicts and the same trace on a served back end as in process",
        arguments: [
            ["je vois \"pain à 0.0\"", "je tape sur \"Ajouter\"", "je vois \"ajouté : 201\"", "le serveur a 2 notes"],
            // The clock of the server is the script's.
            [
                "j'attends 90 secondes", "je tape sur \"Ajouter\"", "je tape sur \"Relire\"",
                "je vois \"lait à 1000090.25\"",
            ],
            // What a step arranges is there at the next call, and what the app did is there at the next step.
            [
                "je tape sur \"Ajouter\"", "le serveur garde la note \"vin\"", "je tape sur \"Relire\"",
                "le serveur a 3 notes",
            ],
            [
                "le serveur prend au plus 1 notes", "je tape sur \"Ajouter\"", "le serveur a 1 note",
                "le serveur a 9 notes",
            ],
            ["je relis deux fois en regardant le serveur", "le serveur a 5 notes"],
            // Links to itself name the host that the app asked.
            [
                "je vois \"https://notes.example/api/notes\"",
                "je vois \"https:\\\\/\\\\/notes.example\\\\/api\\\\/notes\"",
            ],
            // Faults are the script's, not the server's.
            ["le serveur répond 503 au prochain appel", "je tape sur \"Ajouter\"", "le serveur a 2 notes"],
            [
                "le serveur met 3 secondes à répondre", "je tape sur \"Ajouter\"", "le serveur a 2 notes",
                "j'attends 3 secondes",
            ],
            ["le serveur ne répond plus", "je tape sur \"Relire\"", "j'attends 60 secondes"],
            [
                "le serveur traite le prochain appel mais sa réponse se perd", "je tape sur \"Ajouter\"",
                "le serveur a 3 notes",
            ],
            ["le serveur est injoignable", "je tape sur \"Ajouter\"", "le serveur a 1 note"],
            ["le téléphone est hors connexion", "je tape sur \"Ajouter\"", "le serveur a reçu 1 appel"],
            ["je tape sur \"Ajouter deux\"", "le serveur a reçu 2 appels POST \"/notes\"", "le serveur a 3 notes"],
            [
                "je tape sur \"Ajouter\"", "je quitte de force l'application", "je relance l'application",
                "le serveur a 2 notes",
            ],
            // Another phone has a back end of its own meanwhile.
            [
                "je tape sur \"Ajouter\"", "je recommence sur un autre téléphone", "je tape sur \"Ajouter\"",
                "le serveur a 3 notes",
            ],
            [
                "le serveur garde la note \"vin\"", "je recommence sur un autre téléphone", "je tape sur \"Relire\"",
                "je vois \"vin à 1000000.25\"",
            ],
        ]
    )
    func bothWays(_ steps: [String]) throws {
        let steps = [Self.open] + steps
        let inProcess = Verdicts(steps: steps, on: nil)
        let served = Verdicts(steps: steps, on: backend)
        #expect(served.steps == inProcess.steps)
        #expect(served.scenarios.first?.trace == inProcess.scenarios.first?.trace)
        #expect(served.steps.contains { $0.hasPrefix("PASSED") })
    }

    @Test("Each scenario begins with a fresh back end")
    func freshBackEnd() {
        for _ in 0..<2 {
            let verdicts = Verdicts(steps: [Self.open, "je tape sur \"Ajouter\"", "le serveur a 2 notes"], on: backend)
            #expect(verdicts.steps == ["PASSED", "PASSED", "PASSED"])
        }
        // Its limit of 20 calls is not kept, and ends with the scenario nevertheless.
        let calls = Array(repeating: "je tape sur \"Relire\"", count: 15) + ["je vois \"pain à 0.0\""]
        for _ in 0..<2 {
            #expect(Verdicts(steps: [Self.open] + calls, on: backend).steps.allSatisfy { $0 == "PASSED" })
        }
    }

    @Test("The state is read where a step asks for it, and put where it changed")
    func stateIsMovedSparingly() {
        _ = Verdicts(steps: [Self.open, "je tape sur \"Ajouter\"", "je tape sur \"Relire\""], on: backend)
        #expect(
            server.takeLines() == [
                "PUT /control/state", "GET /api/notes?page=1", "POST /api/notes", "GET /api/notes?page=1",
            ]
        )
        _ = Verdicts(
            steps: [Self.open, "le serveur a 1 note", "le serveur a 1 note", "le serveur garde la note \"vin\""]
                + ["je tape sur \"Relire\""],
            on: backend
        )
        #expect(
            server.takeLines() == [
                "PUT /control/state", "GET /api/notes?page=1", "GET /control/state", "PUT /control/state",
                "GET /api/notes?page=1",
            ]
        )
    }

    @Test("A step fails when the server does not answer within its time on the wall clock, and names the request")
    func aHangingServer() throws {
        let session = NotesKit.makeSession()
        session.connect(to: backend)
        try session.launch()
        session.liveLimit = .milliseconds(300)
        server.mood = .hangs
        defer { server.mood = .works }
        let failure = HeadlessError.liveRequestsOpen(
            ["GET https://notes.example/api/notes?page=1"],
            after: .milliseconds(300)
        )
        #expect(throws: failure) { try session.tap("Relire") }
        #expect(session.clock.elapsed == .zero)
    }

    @Test("A step fails when the server breaks off, or goes: that is no fault that a script arranged")
    func aBrokenServer() {
        server.mood = .drops
        let broken = Verdicts(steps: [Self.open], on: backend)
        #expect(broken.steps.first?.contains("FAILED: The served back end, \(server.origin): GET https://") == true)
        server.mood = .uncontrolled
        let uncontrolled = Verdicts(steps: [Self.open], on: backend)
        #expect(uncontrolled.steps.first?.contains("it answers 500 to PUT /control/state") == true)
    }

    @Test("What can't be run on is told before the first scenario")
    func checks() throws {
        try backend.check(for: NotesKit.makeSession())
        server.mood = .uncontrolled
        #expect(throws: ServedBackendError.notScripted(status: 500)) { try backend.check(for: NotesKit.makeSession()) }
        let closed = ServedBackend(origin: "http://127.0.0.1:9", token: "", transport: URLSessionTransport())
        #expect { try closed.check(for: NotesKit.makeSession()) } throws: { error in
            if case .unreachable = error as? ServedBackendError { true } else { false }
        }
        #expect { try self.other() } throws: { error in
            error as? ServedBackendError == .otherState("it has no “maximum”")
        }
    }

    /// Another product's.
    private func other() throws {
        let other = try HandlerServer(OtherBackend())
        try ServedBackend(other).check(for: NotesKit.makeSession())
    }
}

private final class OtherBackend: ScriptedBackend {
    var mirroredState: [String: Int] {
        get { ["rows": 1] }
        set {}
    }

    func beginAnew() {}

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}
