import AppShell
import AppShellHeadless
import Testing

struct HomeTests {
    @Test("PI-FR1: the chosen constant gives the title, the facts and the digits, and is chosen at the next launch too")
    func constant() throws {
        let phone = try Phone()
        #expect(try phone.element("Pi", .screen) != nil)
        #expect(try phone.element("Constante", .choice)?.value == "Pi")
        #expect(try phone.element("π · Pi", .heading(level: 1)) != nil)
        try phone.session.choose("e", in: "Constante")
        #expect(try phone.element("e", .screen) != nil)
        #expect(try phone.element("e", .heading(level: 1)) != nil)
        try phone.enter()
        try phone.type("71")
        #expect(try phone.value("Position") == "#3")
        #expect(try phone.sees("2,"))
        phone.session.kill()
        try phone.session.launch()
        #expect(try phone.element("Constante", .choice)?.value == "e")
    }

    @Test("PI-FR2: strict is chosen until someone chooses otherwise, and the choice is kept")
    func mode() throws {
        let phone = try Phone()
        #expect(try phone.element("Mode", .choice)?.value == "Strict")
        #expect(try phone.element("Mode", .choice)?.children.map(\.label) == ["Strict", "Apprentissage"])
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.session.launch()
        #expect(try phone.element("Mode", .choice)?.value == "Apprentissage")
    }

    @Test("PI-FR10: the records of all constants stand there with their dates, the chosen one's above")
    func records() throws {
        let phone = try Phone()
        let records = try #require(try phone.element("Records", .section))
        #expect(records.children.filter { $0.role == .section }.map(\.label) == ["Pi", "e", "phi"])
        #expect(records.outline.contains("text “Pas encore de record”"))
        try phone.enter()
        try phone.type("1419")
        try phone.session.tap("Terminer")
        let facts = try phone.elements.filter { $0.label == "Record" }
        #expect(facts.map(\.value) == ["3 décimales, le 23 janvier 2026", "3 décimales, le 23 janvier 2026"])
        try phone.session.choose("e", in: "Constante")
        #expect(try phone.elements.filter { $0.label == "Record" }.count == 1)
    }

    @Test("PI-FR11: what the product says beside, and its links, are on home")
    func links() throws {
        let phone = try Phone()
        #expect(try phone.value("Sessions") == "")
        try phone.session.tap("Ailleurs")
        #expect(try phone.place == "elsewhere.place")
    }

    @Test("PI-NFR3: decimals that are not what they must be are said in place of the start; other constants go on")
    func unusable() throws {
        let phone = try Phone()
        let message = "Les décimales de phi sont inutilisables. Réinstallez l'application."
        // Said whatever is chosen, and once.
        #expect(try phone.elements.filter { $0.role == .failure }.map(\.label) == [message])
        try phone.session.choose("phi", in: "Constante")
        #expect(try phone.elements.filter { $0.role == .failure }.map(\.label) == [message])
        let failure = try #require(try phone.element(message, .failure))
        #expect(failure.children.isEmpty)
        #expect(try !phone.sees("there are 7 digits"))
        #expect(try phone.element("S'entraîner") == nil)
        try phone.session.receive(.link("pitrainer://practice/phi"))
        #expect(try phone.element(message, .failure) != nil)
        #expect(try phone.element("Pavé numérique") == nil)
        try phone.session.receive(.link("pitrainer://practice/e"))
        #expect(try phone.element("Pavé numérique") != nil)
    }

    @Test("PI-FR1: a link to a constant that there is not says so, and leads to those that there are")
    func unknownLink() throws {
        let phone = try Phone()
        try phone.session.receive(.link("pitrainer://practice/tau"))
        #expect(try phone.sees("Constante inconnue"))
        let message = "La constante « tau » n'est pas dans l'application. Choisissez parmi celles-ci :"
        #expect(try phone.sees(message))
        #expect(try phone.elements.filter { $0.role == .link }.map(\.label) == ["Pi", "e"])
        #expect(try phone.session.content().accessibilityIssues.map(\.description) == [])
        try phone.session.tap("e")
        #expect(try phone.element("Pavé numérique") != nil)
        try phone.session.goBack()
        #expect(try phone.place == "practice.home")
    }

    @Test("PI-S3.0: a second quick tap on the start opens one session")
    func twice() throws {
        let phone = try Phone()
        try phone.session.tap("S'entraîner", times: 2)
        #expect(try phone.session.navigation().base.pushed.count == 1)
        try phone.session.goBack()
        #expect(try phone.place == "practice.home")
    }

    @Test("PI-NFR4: every screen of the module tells everything to someone who does not see it")
    func accessibility() throws {
        let phone = try Phone()
        func audit() throws { #expect(try phone.session.content().accessibilityIssues.map(\.description) == []) }
        try audit()
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        try audit()
        try phone.type("14159265351")
        try audit()
        try phone.session.tap("Révéler la ligne 20")
        try audit()
        try phone.session.hold("Terminer", for: .seconds(3))
        try audit()
    }
}
