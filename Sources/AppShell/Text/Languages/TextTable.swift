/// A product's texts in a language other than the one its code has, by their keys.
///
/// ```swift
/// static let english = TextTable(.english, [
///     "À propos de {}": "About {}",
///     "Plus que {} places": .plural([.one: "Only one seat left", .other: "Only {} seats left"]),
/// ])
/// ```
public struct TextTable: Sendable {
    /// The language of the texts.
    public let language: AppLanguage
    /// By ``AppText/key``; where a text depends on a count, by the key of its `other` form.
    public let entries: [String: Entry]

    private let rule: PluralRule

    /// A table. Of a key that comes twice, ``AppGraph`` reports it and the last text counts.
    public init(_ language: AppLanguage, _ entries: KeyValuePairs<String, Entry>) {
        self.language = language
        rule = PluralRule(for: language) ?? .one
        self.entries = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
        repeatedKeys = Dictionary(grouping: entries, by: \.key).filter { $0.value.count > 1 }.keys.sorted()
    }

    /// Of the texts that depend on a count, sorted.
    var pluralKeys: [String] {
        entries.filter { if case .plural = $0.value { true } else { false } }.keys.sorted()
    }

    /// What comes more than once, sorted.
    let repeatedKeys: [String]

    /// What a table has for a key.
    public enum Entry: Hashable, Sendable, ExpressibleByStringLiteral {
        /// With `{}` for the next value, or `{2}` for the second one.
        case text(String)
        /// For a text that depends on a count: a form for each of the language's plural categories.
        case plural([PluralCategory: String])

        /// A text without forms.
        public init(stringLiteral value: String) {
            self = .text(value)
        }

        /// All forms.
        public var forms: [String] {
            switch self {
            case .text(let text): [text]
            case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
            }
        }
    }

    /// The pattern for a key; nil where the table lacks it.
    ///
    /// - Parameter count: what the text depends on.
    func pattern(_ key: String, count: Int?) -> String? {
        switch entries[key] {
        case .text(let text): text
        case .plural(let forms): forms[count.map { rule.category($0.magnitude) } ?? .other] ?? forms[.other]
        case nil: nil
        }
    }
}
