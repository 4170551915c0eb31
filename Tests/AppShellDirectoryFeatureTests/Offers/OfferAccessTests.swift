import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// Who is signed in, and that the next one sees nothing of them.
struct OfferAccessTests {
    @Test("signed out, the gate stands in place of list and detail, and nothing is asked for")
    func gate() throws {
        let phone = try OffersPhone { $0.isOpen = false }
        #expect(try phone.lines() == ["screen “Offres”", "section “Connectez-vous”", "text “Il faut un compte.”"])
        try phone.session.receive(.link("sample://offers/1"))
        #expect(try phone.lines().first == "screen “Offre”")
        #expect(try phone.lines().contains("section “Connectez-vous”"))
        try phone.session.enterBackground()
        try phone.session.wait(.seconds(3_600))
        try phone.session.enterForeground()
        #expect(phone.backend.searches.isEmpty)
        #expect(phone.backend.details.isEmpty)
        #expect(throws: HeadlessError.self) { try phone.session.pullToRefresh() }
    }

    @Test("signed in, what is on the screen is loaded: the list, or the detail that an arrival opened")
    func signedIn() throws {
        let list = try OffersPhone { $0.isOpen = false }
        try list.session.set("Connecté", to: true)
        #expect(try list.cards() == ["Menu", "Soin", "Fête"])
        #expect(list.backend.searches.count == 1)
        let detail = try OffersPhone { $0.isOpen = false }
        try detail.session.receive(.link("sample://offers/1"))
        try detail.session.set("Connecté", to: true)
        #expect(try detail.lines().first == "screen “Menu”")
        try detail.session.goBack()
        #expect(try detail.cards() == ["Menu", "Soin", "Fête"])
    }

    @Test("nothing of the person before is left: no offer, no search, no position, on no screen")
    func forgotten() throws {
        let nice = try #require(Position.nice)
        let phone = try OffersPhone { $0.position = .success(nice) }
        try phone.session.choose("5 km", in: "Rayon")
        try phone.session.choose("Beauté", in: "Catégorie")
        try phone.session.tap("Soin")
        #expect(try phone.lines().first == "screen “Soin”")
        phone.backend.with {
            $0.delays = [.seconds(5)]
            $0.detailDelay = .seconds(5)
            $0.offers = [.menu]
        }
        try phone.session.tap("Autre personne")
        #expect(try phone.lines() == ["screen “Offre”", "loading “Chargement de l'offre…”"])
        try phone.session.goBack()
        let lines = try phone.lines()
        for line in [
            "toggle “Autour de moi” [off]", "choice “Rayon”: Partout", "choice “Catégorie”: Toutes",
            "loading “Chargement”",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        try phone.session.wait(.seconds(5))
        #expect(phone.backend.searches.last == DirectorySearch())
        #expect(try phone.cards() == ["Menu"])
    }

    @Test("an answer to the person before that comes late, good or bad, changes nothing")
    func late() throws {
        let phone = try OffersPhone {
            $0.delays = [.seconds(9), .seconds(1)]
            $0.failure = .unauthorized(status: 401)
        }
        phone.backend.with { $0.failure = nil }
        try phone.session.tap("Autre personne")
        try phone.session.wait(.seconds(1))
        #expect(try phone.cards().count == 3)
        try phone.session.wait(.seconds(20))
        #expect(try phone.cards().count == 3)
        #expect(phone.backend.unauthorized == 0)
    }

    @Test("a position that the phone tells after the person has changed is not the next one's")
    func latePosition() throws {
        let nice = try #require(Position.nice)
        let phone = try OffersPhone {
            $0.position = .success(nice)
            $0.positionDelay = .seconds(9)
        }
        try phone.session.tap("Autour de moi")
        try phone.session.tap("Autre personne")
        try phone.session.wait(.seconds(20))
        #expect(phone.backend.searches.allSatisfy { $0.position == nil })
        #expect(try phone.lines().contains("toggle “Autour de moi” [off]"))
    }

    @Test("a 401 is told to the product, of the list and of a detail; another refusal is not")
    func unauthorized() throws {
        let phone = try OffersPhone()
        phone.backend.with { $0.failure = .unauthorized(status: 403) }
        try phone.session.pullToRefresh()
        try phone.session.tap("Menu")
        #expect(phone.backend.unauthorized == 0)
        phone.backend.with { $0.failure = .unauthorized(status: 401) }
        try phone.session.pullToRefresh()
        #expect(phone.backend.unauthorized == 1)
        try phone.session.goBack()
        #expect(phone.backend.unauthorized == 2, "the list was stale, and was tried again")
    }
}
