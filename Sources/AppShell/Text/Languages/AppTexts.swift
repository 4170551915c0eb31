/// A product's words in the person's language.
///
/// ```swift
/// struct MadiniaContactStrings: ContactStrings {
///     let texts: AppTexts
///     var title: String { texts("Contact") }
///     func about(_ title: String) -> String { texts("À propos de \(title)") }
///     func seats(_ count: Int) -> String {
///         texts.plural(count, one: "Plus qu'une place", other: "Plus que \(count) places")
///     }
/// }
/// ```
public struct AppTexts: Sendable {
    /// In one place, as every module and screen holds texts.
    private final class Words: Sendable {
        let language: AppLanguage
        /// The language of the literals.
        let source: AppLanguage
        /// Nil for the source language and what is made of it.
        let table: TextTable?
        let isSource: Bool
        let sourceRule: PluralRule

        init(_ language: AppLanguage, _ source: AppLanguage, _ table: TextTable?) {
            self.language = language
            self.source = source
            self.table = table
            isSource = language == source
            sourceRule = PluralRule(for: source) ?? .one
        }
    }

    private let words: Words

    /// The language of the texts.
    public var language: AppLanguage { words.language }

    /// The words as the code has them.
    public init(source: AppLanguage = .french) {
        self.init(source, from: source, table: nil)
    }

    init(_ language: AppLanguage, from source: AppLanguage, table: TextTable?) {
        words = Words(language, source, table)
    }

    /// A text in the person's language; as the code has it where the table lacks it.
    public func callAsFunction(_ text: AppText) -> String {
        made(of: text, count: nil)
    }

    /// A text whose words mean several things, which another language tells apart.
    ///
    /// - Parameter context: stands in brackets behind the text in tables: `Terminer [résumé]`.
    public func callAsFunction(_ text: AppText, context: StaticString) -> String {
        made(of: text, values: text.values, key: "\(text.key) [\(context)]", count: nil)
    }

    /// A text that depends on a count.
    ///
    /// - Parameters:
    ///   - one: for the counts that take the singular in the source language: 1, and 0 in French.
    ///   - other: for all other counts; its ``AppText/key`` is that of the table.
    public func plural(_ count: Int, one: AppText, other: AppText) -> String {
        let form = words.sourceRule.category(count.magnitude) == .one ? one : other
        // A translation may name the count where the singular of the source does not.
        return made(of: form, values: other.values, key: other.key, count: count)
    }

    func made(of text: AppText, count: Int?) -> String {
        made(of: text, values: text.values, key: text.key, count: count)
    }

    private func made(of text: AppText, values: [String], key: String, count: Int?) -> String {
        if words.isSource { return text.source }
        if let pattern = words.table?.pattern(key, count: count) {
            return values.isEmpty ? pattern : TextPattern(pattern).filled(with: values)
        }
        switch language {
        case .accented: return PseudoText.accented(text)
        case .mirrored: return PseudoText.mirrored(text)
        default: return text.source
        }
    }

    /// Whether it says what the code has.
    var isSource: Bool { words.isSource }

    /// What the table has for a text without values; nil where it lacks it.
    func translation(of key: String) -> String? { words.table?.pattern(key, count: nil) }
}
