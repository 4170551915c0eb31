import AppShell
import AppShellDirectoryFeature
import Foundation
import Testing

@testable import AllInConnect

/// What goes out of a search and what is read of its answer (docs/apis.md).
struct DirectoryCallTests {
    private static let offer = #"""
        {"id":101,"title":"Menu","description":"Cinq plats.","price":59.00,"start":"2026-01-02T08:00:00Z","end":null,
        "type":"OFFRE","category":"FOOD_PLAISIRS","professional":{"id":1,"name":"Le Comptoir","category":"FOOD_PLAISIRS",
        "address":"12 quai","city":"Nice","latitude":43.6957,"longitude":7.2846},"distance":2.43,"unknown":{}}
        """#

    @Test("AIC-25: a search sends position, radius, category and type, as the bearer that is signed in")
    func search() async throws {
        let query = "?latitude=43.7102&longitude=7.262&radius=10&category=FOOD_PLAISIRS&type=EVENEMENT"
        let backend = PaperBackend(["/offers" + query: "[]", "/offers": "[]"])
        let api = AllInConnectAPI.on(backend)
        let nice = try #require(Position(latitude: 43.7102, longitude: 7.262))
        _ = try await api.offers(DirectorySearch(position: nice, radius: 10, category: "FOOD_PLAISIRS", kind: .event))
        _ = try await api.offers(DirectorySearch())
        #expect(backend.lines == ["GET /offers" + query, "GET /offers"])
        #expect(backend.requests.map { $0.headers["Authorization"] } == ["Bearer jwt", "Bearer jwt"])
        #expect(backend.requests.map { $0.headers["Accept"] } == ["application/json", "application/json"])
    }

    @Test("AIC-28: an offer is read with its price, dates, professional and distance; what is new there is no error")
    func reads() async throws {
        let offers = try await AllInConnectAPI.on(PaperBackend(["/offers": "[\(Self.offer)]"])).offers(
            DirectorySearch()
        )
        let offer = try #require(offers.first)
        #expect(offer.id == 101)
        #expect(offer.kind == .offer)
        #expect(offer.price == 59)
        #expect(offer.start == Date(timeIntervalSince1970: 1_767_340_800))
        #expect(offer.end == nil)
        #expect(offer.provider == Offer.Provider(id: 1, name: "Le Comptoir", city: "Nice"))
        #expect(offer.distance == 2.43)
    }

    @Test("AIC-28: a partner is read with its location and what it offers")
    func partner() async throws {
        let partner = #"""
            {"id":3,"name":"Les Jardins","category":"LOISIRS_DIVERTISSEMENTS","address":"3 promenade","city":"Menton",
            "latitude":43.7745,"longitude":7.4975,"distance":null,"offers":[\#(Self.offer)]}
            """#
        let backend = PaperBackend(["/professionals/3": partner])
        let read = try await AllInConnectAPI.on(backend).partner(3)
        #expect(read.position == Position(latitude: 43.7745, longitude: 7.4975))
        #expect(read.offers == [PartnerOffer(id: 101, kind: .offer, title: "Menu")])
        #expect(backend.lines == ["GET /professionals/3"])
    }

    @Test(
        "an answer that is not as agreed is an error that names the location",
        arguments: [
            ("{}", "Expected to decode Array"), (#"[{"id":"x"}]"#, "0.id: "), (#"[{"id":1}]"#, "0.title: missing"),
            ("<html>", "JSON"), ("", "JSON"),
        ]
    )
    func unreadable(_ body: String, _ place: String) async throws {
        let api = AllInConnectAPI.on(PaperBackend(["/offers": body]))
        let error = await #expect(throws: APIError.self) { try await api.offers(DirectorySearch()) }
        #expect(try "\(#require(error))".contains(place), "\(String(describing: error))")
    }

    @Test("an offer or a partner that can't be read is left out of its list, and diagnostics hear of it")
    func leftOut() async throws {
        let partner = #"{"id":3,"name":"Les Jardins","category":"LOISIRS","offers":[{"id":1},\#(Self.offer)]}"#
        let backend = PaperBackend([
            "/offers": #"[{"id":"x"},\#(Self.offer),{"id":7,"title":null}]"#,
            "/professionals": #"[\#(partner),{}]"#, "/professionals/3": partner,
        ])
        let diagnostics = HeardDiagnostics()
        let api = AllInConnectAPI.on(backend, diagnostics: diagnostics)
        #expect(try await api.offers(DirectorySearch()).map(\.id) == [101])
        #expect(diagnostics.locations == ["GET /offers", "GET /offers"])
        #expect(try await api.partners(DirectorySearch()).map(\.offers.count) == [1])
        #expect(try await api.partner(3).offers.map(\.id) == [101])
        #expect(
            diagnostics.locations.dropFirst(2) == [
                "GET /professionals", "GET /professionals", "GET /professionals/3",
            ]
        )
    }

    @Test(
        "degrees go out with five places at most, as JSON writes numbers",
        arguments: [(43.7102, "43.7102"), (7.123456789, "7.12346"), (-0.1, "-0.1"), (180, "180.0"), (1e-9, "0.0")]
    )
    func degrees(_ degrees: Double, _ text: String) {
        #expect(AllInConnectAPI.degrees(degrees) == text)
    }
}
