import AppShell
import Foundation
import Headless
import Synchronization
import Testing

struct CrashTests {
    private func crash(after digits: String, learn: Bool = false, storage: Storage = .inMemory()) throws -> Phone {
        let phone = try Phone(storage: storage)
        if learn { try phone.session.choose("Apprentissage", in: "Mode") }
        try phone.enter()
        try phone.type(digits)
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.wait(.seconds(3_600))
        try phone.session.launch()
        return phone
    }

    @Test("PI-FR13: a session that was cut short goes on where it was, without the time in between")
    func resume() throws {
        let phone = try crash(after: "14159")
        #expect(try phone.place == "practice.home")
        #expect(try phone.sees("Pi, à la position #6"))
        try phone.session.tap("Reprendre la session", times: 2)
        #expect(try phone.value("Position") == "#6")
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
        try phone.type("42")
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.value("Erreurs") == "2")
        #expect(try phone.value("Révélations") == "1")
    }

    @Test("PI-FR13: a session given up is filed as it was, once")
    func abandon() throws {
        let phone = try crash(after: "14159")
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
        let phone = try crash(after: "14159")
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
        let phone = try crash(after: "14159")
        try phone.enter()
        try phone.type("13")
        try phone.session.tap("Terminer")
        #expect(try phone.value("Sessions") == "pi strict 5/5, pi strict 1/2")
        try phone.session.launch()
        #expect(try !phone.sees("Session interrompue"))
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
        let phone = try crash(after: "14159")
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
        let phone = try Phone(storage: failing.storage)
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        let before = failing.accesses.withLock { $0 }
        #expect(before > 0)
        try phone.type(Sample.pi.prefix(100))
        try phone.session.wait(.seconds(5))
        #expect(failing.accesses.withLock { $0 } == before)
    }

    @Test("PI-FR13: a storage that fails stops no session; the summary says it in words")
    func failing() throws {
        let parts: [@Sendable (inout FailingStorage.Failures) -> Void] = [
            { $0.opening = true }, { $0.appending = true }, { $0.emptying = true }, { $0.values = true },
        ]
        for part in parts {
            let failing = FailingStorage()
            failing.fail(part)
            let phone = try Phone(storage: failing.storage)
            try phone.enter()
            try phone.type("1415926", gap: .milliseconds(500))
            try phone.type("9")
            #expect(try phone.value("Score") == "7 décimales")
            #expect(try phone.sees("Tout n'a pas pu être enregistré."))
            #expect(try phone.sees("L'espace de stockage est plein"))
            try phone.session.tap("Terminer")
            #expect(try phone.value("Sessions") == "pi strict 7/8")
        }
    }

    @Test("PI-FR13: a safety copy that can't be opened is not replaced: it is offered once it can")
    func opensLater() throws {
        let failing = FailingStorage()
        let phone = try crash(after: "14159", storage: failing.storage)
        failing.fail { $0.opening = true }
        try phone.session.launch()
        #expect(try phone.sees("Une session interrompue n'a pas pu être relue en entier."))
        try phone.session.choose("e", in: "Constante")
        try phone.enter()
        try phone.type("79")
        #expect(try phone.sees("Tout n'a pas pu être enregistré."))
        failing.fail { $0.opening = false }
        try phone.session.tap("Terminer")
        #expect(try phone.sees("Pi, à la position #6"))
        try phone.session.tap("Abandonner")
        #expect(try phone.value("Sessions") == "e strict 1/2, pi strict 5/5")
        #expect(try !phone.sees("Une session interrompue"))
    }

    @Test("PI-FR13: a storage that works again leaves nothing to say")
    func recovered() throws {
        let failing = FailingStorage()
        let phone = try Phone(storage: failing.storage)
        failing.fail { $0.appending = true }
        try phone.enter()
        try phone.type("141592", gap: .milliseconds(500))
        failing.fail { $0.appending = false }
        try phone.type("6535", gap: .milliseconds(500))
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.launch()
        #expect(try phone.sees("Pi, à la position #11"))
        try phone.session.tap("Reprendre la session")
        try phone.type("80")
        #expect(try !phone.sees("Tout n'a pas pu être enregistré."))
        #expect(try phone.value("Intervalle médian") == "500 ms")
    }

    @Test("PI-FR13: a session that ended is not offered again where its safety copy could not be emptied")
    func notTwice() throws {
        let failing = FailingStorage()
        let phone = try Phone(storage: failing.storage)
        try phone.enter()
        failing.fail { $0.emptying = true }
        try phone.type("1415926", gap: .milliseconds(500))
        try phone.type("9")
        phone.session.kill()
        failing.fail { $0.emptying = false }
        try phone.session.launch()
        #expect(try !phone.sees("Session interrompue"))
    }

    @Test("PI-FR13: what can't be read is said, and does not hold anything up")
    func unreadable() async throws {
        let storage = Storage.inMemory()
        let journal = try await storage.journals.journal(for: StoredKey("practice.session"))
        try await journal.append(Array("nonsense".utf8))
        try await storage.values.setValue(Array("nonsense".utf8), for: StoredKey("practice.choice"))
        let phone = try Phone(storage: storage)
        #expect(try phone.sees("Une session interrompue n'a pas pu être relue en entier."))
        #expect(try phone.sees("Vos choix et vos résultats ne sont pas tous enregistrés."))
        try phone.enter()
        try phone.type("13")
        #expect(try phone.value("Score") == "1 décimale")
    }
}
