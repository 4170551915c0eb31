import AppShellTexts
import Testing

/// Texts in the reader's language.
struct LocalizedTextTests {
    private static let french = Reader(
        .french,
        followsScripts: true,
        translations: [
            Translations(
                .french,
                [
                    "“{}” matches {}.": "{2} pour « {1} ».",
                    "element": "élément|éléments",
                    "entry|entries": "entrée|entrées",
                    "passed|passed|step": "réussie|réussies",
                    "Write { \"a\": {} }.": "Écrivez { \"a\": {} }.",
                    "Done.": "Terminé.",
                    "state": "état|états",
                    "{} of {}.": "{} sur {}.",
                ]
            )
        ]
    )

    private func text(_ count: Int, _ label: String, for reader: Reader) -> String {
        Reader.$current.withValue(reader) { localized("“\(label)” matches \(count, "element").") }
    }

    @Test("values come in the order of the translation, and nouns in the number of the language")
    func values() {
        #expect(
            [0, 1, 2].map { text($0, "a", for: Reader(.english)) }
                == ["“a” matches 0 elements.", "“a” matches 1 element.", "“a” matches 2 elements."]
        )
        #expect(
            [0, 1, 2].map { text($0, "a", for: Self.french) }
                == ["0 élément pour « a ».", "1 élément pour « a ».", "2 éléments pour « a »."]
        )
    }

    @Test("a value that looks like a placeholder stays what it is, and so do other braces")
    func braces() {
        #expect(text(1, "{2} {}", for: Self.french) == "1 élément pour « {2} {} ».")
        let value = 3
        Reader.$current.withValue(Self.french) {
            #expect(localized("Write { \"a\": \(value) }.") == "Écrivez { \"a\": 3 }.")
        }
    }

    @Test("irregular plurals, and texts that only English writes alike")
    func forms() {
        func forms(_ reader: Reader) -> [String] {
            Reader.$current.withValue(reader) {
                [1, 2].flatMap { [counted($0, "entry|entries"), counted($0, "passed|passed|step")] }
            }
        }
        #expect(forms(Reader(.english)) == ["1 entry", "1 passed", "2 entries", "2 passed"])
        #expect(forms(Self.french) == ["1 entrée", "1 réussie", "2 entrées", "2 réussies"])
    }

    @Test("large numbers stand in groups of three digits, as the language writes them")
    func groups() {
        func texts(_ reader: Reader) -> [String] {
            Reader.$current.withValue(reader) {
                [counted(grouped: 1, "state"), localized("\(grouped: -1_234) of \(grouped: 1_234_567, "state").")]
            }
        }
        #expect(texts(Reader(.english)) == ["1 state", "-1,234 of 1,234,567 states."])
        #expect(texts(Self.french) == ["1 état", "-1\u{202F}234 sur 1\u{202F}234\u{202F}567 états."])
        #expect([0, 12, 999, 1_000, -999].map(Reader(.english).grouped) == ["0", "12", "999", "1,000", "-999"])
    }

    @Test("a bilingual text has both languages, and reads as the reader does")
    func bilingual() {
        let text = Reader.$current.withValue(Self.french) { BilingualText(localized("Done.")) }
        #expect(text == BilingualText(english: "Done.", localized: "Terminé."))
        #expect("\(text)" == "Done.")
        #expect(Reader.$current.withValue(Self.french) { "\(text)" } == "Terminé.")
        #expect(BilingualText(localized("Done.")) == "Done.")
        Reader.$current.withValue(Self.french) {
            #expect(Reader.inEnglish { localized("Done.") } == "Done.")
            #expect(localized("Done.") == "Terminé.")
        }
    }

    @Test("what no table has stays English")
    func untranslated() {
        Reader.$current.withValue(Self.french) {
            #expect(localized("Nobody translated this.") == "Nobody translated this.")
            #expect(counted(2, "orphan") == "2 orphans")
            #expect(Reader.current.text("Done.") == "Terminé.")
        }
    }

    @Test("a reader follows the language of a script only where nobody chose another")
    func scripts() {
        let tables = [Translations(.french, ["Done.": "Fini."])]
        let follower = Reader(.english, followsScripts: true)
        #expect(follower.reading(scriptIn: "fr", tables).text("Done.") == "Fini.")
        #expect(follower.reading(scriptIn: "de", tables).language == .english)
        #expect(Reader(.english).reading(scriptIn: "fr", tables).text("Done.") == "Done.")
        #expect(Self.french.reading(scriptIn: "en").text("Done.") == "Done.")
    }

    @Test(
        "languages by code and by locale",
        arguments: [
            ("fr", "fr"), ("fr_FR.UTF-8", "fr"), ("fr-CA", "fr"), ("EN_us", "en"), ("C.UTF-8", nil), ("POSIX", nil),
            ("", nil), ("frr", nil),
        ]
    )
    func codes(_ name: String, _ code: String?) {
        #expect(Language(code: name)?.code == code)
    }
}
