/// A language that the tools speak to people. The languages of scripts are Gherkin's, and those of an app its product's.
public struct Language: Hashable, Sendable {
    /// The code of ISO 639-1: `fr`.
    public let code: String
    /// In itself: `français`.
    public let name: String
    public let decimalSeparator: String
    /// Between groups of three digits.
    public let groupSeparator: String
    /// The index of a noun's form for a count, as in ``Translations``; by CLDR's plural rules.
    let form: @Sendable (Int) -> Int

    public static func == (left: Language, right: Language) -> Bool { left.code == right.code }

    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Language {
    /// The texts in the code are in English.
    public static let english = Language(code: "en", name: "English", decimalSeparator: ".", groupSeparator: ",") {
        $0 == 1 ? 0 : 1
    }

    /// Zero is singular.
    public static let french = Language(
        code: "fr",
        name: "français",
        decimalSeparator: ",",
        groupSeparator: "\u{202F}"
    ) { abs($0) < 2 ? 0 : 1 }

    public static let all = [english, french]

    /// By a code, or a locale's name: `fr`, `fr-CA`, `fr_FR.UTF-8`. Nil where the tools don't speak it.
    public init?(code: String) {
        let base = code.prefix { $0.isLetter }.lowercased()
        guard let language = Language.all.first(where: { $0.code == base }) else { return nil }
        self = language
    }
}
