import AppShell

/// A number as a type, so that each pattern has a destination type of its own.
protocol SlotDigit: Sendable {
    static var value: Int { get }
}

enum S0: SlotDigit { static let value = 0 }
enum S1: SlotDigit { static let value = 1 }
enum S2: SlotDigit { static let value = 2 }
enum S3: SlotDigit { static let value = 3 }
enum S4: SlotDigit { static let value = 4 }
enum S5: SlotDigit { static let value = 5 }
enum S6: SlotDigit { static let value = 6 }
enum S7: SlotDigit { static let value = 7 }

/// The destination of one of ``PatternProduct``'s canonical patterns: whatever parameters that one has.
struct Slot<High: SlotDigit, Low: SlotDigit>: Destination {
    private static var number: Int { High.value * 8 + Low.value }
    private static var pattern: LinkPattern? {
        PatternProduct.patterns.indices.contains(number)
            ? PatternProduct.patterns[number].first.flatMap { try? LinkPattern($0) } : nil
    }

    static var name: String { "slot-\(number)" }
    static var parameterNames: [String] { pattern?.requiredParameterNames ?? [] }
    static var optionalParameterNames: [String] {
        pattern?.parameters.filter(\.isOptional).map(\.name) ?? []
    }

    let parameters: RouteParameters

    init(parameters: RouteParameters) throws(RouteError) {
        self.parameters = parameters
    }
}

enum Slots {
    private static let digits: [any SlotDigit.Type] = [
        S0.self, S1.self, S2.self, S3.self, S4.self, S5.self, S6.self, S7.self,
    ]

    /// 64 destination types, in the order of their numbers.
    static let all: [any Destination.Type] = digits.flatMap { high in digits.map { low in make(high, low) } }

    private static func make<High: SlotDigit, Low: SlotDigit>(_: High.Type, _: Low.Type) -> any Destination.Type {
        Slot<High, Low>.self
    }
}
