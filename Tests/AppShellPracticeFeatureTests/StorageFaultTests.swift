import AppShell
import AppShellHeadless
import Foundation
import Synchronization
import Testing

/// A storage that fails, and works again.
struct StorageFaultTests {
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
            // Of values the reason is not handed on.
            let tellsReason = !failing.failures.withLock(\.values)
            #expect(try phone.sees("L'espace de stockage est plein") == tellsReason)
            try phone.session.tap("Terminer")
            #expect(try phone.value("Sessions") == "pi strict 7/8")
        }
    }

    @Test("PI-FR13: a safety copy that can't be opened is not replaced: it is offered once it can")
    func opensLater() throws {
        let failing = FailingStorage()
        let phone = try Phone.crashed(after: "14159", storage: failing.storage)
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

    @Test(
        "PI-FR13: a safety copy that could not be read once is not emptied: it is offered once it can",
        arguments: [FailingStorage.fault, .inUse(folder: "/", processID: nil)]
    )
    func readsLater(fault: StorageError) throws {
        let failing = FailingStorage()
        let phone = try Phone.crashed(after: "14159", storage: failing.storage)
        failing.fail {
            $0.reading = true
            $0.fault = fault
        }
        try phone.session.launch()
        #expect(try phone.sees("Une session interrompue n'a pas pu être relue en entier."))
        try phone.enter()
        try phone.type("19")
        #expect(try phone.sees("Tout n'a pas pu être enregistré."))
        failing.fail { $0.reading = false }
        try phone.session.tap("Terminer")
        #expect(try phone.sees("Pi, à la position #6"))
        try phone.session.launch()
        #expect(try phone.sees("Pi, à la position #6"))
    }

    @Test("PI-FR13: a safety copy that no other try can read makes room for the next one")
    func damaged() throws {
        let failing = FailingStorage()
        let phone = try Phone.crashed(after: "14159", storage: failing.storage)
        failing.fail {
            $0.reading = true
            $0.fault = .damaged(StorageDamage(key: "k", file: "/k", offset: 0, fact: "nothing", setAside: nil))
        }
        try phone.session.launch()
        try phone.enter()
        try phone.type("141")
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        failing.fail { $0.reading = false }
        try phone.session.launch()
        #expect(try phone.sees("Pi, à la position #4"))
    }

    @Test("PI-FR4: what was reached and chosen before is not overwritten after it could not be read")
    func valuesReadLater() throws {
        let failing = FailingStorage()
        let phone = try Phone(storage: failing.storage)
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        try phone.type("14159")
        try phone.session.hold("Terminer", for: .seconds(3))
        try phone.session.tap("Terminer")
        try phone.session.tap("Sons")
        failing.fail { $0.readingValues = true }
        try phone.session.launch()
        #expect(try phone.sees("Vos choix et vos résultats ne sont pas tous enregistrés."))
        try phone.enter()
        try phone.type("19")
        try phone.session.tap("Terminer")
        failing.fail { $0.readingValues = false }
        // Stored now, on top of what is there: fewer decimals take nothing away.
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.value("Progression") == "5 décimales")
        try phone.session.launch()
        #expect(try phone.value("Progression") == "5 décimales")
        #expect(try phone.element("Mode", .choice)?.value == "Apprentissage")
        try phone.enter()
        #expect(!phone.session.phone.events.suffix(1).contains(.soundPrepared(.error)))
    }

    @Test("PI-FR4: what could not be stored is stored when the app is left, or is back")
    func storedLater() throws {
        for comesBack in [false, true] {
            let failing = FailingStorage()
            failing.fail { $0.values = true }
            let phone = try Phone(storage: failing.storage)
            try phone.enter()
            try phone.type("19")
            try phone.session.tap("Terminer")
            #expect(try phone.sees("Vos choix et vos résultats ne sont pas tous enregistrés."))
            if comesBack { try phone.session.enterBackground() }
            failing.fail { $0.values = false }
            if comesBack { try phone.session.enterForeground() } else { try phone.session.enterBackground() }
            phone.session.kill()
            try phone.session.launch()
            #expect(try phone.value("Progression") == "1 décimale")
        }
    }

    @Test("PI-FR13: a session that ended just before a crash is not offered again, whatever else was not stored")
    func endedBeforeCrash() throws {
        let failing = FailingStorage()
        let phone = try Phone(storage: failing.storage)
        try phone.enter()
        try phone.type("1415926", gap: .milliseconds(500))
        failing.fail {
            $0.emptying = true
            $0.values = true
        }
        try phone.type("9")
        phone.session.kill()
        failing.fail { $0 = FailingStorage.Failures() }
        try phone.session.launch()
        #expect(try !phone.sees("Session interrompue"))
        try phone.enter()
        try phone.type("1415")
        try phone.session.wait(.seconds(2))
        phone.session.kill()
        try phone.session.launch()
        #expect(try phone.sees("Pi, à la position #5"))
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
        #expect(try phone.value("Intervalle médian") == "500\u{A0}ms")
    }

    @Test("PI-FR13: a session that ended is not offered again where its safety copy could not be emptied")
    func notTwice() async throws {
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
        // The launch has emptied it.
        let journal = try await failing.storage.journals.journal(for: StoredKey("practice.session"))
        #expect(await journal.count == 0)
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
        let copy = try await storage.journals.journal(for: StoredKey("practice.session.unreadable-1"))
        #expect(try await copy.latestRecords(2) == [Array("nonsense".utf8)])
    }

    @Test(
        "PI-FR13: records that can't be decoded stay until a copy of them is stored",
        arguments: [FailingStorage.fault, .unacceptable("nine copies are there")]
    )
    func uncopied(fault: StorageError) async throws {
        let nonsense = [Array("nonsense".utf8)]
        let failing = FailingStorage()
        let journals = failing.storage.journals
        let journal = try await journals.journal(for: StoredKey("practice.session"))
        try await journal.append(nonsense[0])
        failing.fail {
            $0.copying = true
            $0.fault = fault
        }
        let phone = try Phone(storage: failing.storage)
        for digits in ["13", "19"] {
            try phone.enter()
            try phone.type(digits)
            #expect(try phone.sees("Tout n'a pas pu être enregistré."))
            #expect(try await journal.latestRecords(9) == nonsense)
            try phone.session.tap("Terminer")
            #expect(try phone.sees("Une session interrompue n'a pas pu être relue en entier."))
        }
        failing.fail { $0.copying = false }
        try phone.enter()
        try phone.type("13")
        #expect(try !phone.sees("Tout n'a pas pu être enregistré."))
        #expect(await journal.count == 0)
        let copy = try await journals.journal(for: StoredKey("practice.session.unreadable-1"))
        #expect(try await copy.latestRecords(9) == nonsense)
    }

    @Test("PI-FR13: a safety copy with every decimal of its constant can be given up, but has no decimal to go on with")
    func complete() async throws {
        let storage = Storage.inMemory()
        let journal = try await storage.journals.journal(for: StoredKey("practice.session"))
        let count = Sample.e.count
        let gaps = Array(repeating: "250", count: count - 1).joined(separator: ",")
        let record = """
            {"id":"a","constant":"e","mode":"strict","isResumed":false,"isFinished":false,"date":0,"timeZone":"GMT",\
            "position":\(count),"errors":0,"streak":\(count),"bestStreak":\(count),"nanoseconds":9750000000,"span":1,\
            "newIntervals":[\(gaps)],"newErrorPositions":[],"newRevealedLines":[]}
            """
        try await journal.append(Array(record.utf8))
        let phone = try Phone(storage: storage)
        #expect(try phone.sees("Session interrompue"))
        #expect(try !phone.sees("Reprendre la session"))
        try phone.session.tap("Abandonner")
        #expect(try phone.value("Sessions") == "e strict 40/40")
    }
}
