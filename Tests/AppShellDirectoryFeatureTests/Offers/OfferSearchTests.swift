import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// The search by category, kind, radius and position (AIC-25).
struct OfferSearchTests {
    private let nice: Position

    init() throws {
        nice = try #require(Position.nice)
    }

    /// A phone in Nice.
    private func phone() throws -> OffersPhone {
        try OffersPhone { [nice] in $0.position = .success(nice) }
    }

    private func distances(_ phone: OffersPhone) throws -> [String] {
        try phone.lines().filter { $0.hasPrefix("badge “Distance”: ") }.map {
            String($0.dropFirst("badge “Distance”: ".count))
        }
    }

    @Test("AIC-25: « Autour de moi » sends the position; the nearest come first, with their distances")
    func around() throws {
        let phone = try phone()
        #expect(phone.backend.searches == [DirectorySearch()])
        #expect(try distances(phone) == [])
        try phone.session.tap("Autour de moi")
        #expect(phone.backend.searches.last == DirectorySearch(position: nice))
        #expect(try phone.cards() == ["Fête", "Soin", "Menu"])
        #expect(try distances(phone) == ["à deux pas", "1,2 km", "20 km"])
        try phone.session.tap("Autour de moi")
        #expect(phone.backend.searches.last == DirectorySearch())
        #expect(try distances(phone) == [])
    }

    @Test(
        "AIC-25: a distance is told as exactly as it matters",
        arguments: [
            (0.099, "à deux pas"), (0.1, "0,1 km"), (1, "1 km"), (1.25, "1,2 km"), (9.94, "9,9 km"), (9.96, "10 km"),
            (26.34, "26 km"), (1_234.4, "1 234 km"),
        ]
    )
    func distance(_ kilometres: Double, _ text: String) throws {
        let phone = try OffersPhone { $0.offers = [Offer.menu.at(kilometres)] }
        #expect(try distances(phone) == [text])
    }

    @Test("a distance that is none is not told", arguments: [-1, .nan, .infinity])
    func noDistance(_ kilometres: Double) throws {
        #expect(Offer.menu.at(kilometres).distance == nil)
    }

    @Test("AIC-25: what is equally far, or nobody knows how far, stays in the back end's order, and last")
    func order() throws {
        let phone = try OffersPhone {
            $0.offers = [
                Offer.sample(1, "A"), Offer.sample(2, "B").at(2), Offer.sample(3, "C"), Offer.sample(4, "D").at(1),
                Offer.sample(5, "E").at(2),
            ]
        }
        #expect(try phone.cards() == ["D", "B", "E", "A", "C"])
    }

    @Test(
        "AIC-25: a position that is refused or unknown is said plainly, and the list without distances stays",
        arguments: [(LocationError.denied, "Position refusée"), (.unavailable, "Position inconnue")]
    )
    func noPosition(_ error: LocationError, _ strings: String) throws {
        let phone = try OffersPhone { $0.position = .failure(error) }
        try phone.session.tap("Autour de moi")
        #expect(try phone.lines().contains("banner “\(strings)”"))
        #expect(try phone.lines().contains("toggle “Autour de moi” [off]"))
        #expect(try phone.cards() == ["Menu", "Soin", "Fête"])
        #expect(phone.backend.searches.count == 1, "the same list is not asked for again")
        phone.backend.with { [nice] in $0.position = .success(nice) }
        try phone.session.tap("Autour de moi")
        #expect(try !phone.lines().contains("banner “\(strings)”"))
        #expect(try phone.cards() == ["Fête", "Soin", "Menu"])
    }

    @Test("AIC-25: a radius asks the phone where it is, and the search carries both")
    func radius() throws {
        let phone = try phone()
        try phone.session.choose("5 km", in: "Rayon")
        #expect(phone.backend.searches.last == DirectorySearch(position: nice, radius: 5))
        #expect(try phone.cards() == ["Fête", "Soin"])
        #expect(try phone.lines().contains("toggle “Autour de moi” [on]"))
        try phone.session.choose("50 km", in: "Rayon")
        #expect(phone.backend.with { $0.positionCount } == 1, "known, it is not asked for again")
        #expect(phone.backend.searches.last == DirectorySearch(position: nice, radius: 50))
        try phone.session.choose("Partout", in: "Rayon")
        #expect(phone.backend.searches.last == DirectorySearch(position: nice))
    }

    @Test("AIC-25: without a position there is no radius: no search carries one alone")
    func radiusAlone() throws {
        let phone = try OffersPhone { $0.position = .failure(.denied) }
        try phone.session.choose("5 km", in: "Rayon")
        #expect(try phone.lines().contains("choice “Rayon”: Partout"))
        #expect(try phone.lines().contains("banner “Position refusée”"))
        phone.backend.with { [nice] in $0.position = .success(nice) }
        try phone.session.choose("5 km", in: "Rayon")
        try phone.session.tap("Autour de moi")
        try phone.session.choose("Beauté", in: "Catégorie")
        #expect(phone.backend.searches.allSatisfy { $0.radius == nil || $0.position != nil })
        #expect(phone.backend.searches.last == DirectorySearch(category: "BEAUTY"))
    }

    @Test("AIC-9, AIC-25: category and kind narrow the list, together; what leaves nothing can be taken back")
    func narrowing() throws {
        let phone = try phone()
        try phone.session.choose("Gourmands", in: "Catégorie")
        #expect(try phone.cards() == ["Menu", "Fête"])
        try phone.session.choose("Les événements", in: "Type")
        #expect(try phone.cards() == ["Fête"])
        #expect(phone.backend.searches.last == DirectorySearch(category: "FOOD", kind: .event))
        try phone.session.choose("Beauté", in: "Catégorie")
        #expect(try phone.lines().contains("empty “Rien de tel”"))
        try phone.session.tap("Effacer")
        #expect(phone.backend.searches.last == DirectorySearch())
        #expect(try phone.cards() == ["Menu", "Soin", "Fête"])
    }

    @Test("what was found for another question is never shown for this one, also when it can't be answered")
    func otherQuestion() throws {
        let phone = try phone()
        phone.backend.with {
            $0.failure = .offline
            $0.delays = [.seconds(1)]
        }
        try phone.session.choose("Beauté", in: "Catégorie")
        #expect(try phone.lines().last == "loading “Chargement”")
        try phone.session.wait(.seconds(1))
        #expect(try phone.cards() == [])
        #expect(try phone.lines().contains("failure “Connexion requise”"))
        phone.backend.with { $0.failure = nil }
        try phone.session.choose("Toutes", in: "Catégorie")
        #expect(try phone.cards() == ["Menu", "Soin", "Fête"])
    }

    @Test("AIC-25: the last search wins, however late the answers to the others come")
    func lastWins() throws {
        let phone = try phone()
        phone.backend.with { $0.delays = [.seconds(9), .seconds(5), .seconds(1)] }
        try phone.session.choose("Beauté", in: "Catégorie")
        try phone.session.choose("Toutes", in: "Catégorie")
        try phone.session.choose("Gourmands", in: "Catégorie")
        try phone.session.wait(.seconds(1))
        #expect(try phone.cards() == ["Menu", "Fête"])
        try phone.session.wait(.seconds(20))
        #expect(try phone.cards() == ["Menu", "Fête"])
        #expect(try phone.lines().contains("choice “Catégorie”: Gourmands"))
    }

    @Test("AIC-25: a radius that is chosen while the phone still looks for its position is kept")
    func radiusMeanwhile() throws {
        let phone = try phone()
        phone.backend.with { $0.positionDelay = .seconds(30) }
        try phone.session.tap("Autour de moi")
        try phone.session.wait(.seconds(10))
        try phone.session.choose("5 km", in: "Rayon")
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.searches.last == DirectorySearch(position: nice, radius: 5))
    }

    @Test("AIC-25: a phone that takes its time holds nothing up; what it says last counts")
    func slowPhone() throws {
        let phone = try phone()
        phone.backend.with { $0.positionDelay = .seconds(30) }
        try phone.session.tap("Autour de moi")
        #expect(try phone.lines().contains("progress “Position demandée”"))
        #expect(try phone.cards() == ["Menu", "Soin", "Fête"])
        try phone.session.choose("Gourmands", in: "Catégorie")
        #expect(try phone.cards() == ["Menu", "Fête"])
        try phone.session.wait(.seconds(30))
        #expect(try phone.cards() == ["Fête", "Menu"])
        #expect(phone.backend.searches.last == DirectorySearch(position: nice, category: "FOOD"))
        try phone.session.tap("Autour de moi", times: 1)
        try phone.session.tap("Autour de moi")
        try phone.session.tap("Autour de moi")
        try phone.session.wait(.seconds(60))
        #expect(
            phone.backend.searches.last == DirectorySearch(category: "FOOD"),
            "it was switched off before the answer"
        )
    }

    @Test("AIC-25: a refresh asks where the person is by now; where that can't be told, it goes on without")
    func moved() throws {
        let phone = try phone()
        try phone.session.choose("5 km", in: "Rayon")
        let menton = try #require(Position(latitude: 43.7745, longitude: 7.4975))
        phone.backend.with { $0.position = .success(menton) }
        try phone.session.pullToRefresh()
        #expect(phone.backend.searches.last == DirectorySearch(position: menton, radius: 5))
        phone.backend.with { $0.position = .failure(.unavailable) }
        try phone.session.pullToRefresh()
        #expect(phone.backend.searches.last == DirectorySearch())
        #expect(try phone.lines().contains("banner “Position inconnue”"))
        #expect(try phone.cards().count == 3)
    }

    @Test("the search outlives a look at a detail and at another tab")
    func stays() throws {
        let phone = try phone()
        try phone.session.choose("Beauté", in: "Catégorie")
        try phone.session.tap("Soin")
        try phone.session.goBack()
        try phone.session.selectTab("Ailleurs")
        try phone.session.selectTab("Offres")
        #expect(try phone.cards() == ["Soin"])
        #expect(phone.backend.searches.count == 2)
    }
}
