import AllInConnectBackend
import AppShell
import Testing

/// What is published, and whom it reaches.
struct NewsTests {
    private func newOffer(_ id: Int = 300, kind: OfferData.Kind = .offer, at professionalID: Int = 3) -> OfferData {
        OfferData(
            id: id,
            title: "Deux cafés pour un",
            description: "Le matin.",
            start: "2026-01-06T08:00:00Z",
            kind: kind,
            category: .food,
            professionalID: professionalID
        )
    }

    private func professional(_ id: Int = 30) -> ProfessionalData {
        ProfessionalData(
            id: id,
            name: "Glacier Azur",
            category: .food,
            address: "1 quai",
            city: "Menton",
            location: .menton
        )
    }

    /// Camille's phone, in Nice, with a radius that Menton is within.
    private func world() -> World {
        let world = World()
        #expect(world.register("\"a1\"").status == 201)
        #expect(world.setPreferences(radius: "25").status == 200)
        world.locate(.nice)
        return world
    }

    @Test("AIC-22: an offer published in Menton reaches the phone in Nice, in the words and keys agreed")
    func offer() throws {
        let world = world()
        let report = try world.backend.publish(offer: newOffer(), at: World.start)
        #expect(report == NewsReport(recipients: [1]))
        #expect(world.call(.get, "/offers/300").json?["title"] == "Deux cafés pour un")
        let pushes = world.backend.takePushes()
        #expect(pushes.map(\.token) == ["a1"])
        #expect(pushes.map(\.target) == [.offer(300)])
        let expected: JSONValue = [
            "aps": [
                "alert": ["title": "Nouvelle offre", "body": "Deux cafés pour un"], "sound": "default", "badge": 1,
            ],
            "offerId": 300, "screen": "offer_detail", "entityId": "300",
        ]
        #expect(try pushes.map { try JSONValue(parsing: $0.payload) } == [expected])
        #expect(world.backend.takePushes().isEmpty, "each is taken once")
    }

    @Test("AIC-24: an event says so in its payload, and needs no preferred category")
    func event() throws {
        let world = world()
        #expect(world.setPreferences(offers: "false", radius: "25", categories: "[]").status == 200)
        #expect(try world.backend.publish(offer: newOffer(kind: .event), at: World.start).recipients == [1])
        let expected: JSONValue = [
            "aps": [
                "alert": ["title": "Nouvel événement", "body": "Deux cafés pour un"], "sound": "default", "badge": 1,
            ],
            "offerId": 300, "type": "EVENT", "screen": "event_detail", "entityId": "300",
        ]
        #expect(try world.backend.takePushes().map { try JSONValue(parsing: $0.payload) } == [expected])
    }

    @Test("AIC-23: a new professional is told of by name and town")
    func newProfessional() throws {
        let world = world()
        #expect(try world.backend.publish(professional: professional(), at: World.start).recipients == [1])
        let expected: JSONValue = [
            "aps": [
                "alert": ["title": "Nouvel établissement", "body": "Glacier Azur, Menton"], "sound": "default",
                "badge": 1,
            ],
            "professionalId": 30, "screen": "professional_detail", "entityId": "30",
        ]
        #expect(try world.backend.takePushes().map { try JSONValue(parsing: $0.payload) } == [expected])
        #expect(world.call(.get, "/professionals/30").status == 200)
    }

    @Test("AIC-4: through FCM ids are texts, and the payload reads the same")
    func throughFCM() throws {
        let world = world()
        #expect(world.register("\"x:APA91b\"").status == 201)
        try world.backend.publish(offer: newOffer(), at: World.start)
        let push = try #require(world.backend.takePushes().first)
        #expect(push.kind == .fcm && push.endpoint == .fcm)
        #expect(try JSONValue(parsing: push.payload)["offerId"] == "300")
    }

    @Test("AIC-22, AIC-23, AIC-24: each member's own switches, radius, category and position decide, and say why not")
    func eachOwn() throws {
        let world = world()
        #expect(world.register("\"b2\"", device: "\"phone-2\"", by: 2).status == 201)
        let there = try world.backend.publish(offer: newOffer(), at: World.start)
        #expect(there.recipients == [1])
        #expect(there.held == [NewsReport.Held(userID: 2, reasons: [.unknownPlace])])
        world.locate(.cannes, userID: 2)
        #expect(try world.backend.publish(offer: newOffer(301), at: World.start).held.map(\.reasons) == [[.tooFar]])
        world.locate(.menton, userID: 2)
        #expect(try world.backend.publish(offer: newOffer(302), at: World.start).recipients == [1, 2])
        #expect(world.setPreferences(professionals: "false", categories: "[]", by: 2).status == 200)
        let held = try world.backend.publish(professional: professional(), at: World.start)
        #expect(held.recipients == [1])
        #expect(held.held == [NewsReport.Held(userID: 2, reasons: [.switchedOff, .otherCategory])])
    }

    @Test("AIC-25: the position is that of the last search, not of an earlier one")
    func moves() throws {
        let world = world()
        world.locate(.saintTropez)
        #expect(try world.backend.publish(offer: newOffer(), at: World.start).recipients == [])
        world.locate(.nice)
        #expect(try world.backend.publish(offer: newOffer(301), at: World.start).recipients == [1])
    }

    @Test("AIC-27: an offer without a usable id is never told of, nor one of whose place nobody knows")
    func unusable() throws {
        let world = world()
        #expect(try world.backend.publish(offer: newOffer(0), at: World.start).held.map(\.reasons) == [[.noTarget]])
        let nowhere = try world.backend.publish(offer: newOffer(at: 99), at: World.start)
        #expect(nowhere.held.map(\.reasons) == [[.unknownPlace]])
        #expect(world.backend.takePushes().isEmpty)
    }

    @Test("what is published again under its id is changed, and is no news")
    func changes() throws {
        let world = world()
        try world.backend.publish(offer: newOffer(), at: World.start)
        var changed = newOffer()
        changed.title = "Trois cafés pour un"
        #expect(try world.backend.publish(offer: changed, at: World.start) == NewsReport())
        #expect(world.backend.takePushes().count == 1)
        #expect(world.call(.get, "/offers/300").json?["title"] == "Trois cafés pour un")
        #expect(world.backend.data.offers.filter { $0.id == 300 }.count == 1)
    }

    @Test("a member's devices are all reached, a device that signed out is not")
    func devices() throws {
        let world = world()
        #expect(world.register("\"b2\"", device: "\"tablet\"").status == 201)
        #expect(try world.backend.publish(offer: newOffer(), at: World.start).recipients == [1])
        #expect(world.backend.takePushes().map(\.token) == ["a1", "b2"])
        #expect(world.call(.delete, "/push/register", #"{"token":"a1"}"#).status == 204)
        try world.backend.publish(offer: newOffer(301), at: World.start)
        #expect(world.backend.takePushes().map(\.token) == ["b2"])
        #expect(world.call(.delete, "/push/register", #"{"token":"b2"}"#).status == 204)
        #expect(try world.backend.publish(offer: newOffer(302), at: World.start) == NewsReport())
    }
}
