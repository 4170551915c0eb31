import AllInConnectBackend
import Foundation
import PushSenders
import SimulatedPushServices
import Testing

/// What a host does between a back end and the router.
private struct Forwarding: PushSender {
    let router: PushRouter

    func send(_ message: PushMessage) {
        guard let endpoint = PushSenders.PushEndpoint(rawValue: message.endpoint.rawValue) else { return }
        router.send(
            OutgoingPush(
                token: message.token,
                endpoint: endpoint,
                payload: message.payload,
                collapseID: "\(message.target)".replacing(" ", with: "-"),
                summary: "\(message.target) to user \(message.record.userID) by \(message.kind.rawValue) "
                    + "\(message.environment.rawValue) at \(endpoint.host)"
            )
        )
    }
}

/// The back end, the router and a simulated one of each service.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct PushRouterTests {
    private struct Host {
        let world = TestWorld()
        let router: PushRouter
        let backend: AllInConnectBackend
        let sandbox: SimulatedAPNs
        let production: SimulatedAPNs
        let google: SimulatedFCM

        /// One member in Nice, with a device of each kind.
        init(unregistered: [String: Date] = [:], without: PushSenders.PushEndpoint? = nil) async throws {
            let certificate = try SimulatedCertificate()
            let account = try FCMWorld.account.get()
            let clock = world.clock
            let now: @Sendable () -> Date = { clock.now }
            let keys = [APNsKey(keyID: "SANDBOX001"), APNsKey(keyID: "PRODUCT001")]
            func apple(_ key: APNsKey, _ token: String) async throws -> SimulatedAPNs {
                var knowledge = SimulatedAPNs.Knowledge(
                    key: key,
                    topics: [APNsWorld.topic],
                    tokens: [token: APNsWorld.topic]
                )
                knowledge.unregistered = unregistered
                return try await SimulatedAPNs.start(knowledge, certificate: certificate, now: now)
            }
            sandbox = try await apple(keys[0], "aa01")
            production = try await apple(keys[1], "aa02")
            google = try await SimulatedFCM.start(
                SimulatedFCM.Knowledge(account: account),
                certificate: certificate,
                now: now
            )
            func settings(_ key: APNsKey, _ apple: SimulatedAPNs) -> APNsSettings {
                APNsSettings(
                    privateKey: key.privateKey,
                    keyID: key.keyID,
                    teamID: key.teamID,
                    topic: APNsWorld.topic,
                    origin: apple.origin,
                    trustRoots: certificate.authority
                )
            }
            let all = PushSettings(
                apnsSandbox: without == .apnsSandbox ? nil : settings(keys[0], sandbox),
                apnsProduction: settings(keys[1], production),
                fcm: FCMSettings(
                    projectID: account.projectID,
                    clientEmail: account.clientEmail,
                    privateKey: account.privateKey,
                    privateKeyID: account.privateKeyID,
                    tokenURL: google.tokenURL,
                    origin: google.origin,
                    trustRoots: certificate.authority
                )
            )
            router = try PushRouter(all, environment: world.environment)
            var data = AllInConnectData.samples
            data.positions = [1: GeoPoint.nice]
            data.registrations = [
                RegistrationData(token: "aa01", userID: 1, environment: .sandbox, deviceID: "1", date: clock.now),
                RegistrationData(token: "aa02", userID: 1, environment: .production, deviceID: "2", date: clock.now),
                RegistrationData(
                    token: "fcm:Registration-Token",
                    userID: 1,
                    environment: .production,
                    deviceID: "3",
                    date: clock.now
                ),
            ]
            data.offers.removeAll { $0.id == 900 }
            backend = AllInConnectBackend(data: data, sender: Forwarding(router: router))
            router.attach { [weak backend] token, date in try backend?.drop(token: token, unknownSince: date) }
            router.resume()
        }

        func publish() throws {
            let professional = try #require(backend.data.professionals.first { $0.city == "Nice" })
            let offer = OfferData(
                id: 900,
                title: "Deux pour un",
                description: "",
                start: "2026-01-06",
                category: professional.category,
                professionalID: professional.id
            )
            try backend.publish(offer: offer, at: world.clock.now)
        }

        func finish() async throws -> Int {
            let left = await router.drain(within: .seconds(60))
            try await sandbox.stop()
            try await production.stop()
            try await google.stop()
            return left
        }
    }

    @Test("AIC-21: an offer reaches each device through its own service, with its own credentials, and the log says so")
    func everyEndpoint() async throws {
        let host = try await Host()
        try host.publish()
        await host.world.logs.wait(for: "sent", count: 3)
        #expect(host.sandbox.script.exchanges.map(\.request.path) == ["/3/device/aa01"])
        #expect(host.production.script.exchanges.map(\.request.path) == ["/3/device/aa02"])
        #expect(host.google.script.exchanges.map { $0.answer?.status } == [200])
        let lines = host.world.logs.lines(with: "sent").map(\.text)
        for words in ["APNS SANDBOX at api.sandbox", "APNS PRODUCTION at api.push", "FCM PRODUCTION at fcm."] {
            #expect(lines.filter { $0.contains("offer 900 to user 1 by \(words)") }.count == 1)
        }
        for secret in ["aa01", "aa02", "fcm:Reg"] { #expect(!lines.contains { $0.contains(secret) }) }
        #expect(try await host.finish() == 0)
    }

    @Test("A token that APNs no longer knows is taken out of the registrations")
    func dropped() async throws {
        let host = try await Host(unregistered: ["aa01": ManualClock.start])
        try host.publish()
        await host.world.logs.wait(for: "sent", count: 2)
        #expect(try await host.finish() == 0)
        #expect(host.backend.data.registrations.map(\.token) == ["aa02", "fcm:Registration-Token"])
    }

    @Test("A registration that is newer than what 410 says stays")
    func newerStays() async throws {
        let host = try await Host(unregistered: ["aa01": ManualClock.start.addingTimeInterval(-60)])
        try host.publish()
        await host.world.logs.wait(for: "token dropped")
        #expect(try await host.finish() == 0)
        #expect(host.backend.data.registrations.count == 3)
    }

    @Test("What is addressed to a service without credentials is logged, and the others go on")
    func noCredentials() async throws {
        let host = try await Host(without: .apnsSandbox)
        try host.publish()
        await host.world.logs.wait(for: "sent", count: 2)
        await host.world.logs.wait(for: "no credentials for api.sandbox.push.apple.com")
        #expect(host.sandbox.script.arrivals == 0)
        #expect(try await host.finish() == 0)
    }

    @Test("What was left is sent by the next process, before what is new")
    func resumed() async throws {
        let host = try await Host()
        host.sandbox.script.react(.refuse(503, "ServiceUnavailable"))
        try host.publish()
        await host.world.logs.wait(for: "sent", count: 2)
        await host.world.logs.wait(for: "retry in")
        #expect(try await host.finish() == 1)
        let kept = host.world.outbox.waiting(at: .apnsSandbox)
        #expect(kept.map(\.token) == ["aa01"])
        let copy = try JSONDecoder().decode([PushDelivery].self, from: JSONEncoder().encode(kept))
        #expect(copy == kept)
    }
}
