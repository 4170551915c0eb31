import AppShell
import Foundation
import Logging
import PushSenders
import SimulatedPushServices
import Testing

/// A sender and the simulated service that it talks to.
struct FCMWorld: Sendable {
    static let account = Result { try FCMAccount() }

    let world: TestWorld
    let google: SimulatedFCM
    let sender: FCMSender
    var clock: ManualClock { world.clock }
    var logs: LogRecorder { world.logs }

    init(_ change: (inout SimulatedFCM.Knowledge) -> Void = { _ in }, knownAccount: FCMAccount? = nil) async throws {
        let account = try FCMWorld.account.get()
        let world = TestWorld()
        self.world = world
        let certificate = try SimulatedCertificate()
        var knowledge = SimulatedFCM.Knowledge(account: knownAccount ?? account)
        change(&knowledge)
        let clock = world.clock
        google = try await SimulatedFCM.start(knowledge, certificate: certificate) { clock.now }
        let settings = FCMSettings(
            projectID: account.projectID,
            clientEmail: account.clientEmail,
            privateKey: account.privateKey,
            privateKeyID: account.privateKeyID,
            tokenURL: google.tokenURL,
            origin: google.origin,
            trustRoots: certificate.authority
        )
        sender = try FCMSender(settings, environment: world.environment, drop: world.dropList.note)
    }

    @discardableResult
    func send(_ token: String = "fcm:Registration-Token", payload: String? = nil) -> PushDelivery {
        let sample = #"{"aps":{"alert":{"title":"T","body":"B"},"sound":"default","badge":1},"offerId":"123"}"#
        let delivery = world.delivery(to: token, endpoint: .fcm, payload: payload ?? sample)
        sender.queue.send(delivery)
        return delivery
    }

    @discardableResult
    func finish() async throws -> Int {
        let left = await sender.drain(within: .seconds(60))
        try await google.stop()
        return left
    }
}

@Suite(.serialized, .timeLimit(.minutes(3)))
struct FCMTests {
    @Test("A notification goes out as Google asks: words, data as texts, and what APNs adds")
    func message() async throws {
        let world = try await FCMWorld()
        let payload =
            #"{"aps":{"alert":{"title":"T","body":"B"},"sound":"default","badge":1},"offerId":7,"type":"EVENT"}"#
        world.send(payload: payload)
        await world.logs.wait(for: "sent")
        let request = try #require(world.google.script.exchanges.first?.request)
        #expect(request.path == "/v1/projects/allinconnect-test/messages:send")
        #expect(request["authorization"] == "Bearer ya29.simulated-1")
        let expected: JSONValue = [
            "message": [
                "token": "fcm:Registration-Token",
                "notification": ["title": "T", "body": "B"],
                "data": ["offerId": "7", "type": "EVENT"],
                "apns": [
                    "headers": [
                        "apns-expiration": "1767772800", "apns-priority": "10", "apns-push-type": "alert",
                        "apns-collapse-id": "offer-123",
                    ],
                    "payload": ["aps": ["sound": "default", "badge": 1]],
                ],
            ]
        ]
        #expect(try JSONValue(parsing: request.body).text(sortedKeys: true) == expected.text(sortedKeys: true))
        #expect(try await world.finish() == 0)
    }

    @Test("An access token serves until it expires, for all that need it at once")
    func accessToken() async throws {
        let world = try await FCMWorld()
        for number in 0..<20 { world.send("fcm:Registration-\(number)") }
        await world.logs.wait(for: "sent", count: 20)
        #expect(world.google.tokenScript.arrivals == 1)
        world.clock.advance(by: 3_500)
        world.send()
        await world.logs.wait(for: "sent", count: 21)
        #expect(world.google.tokenScript.arrivals == 1)
        world.clock.advance(by: 60)
        world.send()
        await world.logs.wait(for: "sent", count: 22)
        #expect(world.google.tokenScript.arrivals == 2)
        #expect(world.google.connectionCount == 1)
        #expect(try await world.finish() == 0)
    }

    @Test("UNAUTHENTICATED: one refresh, one more attempt; refused again, all is stopped")
    func unauthenticated() async throws {
        let world = try await FCMWorld()
        world.google.script.react(.refuse(401, "UNAUTHENTICATED"))
        world.send()
        await world.logs.wait(for: "sent")
        let tokens = world.google.script.exchanges.compactMap { $0.request["authorization"] }
        #expect(tokens == ["Bearer ya29.simulated-1", "Bearer ya29.simulated-2"])
        world.google.script.react(.refuse(401, "UNAUTHENTICATED"), .refuse(401, "UNAUTHENTICATED"))
        world.send()
        await world.logs.wait(for: "STOPPED")
        #expect(world.google.tokenScript.arrivals == 3)
        #expect(try await world.finish() == 1)
    }

    @Test("Tokens that are gone, or none, are dropped; another project's is kept, and the settings blamed")
    func tokens() async throws {
        let world = try await FCMWorld { knowledge in
            knowledge.unregistered = ["fcm:Deleted-App"]
            knowledge.foreign = ["fcm:Other-Project"]
        }
        for token in ["fcm:Deleted-App", "fcm:Other-Project", "Short", "fcm:Registration-Token"] { world.send(token) }
        await world.logs.wait(for: "token dropped", count: 2)
        await world.logs.wait(for: "a configuration error")
        await world.logs.wait(for: "sent")
        #expect(world.world.dropList.drops.map(\.token).sorted() == ["Short", "fcm:Deleted-App"])
        #expect(!world.logs.lines.contains { $0.text.contains("fcm:") || $0.text.contains("ya29") })
        #expect(try await world.finish() == 0)
    }

    @Test("An account that Google does not know stops everything")
    func wrongAccount() async throws {
        let world = try await FCMWorld(knownAccount: try FCMAccount())
        world.send()
        await world.logs.wait(for: "STOPPED")
        #expect(world.sender.queue.stopReason?.contains("invalid_grant") == true)
        #expect(world.google.script.arrivals == 0)
        #expect(try await world.finish() == 1)
    }

    @Test("An OAuth server that never answers does not hold up the end")
    func tokenServerHangs() async throws {
        let world = try await FCMWorld()
        world.google.tokenScript.react(.hang)
        world.send()
        await world.google.tokenScript.arrivals(atLeast: 1)
        async let left = world.sender.drain(within: .seconds(10))
        await world.clock.sleepers(atLeast: 1)
        world.clock.advance(by: 10)
        await world.clock.sleepers(atLeast: 1)
        world.clock.advance(by: 2)
        #expect(await left == 1)
        #expect(world.world.outbox.waiting(at: .fcm).count == 1)
        try await world.google.stop()
    }

    @Test("An OAuth server that is overloaded is asked again later")
    func tokenServerBusy() async throws {
        let world = try await FCMWorld()
        let busy = SimulatedAnswer(status: 503, headers: ["retry-after": "30"])
        world.google.tokenScript.react(.answer(busy), .breakConnection)
        world.send()
        await world.clock.sleepers(atLeast: 1)
        #expect(world.clock.alarms == [30])
        world.clock.advance(by: 30)
        try await world.clock.advance(until: { !world.logs.lines(with: "sent").isEmpty })
        #expect(try await world.finish() == 0)
    }
}
