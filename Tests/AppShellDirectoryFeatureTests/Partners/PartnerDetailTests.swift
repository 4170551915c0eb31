import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// One partner (AIC-12, AIC-28), and who may see them.
struct PartnerDetailTests {
    @Test("AIC-28: a partner is told whole, leads to what they offer, and is shared by their link")
    func whole() throws {
        let phone = try PartnersPhone()
        try phone.session.tap("Chez Rosa")
        #expect(
            try phone.lines() == [
                "screen “Chez Rosa”", "heading 1 “Chez Rosa”", "badge “Catégorie”: Gourmands",
                "badge “Adresse”: 3 rue du Port, Menton", "section “Ses offres”", "heading 2 “Ses offres”",
                "list “Ses offres”", "link “Menu”", "section “Ses événements”", "heading 2 “Ses événements”",
                "list “Ses événements”", "link “Fête”", "button “Partager”",
            ]
        )
        try phone.session.tap("Fête")
        try phone.session.tap("Menu")
        #expect(phone.backend.with { $0.opened }.map(\.id) == [12, 11])
        try phone.session.tap("Partager")
        let item = SharedItem(title: "Chez Rosa", url: "https://sample.example/professionals/1")
        #expect(phone.session.phone.events.contains(.sharing(item)))
    }

    @Test("a partner who offers nothing says so, and shows none of what is not known")
    func bare() throws {
        let phone = try PartnersPhone { $0.partners = [.sample(1, "Nu", category: "NEW_ONE", city: nil)] }
        try phone.session.tap("Nu")
        #expect(
            try phone.lines() == [
                "screen “Nu”", "heading 1 “Nu”", "text “Rien pour l'instant”", "button “Partager”",
            ]
        )
    }

    @Test("what the list knows is shown at once; gone by now, it is said so and leaves the list")
    func gone() throws {
        let phone = try PartnersPhone { $0.detailDelay = .seconds(2) }
        phone.backend.with { $0.partners = [.lea] }
        try phone.session.tap("Chez Rosa")
        #expect(try phone.lines().contains("heading 1 “Chez Rosa”"))
        try phone.session.wait(.seconds(2))
        #expect(try phone.lines() == ["screen “Partenaire”", "empty “Partenaire inconnu”"])
        try phone.session.goBack()
        #expect(try phone.cards() == ["Institut Léa"])
    }

    @Test("offline, what is known stays under what went wrong; what is not can be tried again")
    func offline() throws {
        let phone = try PartnersPhone()
        phone.backend.with { $0.failure = .offline }
        try phone.session.tap("Chez Rosa")
        #expect(try phone.lines().contains("banner “Connexion requise”"))
        #expect(try phone.lines().contains("heading 1 “Chez Rosa”"))
        try phone.session.receive(.link("sample://professionals/9"))
        #expect(try phone.lines().contains("failure “Connexion requise”"))
        phone.backend.with {
            $0.failure = nil
            $0.partners = [.sample(9, "Neuf")]
        }
        try phone.session.tap("Réessayer")
        #expect(try phone.lines().first == "screen “Neuf”")
    }

    @Test("signed out, the gate stands in place of list and detail, and nothing is asked for until someone signs in")
    func gate() throws {
        let phone = try PartnersPhone { $0.isOpen = false }
        #expect(try phone.lines() == ["screen “Partenaires”", "section “Connectez-vous”", "text “Compte”"])
        try phone.session.receive(.link("sample://professionals/1"))
        #expect(try phone.lines() == ["screen “Partenaire”", "section “Connectez-vous”", "text “Compte”"])
        #expect(phone.backend.searches.isEmpty)
        #expect(phone.backend.details.isEmpty)
        try phone.session.set("Connecté", to: true)
        #expect(try phone.lines().first == "screen “Chez Rosa”")
        try phone.session.goBack()
        #expect(try phone.cards().count == 2)
    }

    @Test("nothing of the person before is left: no partner, no search, no position, on no screen, however late")
    func forgotten() throws {
        let nice = try #require(Position.nice)
        let phone = try PartnersPhone { $0.position = .success(nice) }
        try phone.session.choose("50 km", in: "Rayon")
        try phone.session.choose("Gourmands", in: "Catégorie")
        try phone.session.tap("Chez Rosa")
        phone.backend.with {
            $0.delays = [.seconds(9), .seconds(5)]
            $0.detailDelay = .seconds(5)
            $0.partners = [.lea]
        }
        try phone.session.tap("Autre personne")
        #expect(try phone.lines() == ["screen “Partenaire”", "loading “Chargement du partenaire…”"])
        try phone.session.goBack()
        let lines = try phone.lines()
        for line in [
            "toggle “Autour de moi” [off]", "choice “Rayon”: Partout", "choice “Catégorie”: Toutes",
            "loading “Chargement”",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        try phone.session.tap("Autre personne")
        try phone.session.wait(.seconds(20))
        #expect(phone.backend.searches.last == DirectorySearch())
        #expect(try phone.cards() == ["Institut Léa"])
    }

    @Test("a 401 is told to the product, of the list and of a detail; another refusal is not")
    func unauthorized() throws {
        let phone = try PartnersPhone()
        phone.backend.with { $0.failure = .unauthorized(status: 403) }
        try phone.session.pullToRefresh()
        try phone.session.tap("Chez Rosa")
        #expect(phone.backend.unauthorized == 0)
        phone.backend.with { $0.failure = .unauthorized(status: 401) }
        try phone.session.pullToRefresh()
        #expect(phone.backend.unauthorized == 1)
        try phone.session.goBack()
        #expect(phone.backend.unauthorized == 2, "the list was stale, and was tried again")
    }
}
