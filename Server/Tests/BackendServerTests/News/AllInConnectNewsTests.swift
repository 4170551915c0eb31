import AllInConnect
import AppShell
import AppShellHeadless
import Foundation
import SimulatedPushServices
import Testing

/// ALL IN Connect's news, from the staff's publication by way of APNs to the banner and the tap, over real sockets.
@Suite(.timeLimit(.minutes(2)))
struct AllInConnectNewsTests {
    /// A served back end, Apple's place and the phone of Camille, who is in Nice and wants to hear of what is up to 25 km
    /// away, as of Menton.
    private struct World {
        let scratch: Scratch
        let apple: ApplesPlace
        let staff: Staff
        let phone: Phone
        let camille: Caller

        init() async throws {
            scratch = try Scratch()
            apple = try await ApplesPlace(in: scratch)
            let folder = scratch.file("data")
            let process = try await BackendProcess.start([
                "allinconnect", "--data", folder, "--push-settings", apple.settings,
            ])
            staff = try Staff(process, in: folder)
            camille = try await Caller(process).signedIn()
            phone = Phone(AllInConnectApp.self, of: process)
            let session = phone.session
            session.phone.location.set(.success(try #require(Position(latitude: 43.7102, longitude: 7.2620))))
            try session.launch()
            try session.tap("Se connecter")
            try session.type("camille@exemple.fr", into: "Adresse e-mail")
            try session.type("azur-2026", into: "Mot de passe")
            try session.tap("Me connecter")
            try session.selectTab("Offres")
            try session.set("Autour de moi", to: true)
        }

        func setPreferences(offers: Bool = true, radius: Int = 25, categories: String = "FOOD_PLAISIRS") async throws {
            let body = """
                {"notifyNewOffers":\(offers),"notifyNewProNearby":true,"notifyLocalEvents":true,\
                "notificationRadius":\(radius),"preferredCategories":["\(categories)"]}
                """
            #expect(try await camille.call("PUT", "/api/v1/notification-preferences", body).status == 200)
        }

        /// Brings the phone what reached Apple last.
        func deliver(_ count: Int = 1) async throws {
            let deliveries = try await apple.deliveries(count)
            #expect(deliveries.map(\.token) == Array(repeating: phone.token, count: count))
            try phone.session.receivePush(deliveries[count - 1].payload)
        }

        func end() async throws {
            #expect(await staff.process.end().status == 0)
            try await apple.apns.stop()
        }
    }

    private static func offer(_ id: Int, _ title: String, type: String = "OFFRE") -> String {
        """
        {"id":\(id),"title":"\(title)","description":"Le matin.","price":4.5,"start":"2026-01-06T08:00:00Z",\
        "type":"\(type)","category":"FOOD_PLAISIRS","professional":{"id":3}}
        """
    }

    @Test("AIC-22: an offer that the staff publishes comes as a banner, and a tap on it opens the offer")
    func offer() async throws {
        let world = try await World()
        try await world.setPreferences()
        let outcome = try await world.staff.run(
            "allinconnect",
            "publish",
            "offer",
            "-",
            input: Self.offer(900, "Deux cafés pour un")
        )
        #expect(outcome.output == "offer 900 is online; members told: 1, held: 0.\n", "\(outcome)")
        try await world.deliver()
        #expect(world.phone.banner("Nouvelle offre") == "Deux cafés pour un")
        try world.phone.session.tapNotification("Nouvelle offre")
        #expect(try world.phone.title() == "Deux cafés pour un")
        #expect(try world.phone.session.selectedTab == "Offres")
        try await world.end()
    }

    @Test("AIC-24: an event comes as a banner, whatever its category, and a tap on it opens the event")
    func event() async throws {
        let world = try await World()
        try await world.setPreferences(categories: "SANTE_BIEN_ETRE")
        let answer = try await world.staff.call(
            "PUT",
            "/offers/901",
            Self.offer(901, "Nuit des jardins", type: "EVENEMENT")
        )
        #expect(answer.json?["told"] == 1)
        try await world.deliver()
        #expect(world.phone.banner("Nouvel événement") == "Nuit des jardins")
        try world.phone.session.tapNotification("Nouvel événement")
        #expect(try world.phone.title() == "Nuit des jardins")
        try await world.end()
    }

    @Test("AIC-23: a professional comes as a banner, and a tap on it opens them, the app closed or not")
    func professional() async throws {
        let world = try await World()
        try await world.setPreferences()
        world.phone.session.kill()
        let body = """
            {"name":"Glacier Azur","category":"FOOD_PLAISIRS","address":"1 quai","city":"Menton","latitude":43.7745,\
            "longitude":7.4975}
            """
        #expect(try await world.staff.call("PUT", "/professionals/900", body).json?["told"] == 1)
        try await world.deliver()
        try world.phone.session.tapNotification("Nouvel établissement")
        #expect(try world.phone.title() == "Glacier Azur")
        #expect(try world.phone.session.selectedTab == "Accueil")
        try await world.end()
    }

    @Test(
        "AIC-22: what the member switched off, what is too far and what is of another category is held, and only that"
    )
    func held() async throws {
        let world = try await World()
        let cases: [(offers: Bool, radius: Int, categories: String, reason: String)] = [
            (false, 25, "FOOD_PLAISIRS", "SWITCHED_OFF"), (true, 20, "FOOD_PLAISIRS", "TOO_FAR"),
            (true, 25, "SANTE_BIEN_ETRE", "OTHER_CATEGORY"),
        ]
        for (index, each) in cases.enumerated() {
            try await world.setPreferences(offers: each.offers, radius: each.radius, categories: each.categories)
            let answer = try await world.staff.call("PUT", "/offers/\(900 + index)", Self.offer(900 + index, "Non"))
            #expect(answer.body == #"{"id":\#(900 + index),"told":0,"held":1,"reasons":{"\#(each.reason)":1}}"#)
        }
        try await world.setPreferences()
        #expect(try await world.staff.call("PUT", "/offers/910", Self.offer(910, "Oui")).json?["told"] == 1)
        try await world.deliver()
        #expect(world.phone.banner("Nouvelle offre") == "Oui")
        try await world.end()
        #expect(world.apple.apns.script.arrivals == 1)
    }
}
