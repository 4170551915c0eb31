import AppShell
import AppShellTexts
import Foundation

/// A String Catalog, as Xcode and translators' tools have it (`.xcstrings`, version 1.0): all languages of an app in one
/// file. Values are written `%@`, or `%2$@` for the second one, and `%lld` for the count of a text with plural forms.
struct StringCatalog: Codable, Equatable {
    var sourceLanguage: String
    var strings: [String: Entry]
    var version = "1.0"

    struct Entry: Codable, Equatable {
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    struct Localization: Codable, Equatable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    struct Variations: Codable, Equatable {
        var plural: [String: Localization]?
    }

    struct Unit: Codable, Equatable {
        var state: String
        var value: String
    }

    /// - Throws: ``CommandError`` for a file that is none, with its name.
    init(_ bytes: [UInt8], of name: String) throws(CommandError) {
        do { self = try JSONDecoder().decode(StringCatalog.self, from: Data(bytes)) } catch {
            throw CommandError(
                localized(
                    "\(name): is not a String Catalog (\(Self.reason(error))). Name a file that texts --export or Xcode wrote."
                )
            )
        }
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return localized("no JSON") }
        let (key, context): (String?, DecodingError.Context) =
            switch error {
            case .keyNotFound(let key, let context): (key.stringValue, context)
            case .typeMismatch(_, let context), .valueNotFound(_, let context): (nil, context)
            case .dataCorrupted(let context): (nil, context)
            @unknown default: (nil, .init(codingPath: [], debugDescription: ""))
            }
        let path = (context.codingPath.map(\.stringValue) + [key].compactMap(\.self)).joined(separator: ".")
        return path.isEmpty ? localized("no JSON") : path
    }

    /// The texts of a product's code with its tables; what a table lacks is marked as new.
    init(_ texts: [CodeTexts.Text], _ languages: ProductLanguages) {
        sourceLanguage = languages.source.code
        strings = [:]
        for text in texts {
            var localizations = [languages.source.code: Localization(text.source, isPlural: text.one != nil)]
            for table in languages.tables {
                localizations[table.language.code] =
                    table.entries[text.key].map { Localization($0, isPlural: text.one != nil) }
                    ?? Localization(stringUnit: Unit(state: "new", value: ""))
            }
            strings[CatalogText(text.key, isPlural: text.one != nil).text] = Entry(
                extractionState: "manual",
                localizations: localizations
            )
        }
    }

    /// As Xcode writes it: sorted, with a line for each value.
    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings and dictionaries of them are always encodable.
        let data = (try? encoder.encode(self)) ?? Data()
        return Array(data) + [UInt8(ascii: "\n")]
    }

    /// The languages of the catalogue besides that of the code, sorted.
    var translated: [String] {
        let codes = strings.values.flatMap { ($0.localizations ?? [:]).keys }
        return Set(codes).subtracting([sourceLanguage]).sorted()
    }

    /// What a table has to have for a text of the code in a language; nil where nobody has translated it.
    ///
    /// - Parameter known: what the table has; it stays where the catalogue has nothing.
    /// - Throws: ``CommandError`` for a value that the text does not have or that is left out, and for plural forms that
    ///   are missing, with the text.
    func entry(
        for text: CodeTexts.Text,
        in code: String,
        over known: TextTable.Entry?
    ) throws(CommandError) -> TextTable.Entry? {
        let key = CatalogText(text.key, isPlural: text.one != nil).text
        guard let localization = strings[key]?.localizations?[code] else { return known }
        if let forms = localization.variations?.plural {
            var plural: [PluralCategory: String] = [:]
            if case .plural(let before) = known { plural = before }
            for (name, form) in forms {
                guard let category = PluralCategory(rawValue: name), let value = form.translated else { continue }
                plural[category] = try pattern(of: value, key, code)
            }
            guard !plural.isEmpty else { return known }
            let missing = AppLanguage(code).pluralCategories.filter { plural[$0] == nil }.map(\.rawValue)
            guard missing.isEmpty else {
                throw CommandError(
                    localized(
                        "the text “\(key)” in \(code) lacks the plural form \(missing.joined(separator: ", ")). Write it."
                    )
                )
            }
            return .plural(plural)
        }
        guard let value = localization.translated else { return known }
        let text = try pattern(of: value, key, code)
        let count = Self.values(in: key).count
        guard Self.values(in: value) == Set(0..<count) else {
            throw CommandError(
                localized(
                    "the text “\(key)” in \(code) is “\(value)”: it has other values. Write each value of the text once."
                )
            )
        }
        return .text(text)
    }

    /// The indices of the values, from 0, of a text with `%@` or `%2$@`.
    private static func values(in text: String) -> Set<Int> {
        let numbers = CatalogText(catalog: text).pattern.matches(of: /\{(\d*)\}/).map { Int($0.output.1) }
        var next = 0
        return Set(
            numbers.map { number in
                if let number { return number - 1 }
                next += 1
                return next - 1
            }
        )
    }

    private func pattern(of value: String, _ key: String, _ code: String) throws(CommandError) -> String {
        let text = CatalogText(catalog: value)
        guard let specifier = text.unknown else { return text.pattern }
        throw CommandError(
            localized(
                "the text “\(key)” in \(code) has \(specifier), which no text of the code fills. Write %@, %lld or, for the second value, %2$@; a plain percent sign is %%."
            )
        )
    }

    /// The keys that the code does not have, sorted.
    func unknown(to texts: [CodeTexts.Text]) -> [String] {
        let known = Set(texts.map { CatalogText($0.key, isPlural: $0.one != nil).text })
        return strings.keys.filter { !known.contains($0) && strings[$0]?.extractionState != "stale" }.sorted()
    }
}

extension StringCatalog.Localization {
    /// Nil where nobody has written it yet.
    fileprivate var translated: String? {
        stringUnit.flatMap { $0.state == "new" || $0.value.isEmpty ? nil : $0.value }
    }

    fileprivate init(_ entry: TextTable.Entry, isPlural: Bool) {
        switch entry {
        case .text(let text):
            stringUnit = .init(state: "translated", value: CatalogText(text, isPlural: isPlural).text)
        case .plural(let forms):
            var plural: [String: StringCatalog.Localization] = [:]
            for (category, form) in forms {
                plural[category.rawValue] = StringCatalog.Localization(
                    stringUnit: .init(state: "translated", value: CatalogText(form, isPlural: true).text)
                )
            }
            variations = StringCatalog.Variations(plural: plural)
        }
    }
}

extension CodeTexts.Text {
    /// What the code says.
    fileprivate var source: TextTable.Entry { one.map { .plural([.one: $0, .other: words]) } ?? .text(words) }
}

/// A text as catalogues and as tables write its values.
struct CatalogText {
    /// With `%@`.
    let text: String
    /// With `{}`.
    let pattern: String
    /// What looks like a value and is none: `%#@seats@`, `%.1f`.
    private(set) var unknown: String?

    /// - Parameter isPlural: whether the only value is a count.
    init(_ pattern: String, isPlural: Bool) {
        self.pattern = pattern
        let isCount = isPlural && pattern.matches(of: /\{\d*\}/).count == 1
        text = pattern.replacing("%", with: "%%").replacing(/\{(\d*)\}/) { match in
            (match.output.1.isEmpty ? "%" : "%\(match.output.1)$") + (isCount ? "lld" : "@")
        }
    }

    init(catalog text: String) {
        self.text = text
        pattern = text.replacing(/%(?:%|(?:(\d+)\$)?(?:@|(?:ll|l|h|q)?[diu]))/) { match in
            match.output.0 == "%%" ? "%" : "{\(match.output.1 ?? "")}"
        }
        let known = /%(?:%|(?:\d+\$)?(?:@|(?:ll|l|h|q)?[diu]))/
        unknown = text.replacing(known, with: "").firstMatch(of: /%[^\s%]*/).map { String($0.output) }
    }
}
