/// A module's texts in another language than English, by the English ones as the code has them.
///
/// ```swift
/// Translations(.french, [
///     "“{}” matches {}:": "« {} » désigne {} :",
///     "The screen “{}” shows no “{}”.": "Pas de « {2} » sur l'écran « {1} ».",
///     "element": "élément|éléments",
/// ])
/// ```
///
/// An English text that means two things is told apart by an empty value: `localized("line\(\"\")")` has the key `line{}`.
/// `{}` is the next value, `{2}` the second one. A noun that is counted has its forms side by side, in the order of the
/// language's plural rule.
public struct Translations: Sendable {
    public let language: Language
    public let texts: [String: String]

    public init(_ language: Language, _ texts: [String: String]) {
        self.language = language
        self.texts = texts
    }
}
