import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// The list, its search and its states (AIC-25, AIC-28).
struct PartnerListTests {
    private let nice: Position

    init() throws {
        nice = try #require(Position.nice)
    }

    /// A phone in Nice.
    private func phone() throws -> PartnersPhone {
        try PartnersPhone { [nice] in $0.position = .success(nice) }
    }

    private func distances(_ phone: PartnersPhone) throws -> [String] {
        try phone.lines().filter { $0.hasPrefix("badge “Distance”: ") }.map {
            String($0.dropFirst("badge “Distance”: ".count))
        }
    }

    @Test("AIC-28: a card tells who it is, where and what for, and how much there is")
    func cards() throws {
        let lines = try PartnersPhone().lines()
        let start = try #require(lines.firstIndex(of: "list “Partenaires”"))
        #expect(
            lines[(start + 1)...] == [
                "card “Chez Rosa”", "heading 2 “Chez Rosa”", "badge “Catégorie”: Gourmands", "text “Menton”",
                "text “2 à voir”", "card “Institut Léa”", "heading 2 “Institut Léa”", "badge “Catégorie”: Beauté",
                "text “Nice”",
            ]
        )
    }

    @Test("AIC-28: on the map a pin opens its partner; one without a place stays below, and the list comes back")
    func map() throws {
        let phone = try PartnersPhone {
            $0.partners = [.rosa, .lea, .sample(3, "Rosa", position: nil), .sample(4, "Rosa", city: "Nice")]
        }
        try phone.session.choose("Plan", in: "Vue")
        let lines = try phone.lines()
        let start = try #require(lines.firstIndex(of: "map “Partenaires”"))
        #expect(
            lines[(start + 1)...].prefix(6) == [
                "pin “Chez Rosa”: Menton", "pin “Institut Léa”: Nice", "pin “Rosa, Nice”",
                "heading 2 “Sans adresse connue”", "list “Sans adresse connue”", "card “Rosa, Menton”",
            ]
        )
        try phone.session.tap("Institut Léa", in: "Partenaires")
        #expect(try phone.lines().first == "screen “Institut Léa”")
        try phone.session.goBack()
        #expect(try phone.lines().contains("pin “Rosa, Nice”"), "it stays as the person left it")
        try phone.session.choose("Liste", in: "Vue")
        #expect(try phone.cards().count == 4)
    }

    @Test("AIC-28: where nobody has a place there is no map to choose")
    func noMap() throws {
        let phone = try PartnersPhone { $0.partners = [.sample(1, "Rosa", position: nil)] }
        #expect(try !phone.lines().contains { $0.hasPrefix("choice “Vue”") })
        #expect(try phone.cards() == ["Rosa"])
    }

    @Test("AIC-25: « Autour de moi » sends the position; the nearest come first, with their distances")
    func around() throws {
        let phone = try phone()
        #expect(phone.backend.searches == [DirectorySearch()])
        try phone.session.tap("Autour de moi")
        #expect(phone.backend.searches.last == DirectorySearch(position: nice))
        #expect(try phone.cards() == ["Institut Léa", "Chez Rosa"])
        #expect(try distances(phone) == ["1,2 km", "20 km"])
        try phone.session.choose("5 km", in: "Rayon")
        #expect(phone.backend.searches.last == DirectorySearch(position: nice, radius: 5))
        #expect(try phone.cards() == ["Institut Léa"])
        try phone.session.tap("Autour de moi")
        #expect(phone.backend.searches.last == DirectorySearch())
        #expect(try phone.cards() == ["Chez Rosa", "Institut Léa"])
        #expect(try distances(phone) == [])
    }

    @Test("AIC-25: a distance is told as exactly as it matters, and not at all where it is none")
    func distance() throws {
        let known: [(Double, String)] = [
            (0.099, "à deux pas"), (0.1, "0,1 km"), (1, "1 km"), (9.94, "9,9 km"), (9.96, "10 km"), (26.34, "26 km"),
        ]
        for (kilometres, text) in known {
            let phone = try PartnersPhone { $0.partners = [Partner.rosa.at(kilometres)] }
            #expect(try distances(phone) == [text])
        }
        for kilometres in [-1, .nan, .infinity] { #expect(Partner.rosa.at(kilometres).distance == nil) }
    }

    @Test(
        "AIC-25: a position that is refused or unknown is said plainly, and the list stays, without a radius",
        arguments: [(LocationError.denied, "Position refusée"), (.unavailable, "Position inconnue")]
    )
    func noPosition(_ error: LocationError, _ strings: String) throws {
        let phone = try PartnersPhone { $0.position = .failure(error) }
        try phone.session.tap("Autour de moi")
        try phone.session.choose("5 km", in: "Rayon")
        #expect(try phone.lines().contains("banner “\(strings)”"))
        #expect(try phone.lines().contains("toggle “Autour de moi” [off]"))
        #expect(try phone.lines().contains("choice “Rayon”: Partout"))
        #expect(try phone.cards() == ["Chez Rosa", "Institut Léa"])
        #expect(phone.backend.searches == [DirectorySearch()])
    }

    @Test("AIC-9, AIC-25: a category narrows the list; what leaves nothing can be taken back")
    func category() throws {
        let phone = try phone()
        try phone.session.choose("Beauté", in: "Catégorie")
        #expect(try phone.cards() == ["Institut Léa"])
        phone.backend.with { $0.partners = [.rosa] }
        try phone.session.pullToRefresh()
        #expect(try phone.lines().contains("empty “Rien de tel”"))
        try phone.session.tap("Effacer")
        #expect(try phone.cards() == ["Chez Rosa"])
        phone.backend.with { $0.partners = [] }
        try phone.session.pullToRefresh()
        #expect(try phone.lines().last == "empty “Aucun partenaire”")
    }

    @Test("AIC-25: the last search wins, however late the answers to the others come, or the phone's")
    func lastWins() throws {
        let phone = try phone()
        phone.backend.with {
            $0.delays = [.seconds(9), .seconds(5), .seconds(1)]
            $0.positionDelay = .seconds(30)
        }
        try phone.session.choose("Beauté", in: "Catégorie")
        #expect(try phone.lines().last == "loading “Chargement”", "what is of other categories is not shown")
        try phone.session.choose("Toutes", in: "Catégorie")
        try phone.session.choose("Gourmands", in: "Catégorie")
        try phone.session.tap("Autour de moi")
        #expect(try phone.lines().contains("progress “Position demandée”"))
        try phone.session.wait(.seconds(20))
        #expect(try phone.cards() == ["Chez Rosa"])
        try phone.session.wait(.seconds(20))
        #expect(phone.backend.searches.last == DirectorySearch(position: nice, category: "FOOD"))
        #expect(try distances(phone) == ["20 km"])
    }

    @Test("what failed can be tried again, and is when the person is back; what was loaded stays readable offline")
    func states() throws {
        let phone = try PartnersPhone {
            $0.failure = .timedOut
            $0.delays = [.seconds(1)]
        }
        #expect(try phone.lines().last == "loading “Chargement”")
        try phone.session.wait(.seconds(1))
        #expect(try phone.lines().contains("failure “Le serveur met trop de temps à répondre.”"))
        phone.backend.with {
            $0.failure = nil
            $0.delays = [.seconds(1)]
        }
        try phone.session.tap("Réessayer")
        try phone.session.pullToRefresh()
        try phone.session.wait(.seconds(1))
        #expect(phone.backend.searches.count == 2, "one under way is enough")
        #expect(try phone.cards().count == 2)
        phone.backend.with { $0.failure = .offline }
        try phone.session.pullToRefresh()
        #expect(try phone.lines().contains("banner “Connexion requise”"))
        #expect(try phone.cards().count == 2)
        phone.backend.with { $0.failure = nil }
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try !phone.lines().contains("banner “Connexion requise”"))
        #expect(phone.backend.searches.count == 4)
        try phone.session.enterBackground()
        try phone.session.wait(.seconds(601))
        try phone.session.enterForeground()
        #expect(phone.backend.searches.count == 5, "of these minutes")
    }

    @Test("MAD-NFR10: every state of list and detail can be read aloud, two of one name told apart")
    func accessibility() throws {
        let states: [(String, (PartnersPhone) throws -> Void)] = [
            ("full", { _ in }),
            (
                "refused",
                { phone in
                    phone.backend.with { $0.position = .failure(.denied) }
                    try phone.session.tap("Autour de moi")
                }
            ),
            (
                "twins",
                { phone in
                    phone.backend.with { $0.partners = [.sample(1, "Rosa"), .sample(2, "Rosa", city: "Nice")] }
                    try phone.session.pullToRefresh()
                    #expect(try phone.cards() == ["Rosa, Menton", "Rosa, Nice"])
                }
            ),
            (
                "nothing found",
                { phone in
                    phone.backend.with { $0.partners = [] }
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
            ("map", { try $0.session.choose("Plan", in: "Vue") }),
            ("signed out", { try $0.session.set("Connecté", to: false) }),
            ("detail", { try $0.session.tap("Chez Rosa") }),
            ("bare detail", { try $0.session.tap("Institut Léa") }),
            ("unknown", { try $0.session.receive(.link("sample://professionals/99")) }),
        ]
        for (name, act) in states {
            let phone = try PartnersPhone()
            try act(phone)
            #expect(try phone.session.content().accessibilityIssues == [], "\(name)")
        }
    }
}
