import AppShell
import AppShellHeadless
import Testing

/// The member's card and the profile.
struct CardTests {
    @Test("The card shows number, kind and last day")
    func card() throws {
        let phone = try ClubPhone.signedIn()
        phone.session.server.faults.delay = .seconds(1)
        try phone.session.selectTab("Card")
        #expect(try phone.reads("Loading the card"))
        try phone.session.wait(.seconds(1))
        #expect(try phone.reads("Ada Member"))
        #expect(try phone.badge("Number") == "N-Ada")
        #expect(try phone.badge("Kind") == "Gold")
        #expect(try phone.badge("Valid until") == "31 décembre 2026")
        #expect(try !phone.reads("Not valid any more"))
    }

    @Test(
        "A card is valid through its last day, on the phone's calendar; what is no day is shown as it is",
        arguments: [
            ("2026-01-10", "10 janvier 2026", false), ("2026-01-09", "9 janvier 2026", true),
            ("toujours", "toujours", false), ("2026-02-30", "2026-02-30", false),
        ]
    )
    func validity(validUntil: String, shown: String, isOver: Bool) throws {
        for zone in ["Pacific/Kiritimati", "Europe/Paris", "Pacific/Honolulu"] {
            let phone = try ClubPhone(
                at: zone == "Pacific/Kiritimati" ? "2026-01-09T20:00:00Z" : "2026-01-10T22:30:00Z",
                in: zone
            )
            phone.backend.change { $0.validUntil = validUntil }
            try phone.signIn()
            try phone.session.selectTab("Card")
            #expect(try phone.badge("Valid until") == shown, "\(zone)")
            #expect(try phone.reads("Not valid any more") == isOver, "\(zone)")
        }
    }

    @Test("Offline, the card that was last loaded is shown, also after a relaunch, with what is wrong")
    func offline() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.selectTab("Card")
        phone.session.kill(by: .person)
        try phone.session.setOnline(false)
        try phone.session.launch()
        try phone.session.selectTab("Card")
        #expect(try phone.badge("Number") == "N-Ada")
        #expect(try phone.reads("Connexion requise"))
        // Back on the network it is asked for anew, without a tap.
        phone.backend.change { $0.validUntil = "2027-12-31" }
        try phone.session.setOnline(true)
        #expect(try !phone.reads("Connexion requise"))
        #expect(try phone.badge("Valid until") == "31 décembre 2027")
    }

    @Test("Never loaded, it says why, and can be tried again")
    func failed() throws {
        let phone = try ClubPhone.signedIn()
        phone.session.server.faults.answers = [.status(.init(500))]
        try phone.session.selectTab("Card")
        #expect(try phone.reads("Le serveur rencontre un problème."))
        try phone.session.tap("Try again")
        #expect(try phone.badge("Number") == "N-Ada")
    }

    @Test("It is asked for once a visit to the app: anew when it comes back, and when it is pulled")
    func calls() throws {
        let phone = try ClubPhone.signedIn()
        func count() -> Int { phone.calls.filter { $0 == "GET /users/me" }.count }
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(count() == 0, "nobody has looked at it")
        try phone.session.selectTab("Card")
        try phone.session.selectTab("Profile")
        try phone.session.selectTab("Card")
        #expect(count() == 1)
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(count() == 2)
        try phone.session.pullToRefresh()
        #expect(count() == 3)
    }

    @Test("The next person never sees the card of the one before, whatever answer is late")
    func nextPerson() throws {
        let phone = try ClubPhone.signedIn()
        phone.session.server.faults.delay = .seconds(5)
        try phone.session.selectTab("Card")
        try phone.session.selectTab("News")
        phone.session.server.faults.delay = .zero
        try phone.session.tap("Sign out here")
        try phone.signIn(as: "bob")
        phone.session.server.faults.answers = [.status(.init(500))]
        try phone.session.selectTab("Card")
        #expect(try phone.reads("Le serveur rencontre un problème."))
        try phone.session.wait(.seconds(10))
        #expect(phone.session.server.openRequests.isEmpty)
        #expect(try phone.badge("Number") == nil)
        try phone.session.tap("Try again")
        #expect(try phone.badge("Number") == "N-Bob")
    }

    @Test("The profile says who is signed in, leads on by the product's rows, and out")
    func profile() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.selectTab("Profile")
        #expect(try phone.badge("Name") == "Ada Member")
        #expect(try phone.badge("Address") == "ada@club.example")
        try phone.session.tap("Log")
        #expect(try phone.current == "news.log")
        try phone.session.goBack()
        try phone.session.tap("Sign out")
        #expect(try phone.isGated)
    }
}
