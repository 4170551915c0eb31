import AppShell
import MadiniaBackend
import Testing

/// A retry never registers twice (MAD-FR38; ruling 1).
struct IdempotencyTests {
    @Test("MAD-FR38: the same key has the same answer, and one row")
    func sameKey() {
        let backend = MadiniaBackend.sample()
        let first = backend.preRegister(key: "k")
        let second = backend.preRegister(key: "k")
        #expect(first.response == second.response)
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
