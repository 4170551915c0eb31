import AllInConnectBackend
import AppShell
import Foundation
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
        let decoded = try JSONDecoder().decode(AllInConnectData.self, from: json)
        #expect(decoded == data)
        #expect(try encoder.encode(decoded) == json)
    }

    @Test("what a state leaves out is empty, and what it does not know is passed over")
    func lenient() throws {
        func decoded(_ json: String) throws -> AllInConnectData {
            try JSONDecoder().decode(AllInConnectData.self, from: Data(json.utf8))
        }
        #expect(try decoded("{}") == AllInConnectData())
        #expect(
            try decoded(#"{"tokenGeneration":2,"offers":null,"positions":{"7":{"latitude":43.5,"longitude":7}},"x":1}"#)
                == AllInConnectData(positions: [7: GeoPoint(latitude: 43.5, longitude: 7)], tokenGeneration: 2)
        )
        #expect(throws: DecodingError.self) { try decoded(#"{"offers":{}}"#) }
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

    private mutating func place() -> GeoPoint {
        GeoPoint(
            latitude: Double.random(in: -90...90, using: &generator),
            longitude: Double.random(in: -180...180, using: &generator)
        )
    }

    private mutating func category() -> CategoryData { CategoryData.allCases[number(0...5)] }

    private mutating func preferences() -> PreferencesData {
        PreferencesData(
            notifyNewOffers: chance(),
            notifyNewProNearby: chance(),
            notifyLocalEvents: chance(),
            notificationRadius: number(5...50),
            preferredCategories: list { $0.category() }
        )
    }

    private mutating func byUser<Value>(_ make: (inout Self) -> Value) -> [Int: Value] {
        Dictionary(list { ($0.id(), make(&$0)) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func offer() -> OfferData {
        OfferData(
            id: id(),
            title: text(),
            description: text(),
            priceInCents: maybe { $0.number(Int.min...Int.max) },
            start: text(),
            end: maybe { $0.text() },
            kind: chance() ? .offer : .event,
            category: category(),
            professionalID: id()
        )
    }

    private mutating func registration() -> RegistrationData {
        RegistrationData(
            token: text(),
            userID: id(),
            environment: chance() ? .sandbox : .production,
            deviceID: maybe { $0.text() },
            date: date()
        )
    }

    private mutating func user() -> UserData {
        let card = UserData.Card(number: text(), type: text(), validUntil: text())
        return UserData(
            id: id(),
            email: text(),
            password: text(),
            firstName: text(),
            lastName: text(),
            card: card
        )
    }

    mutating func data() -> AllInConnectData {
        AllInConnectData(
            users: list { $0.user() },
            professionals: list {
                ProfessionalData(
                    id: $0.id(),
                    name: $0.text(),
                    category: $0.category(),
                    address: $0.text(),
                    city: $0.text(),
                    location: $0.place()
                )
            },
            offers: list { $0.offer() },
            orders: list {
                OrderData(id: $0.id(), userID: $0.id(), title: $0.text(), status: $0.text(), date: $0.text())
            },
            messages: list {
                MessageData(id: $0.id(), userID: $0.id(), title: $0.text(), body: $0.text(), date: $0.text())
            },
            registrations: list { $0.registration() },
            preferences: byUser { $0.preferences() },
            positions: byUser { $0.place() },
            tokenGeneration: number(Int.min...Int.max)
        )
    }
}
