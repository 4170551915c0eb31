import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// What the list shows in each state (AIC-28).
struct OfferListTests {
    @Test("AIC-28: a card tells what one wants to know first; an event tells when it is")
    func cards() throws {
        let lines = try OffersPhone().lines()
        let start = try #require(lines.firstIndex(of: "list “Offres”"))
        #expect(
            lines[(start + 1)...] == [
                "card “Menu”", "heading 2 “Menu”", "text “Chez Rosa, Menton”",
                "badge “Validité”: jusqu'à 31 mars 2026", "badge “Prix”: 59 €", "badge “Catégorie”: Gourmands",
                "card “Soin”", "heading 2 “Soin”", "text “Chez Rosa, Menton”", "badge “Prix”: 29,50 €",
                "badge “Catégorie”: Beauté",
                "card “Fête”", "heading 2 “Fête”", "text “Chez Rosa, Menton”", "badge “Type”: Événement",
                "badge “Date”: 14 février 2026 19:30 – 14 février 2026 22:00", "badge “Prix”: Gratuit",
                "badge “Catégorie”: Gourmands",
            ]
        )
    }

    @Test("what is over says so: an offer at its end, an event without one on the day after")
    func ended() throws {
        let offers: [Offer] = [
            .sample(1, "Passée", end: "2026-01-10T12:00:00Z"),
            .sample(2, "Présente", end: "2026-01-10T12:00:01Z"),
            .sample(3, "Hier", kind: .event, start: "2026-01-09T22:59:00Z"),
            .sample(4, "Ce matin", kind: .event, start: "2026-01-09T23:00:00Z"),
            .sample(5, "Toujours", start: "2025-01-01T00:00:00Z"),
            .sample(6, "Bientôt", start: "2026-02-01T00:00:00Z"),
        ]
        let phone = try OffersPhone { $0.offers = offers }
        let lines = try phone.lines()
        func badge(_ title: String) throws -> String {
            let index = try #require(lines.firstIndex(of: "card “\(title)”"))
            return lines[index + 3]
        }
        #expect(try badge("Passée") == "badge “État”: Terminée")
        #expect(try badge("Présente") == "badge “Validité”: jusqu'à 10 janvier 2026")
        #expect(try badge("Hier") == "badge “État”: Terminé")
        #expect(try badge("Ce matin") == "badge “Type”: Événement")
        #expect(try badge("Toujours") == "badge “Catégorie”: Gourmands")
        #expect(try badge("Bientôt") == "badge “Validité”: dès 1er février 2026")
    }

    @Test("an offer of a category that the product does not know shows no code, and none of what it lacks")
    func bare() throws {
        let phone = try OffersPhone { $0.offers = [.sample(1, "Nue", category: "NEW_ONE", provider: nil)] }
        #expect(try phone.lines().suffix(2) == ["card “Nue”", "heading 2 “Nue”"])
    }

    @Test("MAD-NFR10: two offers of one title are told apart when they are read aloud")
    func twins() throws {
        let phone = try OffersPhone {
            $0.offers = [
                .sample(1, "Menu"), .sample(2, "Menu", provider: .init(id: 8, name: "Chez Paul", city: nil)),
                .sample(3, "Soin"),
            ]
        }
        #expect(try phone.cards() == ["Menu, Chez Rosa, Menton", "Menu, Chez Paul", "Soin"])
        #expect(try phone.session.content().accessibilityIssues == [])
    }

    @Test("the list says that it loads, what went wrong with a way to try again, and that there is nothing")
    func states() throws {
        let phone = try OffersPhone {
            $0.delays = [.seconds(2)]
            $0.failure = .timedOut
        }
        #expect(try phone.lines().last == "loading “Chargement”")
        try phone.session.wait(.seconds(2))
        #expect(try phone.lines().contains("failure “Le serveur met trop de temps à répondre.”"))
        phone.backend.with {
            $0.failure = nil
            $0.offers = []
            $0.delays = [.seconds(1)]
        }
        try phone.session.tap("Réessayer", times: 2)
        #expect(try phone.lines().last == "loading “Chargement”")
        try phone.session.wait(.seconds(1))
        #expect(try phone.lines().last == "empty “Aucune offre”")
        #expect(phone.backend.with { $0.answered } == 2, "tapped twice, it is tried once")
    }

    @Test("what was loaded stays readable offline, under what went wrong, until it can be had again")
    func stale() throws {
        let phone = try OffersPhone()
        phone.backend.with { $0.failure = .offline }
        try phone.session.pullToRefresh()
        #expect(try phone.lines().contains("banner “Connexion requise”"))
        #expect(try phone.cards() == ["Menu", "Soin", "Fête"])
        phone.backend.with { $0.failure = nil }
        try phone.session.tap("Réessayer")
        #expect(try !phone.lines().contains("banner “Connexion requise”"))
    }

    @Test("back after minutes the list is loaded anew behind what is shown; back at once it is not")
    func old() throws {
        let phone = try OffersPhone()
        try phone.session.enterBackground()
        try phone.session.wait(.seconds(600))
        try phone.session.enterForeground()
        #expect(phone.backend.searches.count == 1)
        try phone.session.enterBackground()
        try phone.session.wait(.seconds(1))
        phone.backend.with { $0.offers = [.facial] }
        try phone.session.enterForeground()
        #expect(try phone.cards() == ["Soin"])
        try phone.session.selectTab("Ailleurs")
        try phone.session.wait(.seconds(601))
        #expect(phone.backend.searches.count == 2)
        try phone.session.selectTab("Offres")
        #expect(phone.backend.searches.count == 3)
    }

    @Test("a refresh while one is under way asks nothing more, and what there was stays on the screen")
    func once() throws {
        let phone = try OffersPhone()
        phone.backend.with { $0.delays = [.seconds(5)] }
        try phone.session.pullToRefresh()
        try phone.session.wait(.seconds(1))
        try phone.session.pullToRefresh()
        #expect(phone.backend.searches.count == 2)
        #expect(try phone.cards().count == 3)
        try phone.session.wait(.seconds(5))
        #expect(phone.backend.with { $0.answered } == 2)
    }

    @Test("a list that failed is tried again when the person is back")
    func failedBefore() throws {
        let phone = try OffersPhone { $0.failure = .offline }
        try phone.session.enterBackground()
        phone.backend.with { $0.failure = nil }
        try phone.session.enterForeground()
        #expect(try phone.cards().count == 3)
    }

    @Test("MAD-NFR10: every state of list and detail can be read aloud")
    func accessibility() throws {
        let states: [(String, (OffersPhone) throws -> Void)] = [
            ("full", { _ in }),
            (
                "refused",
                { phone in
                    phone.backend.with { $0.position = .failure(.denied) }
                    try phone.session.tap("Autour de moi")
                }
            ),
            (
                "nothing found",
                { phone in
                    phone.backend.with { $0.offers = [] }
                    try phone.session.choose("Beauté", in: "Catégorie")
                }
            ),
            (
                "failed",
                { phone in
                    phone.backend.with { $0.failure = .timedOut }
                    try phone.session.choose("Beauté", in: "Catégorie")
                }
            ),
            (
                "stale",
                { phone in
                    phone.backend.with { $0.failure = .offline }
                    try phone.session.pullToRefresh()
                }
            ),
            ("signed out", { try $0.session.set("Connecté", to: false) }),
            ("offer", { try $0.session.tap("Menu") }),
            ("event", { try $0.session.tap("Fête") }),
            ("unknown", { try $0.session.receive(.link("sample://offers/99")) }),
        ]
        for (name, act) in states {
            let phone = try OffersPhone()
            try act(phone)
            #expect(try phone.session.content().accessibilityIssues == [], "\(name)")
        }
    }
}
