/// A language that an app speaks.
public struct AppLanguage: Hashable, Sendable, CustomStringConvertible {
    /// BCP 47: `fr`, `en`; with a region for the pseudo-languages, `en-XA`.
    public let code: String

    /// A language by its code: ISO 639-1, in lower case, as in BCP 47.
    public init(_ code: String) {
        self.code = code
    }

    /// French.
    public static let french = AppLanguage("fr")
    /// English.
    public static let english = AppLanguage("en")
    /// The texts in the code, longer and with accents: shows what is cut off, and what is in no table.
    public static let accented = AppLanguage("en-XA")
    /// The texts in the code, written from right to left: shows what does not turn with the language.
    public static let mirrored = AppLanguage("ar-XB")

    /// The code.
    public var description: String { code }

    /// The code without a region: `ar`.
    var base: String { String(code.prefix { $0 != "-" }) }

    /// Whether it is written from right to left.
    public var isRightToLeft: Bool { ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(base) }
}

/// The forms that a noun has for counts, by CLDR's names. Each language uses some of them; all use `other`.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// As in Arabic for 0.
    case zero
    /// As in English for 1, in French for 0 and 1.
    case one
    /// As in Arabic for 2.
    case two
    /// As in Polish for 2 to 4.
    case few
    /// As in Polish for 5 to 21.
    case many
    /// As in English for 2.
    case other
}

extension AppLanguage {
    /// The categories that the language uses for whole numbers, in CLDR's order.
    public var pluralCategories: [PluralCategory] {
        switch base {
        case "id", "ja", "ko", "ms", "th", "vi", "zh": [.other]
        case "ar": PluralCategory.allCases
        case "he": [.one, .two, .other]
        case "cs", "sk", "ro": [.one, .few, .other]
        case "be", "pl", "ru", "uk": [.one, .few, .many]
        default: [.one, .other]
        }
    }

    /// The form for a count, by CLDR's plural rules for whole numbers (version 46).
    func pluralCategory(of count: Int) -> PluralCategory {
        let number = count.magnitude
        let (tens, hundreds) = (number % 10, number % 100)
        switch base {
        case "id", "ja", "ko", "ms", "th", "vi", "zh": return .other
        case "fr", "hy", "pt": return number < 2 ? .one : .other
        case "be", "ru", "uk":
            if tens == 1, hundreds != 11 { return .one }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
        case "pl":
            if number == 1 { return .one }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
        case "cs", "sk":
            return number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "ro":
            return number == 1 ? .one : number == 0 || (1...19).contains(hundreds) ? .few : .other
        case "he":
            return number == 1 ? .one : number == 2 ? .two : .other
        case "ar":
            if number < 3 { return [.zero, .one, .two][Int(number)] }
            return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
        default: return number == 1 ? .one : .other
        }
    }
}
