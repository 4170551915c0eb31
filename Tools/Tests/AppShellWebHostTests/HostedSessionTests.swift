import Foundation
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioRunner
import Testing

@testable import AppShellWebHost

struct HostedSessionTests {
    private let viewer = Box()

    private final class Box: Sendable {}

    private func session(_ kit: any TestKit.Type = MadiniaTestKit.self) async -> HostedSession {
        let product = ProductScripts(kit: kit, features: [])
        let session = HostedSession(product: product, language: "fr", runsClock: false)
        await session.replay([ConsoleStep(text: "l'application est ouverte")])
        return session
    }

    private func act(_ json: String, on session: HostedSession) async -> String? {
        do {
            let request = try JSONDecoder().decode(PageRequest.self, from: Data(json.utf8))
            try await session.act(request, by: ObjectIdentifier(viewer))
            return nil
        } catch {
            return (error as? PageError)?.message ?? "\(error)"
        }
    }

    private func steps(of session: HostedSession) async throws -> [String] {
        var seen = HostedSession.Seen()
        return try await session.update(&seen, answering: nil).steps.items.map(\.text)
    }

    /// The place of an element, by what is said of it in the drawn screen.
    private func path(of words: String, on session: HostedSession) async throws -> String {
        var seen = HostedSession.Seen()
        let html = try #require(try await session.update(&seen, answering: nil).screen?.html)
        let node = try #require(html.split(separator: "<").first { $0.hasSuffix(words) })
        return try #require(node.firstMatch(of: /data-path="([0-9.]+)"/)).output.1.description
    }

    @Test("a script keeps the titles that it began with; without any it has the product's name")
    func titles() async throws {
        let session = await session()
        let own = await session.script(named: "La fiche", of: "Le catalogue", in: "fr")
        #expect(own.problem == nil)
        #expect(own.text.contains("\nFonctionnalité: Le catalogue\n\n  Scénario: La fiche\n"), "\(own.text)")
        #expect(await session.script(named: "S", in: "fr").text.contains("\nFonctionnalité: Madinia\n"))
    }

    @Test("what the bench says of a product's steps is in their language")
    func bench() {
        let french = Bench(MadiniaTestKit.self, in: "fr").givens.first { $0.text == "le catalogue est vide" }
        #expect(french.map { !$0.summary.hasPrefix("The ") } == true, "\(french?.summary ?? "")")
        let english = Bench(MadiniaTestKit.self, in: "en").givens.first { $0.text == "the catalogue is empty" }
        #expect(english?.summary == "The back end has no courses.")
    }

    @Test("the phone's log is in the language of the steps")
    func log() async throws {
        let session = await session()
        _ = await act(
            #"{"n":1,"do":"step","step":{"text":"une notification push arrive :","docString":"{\"aps\":{\"alert\":\"A\"}}"}}"#,
            on: session
        )
        var seen = HostedSession.Seen()
        let events = try await session.update(&seen, answering: nil).panel.events
        #expect(events.contains { $0.text.contains("non affichée : autorisation") }, "\(events.map(\.text))")
    }

    @Test("two taps without an answer between them are one double tap; a third is one of its own")
    func taps() async throws {
        let session = await session()
        let path = try await path(of: ">Réglages", on: session)
        #expect(await act(#"{"n":1,"do":"tap","path":"\#(path)"}"#, on: session) == nil)
        #expect(await act(#"{"n":2,"do":"tap","path":"\#(path)","again":true}"#, on: session) == nil)
        #expect(
            try await steps(of: session) == [
                "l'application est ouverte", "je tape deux fois de suite sur \"Réglages\"",
            ]
        )
        let back = try await self.path(of: ">Retour", on: session)
        #expect(await act(#"{"n":3,"do":"tap","path":"\#(back)","again":true}"#, on: session) == nil)
        #expect(try await steps(of: session).count == 3)
    }

    @Test("a tap that does not pass takes no step with it when it is done again")
    func failedTap() async throws {
        let session = await session()
        for again in [false, true, true] {
            #expect(await act(#"{"n":1,"do":"tap","path":"0.9.9","again":\#(again)}"#, on: session) != nil)
        }
        #expect(try await steps(of: session) == ["l'application est ouverte"])
    }

    @Test("an act is meant for the element that the page showed, wherever it has moved since")
    func movedElement() async throws {
        let session = await session(PiTrainerTestKit.self)
        #expect(
            await act(#"{"n":1,"do":"tap","path":"\#(try await path(of: "entraîner", on: session))"}"#, on: session)
                == nil
        )
        let keys = [try await path(of: ">1", on: session), try await path(of: ">4", on: session)]
        var seen = HostedSession.Seen()
        let drawn = try await session.update(&seen, answering: nil).drawn
        for key in keys {
            #expect(await act(#"{"n":2,"do":"tap","path":"\#(key)","drawn":\#(drawn)}"#, on: session) == nil)
        }
        #expect(try await steps(of: session).suffix(2) == ["je tape sur \"1\"", "je tape sur \"4\""])
        #expect(
            try await path(of: ">4", on: session) != keys[1],
            "the keypad did not move: another screen is needed here"
        )
        // What is gone is not taken for what stands in its place.
        #expect(await act(#"{"n":3,"do":"step","step":{"text":"je tape une décimale fausse"}}"#, on: session) == nil)
        #expect(await act(#"{"n":4,"do":"tap","path":"\#(keys[0])","drawn":\#(drawn)}"#, on: session) != nil)
    }

    @Test("a moment is shown as it was, and a branch drops what came later")
    func moments() async throws {
        let session = await session()
        for tab in ["Formations", "Blog"] {
            let step = #"{"n":1,"do":"step","step":{"text":"j'ouvre l'onglet \"\#(tab)\""}}"#
            #expect(await act(step, on: session) == nil)
        }
        var seen = HostedSession.Seen()
        try await session.look(2, &seen)
        #expect(try await session.update(&seen, answering: nil).title == "Formations")
        await #expect(throws: PageError.self) { try await session.look(4, &seen) }
        try await session.branch(at: 2, by: ObjectIdentifier(viewer))
        #expect(try await steps(of: session).count == 2)
        #expect(await session.script(named: "S", in: "en").problem == nil)
    }
}
