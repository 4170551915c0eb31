import AppShell

/// The variables that an association file's patterns may use.
///
/// [Apple's rules](
/// https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables-swift.dictionary): names are
/// case-sensitive and hold any character but `$`, `(` and `)`; values may hold `*` and `?`, but no variable; they are
/// compared by case unless `caseSensitive` says otherwise. A name of the predefined ones can't be taken.
public struct SubstitutionVariables: Hashable, Sendable {
    /// A name and the texts it stands for.
    public struct Variable: Hashable, Sendable {
        /// Without `$(` and `)`.
        public let name: String
        /// In the order of the file.
        public let values: [String]
    }

    /// The file's own, by name.
    public let own: [Variable]
    private let elements: [String: AssociationPattern.Element]

    /// - Parameter own: sound ones, see ``problem(with:values:)``; of two with one name the first stands.
    init(_ own: [Variable] = []) {
        self.own = own.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        elements = Dictionary(self.own.map { ($0.name, Self.element(values: $0.values)) }) { first, _ in first }
    }

    /// nil where there is no such variable.
    func element(named name: String) -> AssociationPattern.Element? {
        Self.predefined(name) ?? elements[name]
    }

    private static func element(values: [String]) -> AssociationPattern.Element {
        let hasWildcards = values.contains { $0.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }
        return hasWildcards ? .choice(values.map(AssociationPattern.valueElements)) : .word(values)
    }

    private static func predefined(_ name: String) -> AssociationPattern.Element? {
        let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
        return switch name {
        case "alpha": .character([upper, lower])
        case "upper": .character([upper])
        case "lower": .character([lower])
        case "alnum": .character([upper, lower, digit])
        case "digit": .character([digit])
        case "xdigit":
            .character([digit, UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f")])
        case "region": .word(LocaleCodes.regions)
        case "lang": .word(LocaleCodes.languages)
        default: nil
        }
    }

    /// What is wrong with a variable's name or one of its values; nil where nothing is.
    static func problem(name: String) -> (fact: String, fix: String)? {
        if name.isEmpty { return ("a variable has no name", "name it") }
        if predefined(name) != nil { return ("“\(name)” is a predefined variable", "give it another name") }
        guard name.unicodeScalars.contains(where: { "$()".unicodeScalars.contains($0) }) else { return nil }
        return ("the name “\(name.clipped)” has one of $, ( and )", "use other characters")
    }

    static func problem(value: String) -> (fact: String, fix: String)? {
        guard value.contains("$(") else { return nil }
        return ("the value “\(value.clipped)” uses a variable", "write its values out: a value may hold * and ? only")
    }
}
