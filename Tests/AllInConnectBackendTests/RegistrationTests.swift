import AllInConnectBackend
import AppShell
import Foundation
import Testing

/// `POST` and `DELETE /push/register`.
struct RegistrationTests {
    private let example = "a1b2c3d4e5f6789012345678901234567890abcdef"
    private let fcm = "dQw4w9WgXcQ:APA91bHPRgkF3JUikC4ENAHEeMrd41Zxv3hVZjC9KtT8OvPVGJ-hQMRKRrZuJAEcl7B338qju59"

    @Test("AIC-1, AIC-3: a new token is answered 201 with an empty body, a known one 200 with a message; one row")
    func registers() {
        let world = World()
        let first = world.register("\"\(example)\"")
        #expect(first.status == 201)
        #expect(first.response.body.isEmpty)
        let second = world.register("\"\(example)\"")
        #expect(second.status == 200)
        #expect(second.json?["message"]?.stringValue?.isEmpty == false)
        #expect(
            world.backend.data.registrations == [
                RegistrationData(
                    token: example,
                    userID: 1,
                    environment: .sandbox,
                    deviceID: "phone-1",
                    date: World.start
                )
            ]
        )
    }

    @Test("AIC-1: the body of the specification's own example, which has no deviceId, is accepted")
    func example42() {
        let world = World()
        let body = #"{"token": "\#(example)", "platform": "IOS", "environment": "SANDBOX"}"#
        #expect(world.call(.post, "/push/register", body).status == 201)
        #expect(world.backend.data.registrations.map(\.deviceID) == [nil])
    }

    @Test("AIC-4: lower-case hexadecimal digits are an APNs token, whatever their number; anything else is FCM's")
    func kinds() {
        for (token, kind) in [
            (example, RegistrationData.Kind.apns), ("0", .apns), (String(repeating: "0f", count: 100), .apns),
            (fcm, .fcm), ("A1B2", .fcm), ("a1g2", .fcm), ("a1:b2", .fcm),
        ] {
            let world = World()
            #expect(world.register("\"\(token)\"").status == 201)
            #expect(world.backend.data.registrations.map(\.kind) == [kind], "\(token)")
            #expect(world.backend.data.registrations.map(\.token) == [token])
        }
    }

    @Test("a member has twenty devices at most: the one that was registered first makes room; others' stay")
    func limits() {
        let world = World()
        for index in 0..<25 {
            #expect(world.register("\"a\(index)\"", device: "\"phone-\(index)\"").status == 201)
        }
        #expect(world.backend.data.registrations.map(\.token) == (5..<25).map { "a\($0)" })
        #expect(world.register("\"a7\"", device: "\"phone-7\"").status == 200)
        #expect(world.backend.data.registrations.count == 20)
    }

    @Test("AIC-4: an FCM token takes the APNs token's place on its device, and on no other")
    func replaces() {
        let world = World()
        #expect(world.register("\"a1\"", device: "\"phone-1\"").status == 201)
        #expect(world.register("\"b2\"", device: "\"phone-2\"").status == 201)
        #expect(world.register("\"\(fcm)\"", device: "\"phone-1\"").status == 201)
        #expect(world.backend.data.registrations.map(\.token) == ["b2", fcm])
    }

    @Test("AIC-1: devices that give no id, or an empty one, never take each other's place")
    func nameless() {
        let world = World()
        for (token, device) in [("a1", nil), ("b2", "\"\""), ("c3", "\"\""), ("d4", "null")] {
            #expect(world.register("\"\(token)\"", device: device).status == 201)
        }
        #expect(world.backend.data.registrations.map(\.token) == ["a1", "b2", "c3", "d4"])
    }

    @Test("AIC-1: a token that moves to another member is theirs alone; another's deviceId moves nothing")
    func moves() {
        let world = World()
        #expect(world.register("\"a1\"", device: nil, by: 1).status == 201)
        #expect(world.register("\"a1\"", device: nil, by: 2).status == 200)
        #expect(world.backend.data.registrations.map(\.userID) == [2])
        #expect(world.register("\"b2\"", device: "\"phone-1\"", by: 1).status == 201)
        #expect(world.register("\"c3\"", device: "\"phone-1\"", by: 2).status == 201)
        #expect(world.backend.data.registrations.map(\.token) == ["a1", "b2", "c3"])
        #expect(world.backend.data.registrations.map(\.userID) == [2, 1, 2])
        #expect(world.register("\"b2\"", device: "\"phone-1\"", by: 2).status == 200)
        #expect(world.backend.data.registrations.map(\.token) == ["a1", "b2"], "the phone itself signed in as another")
        #expect(world.backend.data.registrations.map(\.userID) == [2, 2])
    }

    @Test("AIC-21: the environment is stored with its token, and brought up to date with it")
    func environments() {
        let world = World()
        #expect(world.register(environment: "\"SANDBOX\"").status == 201)
        #expect(world.backend.data.registrations.map(\.environment) == [.sandbox])
        #expect(world.register(environment: "\"PRODUCTION\"").status == 200)
        #expect(world.backend.data.registrations.map(\.environment) == [.production])
    }

    @Test("AIC-1: all that is wrong with a registration is told at once, by field, and nothing is stored")
    func wrong() {
        let world = World()
        let empty = world.call(.post, "/push/register", "{}")
        #expect(empty.status == 422)
        let absent = ["ne doit pas être nul"]
        #expect(empty.errors == ["token": absent, "platform": absent, "environment": absent])
        #expect(empty.json?["error"] == "Unprocessable Entity")
        #expect(empty.json?["message"] == "token : ne doit pas être nul")
        let wrong = world.register("7", platform: "\"ANDROID\"", environment: "\"sandbox\"", device: "[]")
        #expect(
            wrong.errors == [
                "token": ["doit être un texte de caractères ASCII visibles"],
                "platform": ["doit être l'une des valeurs IOS"],
                "environment": ["doit être l'une des valeurs SANDBOX, PRODUCTION"],
                "deviceId": ["doit être un texte de caractères ASCII visibles"],
            ]
        )
        #expect(world.backend.data.registrations.isEmpty)
    }

    @Test("AIC-1: a token has 1 to 4,096 visible ASCII characters; nothing more is known of it")
    func tokens() {
        for (token, status) in [
            ("~", 201), (String(repeating: "a", count: 4_096), 201), (String(repeating: "a", count: 4_097), 422),
            ("", 422), ("a b", 422), (#"a\nb"#, 422), (#"\u0000"#, 422), ("é", 422), ("٣", 422),
        ] {
            let world = World()
            #expect(world.register("\"\(token)\"").status == status, "\(token.prefix(10))")
            #expect(world.backend.data.registrations.count == (status == 201 ? 1 : 0))
        }
    }

    @Test("AIC-1: signing out takes the device away, once or twice, under its token or its id; others' stay")
    func unregisters() {
        let world = World()
        func unregister(_ body: String, by userID: Int = 1) -> Answer {
            world.call(.delete, "/push/register", body, by: userID)
        }
        #expect(world.register("\"a1\"", device: "\"phone-1\"").status == 201)
        #expect(world.register("\"b2\"", device: "\"phone-2\"").status == 201)
        #expect(world.register("\"c3\"", device: nil).status == 201)
        #expect(unregister(#"{"token":"a1","deviceId":"phone-1"}"#, by: 2).status == 204, "another member's stays")
        #expect(world.backend.data.registrations.map(\.token) == ["a1", "b2", "c3"])
        for _ in 0..<2 {
            let answer = unregister(#"{"token":"a1","deviceId":"phone-1"}"#)
            #expect(answer.status == 204)
            #expect(answer.response.body.isEmpty)
            #expect(world.backend.data.registrations.map(\.token) == ["b2", "c3"])
        }
        #expect(unregister(#"{"token":"newer","deviceId":"phone-2"}"#).status == 204, "known by the device")
        #expect(unregister(#"{"token":"newer","deviceId":""}"#).status == 204, "no id is no device's")
        #expect(world.backend.data.registrations.map(\.token) == ["c3"])
        #expect(unregister("{}").errors == ["token": ["ne doit pas être nul"]])
    }

    @Test("a token that the push service no longer knows is dropped, unless it was registered since")
    func drops() throws {
        let world = World()
        #expect(world.register("\"a1\"").status == 201)
        #expect(try !world.backend.drop(token: "a1", unknownSince: World.start.addingTimeInterval(-1)))
        #expect(try !world.backend.drop(token: "other"))
        #expect(world.backend.data.registrations.count == 1)
        #expect(try world.backend.drop(token: "a1", unknownSince: World.start))
        #expect(world.backend.data.registrations.isEmpty)
    }
}
