import AllInConnectBackend
import AppShell
import Testing

/// What the staff publishes, and whom it reaches.
struct StaffPublicationTests {
    private let camille = 1

    /// Camille's phone in Nice with a radius that Menton is within, Julien's in Nice with the usual one.
    private func world() -> StaffWorld {
        var data = AllInConnectData.samples
        data.registrations = [
            RegistrationData(token: "a1", userID: 1, environment: .sandbox, deviceID: "1", date: World.start),
            RegistrationData(token: "b2", userID: 2, environment: .sandbox, deviceID: "2", date: World.start),
        ]
        data.positions = [1: .nice, 2: .nice]
        data.preferences = [1: PreferencesData(notificationRadius: 25)]
        return StaffWorld(data: data)
    }

    @Test("AIC-22: an offer that the staff puts is online, and told to those whom it may interest; the answer counts")
    func offer() {
        let world = world()
        let answer = world.call(.put, "/offers/900", StaffWorld.offer())
        #expect(answer.status == 201)
        #expect(answer.text == #"{"id":900,"told":1,"held":1,"reasons":{"TOO_FAR":1}}"#)
        #expect(world.backend.takePushes().map(\.record.userID) == [camille])
        let token = world.signIn("camille@exemple.fr", "azur-2026") ?? ""
        let offer = world.phone(.get, "/offers/900", token: token)
        #expect(offer.json?["price"]?.numberValue?.text == "4.50")
        #expect(offer.json?["professional"]?["city"] == "Menton")
    }

    @Test("AIC-24: an event is told as one")
    func event() {
        let world = world()
        #expect(world.call(.put, "/offers/900", StaffWorld.offer(type: "\"EVENEMENT\"")).status == 201)
        #expect(world.backend.takePushes().map(\.target) == [.event(900)])
    }

    @Test("AIC-23: a professional that the staff puts is in the directory, and told")
    func professional() {
        let world = world()
        let answer = world.call(.put, "/professionals/900", StaffWorld.professional())
        #expect(answer.status == 201)
        #expect(answer.json?["told"] == 1)
        #expect(world.backend.takePushes().map(\.target) == [.professional(900)])
    }

    @Test("every reason to hold is counted, in a fixed order")
    func reasons() {
        let world = world()
        world.backend.data.preferences[1] = PreferencesData(notifyNewOffers: false, preferredCategories: [])
        world.backend.data.positions[2] = nil
        let answer = world.call(.put, "/offers/900", StaffWorld.offer())
        #expect(answer.json?["held"] == 2)
        #expect(
            answer.json?["reasons"]
                == ["SWITCHED_OFF": 1, "UNKNOWN_PLACE": 1, "TOO_FAR": 1, "OTHER_CATEGORY": 1]
        )
    }

    @Test("put once more it changes what is there and tells nobody; a changed one too")
    func again() {
        let world = world()
        let body = StaffWorld.offer(and: [("id", "900"), ("distance", "2.5"), ("other", "[]")])
        #expect(world.call(.put, "/offers/900", body).status == 201)
        let data = world.backend.data
        let again = world.call(.put, "/offers/900", body)
        #expect(again.text == #"{"id":900,"told":0,"held":0,"reasons":{}}"#)
        #expect(again.status == 200)
        #expect(world.backend.data == data)
        #expect(world.call(.put, "/offers/900", StaffWorld.offer(price: nil)).status == 200)
        #expect(world.backend.data.offers.last?.priceInCents == nil)
        #expect(world.call(.put, "/professionals/1", StaffWorld.professional()).status == 200)
        #expect(world.backend.takePushes().count == 1)
    }

    @Test("with If-None-Match: * what is there stays as it is")
    func newOnly() {
        let world = world()
        let data = world.backend.data
        for (path, body) in [
            ("/offers/101", StaffWorld.offer()), ("/professionals/1", StaffWorld.professional()),
            ("/members/1", StaffWorld.member()),
        ] {
            #expect(world.call(.put, path, body, headers: ["If-None-Match": "*"]).status == 412)
        }
        #expect(world.backend.data == data)
        #expect(world.call(.put, "/offers/900", StaffWorld.offer(), headers: ["If-None-Match": "*"]).status == 201)
    }

    @Test("all that is wrong with an offer is said at once, by field, and nothing changes")
    func invalidOffer() {
        let world = world()
        let data = world.backend.data
        let empty = world.call(.put, "/offers/900", "{}")
        #expect(empty.status == 422)
        #expect(
            empty.errors.keys.sorted() == ["category", "description", "professional.id", "start", "title", "type"]
        )
        let wrong = StaffWorld.offer(
            title: "\"\(String(repeating: "a", count: 256))\"",
            price: "4.505",
            start: "\"2026-01-06\"",
            end: "7",
            type: "\"OFFER\"",
            category: "1",
            professional: #"{"id":99}"#,
            and: [("id", "901")]
        )
        let answer = world.call(.put, "/offers/900", wrong)
        #expect(
            answer.errors.keys.sorted()
                == ["category", "end", "id", "price", "professional.id", "start", "title", "type"]
        )
        #expect(world.backend.data == data)
        #expect(world.backend.takePushes().isEmpty)
    }

    @Test(
        "a price has two places at most and is read as it is written",
        arguments: [
            ("0", 0), ("19.99", 1_999), ("0.1", 10), ("100000", 10_000_000), ("100000.01", nil), ("-0.5", nil),
            ("1e2", nil), ("1.999", nil), ("\"5\"", nil), ("99999999999999999999", nil),
        ] as [(String, Int?)]
    )
    func prices(_ text: String, _ cents: Int?) {
        let world = world()
        let answer = world.call(.put, "/offers/900", StaffWorld.offer(price: text))
        #expect(answer.status == (cents == nil ? 422 : 201), "\(answer.text)")
        if cents != nil { #expect(world.backend.data.offers.last?.priceInCents == cents) }
    }

    @Test(
        "dates are RFC 3339 in UTC, and an end does not come before the start",
        arguments: [
            ("\"2026-01-06T08:00:00.5Z\"", nil, 201), ("\"2026-01-06T08:00:00+01:00\"", nil, 422),
            ("\"2026-02-30T08:00:00Z\"", nil, 422), ("\"2026-01-06T08:00:00Z\"", "\"2026-01-06T08:00:00Z\"", 201),
            ("\"2026-01-06T08:00:00Z\"", "\"2026-01-06T07:59:59Z\"", 422),
            ("\"2026-01-06T08:00:00.\(String(repeating: "0", count: 80))Z\"", nil, 422),
        ] as [(String, String?, Int)]
    )
    func dates(_ start: String, _ end: String?, _ status: Int) {
        #expect(world().call(.put, "/offers/900", StaffWorld.offer(start: start, end: end)).status == status)
    }

    @Test("all that is wrong with a professional is said at once, by field")
    func invalidProfessional() {
        let world = world()
        #expect(
            world.call(.put, "/professionals/900", "{}").errors.keys.sorted()
                == ["address", "category", "city", "latitude", "longitude", "name"]
        )
        let answer = world.call(
            .put,
            "/professionals/900",
            StaffWorld.professional(name: "\"  \"", latitude: "90.5", longitude: "\"7\"")
        )
        #expect(answer.errors.keys.sorted() == ["latitude", "longitude", "name"])
    }

    @Test("what is removed is gone; a professional only once nothing is online at their place")
    func removal() {
        let world = world()
        let refused = world.call(.delete, "/professionals/1")
        #expect(refused.status == 409)
        #expect(refused.json?["message"] == "Des offres sont encore en ligne : 101.")
        #expect(world.call(.delete, "/offers/101").status == 204)
        #expect(world.call(.delete, "/offers/101").status == 404)
        #expect(world.call(.delete, "/professionals/1").status == 204)
        #expect(!world.backend.data.offers.contains { $0.id == 101 })
        #expect(!world.backend.data.professionals.contains { $0.id == 1 })
        #expect(world.call(.put, "/offers/101", StaffWorld.offer()).json?["told"] == 1, "new again")
    }

    @Test("the lists give all in the order of their ids, and what they give can be put back")
    func lists() {
        let world = world()
        let data = world.backend.data
        #expect(world.call(.get, "/offers").ids == data.offers.map(\.id).sorted())
        #expect(world.call(.get, "/professionals").ids == data.professionals.map(\.id).sorted())
        for list in ["/professionals", "/offers", "/members"] {
            for item in world.call(.get, list).json?.arrayValue ?? [] {
                let path = "\(list)/\(item["id"]?.integerValue ?? 0)"
                #expect(world.call(.put, path, item.text()).status == 200, "\(path)")
            }
        }
        #expect(world.backend.data == data)
        #expect(world.backend.takePushes().isEmpty)
    }

    @Test("what could not be kept is 503, changes nothing and tells nobody")
    func refusals() {
        let world = StaffWorld(store: FullShelf())
        let data = world.backend.data
        #expect(world.call(.put, "/offers/900", StaffWorld.offer()).status == 503)
        #expect(world.call(.delete, "/offers/101").status == 503)
        #expect(world.call(.delete, "/sessions").status == 503)
        #expect(world.call(.put, "/members/9", StaffWorld.member()).status == 503)
        #expect(world.backend.data == data)
        #expect(world.backend.takePushes().isEmpty)
    }

    private struct FullShelf: AllInConnectStore {
        func keep(
            _: [AllInConnectChange],
            _: [PushMessage]
        ) throws(AllInConnectStoreError) {
            throw AllInConnectStoreError("the disk is full")
        }

        func keepSoon(_: [AllInConnectChange]) {}
    }
}
