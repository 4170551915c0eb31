/// A set of Unicode scalars: `\d`, `[^"\\]`, `\p{L}`, `.`.
///
/// `\d`, `\w`, `\s` and `.` mean the same as in ECMAScript, as in the official libraries.
struct ScalarClass: Equatable, Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var categories: [Set<Unicode.GeneralCategory>] = []
    /// Complements inside brackets: `[\D]`, `[\P{L}]`.
    var complements: [ScalarClass] = []
    var isNegated = false
    /// Whether case is ignored.
    private(set) var ignoresCase = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        (holds(scalar) || (ignoresCase && scalar.otherCases.contains(where: holds))) != isNegated
    }

    private func holds(_ scalar: Unicode.Scalar) -> Bool {
        if ranges.contains(where: { $0.contains(scalar.value) }) { return true }
        if complements.contains(where: { $0.contains(scalar) }) { return true }
        guard !categories.isEmpty else { return false }
        let category = scalar.properties.generalCategory
        return categories.contains { $0.contains(category) }
    }

    mutating func formUnion(_ other: ScalarClass) {
        guard !other.isNegated else {
            complements.append(other)
            return
        }
        ranges += other.ranges
        categories += other.categories
        complements += other.complements
    }

    func ignoringCase() -> ScalarClass {
        var copy = self
        copy.ignoresCase = true
        return copy
    }

    func negated(_ negates: Bool = true) -> ScalarClass {
        var copy = self
        if negates { copy.isNegated.toggle() }
        return copy
    }
}

extension ScalarClass {
    static let digit = ScalarClass(ranges: [0x30...0x39])
    static let word = ScalarClass(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let space = ScalarClass(ranges: [
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    static let lineTerminator = ScalarClass(ranges: [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])

    /// A general category, named by its one- or two-letter abbreviation.
    init?(category name: String) {
        let members = Self.generalCategories.filter { $0.name == name || $0.name.prefix(1) == name }
        guard !members.isEmpty else { return nil }
        categories = [Set(members.map(\.category))]
    }

    private static let generalCategories: [(name: String, category: Unicode.GeneralCategory)] = [
        ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter), ("Lm", .modifierLetter),
        ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark), ("Me", .enclosingMark),
        ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
        ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
        ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
        ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
        ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Cs", .surrogate), ("Co", .privateUse),
        ("Cn", .unassigned),
    ]
}

extension Unicode.Scalar {
    /// The letter in lower, upper and title case, if each is a single scalar.
    fileprivate var otherCases: [Unicode.Scalar] {
        [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping].compactMap { text in
            text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
        }
    }
}
