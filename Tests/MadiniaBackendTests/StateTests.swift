import AppShell
import Foundation
import MadiniaBackend
import Testing

/// The whole state as JSON, as hosts keep it and script runners exchange it.
struct StateTests {
    @Test("a state is the same after encoding and decoding, and so is its JSON, byte for byte", arguments: 0..<60)
    func roundTrips(_ seed: UInt64) throws {
        var maker = StateMaker(seed: seed)
        let data = maker.data()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(data)
        let decoded = try JSONDecoder().decode(MadiniaData.self, from: json)
        #expect(decoded == data)
        #expect(try encoder.encode(decoded) == json)
    }

    @Test("a state that was used is the same after encoding and decoding, and answers its retries")
    func used() throws {
        let backend = MadiniaBackend.sample()
        #expect(backend.preRegister(key: "~ \"k\"").status == 201)
        #expect(backend.register().status == 201)
        let json = try JSONEncoder().encode(backend.data)
        let other = MadiniaBackend(apiKey: "key", data: try JSONDecoder().decode(MadiniaData.self, from: json))
        #expect(other.data == backend.data)
        #expect(other.preRegister(key: "~ \"k\"").status == 201)
        #expect(other.preRegistrations.count == 1)
    }

    @Test("what a state leaves out is as it is without being arranged, and what it does not know is passed over")
    func lenient() throws {
        func decoded(_ json: String) throws -> MadiniaData {
            try JSONDecoder().decode(MadiniaData.self, from: Data(json.utf8))
        }
        #expect(try decoded("{}") == MadiniaData())
        #expect(try decoded(#"{"pageSize":2,"madiAnswers":null,"later":{"a":1}}"#) == MadiniaData(pageSize: 2))
        #expect(throws: DecodingError.self) { try decoded(#"{"pageSize":"2"}"#) }
        #expect(throws: DecodingError.self) { try decoded("[]") }
    }
}

/// States with every member present and absent, and texts that JSON has to escape.
private struct StateMaker {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func chance() -> Bool { number(0...1) == 0 }

    private mutating func text() -> String {
        let parts = ["", "a", "é", "\"", "\\", "/", "\u{0}", "\u{1F}", "\n", "👨‍👩‍👧‍👦", "\u{2028}", "e\u{301}", " "]
        return (0..<number(0...6)).map { _ in parts[number(0...(parts.count - 1))] }.joined()
    }

    private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { chance() ? make(&self) : nil }

    private mutating func list<Value>(_ make: (inout Self) -> Value) -> [Value] {
        (0..<number(0...4)).map { _ in make(&self) }
    }

    private mutating func id() -> Int { chance() ? number(1...9) : number(1...Int.max) }

    private mutating func date() -> Date {
        Date(timeIntervalSinceReferenceDate: Double.random(in: -1e9...1e9, using: &generator))
    }

    private mutating func formation() -> FormationData {
        var formation = FormationData.samples[number(0...8)]
        (formation.id, formation.slug, formation.title) = (id(), maybe { $0.text() }, text())
        (formation.description, formation.objectives) = (text(), list { $0.text() })
        (formation.price, formation.nextSession) = (maybe { $0.text() }, maybe { $0.text() })
        (formation.seatsLeft, formation.paymentURL) = (maybe { $0.number(Int.min...Int.max) }, maybe { $0.text() })
        if chance() { formation.category = nil }
        return formation
    }

    private mutating func article() -> ArticleData {
        ArticleData(
            id: id(),
            slug: maybe { $0.text() },
            title: text(),
            excerpt: text(),
            content: text(),
            publishedAt: text(),
            imageURL: maybe { $0.text() },
            relatedFormationID: maybe { $0.id() }
        )
    }

    private mutating func item() -> ContactData.Item { ContactData.Item(type: text(), id: id(), title: text()) }

    private mutating func contact() -> ContactData {
        ContactData(
            id: id(),
            name: text(),
            email: text(),
            message: text(),
            context: maybe { maker in
                ContactData.Context(item: maker.item(), viewed: maker.list { $0.item() })
            }
        )
    }

    private mutating func device() -> DeviceData {
        DeviceData(
            token: text(),
            platform: text(),
            appVersion: text(),
            email: maybe { $0.text() },
            preferences: maybe {
                DeviceData.Preferences(newFormations: $0.chance(), newArticles: $0.chance(), reminders: $0.chance())
            },
            lastNews: maybe { $0.date() }
        )
    }

    mutating func data() -> MadiniaData {
        var data = MadiniaData(
            formations: list { $0.formation() },
            articles: list { $0.article() },
            preRegistrations: list {
                PreRegistrationData(id: $0.id(), email: $0.text(), formationID: $0.id(), timestamp: $0.text())
            },
            contacts: list { $0.contact() },
            devices: list { $0.device() },
            madiAnswers: list {
                MadiAnswer(words: $0.text(), content: $0.text(), recommendations: $0.list { $0.id() })
            },
            answersUnscripted: chance(),
            pageSize: id(),
            rateLimits: RateLimits(reads: maybe { $0.number(0...100) }, writes: maybe { $0.number(0...100) })
        )
        for _ in 0..<number(0...4) {
            let answer = IdempotentAnswer(
                key: text(),
                fingerprint: text(),
                caller: text(),
                status: number(200...299),
                text: text(),
                date: date()
            )
            data.apply(.answered(answer, forgetting: []))
        }
        return data
    }
}
