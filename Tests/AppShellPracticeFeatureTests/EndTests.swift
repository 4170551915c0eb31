import AppShell
import AppShellHeadless
import Foundation
import Testing

struct EndTests {
    @Test("PI-FR2: the first error ends a strict session: its summary says score, speed and what was wrong, and shakes")
    func strict() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("14155")
        #expect(try phone.place == "practice.summary")
        #expect(try phone.session.navigation().base.routes.map(\.name) == ["practice.home", "practice.summary"])
        let error = try #require(try phone.element("Erreur : 9 attendu, 5 saisi"))
        #expect(error.state.look?.effect == Content.Effect(.shake, number: 1))
        #expect(try phone.value("Score") == "4 décimales")
        #expect(try phone.value("Vitesse") == "4,0\u{A0}CPS")
        #expect(try phone.value("Durée") == "1 s")
        #expect(try phone.value("Meilleure série") == "4")
        #expect(try phone.value("Révélations") == "0")
        #expect(try phone.value("Erreurs") == nil)
        #expect(try phone.value("Intervalle médian") == "250\u{A0}ms")
        #expect(try phone.value("Régularité") == "100\u{A0}%")
        #expect(try phone.sees("Première session !"))
        #expect(phone.session.phone.events.contains(.haptic(.doubleVibration)))
    }

    @Test("PI-FR2: an error at the first key ends the session too, with a speed of 0")
    func firstKeyWrong() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.session.tap("5", in: "Pavé numérique", times: 2)
        #expect(try phone.value("Score") == "0 décimale")
        #expect(try phone.value("Vitesse") == "0,0\u{A0}CPS")
        #expect(try phone.value("Intervalle médian") == nil)
        try phone.session.tap("Terminer")
        #expect(try phone.value("Sessions") == "pi strict 0/1")
    }

    @Test("PI-S3.2: a press of 3 s ends the session, one of 2.9 s does not, and a tap is none")
    func hold() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("1415")
        #expect(throws: HeadlessError.self) { try phone.session.tap("Terminer") }
        try phone.session.hold("Terminer", for: .milliseconds(2_900))
        #expect(try phone.place == "practice.session")
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.place == "practice.summary")
        #expect(try !phone.sees("Erreur"))
        #expect(try phone.value("Durée") == "0 s")
    }

    @Test("PI-S3.0: the summary leads back home or into the next session; a session is handed on once")
    func ways() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("13")
        try phone.session.tap("Recommencer", times: 2)
        #expect(try phone.place == "practice.session")
        #expect(try phone.value("Position") == "#1")
        try phone.type("142")
        try phone.session.tap("Terminer", times: 2)
        #expect(try phone.place == "practice.home")
        #expect(try phone.value("Sessions") == "pi strict 1/2, pi strict 2/3")
        #expect(try phone.value("Passages") == "2")
        #expect(try phone.value("Progression") == "2 décimales")
        #expect(try phone.locks == [])
    }

    @Test("PI-S3.2: back is held while a session runs, and free again on the summary")
    func back() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("14")
        #expect(throws: HeadlessError.refused("locked by “practice.session”: une session est en cours")) {
            try phone.session.goBack()
        }
        #expect(try phone.place == "practice.session")
        try phone.type("9")
        try phone.session.goBack()
        #expect(try phone.place == "practice.home")
        #expect(try phone.locks == [])
    }

    @Test(
        "PI-S3.2: a link and a notification wait until the summary was left, with the reason recorded",
        arguments: [
            Arrival.link("pitrainer://elsewhere"), .tap(#"{"kind":"elsewhere"}"#, id: "1"),
        ]
    )
    func arrivals(arrival: Arrival) throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("14")
        try phone.session.receive(arrival)
        #expect(try phone.place == "practice.session")
        let outcome = try #require(try phone.session.arrivals().last?.outcome)
        #expect("\(outcome)".contains("une session est en cours"))
        try phone.type("9")
        #expect(try phone.place == "practice.summary")
        try phone.session.tap("Terminer")
        #expect(try phone.place == "elsewhere.place")
        #expect(try phone.locks == [])
    }

    @Test("PI-S3.2: after « Recommencer » what waited goes on waiting until home, however many sessions later")
    func arrivalsAndAgain() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("14")
        try phone.session.receive(.link("pitrainer://elsewhere"))
        try phone.type("9")
        try phone.session.tap("Recommencer")
        #expect(try phone.place == "practice.session")
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.place == "practice.session")
        try phone.type("19")
        #expect(try phone.place == "practice.summary")
        try phone.session.tap("Recommencer")
        #expect(try phone.place == "practice.session")
        try phone.session.goBack()
        #expect(try phone.place == "elsewhere.place")
        #expect(try phone.locks == [])
    }

    @Test("PI-S3.2: a session that has no key yet holds nothing back, after « Recommencer » as after « S'entraîner »")
    func arrivalBeforeKey() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("19")
        #expect(try phone.locks == ["practice.summary"])
        try phone.session.receive(.link("pitrainer://elsewhere"))
        let outcome = try #require(try phone.session.arrivals().last?.outcome)
        #expect("\(outcome)".contains("la session et son résumé ne sont pas encore quittés"))
        try phone.session.goBack()
        try phone.session.goBack()
        try phone.enter()
        try phone.type("19")
        try phone.session.tap("Recommencer")
        #expect(try phone.locks == ["practice.again"])
        try phone.session.receive(.link("pitrainer://elsewhere"))
        #expect(try phone.place == "elsewhere.place")
    }

    @Test("PI-S3.2: whoever goes to another app has left the summary: what is opened there is not held back")
    func summaryInBackground() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("19")
        try phone.session.enterBackground()
        try phone.session.receive(.tap(#"{"kind":"elsewhere"}"#, id: "1"))
        #expect(try phone.place == "elsewhere.place")
        #expect(try phone.locks == [])
    }

    @Test("PI-S3.2: a running session holds what is opened in another app back all the same")
    func sessionInBackground() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("14")
        try phone.session.enterBackground()
        try phone.session.receive(.tap(#"{"kind":"elsewhere"}"#, id: "1"))
        #expect(try phone.locks.contains("practice.summary"))
        #expect(try phone.place == "practice.session")
        #expect(try phone.session.arrivals().last?.outcome.isHeld == true)
    }

    @Test("PI-FR2: numbers are written in groups of three digits, units after a no-break space")
    func numbers() throws {
        let phone = try Phone()
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        try phone.type(Sample.pi.prefix(1_000), gap: .milliseconds(10))
        try phone.session.wait(.milliseconds(1_500))
        try phone.type("0")
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.value("Score") == "1\u{202F}000 décimales")
        #expect(try phone.value("Meilleure série") == "1\u{202F}000")
        #expect(try phone.value("Intervalle médian") == "10\u{A0}ms")
        try phone.session.tap("Terminer")
        #expect(try phone.value("Progression") == "1\u{202F}000 décimales")
        try phone.enter()
        for digit in Sample.pi.prefix(2) {
            try phone.type("\(digit)")
            try phone.session.wait(.milliseconds(1_234_567))
        }
        try phone.type("1")
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.value("Intervalle médian") == "1\u{202F}234\u{202F}567\u{A0}ms")
    }

    @Test("PI-S3.2: no lock stays behind should the session's screen go in a way that is none")
    func brokenLock() throws {
        let phone = try Phone()
        try phone.session.tap("Garder")
        try phone.enter()
        try phone.type("14")
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.locks == ["practice.summary"])
        try phone.session.goBack()
        #expect(try phone.place == "practice.home")
        #expect(try phone.locks == [])
        #expect(try phone.sees("Pi, à la position #3"))
        try phone.session.tap("Reprendre la session")
        try phone.type("18")
        #expect(try phone.value("Score") == "3 décimales")
        #expect(try phone.locks == ["practice.summary"])
    }

    @Test("PI-FR4: after the last decimal that there is the session ends, and says so")
    func allDigits() throws {
        let phone = try Phone()
        try phone.session.choose("e", in: "Constante")
        try phone.enter()
        try phone.type(Sample.e)
        #expect(try phone.place == "practice.summary")
        #expect(try phone.sees("Vous avez tapé toutes les décimales disponibles !"))
        #expect(try phone.value("Score") == "40 décimales")
    }
}
