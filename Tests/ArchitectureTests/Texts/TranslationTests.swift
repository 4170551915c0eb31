import Testing

@testable import AppShellArchitecture

/// Each text of the tools is there in each of their languages.
@Suite struct TranslationTests {
    private static let spoken = SpokenTexts(
        SourceTree.current.sources.filter { source in
            ["Sources/", "Tools/Sources/"].contains(where: source.path.hasPrefix)
                && !source.path.hasPrefix("Sources/AppShellTexts/")
        }
    )

    @Test("each text has its translation", arguments: spoken.translations.keys.sorted())
    func complete(_ language: String) {
        let known = Set((Self.spoken.translations[language] ?? []).map(\.text.pattern))
        let missing = Self.spoken.texts.filter { !known.contains($0.pattern) }
        #expect(!known.isEmpty)
        #expect(missing.isEmpty, "\(missing.map { "\($0.location): “\($0.pattern)”" }.joined(separator: "\n"))")
    }

    @Test("each translation is of a text", arguments: spoken.translations.keys.sorted())
    func used(_ language: String) {
        let said = Set(Self.spoken.texts.map(\.pattern))
        let idle = (Self.spoken.translations[language] ?? []).filter { translation in
            !said.contains(translation.text.pattern) && !Self.spoken.has(translation.text.pattern)
        }
        #expect(idle.isEmpty, "\(idle.map { "\($0.text.location): “\($0.text.pattern)”" }.joined(separator: "\n"))")
    }

    @Test("a text has one translation, with its values", arguments: spoken.translations.keys.sorted())
    func consistent(_ language: String) {
        var known: [String: SpokenTexts.Translation] = [:]
        for translation in Self.spoken.translations[language] ?? [] {
            let (text, translated) = (translation.text, translation.translated)
            if let first = known.updateValue(translation, forKey: text.pattern) {
                #expect(
                    first.translated == translated,
                    "\(text.location) and \(first.text.location): “\(text.pattern)”"
                )
                // A dictionary literal traps.
                let isOfOneTable = first.text.path == text.path
                #expect(!isOfOneTable, "\(text.location): “\(text.pattern)” is there already: \(first.text.location)")
            }
            let count = Self.values(in: text.pattern).count
            let named = Self.values(in: translated)
            let values = Set(named.enumerated().map { $1 ?? $0 + 1 })
            // One that names its values by number may leave out those that English says for another language.
            let isWhole = named.contains(nil) || count == 0 ? values.count == count : !values.isEmpty
            #expect(isWhole && values.isSubset(of: 1..<(count + 1)), "\(text.location): “\(translated)” lacks a value")
        }
    }

    /// `{}` and `{2}`; nil for the former.
    private static func values(in text: String) -> [Int?] {
        text.matches(of: /\{([0-9]*)\}/).map { Int($0.1) }
    }

    @Test("finds texts in all their forms")
    func forms() {
        let source = #"""
            let a = localized("one \(count, "apple|apples") \(x.map { "not \($0)" } ?? localized("inner"))")
            let b = localized(isIt ? "two \"quoted\"" : #"three \n"#) + counted(n, "pear")
            let c = localized(
                """
                four \
                lines
                """
            )
            """#
        let spoken = SpokenTexts([SwiftSource(path: "A.swift", text: source)])
        #expect(
            Set(spoken.texts.map(\.pattern)) == [
                "one {} {}", "apple|apples", "inner", "two \"quoted\"", #"three \n"#, "pear", "four lines",
            ]
        )
        let table = #"Translations(.french, ["a \"{}\"": "b « {} »", "c": "d"])"#
        let read = SpokenTexts([SwiftSource(path: "B.swift", text: table)]).translations["french"] ?? []
        #expect(read.map(\.text.pattern) == ["a \"{}\"", "c"])
        #expect(read.map(\.translated) == ["b « {} »", "d"])
    }
}
