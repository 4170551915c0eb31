import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// One offer, one event (AIC-28).
struct OfferDetailTests {
    @Test("AIC-28: an offer is told whole, leads to its provider, and is shared by its link")
    func offer() throws {
        let phone = try OffersPhone {
            $0.offers = [.sample(1, "Menu", description: "Cinq plats.\n\n \nDessert maison.", price: 59)]
        }
        try phone.session.tap("Menu")
        #expect(
            try phone.lines() == [
                "screen “Menu”", "heading 1 “Menu”", "badge “Prix”: 59 €", "badge “Catégorie”: Gourmands",
                "text “Cinq plats.”", "text “Dessert maison.”", "section “Proposé par”", "heading 2 “Proposé par”",
                "link “Chez Rosa, Menton”", "button “Partager”",
            ]
        )
        try phone.session.tap("Chez Rosa, Menton")
        #expect(phone.backend.with { $0.providers } == [7])
        try phone.session.tap("Partager")
        let item = SharedItem(title: "Menu", url: "https://sample.example/offers/1")
        #expect(phone.session.phone.events.contains(.sharing(item)))
    }

    @Test("AIC-11: an event is shared as one, even where a link called it an offer")
    func event() throws {
        let phone = try OffersPhone()
        try phone.session.receive(.link("sample://offers/3"))
        #expect(try phone.lines().contains("badge “Date”: 14 février 2026 19:30 – 14 février 2026 22:00"))
        try phone.session.tap("Partager")
        let item = SharedItem(title: "Fête", url: "https://sample.example/events/3")
        #expect(phone.session.phone.events.contains(.sharing(item)))
    }

    @Test("what the list knows is shown at once, and asked for anew behind it")
    func known() throws {
        let phone = try OffersPhone { $0.detailDelay = .seconds(2) }
        phone.backend.with { $0.offers[0] = .sample(1, "Menu du soir") }
        try phone.session.tap("Menu")
        #expect(try phone.lines().first == "screen “Menu”")
        try phone.session.wait(.seconds(2))
        #expect(try phone.lines().first == "screen “Menu du soir”")
        #expect(phone.backend.details == [1])
        try phone.session.selectTab("Ailleurs")
        try phone.session.selectTab("Offres")
        #expect(phone.backend.details == [1], "once is enough")
    }

    @Test(
        "one that does not exist is said so, in the words of what was asked for",
        arguments: [
            ("offers", "Chargement de l'offre…", "Offre inconnue"),
            ("events", "Chargement de l'événement…", "Événement inconnu"),
        ]
    )
    func unknown(_ path: String, _ loading: String, _ strings: String) throws {
        let phone = try OffersPhone { $0.detailDelay = .seconds(1) }
        try phone.session.receive(.link("sample://\(path)/99"))
        #expect(try phone.lines().contains("loading “\(loading)”"))
        try phone.session.wait(.seconds(1))
        #expect(try phone.lines().contains("empty “\(strings)”"))
    }

    @Test("one that is gone by now is said so, and is gone from the list one goes back to")
    func gone() throws {
        let phone = try OffersPhone()
        phone.backend.with { $0.offers = [.facial, .party] }
        try phone.session.tap("Menu")
        #expect(try phone.lines() == ["screen “Offre”", "empty “Offre inconnue”"])
        try phone.session.goBack()
        #expect(try phone.cards() == ["Soin", "Fête"])
    }

    @Test("offline, what is known stays under what went wrong; what is not can be tried again")
    func offline() throws {
        let phone = try OffersPhone()
        phone.backend.with { $0.failure = .offline }
        try phone.session.tap("Menu")
        #expect(try phone.lines().contains("banner “Connexion requise”"))
        #expect(try phone.lines().contains("heading 1 “Menu”"))
        phone.backend.with { $0.failure = nil }
        try phone.session.tap("Réessayer")
        #expect(try !phone.lines().contains("banner “Connexion requise”"))
        let cold = try OffersPhone(launch: false) { $0.failure = .offline }
        try cold.session.launch(with: .link("sample://offers/1"))
        #expect(try cold.lines().contains("failure “Connexion requise”"))
        cold.backend.with {
            $0.failure = nil
            $0.detailDelay = .seconds(1)
        }
        try cold.session.tap("Réessayer", times: 2)
        try cold.session.wait(.seconds(2))
        #expect(try cold.lines().first == "screen “Menu”")
        #expect(cold.backend.details == [1, 1], "tapped twice, it is tried once")
    }
}
