#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Finds what an app says in the person's language for a text that it says in the language of its code, as scripts write
/// it: by the text itself, or by its words around values.
package struct TextLookup: Sendable {
    private struct Known: Sendable {
        let key: String
        let pattern: TextPattern
        let texts: AppTexts
        let isPlural: Bool
        /// Without values.
        let length: Int
    }

    private let plain: [String: AppTexts]
    /// The ones with the most words first: `Étape {} sur {}` before `{} sur {}`.
    private let patterns: [Known]

    /// - Returns: nil where the app speaks the language of its code.
    package init?(_ languages: ProductLanguages, for locale: Locale) {
        let texts = languages.texts(for: locale)
        guard !texts.isSource else { return nil }
        let own = languages.tables.first { $0.language == texts.language } ?? languages.tables.first
        let framework = texts.ofFramework(french: .frameworkFrench, english: .frameworkEnglish) { $0 }
        var plain: [String: AppTexts] = [:]
        var patterns: [Known] = []
        // The product's own words win.
        for (table, texts) in [(TextTable.frameworkEnglish, framework), (own, texts)] {
            for (key, entry) in table?.entries ?? [:] {
                let pattern = TextPattern(key)
                guard !pattern.indices.isEmpty else {
                    plain[key] = texts
                    continue
                }
                var isPlural = false
                if case .plural = entry { isPlural = true }
                let length = pattern.parts.reduce(0) { if case .words(let words) = $1 { $0 + words.count } else { $0 } }
                patterns.append(
                    Known(key: key, pattern: pattern, texts: texts, isPlural: isPlural, length: length)
                )
            }
        }
        self.plain = plain
        self.patterns = patterns.sorted { ($0.length, $1.key) > ($1.length, $0.key) }
    }

    /// Nil for a text that the app's tables do not have.
    ///
    /// - Parameter value: what becomes of the values in it.
    package func translation(of text: String, value: (String) -> String) -> String? {
        if let texts = plain[text] { return texts(AppText(key: text, values: [])) }
        for known in patterns {
            guard let values = known.pattern.values(in: text), isMeant(known, values) else { continue }
            let count = known.isPlural ? values.first.flatMap { Int($0.filter(\.isNumber)) } : nil
            return known.texts.made(of: AppText(key: known.key, values: values.map(value)), count: count)
        }
        return nil
    }
}

extension TextLookup {
    /// « {} et {} » would match any sentence: with few words, each value is a number, or a text of the app.
    private func isMeant(_ known: Known, _ values: [String]) -> Bool {
        known.length > 5
            || values.allSatisfy { value in
                value.contains(where: \.isNumber) || translation(of: value) { $0 } != nil
            }
    }
}

extension TextPattern {
    /// What stands in a text in the place of the values; nil where the words are others.
    fileprivate func values(in text: String) -> [String]? {
        var values: [Int: String] = [:]
        var rest = Substring(text)
        var open: Int?
        for (number, part) in parts.enumerated() {
            switch part {
            case .value(let index): open = index
            case .words(let words):
                if let index = open, number == parts.count - 1 {
                    // The last words end the text, even where a value has them too.
                    guard rest.hasSuffix(words), rest.count > words.count else { return nil }
                    values[index] = String(rest.dropLast(words.count))
                    rest = ""
                } else if let index = open {
                    guard let range = rest.firstRange(of: words), range.lowerBound > rest.startIndex else { return nil }
                    values[index] = String(rest[..<range.lowerBound])
                    rest = rest[range.upperBound...]
                } else {
                    guard rest.hasPrefix(words) else { return nil }
                    rest = rest.dropFirst(words.count)
                }
                open = nil
            }
        }
        if let open {
            guard !rest.isEmpty else { return nil }
            values[open] = String(rest)
        } else if !rest.isEmpty {
            return nil
        }
        return values.sorted { $0.key < $1.key }.map(\.value)
    }
}
