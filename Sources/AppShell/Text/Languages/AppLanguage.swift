/// A language that an app speaks.
public struct AppLanguage: Hashable, Sendable, CustomStringConvertible {
    /// BCP 47: `fr`, `zh-Hans`, `es-419`; with a region for the pseudo-languages, `en-XA`.
    public let code: String

    /// A language by its code of BCP 47, with a script or an area where a product has tables for several.
    public init(_ code: String) {
        self.code = code
    }

    /// French.
    public static let french = AppLanguage("fr")
    /// English.
    public static let english = AppLanguage("en")
    /// The texts in the code, longer and with accents: shows what is cut off, and what does not go through ``AppTexts``.
    public static let accented = AppLanguage("en-XA")
    /// The texts in the code, written from right to left: shows what does not turn with the language.
    public static let mirrored = AppLanguage("ar-XB")

    /// The code.
    public var description: String { code }

    /// The code without a region: `ar`.
    var base: String { String(code.prefix { $0 != "-" }) }

    /// Whether it is written from right to left.
    public var isRightToLeft: Bool {
        if let script = code.split(separator: "-").dropFirst().first, script.count == 4 {
            return ["Adlm", "Arab", "Hebr", "Rohg", "Syrc", "Thaa"].contains(script)
        }
        return ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(base)
    }
}

/// The forms that a noun has for counts, by CLDR's names. Each language uses some of them.
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
