import AppShell
import AppShellHeadless
import Foundation
import Madinia
import MadiniaBackend
import SimulatedPushServices
import Testing

@testable import BackendServer

/// Madinia's news, from the staff's publication by way of APNs to the banner and the tap, over real sockets.
@Suite(.timeLimit(.minutes(2)))
struct MadiniaNewsTests {
    private struct World {
        let scratch: Scratch
        let apple: ApplesPlace
        let folder: String
        let staff: Staff
        let phone: Phone

        init(environment: String = "production", unregistered: [String: Date] = [:]) async throws {
            scratch = try Scratch()
            apple = try await ApplesPlace(in: scratch, as: environment, unregistered: unregistered)
            folder = scratch.file("data")
            let process = try await BackendProcess.start([
                "madinia", "--data", folder, "--push-settings", apple.settings,
            ])
            staff = try Staff(process, in: folder)
            let key = try String(contentsOfFile: folder + "/api-key", encoding: .utf8)
            phone = Phone(MadiniaApp.self, of: process, apiKey: key)
            try phone.session.launch()
        }

        /// Brings the phone what reached Apple.
        func deliver() async throws {
            let deliveries = try await apple.deliveries(1)
            #expect(deliveries.map(\.token) == [phone.token])
            try phone.session.receivePush(deliveries[0].payload)
        }

        func end() async throws {
            #expect(await staff.process.end().status == 0)
            try await apple.apns.stop()
        }
    }

    private static let formation = """
        {"id":900,"slug":"prompts-avances","title":"Prompts avancés","description":"Deux jours.","duration":"2 jours",\
        "level":"Avancé"}
        """
    private static let article = """
        {"id":900,"slug":"bien-demander","title":"Bien demander","excerpt":"Trois conseils.","content":"<p>Soyez précis.</p>",\
        "published_at":"2026-01-06T08:00:00.000000Z"}
        """

    @Test("MAD-FR30: a formation that the staff publishes comes as a banner, and a tap on it opens the formation")
    func formation() async throws {
        let world = try await World()
        let outcome = try await world.staff.run("madinia", "publish", "formation", "-", input: Self.formation)
        #expect(outcome.output == "formation 900 is online; devices told: 1, not told: 0.\n", "\(outcome)")
        try await world.deliver()
        #expect(world.phone.banner("Nouvelle formation") == "Prompts avancés")
        try world.phone.session.tapNotification("Nouvelle formation")
        #expect(try world.phone.title() == "Prompts avancés")
        #expect(try world.phone.session.selectedTab == "Formations")
        try await world.end()
    }

    @Test("MAD-FR30: an article comes as a banner, and a tap on it opens the article; within the week nothing follows")
    func article() async throws {
        let world = try await World(environment: "sandbox")
        #expect(try await world.staff.call("PUT", "/articles/900", Self.article).json?["meta"]?["told"] == 1)
        try await world.deliver()
        #expect(world.phone.banner("Nouvel article") == "Bien demander")
        try world.phone.session.tapNotification("Nouvel article")
        #expect(try world.phone.title() == "Bien demander")
        #expect(try world.phone.session.selectedTab == "Blog")
        #expect(try await world.staff.call("PUT", "/formations/900", Self.formation).json?["meta"]?["told"] == 0)
        try await world.end()
        #expect(world.apple.apns.script.arrivals == 1, "to the sandbox, where that alone has credentials")
    }

    @Test("a notification that a killed process had not delivered goes out at the next start, once")
    func kills() async throws {
        let world = try await World()
        world.apple.apns.script.react(.hang)
        #expect(try await world.staff.call("PUT", "/articles/900", Self.article).status == 201)
        _ = try await world.apple.deliveries(1)
        #expect(await world.staff.process.end(SIGKILL).status == 128 + SIGKILL)
        // Another one: Apple takes no second provider token within 20 minutes.
        let scratch = try Scratch()
        let apple = try await ApplesPlace(in: scratch)
        let arguments = ["madinia", "--data", world.folder, "--push-settings", apple.settings]
        for _ in 1...2 {
            let next = try await BackendProcess.start(arguments)
            let deliveries = try await apple.deliveries(1)
            #expect(deliveries.map(\.token) == [world.phone.token])
            #expect(deliveries[0].payload == world.apple.apns.script.exchanges[0].request.text)
            #expect(await next.end().status == 0)
        }
        #expect(apple.apns.script.arrivals == 1)
        withExtendedLifetime(scratch) {}
        let ids = (world.apple.apns.script.exchanges + apple.apns.script.exchanges).map { $0.request["apns-id"] }
        #expect(Set(ids).count == 1, "the same, so that the phone shows one")
        try await world.apple.apns.stop()
        try await apple.apns.stop()
    }

    @Test("a token that APNs no longer knows is dropped")
    func unregistered() async throws {
        let token = PushToken(bytes: Array(0..<32)).hex
        let world = try await World(unregistered: [token: .now])
        #expect(world.phone.token == token)
        #expect(try await world.staff.call("PUT", "/articles/900", Self.article).json?["meta"]?["told"] == 1)
        _ = try await world.apple.deliveries(1)
        try await world.end()
        let database = try MadiniaDatabase(path: world.folder + "/madinia.sqlite")
        #expect(try database.load()?.devices.isEmpty == true)
        try database.close()
    }

    @Test("without push settings what would be sent is logged, without tokens")
    func unsent() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("data")
        let process = try await BackendProcess.start(["madinia", "--data", folder])
        let key = try String(contentsOfFile: folder + "/api-key", encoding: .utf8)
        var device = Caller(process)
        device.headers = [("X-API-Key", key)]
        let body = #"{"device_token":"a1b2c3d4","platform":"ios","app_version":"1.0"}"#
        #expect(try await device.call("POST", "/api/v1/devices", body).status == 201)
        #expect(try await Staff(process, in: folder).call("PUT", "/articles/900", Self.article).status == 201)
        let log = await process.end().errors
        #expect(log.contains("push not sent: no credentials"))
        #expect(log.contains("article 900 to a device at api.push.apple.com"))
        #expect(!log.contains("a1b2c3d4") && !log.contains(key))
    }
}
