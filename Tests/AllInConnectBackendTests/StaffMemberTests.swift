import AppShell
import Testing

@testable import AllInConnectBackend

/// Who is a member, and whose sessions end.
struct StaffMemberTests {
    @Test("a member that the staff adds signs in, and the answer and the list never show the password")
    func adds() {
        let world = StaffWorld()
        let answer = world.call(.put, "/members/900", StaffWorld.member())
        #expect(answer.status == 201)
        #expect(answer.json?["card"]?["valid_until"] == "2026-12-31")
        let token = world.signIn("LEA@exemple.fr", "mimosa-2026")
        #expect(world.phone(.get, "/users/me", token: token ?? "").json?["first_name"] == "Léa")
        let list = world.call(.get, "/members")
        #expect(list.ids == [1, 2, 900])
        for text in [answer.text, list.text] {
            for secret in ["mimosa-2026", "azur-2026", "password"] { #expect(!text.contains(secret)) }
        }
    }

    @Test("a member is found by email, however it is written")
    func found() {
        let world = StaffWorld()
        #expect(world.call(.get, "/members?email=Julien%40exemple.fr").ids == [2])
        #expect(world.call(.get, "/members?email=nobody%40exemple.fr").ids == [])
    }

    @Test("all that is wrong with a member is said at once, by field; an email is one member's")
    func invalid() {
        let world = StaffWorld()
        #expect(
            world.call(.put, "/members/900", "{}").errors.keys.sorted()
                == [
                    "card.number", "card.type", "card.valid_until", "email", "first_name", "last_name", "password",
                ]
        )
        let card = #"{"number":"\#(String(repeating: "9", count: 65))","type":7,"valid_until":"2026-02-30"}"#
        let long = "\"\(String(repeating: "p", count: 1_025))\""
        let wrong = StaffWorld.member(email: "\"lea\"", password: long, card: card)
        #expect(
            world.call(.put, "/members/900", wrong).errors.keys.sorted()
                == ["card.number", "card.type", "card.valid_until", "email", "password"]
        )
        let taken = world.call(.put, "/members/900", StaffWorld.member(email: "\"CAMILLE@exemple.fr\""))
        #expect(taken.errors == ["email": ["appartient à un autre membre"]])
        #expect(world.backend.data == .samples)
        #expect(world.call(.put, "/members/900", StaffWorld.member(email: "\"LEA@exemple.fr\"")).status == 201)
        #expect(world.call(.put, "/members/901", StaffWorld.member()).errors.keys.sorted() == ["email"])
    }

    @Test("put once more nothing changes, sessions included; with another password they end, and the old one is void")
    func passwords() throws {
        let world = StaffWorld()
        #expect(world.call(.put, "/members/900", StaffWorld.member()).status == 201)
        let token = try #require(world.signIn("lea@exemple.fr", "mimosa-2026"))
        let data = world.backend.data
        #expect(world.call(.put, "/members/900", StaffWorld.member()).status == 200)
        #expect(world.call(.put, "/members/900", StaffWorld.member(password: nil)).status == 200)
        #expect(world.backend.data == data)
        #expect(world.phone(.get, "/users/me", token: token).status == 200)
        #expect(world.call(.put, "/members/900", StaffWorld.member(password: "\"autre-2026\"")).status == 200)
        #expect(world.phone(.get, "/users/me", token: token).status == 401)
        #expect(world.signIn("lea@exemple.fr", "mimosa-2026") == nil)
        let next = try #require(world.signIn("lea@exemple.fr", "autre-2026"))
        #expect(world.phone(.get, "/users/me", token: next).status == 200)
    }

    @Test("a member who is removed is signed out at once, and nothing of theirs is left; nor is it the next one's")
    func removes() throws {
        let world = StaffWorld()
        let token = try #require(world.signIn("camille@exemple.fr", "azur-2026"))
        let other = try #require(world.signIn("julien@exemple.fr", "riviera-2026"))
        let register = #"{"token":"a1","platform":"IOS","environment":"SANDBOX","deviceId":"1"}"#
        #expect(world.phone(.post, "/push/register", register, token: token).status == 201)
        let preferences = """
            {"notifyNewOffers":true,"notifyNewProNearby":true,"notifyLocalEvents":true,"notificationRadius":42,\
            "preferredCategories":[]}
            """
        #expect(world.phone(.put, "/notification-preferences", preferences, token: token).status == 200)
        #expect(world.phone(.get, "/offers?latitude=43.7&longitude=7.3", token: token).status == 200)
        #expect(world.call(.delete, "/members/1").status == 204)
        let data = world.backend.data
        #expect(data.users.map(\.id) == [2])
        #expect(data.registrations.isEmpty && data.preferences.isEmpty && data.positions.isEmpty)
        #expect(data.orders.map(\.userID) == [2] && data.messages.map(\.userID) == [2])
        #expect(world.phone(.get, "/notification-preferences", token: token).status == 401)
        #expect(world.phone(.get, "/users/me", token: other).status == 200)
        #expect(world.signIn("camille@exemple.fr", "azur-2026") == nil)
        #expect(world.call(.put, "/members/1", StaffWorld.member()).status == 201)
        #expect(world.phone(.get, "/users/me", token: token).status == 401, "an old token is not the new member's")
        let next = try #require(world.signIn("lea@exemple.fr", "mimosa-2026"))
        #expect(world.phone(.get, "/orders/501", token: next).status == 404)
    }

    @Test("a call that was under way when its member was removed writes nothing of theirs")
    func removedMeanwhile() {
        let backend = StaffWorld().backend
        let request = HTTPRequest(method: .post, url: "/api/v1/push/register")
        let target = RequestTarget(request.url, below: "/api/v1")
        let call = Call(request: request, target: target, userID: 99, date: World.start)
        let answer = backend.committed(call) { _ in
            Outcome(HTTPResponse(status: 201), changes: [.preferences(userID: 99, .standard)])
        }
        #expect(answer.status == 401)
        #expect(backend.data == .samples)
    }

    @Test("the sessions of one member end, or those of all; who signs in again has a session")
    func revokes() throws {
        let world = StaffWorld()
        func tokens() throws -> [String] {
            [
                try #require(world.signIn("camille@exemple.fr", "azur-2026")),
                try #require(world.signIn("julien@exemple.fr", "riviera-2026")),
            ]
        }
        func statuses(_ tokens: [String]) -> [Int] {
            tokens.map { world.phone(.get, "/users/me", token: $0).status }
        }
        let first = try tokens()
        #expect(world.call(.delete, "/members/1/sessions").status == 204)
        #expect(statuses(first) == [401, 200])
        let second = try tokens()
        #expect(statuses(second) == [200, 200])
        #expect(world.call(.delete, "/sessions").status == 204)
        #expect(statuses(first + second) == [401, 401, 401, 401])
        #expect(statuses(try tokens()) == [200, 200])
    }
}
