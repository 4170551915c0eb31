/// How a language chooses the form of a noun, by CLDR's plural rules (version 48) for whole numbers.
///
/// Millions, for which French, Italian, Portuguese and Spanish have a form of their own, take `other` here.
struct PluralRule: Sendable {
    /// The forms that a text needs, in CLDR's order.
    let needed: [PluralCategory]
    /// The form for a count without its sign.
    let category: @Sendable (UInt) -> PluralCategory

    /// Nil for a language whose rule is not here.
    init?(for language: AppLanguage) {
        let base = language.base
        guard let rule = Self.all.first(where: { $0.languages.contains(base) })?.rule else { return nil }
        // In Portugal zero is plural, in Brazil singular.
        self = language.code == "pt-PT" ? Self.one : rule
    }

    private init(_ needed: [PluralCategory], _ category: @escaping @Sendable (UInt) -> PluralCategory) {
        self.needed = needed
        self.category = category
    }

    static let one = PluralRule([.one, .other]) { $0 == 1 ? .one : .other }

    private static let none = PluralRule([.other]) { _ in .other }

    private static let zeroOrOne = PluralRule([.one, .other]) { $0 < 2 ? .one : .other }

    /// Ends in 1, but not in 11; in 2 to 4, but not in 12 to 14.
    private static func slavic(_ rest: PluralCategory) -> PluralRule {
        PluralRule([.one, .few, rest]) { number in
            if number % 10 == 1, number % 100 != 11 { return .one }
            return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : rest
        }
    }

    private static let polish = PluralRule([.one, .few, .many]) { number in
        if number == 1 { return .one }
        return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }

    private static let czech = PluralRule([.one, .few, .other]) { number in
        number == 1 ? .one : (2...4).contains(number) ? .few : .other
    }

    private static let romanian = PluralRule([.one, .few, .other]) { number in
        number == 1 ? .one : number == 0 || (1...19).contains(number % 100) ? .few : .other
    }

    private static let lithuanian = PluralRule([.one, .few, .other]) { number in
        if (11...19).contains(number % 100) || number % 10 == 0 { return .other }
        return number % 10 == 1 ? .one : .few
    }

    private static let latvian = PluralRule([.zero, .one, .other]) { number in
        if number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
        return number % 10 == 1 ? .one : .other
    }

    private static let slovenian = PluralRule([.one, .two, .few, .other]) { number in
        switch number % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }

    private static let endsInOne = PluralRule([.one, .other]) { number in
        number % 10 == 1 && number % 100 != 11 ? .one : .other
    }

    private static let hebrew = PluralRule([.one, .two, .other]) { number in
        number == 1 ? .one : number == 2 ? .two : .other
    }

    private static let arabic = PluralRule(PluralCategory.allCases) { number in
        if number < 3 { return [.zero, .one, .two][Int(number)] }
        return (3...10).contains(number % 100) ? .few : (11...99).contains(number % 100) ? .many : .other
    }

    private static let irish = PluralRule([.one, .two, .few, .many, .other]) { number in
        switch number {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
    }

    private static let all: [(languages: Set<String>, rule: PluralRule)] = [
        (
            [
                "af", "az", "bg", "ca", "da", "de", "el", "en", "es", "et", "eu", "fi", "fo", "fy", "gl", "hu", "it",
                "ka",
                "kk", "ky", "lb", "mn", "nb", "nl", "nn", "no", "ps", "sq", "sv", "sw", "ta", "te", "tr", "ug", "ur",
                "uz",
                "yi",
            ],
            one
        ),
        (["id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "zh"], none),
        (["bn", "fa", "fr", "gu", "hi", "hy", "kn", "pt", "zu"], zeroOrOne),
        (["be", "ru", "uk"], slavic(.many)), (["bs", "hr", "sr"], slavic(.other)), (["pl"], polish),
        (["cs", "sk"], czech), (["ro"], romanian), (["lt"], lithuanian), (["lv"], latvian), (["sl"], slovenian),
        (["is", "mk"], endsInOne), (["he"], hebrew), (["ar"], arabic), (["ga"], irish),
    ]
}

extension AppLanguage {
    /// The categories that a text that depends on a count needs in this language, in CLDR's order; those of English where
    /// the language's rule is not known.
    public var pluralCategories: [PluralCategory] { (PluralRule(for: self) ?? .one).needed }

    /// The form for a count.
    func pluralCategory(of count: Int) -> PluralCategory { (PluralRule(for: self) ?? .one).category(count.magnitude) }
}
