import AppShell
import MadiniaBackend
import Testing

/// A retry never registers twice (MAD-FR38).
struct IdempotencyTests {
    @Test("MAD-FR38: the same key has the same answer, and one row")
    func sameKey() {
        let backend = MadiniaBackend.sample()
        let first = backend.preRegister(key: "k")
        let second = backend.preRegister(key: "k")
        #expect(first.status == 201 && second.status == 201)
        #expect(first.text == second.text)
        #expect(backend.preRegistrations.count == 1)
    }

    @Test("MAD-FR38: a key that comes with another body is refused with 422, and the first request stands")
    func otherBody() {
        let backend = MadiniaBackend.sample()
        #expect(backend.preRegister(formation: "1", key: "k").status == 201)
        let other = backend.preRegister(formation: "2", key: "k")
        #expect(other.status == 422)
        #expect(other.message == "This Idempotency-Key came with another request before.")
        #expect(other.errors == nil)
        #expect(backend.preRegistrations.map(\.formationID) == [1])
        #expect(backend.preRegister(formation: "1", key: "k").status == 201)
    }

    @Test("a key that comes to another path is refused with 422")
    func otherPath() {
        let backend = MadiniaBackend.sample()
        #expect(backend.send(.post, "/madi/chat", #"{"message":"x"}"#, key: "k").status == 200)
        #expect(backend.send(.post, "/contacts", #"{"message":"x"}"#, key: "k").status == 422)
        #expect(backend.contacts.isEmpty)
    }

    @Test("MAD-FR39, MAD-FR40: every write counts once a key")
    func everyWrite() {
        let backend = MadiniaBackend.sample()
        let contact = #"{"name":"Marc","email":"marc@exemple.fr","message":"Bonjour"}"#
        let device = #"{"device_token":"a1","platform":"ios","app_version":"1.0"}"#
        let off = #"{"new_formations":false,"new_articles":false,"reminders":false}"#
        let on = #"{"new_formations":true,"new_articles":true,"reminders":true}"#
        for _ in 0..<2 {
            #expect(backend.send(.post, "/contacts", contact, key: "c").status == 201)
            // A retry of what was new hears the same, not that it is known.
            #expect(backend.send(.post, "/devices", device, key: "d").status == 201)
        }
        #expect(backend.contacts.count == 1)
        #expect(backend.devices.count == 1)
        #expect(backend.send(.put, "/devices/a1/preferences", off, key: "p1").status == 200)
        #expect(backend.send(.put, "/devices/a1/preferences", on, key: "p2").status == 200)
        let late = backend.send(.put, "/devices/a1/preferences", off, key: "p1")
        #expect(late.data?["reminders"] as? Bool == false)
        #expect(backend.devices.first?.preferences?.reminders == true, "a late retry undid what came after it")
    }

    @Test("a key is forgotten after a week, and when a thousand others came after it")
    func forgets() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: nil, writes: nil)
        let body = #"{"name":"Marc","email":"marc@exemple.fr","message":"Bonjour"}"#
        func send(_ key: String, after seconds: Double = 0) {
            #expect(backend.send(.post, "/contacts", body, key: key, after: seconds).status == 201)
        }
        send("old")
        send("old", after: 604_799)
        #expect(backend.contacts.count == 1)
        send("old", after: 604_800)
        #expect(backend.contacts.count == 2)
        for number in 0..<1_000 { send("\(number)", after: 604_800) }
        send("0", after: 604_800)
        #expect(backend.contacts.count == 1_002)
        send("old", after: 604_800)
        #expect(backend.contacts.count == 1_003)
    }

    @Test("whoever writes much loses their own keys, and nobody else's")
    func greed() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: nil, writes: nil)
        let body = Array(#"{"name":"Marc","email":"marc@exemple.fr","message":"Bonjour"}"#.utf8)
        func send(_ key: String, from caller: String) {
            let headers: HTTPHeaders = [
                "X-API-Key": "key", "Content-Type": "application/json", "Idempotency-Key": key,
            ]
            let request = HTTPRequest(method: .post, url: "/api/v1/contacts", headers: headers, body: body)
            #expect(backend.respond(to: request, from: caller, at: Call.start).status == 201)
        }
        for caller in ["a", "b", "c"] { send(caller, from: caller) }
        for number in 0..<1_100 { send("\(number)", from: "greedy") }
        let count = backend.contacts.count
        for caller in ["a", "b", "c"] { send(caller, from: "elsewhere") }
        #expect(backend.contacts.count == count, "their retries count once, wherever they come from")
        send("0", from: "greedy")
        #expect(backend.contacts.count == count + 1)
        #expect(backend.data.idempotentAnswers.entries.count == 1_000)
    }

    @Test("a retry is the same request: unknown members and their order make no difference, known ones do")
    func unknownMembers() {
        let backend = MadiniaBackend.sample()
        let message = #""name":"Marc","email":"marc@exemple.fr","message":"Bonjour""#
        let filler = String(repeating: "x", count: 200_000)
        #expect(backend.send(.post, "/contacts", "{\(message)}", key: "k").status == 201)
        #expect(backend.send(.post, "/contacts", #"{"x":"\#(filler)",\#(message)}"#, key: "k").status == 201)
        let reordered = #"{"message":"Bonjour","name":"Marc","email":"marc@exemple.fr"}"#
        #expect(backend.send(.post, "/contacts", reordered, key: "k").status == 201)
        #expect(backend.contacts.count == 1)
        let other = reordered.replacing("Bonjour", with: "Bonsoir")
        #expect(backend.send(.post, "/contacts", other, key: "k").status == 422)
        #expect(backend.data.idempotentAnswers.entries.allSatisfy { "\($0)\($0.text)".utf8.count < 1_000 })
    }

    @Test("a key of 255 bytes is kept, a longer one is refused with 400")
    func longKey() {
        let backend = MadiniaBackend.sample()
        #expect(backend.preRegister(key: String(repeating: "k", count: 255)).status == 201)
        #expect(backend.preRegister(key: String(repeating: "k", count: 256)).status == 400)
        #expect(backend.preRegistrations.count == 1)
    }

    @Test("a key is printable ASCII; any other is refused with 400", arguments: ["é", "a\tb", "\u{7F}", "k\u{0}", "👍"])
    func oddKey(_ key: String) {
        let backend = MadiniaBackend.sample()
        #expect(backend.preRegister(key: key).status == 400)
        #expect(backend.preRegister(key: "a ~").status == 201)
        #expect(backend.preRegistrations.count == 1)
    }

    @Test("MAD-FR38: another key is another intention, and so is none")
    func otherKey() {
        let backend = MadiniaBackend.sample()
        for key in ["k", "l", nil, nil] { #expect(backend.preRegister(key: key).status == 201) }
        #expect(backend.preRegistrations.count == 4)
    }

    @Test("MAD-FR38: a 422 is not remembered: the same key, put right, counts")
    func invalidFirst() {
        let backend = MadiniaBackend.sample()
        #expect(backend.preRegister(email: "\"lucas@x\"", key: "k").status == 422)
        #expect(backend.preRegister(key: "k").status == 201)
        #expect(backend.preRegistrations.count == 1)
    }

    @Test("MAD-FR38: a 400 and a 401 are not remembered either")
    func malformedFirst() {
        let backend = MadiniaBackend.sample()
        let headers: HTTPHeaders = ["X-API-Key": "key", "Idempotency-Key": "k"]
        #expect(Call(backend, .post, "/pre-registrations", headers: headers, body: "{").status == 400)
        #expect(Call(backend, .post, "/pre-registrations", headers: ["Idempotency-Key": "k"], body: "{").status == 401)
        #expect(backend.preRegister(key: "k").status == 201)
    }

    @Test("MAD-FR38: the key is read whatever the case of its header")
    func header() {
        let backend = MadiniaBackend.sample()
        let body = #"{"email":"a@b.fr","formation_id":1,"timestamp":"2026-01-06T08:00:00Z"}"#
        for name in ["Idempotency-Key", "idempotency-key"] {
            var headers: HTTPHeaders = ["X-API-Key": "key"]
            headers[name] = "k"
            #expect(Call(backend, .post, "/pre-registrations", headers: headers, body: body).status == 201)
        }
        #expect(backend.preRegistrations.count == 1)
    }

    @Test("MAD-FR38: an empty key is none")
    func emptyKey() {
        let backend = MadiniaBackend.sample()
        for _ in 0..<2 { #expect(backend.preRegister(key: "").status == 201) }
        #expect(backend.preRegistrations.count == 2)
    }
}
