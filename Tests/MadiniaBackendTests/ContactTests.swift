import AppShell
import MadiniaBackend
import Testing

/// `POST /contacts`.
struct ContactTests {
    @Test("MAD-FR21, MAD-FR39: a message without a context is answered 201, and counts")
    func plain() {
        for context in [nil, "null"] {
            let backend = MadiniaBackend.sample()
            #expect(backend.contact(context: context).status == 201)
            let row = backend.contacts.first
            #expect(backend.contacts.count == 1)
            #expect(row?.name == "Marc")
            #expect(row?.email == "marc@exemple.fr")
            #expect(row?.message == "Un devis, s'il vous plaît.")
            #expect(row?.context == nil)
        }
    }

    static func item(_ id: Int, _ type: String = "formation") -> String {
        #"{"type":"\#(type)","id":\#(id),"title":"Titre \#(id)"}"#
    }

    static func context(_ viewed: String) -> String {
        #"{"type":"article","id":2,"title":"Le ROI","viewed":\#(viewed)}"#
    }

    @Test("MAD-FR39: the context names the last viewed item, and lists up to 10 that the session viewed, in order")
    func context() {
        let backend = MadiniaBackend.sample()
        let viewed = (1...10).map { Self.item($0, $0 == 2 ? "article" : "formation") }
        #expect(backend.contact(context: Self.context("[\(viewed.joined(separator: ","))]")).status == 201)
        let context = backend.contacts.first?.context
        #expect(context?.item.type == "article")
        #expect(context?.item.id == 2)
        #expect(context?.item.title == "Le ROI")
        #expect(context?.viewed.map(\.id) == Array(1...10))
        #expect(context?.viewed.map(\.type).prefix(3) == ["formation", "article", "formation"])
    }

    @Test("MAD-FR39: a context that lists nothing is one all the same; so is that of an item since taken away")
    func shortContext() {
        let backend = MadiniaBackend.sample()
        for context in [Self.context("[]"), Self.context("null"), Self.item(999)] {
            #expect(backend.contact(context: context).status == 201)
        }
        #expect(backend.contacts.map { $0.context?.viewed.count } == [0, 0, 0])
    }

    static let wrongContexts: [(String, [String: String])] = [
        ("1", ["context": "Le champ context doit être un tableau."]),
        ("[]", ["context": "Le champ context doit être un tableau."]),
        (
            "{}",
            [
                "context.type": "Le champ context.type est obligatoire.",
                "context.id": "Le champ context.id est obligatoire.",
                "context.title": "Le champ context.title est obligatoire.",
            ]
        ),
        (#"{"type":"offer","id":1,"title":"x"}"#, ["context.type": "Le champ context.type est invalide."]),
        (#"{"type":["formation"],"id":1,"title":"x"}"#, ["context.type": "Le champ context.type est invalide."]),
        (#"{"type":"formation","id":"1","title":"x"}"#, ["context.id": "Le champ context.id doit être un entier."]),
        (#"{"type":"formation","id":0,"title":"x"}"#, ["context.id": "Le champ context.id doit être un entier."]),
        (#"{"type":"formation","id":1.5,"title":"x"}"#, ["context.id": "Le champ context.id doit être un entier."]),
        (
            #"{"type":"formation","id":1,"title":" \u0007 "}"#,
            ["context.title": "Le champ context.title est obligatoire."]
        ),
        (context("7"), ["context.viewed": "Le champ context.viewed doit être un tableau."]),
        (
            context("[\((1...11).map { item($0) }.joined(separator: ","))]"),
            ["context.viewed": "Le tableau context.viewed ne peut contenir plus de 10 éléments."]
        ),
        (
            context("[\(item(1)),{\"type\":\"formation\",\"title\":\"x\"},7]"),
            [
                "context.viewed.1.id": "Le champ context.viewed.1.id est obligatoire.",
                "context.viewed.2": "Le champ context.viewed.2 doit être un tableau.",
            ]
        ),
    ]

    @Test(
        "MAD-NFR9: what is wrong in a context is told by its nested name, and nothing counts",
        arguments: 0..<wrongContexts.count
    )
    func wrongContext(_ index: Int) {
        let (context, errors) = Self.wrongContexts[index]
        let backend = MadiniaBackend.sample()
        let call = backend.contact(context: context)
        #expect(call.status == 422)
        #expect(call.errors == errors.mapValues { [$0] })
        #expect(backend.contacts.isEmpty)
    }

    @Test("MAD-NFR8: a name has 1 to 100 characters, as Laravel counts them: code points")
    func nameBounds() {
        let family = "👨‍👩‍👧‍👦"
        for (name, status) in [
            ("M", 201), (String(repeating: "é", count: 100), 201), (String(repeating: family, count: 14), 201),
            (String(repeating: "a", count: 101), 422), (String(repeating: family, count: 15), 422),
        ] {
            let call = MadiniaBackend.sample().contact(name: "\"\(name)\"")
            #expect(call.status == status, "\(name.count) characters")
            guard status == 422 else { continue }
            #expect(call.errors == ["name": ["Le texte de nom ne peut contenir plus de 100 caractères."]])
        }
    }

    @Test("MAD-NFR8: a message has 1 to 5,000 characters after trimming")
    func messageBounds() {
        for (count, status) in [(1, 201), (5_000, 201), (5_001, 422)] {
            let message = String(repeating: "é", count: count)
            let call = MadiniaBackend.sample().contact(message: "\"  \\n\(message) \\t\"")
            #expect(call.status == status, "\(count) characters")
        }
        // Seven code points each.
        let emoji = String(repeating: "👨‍👩‍👧‍👦", count: 714)
        #expect(MadiniaBackend.sample().contact(message: "\"\(emoji)\"").status == 201)
    }

    @Test("MAD-NFR8: control characters are removed; a message keeps its lines, a name has one")
    func cleaned() {
        let backend = MadiniaBackend.sample()
        let call = backend.contact(
            name: #""\u0000 Ma\u001brc\r\nBcc: x ""#,
            email: #"" marc@\u0007exemple.fr\n""#,
            message: #""\u0008Bonjour,\r\n\u007f\nMerci\u0085 ""#
        )
        #expect(call.status == 201)
        #expect(backend.contacts.first?.name == "MarcBcc: x")
        #expect(backend.contacts.first?.email == "marc@exemple.fr")
        #expect(backend.contacts.first?.message == "Bonjour,\n\nMerci")
    }

    @Test("MAD-NFR9: all that is missing is told at once, also where it is blank or null")
    func missing() {
        for value in [nil, "null", "\"\"", "\" \\n\\u0000\""] {
            let backend = MadiniaBackend.sample()
            let call = backend.contact(name: value, email: value, message: value)
            #expect(call.status == 422)
            #expect(
                call.errors == [
                    "name": ["Le champ nom est obligatoire."], "email": ["Le champ email est obligatoire."],
                    "message": ["Le champ message est obligatoire."],
                ]
            )
            #expect(call.message == "Le champ email est obligatoire.")
            #expect(backend.contacts.isEmpty)
        }
    }

    @Test("MAD-NFR9: a value of another kind is told by its field")
    func kinds() {
        for value in ["1", "true", "[]", "{}"] {
            let call = MadiniaBackend.sample().contact(name: value, email: value, message: value)
            #expect(call.status == 422)
            #expect(call.errors?.keys.sorted() == ["email", "message", "name"])
            #expect(call.errors?["name"] == ["Le champ nom doit être une chaîne de caractères."])
        }
    }

    @Test(
        "MAD-NFR8: an address that is none is refused",
        arguments: ["lucas@x", "lucas@x..fr", "a b@x.fr", "lucas", "@x.fr"]
    )
    func address(_ email: String) {
        let call = MadiniaBackend.sample().contact(email: "\"\(email)\"")
        #expect(call.errors == ["email": ["Le champ email doit être une adresse email valide."]])
    }
}
