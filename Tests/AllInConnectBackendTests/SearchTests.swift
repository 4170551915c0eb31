import AllInConnectBackend
import AppShell
import Testing

/// `GET /offers` and `/professionals`, lists and details.
struct SearchTests {
    private let fromNice = "latitude=43.7102&longitude=7.2620"

    @Test("AIC-28: an offer has every field, its price with two places, its professional and the distance")
    func offer() {
        let answer = World().call(.get, "/offers/103?\(fromNice)")
        #expect(answer.status == 200)
        let expected: JSONValue = [
            "id": 103, "title": "Visite des jardins", "description": "Une entrée achetée, une entrée offerte.",
            "price": .number(JSONNumber(text: "12.00") ?? JSONNumber(0)), "start": "2026-01-02T08:00:00Z",
            "end": "2026-12-31T17:00:00Z", "type": "OFFRE", "category": "LOISIRS_DIVERTISSEMENTS",
            "professional": [
                "id": 3, "name": "Les Jardins de Menton", "category": "LOISIRS_DIVERTISSEMENTS",
                "address": "3 promenade du Soleil", "city": "Menton", "latitude": number("43.7745"),
                "longitude": number("7.4975"),
            ],
            "distance": number("20.22"),
        ]
        #expect(answer.json == expected)
    }

    private func number(_ text: String) -> JSONValue { JSONNumber(text: text).map { .number($0) } ?? .null }

    @Test("AIC-28: an event is told by its type; what an offer has not is null; cents keep their zero")
    func event() {
        let world = World()
        #expect(world.call(.get, "/offers/201").json?["type"] == "EVENEMENT")
        let plain = world.call(.get, "/offers/105").json
        #expect(plain?["price"] == .null && plain?["end"] == .null && plain?["distance"] == .null)
        for (cents, text) in [(0, "0.00"), (5, "0.05"), (2_950, "29.50"), (123_456, "1234.56"), (-150, "-1.50")] {
            world.backend.data.offers[0].priceInCents = cents
            #expect(world.call(.get, "/offers/101").json?["price"] == number(text))
        }
        world.backend.data.offers[0].professionalID = 99
        #expect(world.call(.get, "/offers/101?\(fromNice)").json?["professional"] == .null)
    }

    @Test("AIC-28: a professional has every field and their offers and events, with the distance")
    func professional() {
        let answer = World().call(.get, "/professionals/3?\(fromNice)").json
        #expect(
            answer?.objectValue?.keys == [
                "id", "name", "category", "address", "city", "latitude", "longitude", "distance", "offers",
            ]
        )
        #expect(answer?["name"] == "Les Jardins de Menton")
        #expect(answer?["distance"] == number("20.22"))
        #expect(answer?["offers"]?.arrayValue?.map { $0["id"] } == [103, 201])
        #expect(answer?["offers"]?.arrayValue?.first?["professional"]?["id"] == 3)
    }

    @Test("AIC-25: lists come the nearest first, with their distances; what is equally far by its id")
    func nearestFirst() {
        let world = World()
        let offers = world.call(.get, "/offers?\(fromNice)")
        #expect(offers.ids == [102, 101, 105, 103, 201, 104, 202])
        #expect(offers.distances?.dropFirst(3).first == 20.22)
        #expect(offers.distances?.suffix(2) == [26.34, 69.86])
        #expect(world.call(.get, "/professionals?\(fromNice)").ids == [2, 1, 5, 3, 4, 6])
        let fromSaintTropez = "latitude=43.2727&longitude=6.6405"
        #expect(world.call(.get, "/professionals?\(fromSaintTropez)").ids == [6, 4, 5, 2, 1, 3])
    }

    @Test("AIC-25: the radius keeps what lies within it, its edge included; nothing near is an empty list")
    func radius() {
        let world = World()
        let edge = GeoPoint.nice.distance(to: .cannes)
        for (radius, ids) in [
            ("30", [2, 1, 5, 3, 4]), ("\(edge)", [2, 1, 5, 3, 4]), ("\(edge.nextDown)", [2, 1, 5, 3]), ("10", [2, 1]),
            ("0", []), ("20016", [2, 1, 5, 3, 4, 6]),
        ] {
            let answer = world.call(.get, "/professionals?\(fromNice)&radius=\(radius)")
            #expect(answer.status == 200 && answer.ids == ids, "\(radius)")
        }
        world.backend.data.offers[0].professionalID = 99
        #expect(world.call(.get, "/offers?\(fromNice)&radius=20016").ids?.contains(101) == false, "nobody knows where")
        #expect(world.call(.get, "/offers?\(fromNice)").ids?.last == 101, "and without a radius it comes last")
    }

    @Test("AIC-25: category and type filter; of professionals, those who have one of the type; an empty one is none")
    func filters() {
        for (path, ids) in [
            ("/offers?category=LOISIRS_DIVERTISSEMENTS", [103, 201]), ("/offers?type=EVENEMENT", [201, 202]),
            ("/offers?type=OFFRE", [101, 102, 103, 104, 105]), ("/offers?category=ENTRE_PROS&type=OFFRE", []),
            ("/offers?category=LOISIRS_DIVERTISSEMENTS&type=EVENEMENT&\(fromNice)&radius=21", [201]),
            ("/offers?category=LOISIRS_DIVERTISSEMENTS&\(fromNice)&radius=20", []),
            ("/offers?category=&type=&radius=&latitude=&longitude=", [101, 102, 103, 104, 105, 201, 202]),
            ("/professionals?category=FOOD_PLAISIRS", [1]), ("/professionals?type=EVENEMENT", [3, 6]),
            ("/professionals?type=OFFRE&category=ENTRE_PROS", []),
            ("/offers?unknown=1&category=FOOD%5FPLAISIRS", [101]),
        ] {
            #expect(World().call(.get, path).ids == ids, "\(path)")
        }
    }

    @Test(
        "AIC-25: a query that can't be read is refused with 400, by field, and no position is kept",
        arguments: [
            ("latitude=43", ["longitude"]), ("longitude=7", ["latitude"]), ("latitude=90.1&longitude=0", ["latitude"]),
            ("latitude=0&longitude=-180.1", ["longitude"]), ("latitude=nan&longitude=inf", ["latitude", "longitude"]),
            ("latitude=0x1p3&longitude=7", ["latitude"]), ("latitude=43,7&longitude=7", ["latitude"]),
            ("radius=-1&latitude=43&longitude=7", ["radius"]), ("radius=20017&latitude=43&longitude=7", ["radius"]),
            ("radius=10", ["radius"]), ("category=food", ["category"]), ("category=%zz", ["category"]),
            ("type=OFFER", ["type"]), ("type=x&category=y&radius=z", ["category", "radius", "type"]),
        ]
    )
    func badQuery(_ query: String, _ fields: [String]) {
        let world = World()
        for path in ["/offers", "/professionals"] {
            let answer = world.call(.get, "\(path)?\(query)")
            #expect(answer.status == 400)
            #expect(answer.errors.keys.sorted() == fields)
        }
        #expect(world.backend.data.positions.isEmpty)
    }

    @Test("AIC-25: the edges of the earth are places")
    func earth() {
        for query in ["latitude=90&longitude=180", "latitude=-90&longitude=-180", "latitude=4.37e1&longitude=0"] {
            #expect(World().call(.get, "/offers?\(query)").status == 200, "\(query)")
        }
    }

    @Test("AIC-25: each member's last searched position is kept, and distances go by it where a call says none")
    func keepsPosition() {
        let world = World()
        #expect(world.call(.get, "/offers").distances == Array(repeating: nil, count: 7))
        world.locate(.menton)
        world.locate(.nice)
        #expect(world.backend.data.positions == [1: .nice])
        #expect(world.call(.get, "/professionals?radius=10").ids == [2, 1])
        #expect(world.call(.get, "/offers/103").json?["distance"] == number("20.22"))
        #expect(world.call(.get, "/offers/103", by: 2).json?["distance"] == .null, "another member's is not used")
        #expect(world.call(.get, "/professionals?latitude=43.5528&longitude=7.0174", by: 2).status == 200)
        #expect(world.backend.data.positions == [1: .nice, 2: .cannes], "professionals are searched for as well")
    }

    @Test("AIC-25: a detail says how far from where the call says, and is no search")
    func details() {
        let world = World()
        #expect(world.call(.get, "/offers/104?\(fromNice)").json?["distance"] == number("26.34"))
        #expect(world.call(.get, "/professionals/4?\(fromNice)").json?["distance"] == number("26.34"))
        #expect(world.call(.get, "/offers/104?latitude=x").status == 400)
        #expect(world.backend.data.positions.isEmpty)
    }

    @Test("AIC-28: lists are bare arrays; an empty directory is an empty one")
    func empty() {
        let world = World(data: AllInConnectData(users: [.camille]))
        #expect(world.call(.get, "/offers").text == "[]")
        #expect(world.call(.get, "/professionals").text == "[]")
    }

    @Test("orders and messages have the documented fields, and are their member's alone")
    func mail() {
        let world = World()
        let order: JSONValue = [
            "id": 501, "title": "Menu dégustation pour deux", "status": "Confirmée", "date": "2026-01-05T18:30:00Z",
        ]
        #expect(world.call(.get, "/orders/501").json == order)
        let message: JSONValue = [
            "id": 801, "title": "Le Comptoir du Port",
            "body": "Votre table est réservée vendredi à 20 h. À bientôt !", "date": "2026-01-05T18:35:00Z",
        ]
        #expect(world.call(.get, "/messages/801").json == message)
        for path in ["/orders/501", "/messages/801"] {
            #expect(world.call(.get, path, by: 2).status == 404, "\(path)")
        }
    }
}
