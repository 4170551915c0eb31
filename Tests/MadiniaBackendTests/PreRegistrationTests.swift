import AppShell
import MadiniaBackend
import Testing

/// `POST /pre-registrations`.
struct PreRegistrationTests {
    @Test("MAD-FR13, MAD-FR38: a pre-registration is answered 201, and counts")
    func created() {
        let backend = MadiniaBackend.sample()
        let call = backend.preRegister(formation: "2")
        #expect(call.status == 201)
        let row = backend.preRegistrations.first
        #expect(backend.preRegistrations.count == 1)
        #expect(row?.email == "lucas@exemple.fr")
        #expect(row?.formationID == 2)
        #expect(row?.timestamp == "2026-01-06T08:00:00Z")
    }

    @Test("MAD-FR38: a timestamp is read with microseconds and in any zone")
    func timestamps() {
        for text in ["2026-01-06T08:00:00.123456Z", "2026-01-06T09:00:00+01:00"] {
            #expect(MadiniaBackend.sample().preRegister(timestamp: "\"\(text)\"").status == 201, "\(text)")
        }
    }

    static let wrong: [(String, String, String, String, String)] = [
        ("\"lucas@x\"", "1", "\"2026-01-06T08:00:00Z\"", "email", "Le champ email doit être une adresse email valide."),
        ("\"\"", "1", "\"2026-01-06T08:00:00Z\"", "email", "Le champ email est obligatoire."),
        ("\" \\n \"", "1", "\"2026-01-06T08:00:00Z\"", "email", "Le champ email est obligatoire."),
        ("null", "1", "\"2026-01-06T08:00:00Z\"", "email", "Le champ email est obligatoire."),
        ("1", "1", "\"2026-01-06T08:00:00Z\"", "email", "Le champ email doit être une chaîne de caractères."),
        ("\"a@b.fr\"", "\"1\"", "\"2026-01-06T08:00:00Z\"", "formation_id", "Cette formation n'existe pas."),
        ("\"a@b.fr\"", "true", "\"2026-01-06T08:00:00Z\"", "formation_id", "Cette formation n'existe pas."),
        ("\"a@b.fr\"", "99", "\"2026-01-06T08:00:00Z\"", "formation_id", "Cette formation n'existe pas."),
        ("\"a@b.fr\"", "0", "\"2026-01-06T08:00:00Z\"", "formation_id", "Cette formation n'existe pas."),
        ("\"a@b.fr\"", "null", "\"2026-01-06T08:00:00Z\"", "formation_id", "Cette formation n'existe pas."),
        ("\"a@b.fr\"", "1", "\"demain\"", "timestamp", "Le champ timestamp doit être une date ISO 8601."),
        ("\"a@b.fr\"", "1", "\"\"", "timestamp", "Le champ timestamp doit être une date ISO 8601."),
        ("\"a@b.fr\"", "1", "[]", "timestamp", "Le champ timestamp doit être une date ISO 8601."),
        ("\"a@b.fr\"", "1", "null", "timestamp", "Le champ timestamp doit être une date ISO 8601."),
    ]

    @Test("MAD-FR38, MAD-NFR9: what is wrong is told by field with 422, and does not count", arguments: 0..<wrong.count)
    func invalid(_ index: Int) {
        let (email, formation, timestamp, field, message) = Self.wrong[index]
        let backend = MadiniaBackend.sample()
        let call = backend.preRegister(email: email, formation: formation, timestamp: timestamp)
        #expect(call.status == 422)
        #expect(call.errors == [field: [message]])
        #expect(call.json?["message"] as? String == message)
        #expect(backend.preRegistrations.isEmpty)
    }

    @Test("MAD-NFR9: all that is wrong is told at once; the message is the first field's")
    func allWrong() {
        let call = Call(.sample(), .post, "/pre-registrations", body: "{}")
        #expect(call.status == 422)
        #expect(call.errors?.keys.sorted() == ["email", "formation_id", "timestamp"])
        #expect(call.json?["message"] as? String == "Le champ email est obligatoire.")
    }

    @Test("MAD-NFR8: control characters and space around an address are removed before it is judged and kept")
    func cleaned() {
        let backend = MadiniaBackend.sample()
        #expect(backend.preRegister(email: #"" \u0000lu\u0007cas@exemple.fr\u007f\t ""#).status == 201)
        #expect(backend.preRegistrations.map(\.email) == ["lucas@exemple.fr"])
    }

    @Test("MAD-NFR8: an address of 254 characters is kept, a longer one is refused")
    func bounds() {
        let label = String(repeating: "a", count: 63)
        let domain = "\(label).\(label).\(label.dropLast(2)).fr"
        for (length, status) in [(61, 201), (62, 422)] {
            let local = String(repeating: "a", count: length)
            #expect(MadiniaBackend.sample().preRegister(email: "\"\(local)@\(domain)\"").status == status)
        }
    }

    @Test(
        "MAD-FR38: a body that is not what was agreed is answered 400, and does not count",
        arguments: ["", "{", "[]", "null", "email=lucas", "\u{0}", #"{"email":"a","email":"b"}"#, "{} {}"]
    )
    func malformed(_ body: String) {
        let backend = MadiniaBackend.sample()
        let call = Call(backend, .post, "/pre-registrations", body: body)
        #expect(call.status == 400)
        #expect(call.json?["message"] is String)
        #expect(backend.preRegistrations.isEmpty)
    }
}
