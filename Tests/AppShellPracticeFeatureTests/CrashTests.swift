import AppShell
import AppShellHeadless
import Foundation
import Synchronization
import Testing

struct CrashTests {
    @Test("PI-FR13: a session that was cut short goes on where it was, without the time in between")
    func resume() throws {
        let phone = try Phone.crashed(after: "14159")
        #expect(try phone.place == "practice.home")
        #expect(try phone.sees("Pi, à la position #6"))
        try phone.session.tap("Reprendre la session", times: 2)
        #expect(try phone.value("Position") == "#6")
        #expect(try phone.sees("Tapez la décimale #6 pour reprendre."))
        #expect(try !phone.sees("Tapez la première décimale pour commencer."))
        #expect(try phone.element("10 > 14159", .code) != nil)
        #expect(try phone.locks == [])
        try phone.type("265352")
        #expect(try phone.value("Score") == "10 décimales")
        #expect(try phone.value("Durée") == "2 s")
        #expect(try phone.sees("Session reprise après une interruption"))
        try phone.session.tap("Terminer")
        #expect(try phone.value("Sessions") == "pi strict 10/11 reprise")
        #expect(try !phone.sees("Session interrompue"))
        try phone.session.launch()
        #expect(try !phone.sees("Session interrompue"))
    }

    @Test("PI-FR13: learn mode's errors, reveals and run come back as well")
    func learn() throws {
        let phone = try Phone()
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        try phone.type("19")
        try phone.session.tap("Révéler la ligne 10")
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.launch()
        try phone.session.choose("Strict", in: "Mode")
        try phone.session.tap("Reprendre la session")
        #expect(try phone.element("415926535", .code)?.state.look?.opacity == 0.2)
        // The error from before shakes nothing here; the next one does, once.
        #expect(try phone.element("Décimales")?.state.look?.effect == nil)
        try phone.type("4")
        #expect(try phone.element("Décimales")?.state.look?.effect == nil)
        try phone.type("2")
        #expect(try phone.element("Décimales")?.state.look?.effect == Content.Effect(.shake, number: 1))
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.value("Erreurs") == "2")
        #expect(try phone.value("Révélations") == "1")
    }

    @Test("PI-FR13: a session given up is filed as it was, once")
    func abandon() throws {
        let phone = try Phone.crashed(after: "14159")
        #expect(try phone.value("Progression") == "5 décimales")
        try phone.session.tap("Abandonner", times: 2)
        #expect(try phone.value("Sessions") == "pi strict 5/5")
        #expect(try phone.value("Progression") == "5 décimales")
        #expect(try !phone.sees("Session interrompue"))
        try phone.session.launch()
        #expect(try !phone.sees("Session interrompue"))
    }

    @Test("PI-FR13: a session given up days later, elsewhere, ended with its last key, where it was struck")
    func ending() throws {
        let phone = try Phone()
        phone.session.phone.setTimeZone(try #require(TimeZone(identifier: "Pacific/Auckland")))
        try phone.session.launch()
        try phone.enter()
        try phone.type("14159")
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        phone.session.phone.setTimeZone(try #require(TimeZone(identifier: "America/Lima")))
        try phone.session.wait(.seconds(3 * 86_400))
        try phone.session.launch()
        try phone.session.tap("Abandonner")
        #expect(try phone.value("Fin") == "1.0 s, Pacific/Auckland")
    }

    @Test("PI-FR13: a session that went on elsewhere ended there; a long press ends it with its own end")
    func endingElsewhere() throws {
        let phone = try Phone.crashed(after: "14159")
        phone.session.phone.setTimeZone(try #require(TimeZone(identifier: "America/Lima")))
        try phone.session.launch()
        try phone.session.tap("Reprendre la session")
        try phone.type("26")
        try phone.session.hold("Terminer", for: .seconds(3))
        try phone.session.tap("Terminer")
        // 1 s of keys, 2 s and 3,600 s until the launch, 0.25 s of keys, and the press.
        #expect(try phone.value("Fin") == "3606.25 s, America/Lima")
    }

    @Test("PI-FR13: whoever starts another session has the one before filed as it was")
    func another() throws {
        let phone = try Phone.crashed(after: "14159")
        try phone.enter()
        try phone.type("13")
        try phone.session.tap("Terminer")
        #expect(try phone.value("Sessions") == "pi strict 5/5, pi strict 1/2")
        try phone.session.launch()
        #expect(try !phone.sees("Session interrompue"))
    }

    @Test("PI-FR13: whoever only looks at another session's screen, by button or link, still has the offer")
    func looked() throws {
        let phone = try Phone.crashed(after: "14159")
        try phone.session.choose("e", in: "Constante")
        try phone.enter()
        try phone.session.goBack()
        try phone.session.receive(.link("pitrainer://practice/e"))
        #expect(try phone.place == "practice.session")
        try phone.session.goBack()
        #expect(try phone.value("Sessions") == "")
        #expect(try phone.sees("Pi, à la position #6"))
        try phone.session.receive(.link("pitrainer://practice/e"))
        phone.session.kill()
        try phone.session.launch()
        #expect(try phone.sees("Pi, à la position #6"))
        try phone.session.tap("Reprendre la session")
        try phone.type("265352")
        #expect(try phone.value("Score") == "10 décimales")
    }

    @Test("PI-FR13: the first key of another session files the one before; a crash after it offers that other one")
    func crashOfAnother() throws {
        let phone = try Phone.crashed(after: "14159")
        try phone.session.choose("e", in: "Constante")
        try phone.enter()
        try phone.type("718")
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.launch()
        #expect(try phone.sees("e, à la position #4"))
        try phone.session.choose("Pi", in: "Constante")
        #expect(try phone.value("Progression") == "5 décimales")
        try phone.session.tap("Reprendre la session")
        try phone.type("29")
        #expect(try phone.value("Intervalle médian") == "250\u{A0}ms")
        try phone.session.tap("Terminer")
        #expect(try phone.value("Sessions") == "e strict 4/5 reprise")
        #expect(try !phone.sees("Session interrompue"))
        try phone.session.launch()
        #expect(try !phone.sees("Session interrompue"))
    }

    @Test("PI-FR13: a second quick tap on the offer does not bring the session back after its end")
    func staleOffer() throws {
        let phone = try Phone.crashed(after: "14159")
        try phone.session.tap("Reprendre la session", times: 2)
        try phone.type("3")
        try phone.session.tap("Recommencer")
        #expect(try phone.value("Position") == "#1")
        #expect(try phone.sees("Tapez la première décimale pour commencer."))
    }

    @Test("PI-FR13: also where a link leads into the next session before home was ever seen")
    func link() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("1415")
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.launch(with: .link("pitrainer://practice/e"))
        #expect(try phone.element("e", .screen) != nil)
        try phone.type("1")
        try phone.session.tap("Terminer")
        #expect(try phone.value("Sessions") == "pi strict 4/4, e strict 0/1")
    }

    @Test("PI-FR13: a crash loses the last second at most; going to the background writes at once")
    func tail() throws {
        let phone = try Phone()
        try phone.enter()
        try phone.type("14159265", gap: .milliseconds(400))
        phone.session.kill()
        try phone.session.launch()
        // Records were due at 1 s and, from the key at 1.2 s on, at 2.2 s.
        #expect(try phone.sees("Pi, à la position #7"))
        try phone.session.tap("Reprendre la session")
        try phone.type("65")
        try phone.session.enterBackground()
        phone.session.kill()
        try phone.session.launch()
        #expect(try phone.place == "practice.home")
        #expect(try phone.sees("Pi, à la position #9"))
    }

    @Test("PI-FR13: back from the session that is to go on, the offer still stands")
    func notYet() throws {
        let phone = try Phone.crashed(after: "14159")
        try phone.session.tap("Reprendre la session")
        try phone.session.goBack()
        #expect(try phone.sees("Pi, à la position #6"))
        try phone.session.launch()
        try phone.session.tap("Reprendre la session")
        try phone.type("26")
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.launch()
        #expect(try phone.sees("Pi, à la position #8"))
        try phone.session.tap("Abandonner")
        #expect(try phone.value("Sessions") == "pi strict 7/7 reprise")
    }

    @Test("PI-NFR7: between the first key and the last no journal is opened, read or replaced")
    func noAccess() throws {
        let failing = FailingStorage()
        let phone = try Phone.crashed(after: "14159", storage: failing.storage)
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        let before = failing.accesses.withLock { $0 }
        #expect(before > 0)
        try phone.type(Sample.pi.prefix(100))
        try phone.session.wait(.seconds(5))
        #expect(failing.accesses.withLock { $0 } == before)
    }

    @Test("PI-NFR7: a session's screen that is opened again before any key has no journal opened, read or replaced")
    func openedAgain() throws {
        let failing = FailingStorage()
        let phone = try Phone(storage: failing.storage)
        try phone.enter()
        try phone.session.goBack()
        let before = failing.accesses.withLock { $0 }
        try phone.enter()
        #expect(failing.accesses.withLock { $0 } == before)
    }
}
