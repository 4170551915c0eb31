import AllInConnectBackend
import AppShell
import Synchronization
import Testing

/// How pushes go out, whatever they tell.
struct PushTests {
    /// Takes what is sent, and looks at the back end meanwhile.
    private final class Recorder: PushSender {
        let messages = Mutex<[PushMessage]>([])

        func send(_ message: PushMessage) { messages.withLock { $0.append(message) } }
    }

    private func test(_ world: World, _ members: [(String, String?)], by userID: Int = 1) -> Answer {
        world.call(.post, "/push/test", World.object(members), by: userID)
    }

    private let plain: [(String, String?)] = [
        ("type", "\"OFFER\""), ("offerId", "123"), ("title", "\"Test\""), ("body", "\"Notification de test\""),
    ]

    @Test(
        "AIC-21: each kind and environment has its own endpoint, which is recorded with the send",
        arguments: [
            ("a1", "SANDBOX", PushEndpoint.apnsSandbox, "api.sandbox.push.apple.com"),
            ("a1", "PRODUCTION", .apnsProduction, "api.push.apple.com"),
            ("x:APA91b", "SANDBOX", .fcm, "fcm.googleapis.com"), ("x:APA91b", "PRODUCTION", .fcm, "fcm.googleapis.com"),
        ]
    )
    func endpoints(_ token: String, _ environment: String, _ endpoint: PushEndpoint, _ host: String) throws {
        let world = World()
        #expect(world.register("\"\(token)\"", environment: "\"\(environment)\"").status == 201)
        #expect(test(world, plain).status == 200)
        let push = try #require(world.backend.takePushes().first)
        #expect(push.endpoint == endpoint && push.endpoint.host == host)
        #expect(push.environment.rawValue == environment)
        #expect(world.backend.pushLog == [push.record])
        #expect(push.record.environment == push.environment && push.record.endpoint == endpoint)
    }

    @Test("AIC-21: every send is logged with its environment, and never with its token")
    func log() {
        let world = World()
        let token = "5ec2e7"
        #expect(world.register("\"\(token)\"", environment: "\"PRODUCTION\"").status == 201)
        #expect(test(world, plain).status == 200)
        #expect(
            world.backend.pushLog.map(\.description) == [
                "2026-01-06T08:00:00.000+00:00 push offer 123 to user 1 by APNS PRODUCTION at api.push.apple.com"
            ]
        )
        let push = world.backend.takePushes().first
        for text in [push.map { "\($0)" }, world.backend.data.registrations.first.map { "\($0)" }] {
            #expect(text?.contains(token) == false && text?.contains("PRODUCTION") == true)
        }
    }

    @Test("AIC-21: a sender takes each push over, in order; nothing waits besides")
    func sender() throws {
        let recorder = Recorder()
        let world = World(sender: recorder)
        #expect(world.register("\"a1\"", device: "\"1\"").status == 201)
        #expect(world.register("\"b2\"", environment: "\"PRODUCTION\"", device: "\"2\"").status == 201)
        #expect(test(world, plain).status == 200)
        #expect(recorder.messages.withLock { $0.map(\.token) } == ["a1", "b2"])
        #expect(recorder.messages.withLock { $0.map(\.endpoint) } == [.apnsSandbox, .apnsProduction])
        #expect(world.backend.takePushes().isEmpty)
        #expect(world.backend.pushLog.count == 2)
    }

    @Test("AIC-21: the log keeps the last thousand sends")
    func logIsBounded() {
        let world = World()
        #expect(world.register().status == 201)
        for id in 1...1_003 {
            #expect(test(world, [("offerId", "\(id)"), ("title", "\"T\""), ("body", "\"B\"")]).status == 200)
        }
        #expect(world.backend.pushLog.count == 1_000)
        #expect(world.backend.pushLog.first?.target == .offer(4) && world.backend.pushLog.last?.target == .offer(1_003))
    }

    @Test("AIC-26: a test goes to the caller's devices and to nobody else's, whatever their preferences")
    func toCaller() throws {
        let world = World()
        #expect(world.register("\"a1\"", device: "\"1\"").status == 201)
        #expect(world.register("\"a2\"", device: "\"2\"").status == 201)
        #expect(world.register("\"b1\"", device: "\"3\"", by: 2).status == 201)
        #expect(world.setPreferences(offers: "false", categories: "[]").status == 200)
        let answer = test(world, plain)
        #expect(answer.json == ["sent": 2])
        let pushes = world.backend.takePushes()
        #expect(pushes.map(\.token) == ["a1", "a2"])
        let expected: JSONValue = [
            "aps": [
                "alert": ["title": "Test", "body": "Notification de test"], "sound": "default", "badge": 1,
            ],
            "offerId": 123, "screen": "offer_detail", "entityId": "123",
        ]
        #expect(try JSONValue(parsing: try #require(pushes.first?.payload)) == expected)
        #expect(test(World(), plain).json == ["sent": 0], "a member without a device is told so")
    }

    @Test("AIC-26: a test may be an event's or a professional's; ids come as numbers or texts")
    func types() {
        let strings: [(String, String?)] = [("title", "\"T\""), ("body", "\"B\"")]
        for (members, target) in [
            ([("type", "\"EVENT\""), ("offerId", "7")], PushTarget.event(7)),
            ([("type", "\"PROFESSIONAL\""), ("professionalId", "\"8\"")], .professional(8)),
            ([("offerId", "\"9\"")], .offer(9)),
        ] as [([(String, String?)], PushTarget)] {
            let world = World()
            #expect(world.register().status == 201)
            #expect(test(world, members + strings).status == 200)
            #expect(world.backend.takePushes().map(\.target) == [target])
        }
    }

    @Test("AIC-27: a test without a usable offerId or professionalId is refused, and nothing is sent")
    func noTarget() {
        let strings: [(String, String?)] = [("title", "\"T\""), ("body", "\"B\"")]
        let world = World()
        #expect(world.register().status == 201)
        for (members, field) in [
            ([], "offerId"), ([("type", "\"EVENT\"")], "offerId"), ([("professionalId", "7")], "offerId"),
            ([("type", "\"PROFESSIONAL\""), ("offerId", "7")], "professionalId"), ([("type", "\"ORDER\"")], "type"),
        ] as [([(String, String?)], String)] {
            #expect(test(world, members + strings).errors.keys.sorted() == [field])
        }
        for id in ["0", "-1", "1.5", "\"\"", "\"007\"", "\" 7\"", "\"abc\"", "null", "true", "[7]", "1e3"] {
            let answer = test(world, [("offerId", id)] + strings)
            #expect(answer.status == 422 && answer.errors.keys.sorted() == ["offerId"], "\(id)")
        }
        #expect(test(world, [("offerId", "7")]).errors.keys.sorted() == ["body", "title"])
        #expect(world.backend.takePushes().isEmpty && world.backend.pushLog.isEmpty)
    }

    @Test(
        "a payload never exceeds what APNs takes, whatever the words",
        arguments: ["a", "é", "\"", "👨‍👩‍👧‍👦", "\\", "\n", "\u{0301}"]
    )
    func bounded(_ character: String) throws {
        let world = World()
        #expect(world.register().status == 201)
        world.locate(.nice)
        let long = "Titre" + String(repeating: character, count: 5_000) + "."
        var offer = OfferData.samples[0]
        (offer.id, offer.title) = (Int.max, long)
        #expect(try world.backend.publish(offer: offer, at: World.start).recipients == [1])
        let payload = try #require(world.backend.takePushes().first?.payload)
        #expect(payload.utf8.count <= 4_096)
        let push = try PushPayload(parsing: payload)
        #expect(push.body?.hasSuffix("…") == true)
        #expect(push.data["offerId"]?.integerValue == Int.max)
    }
}
