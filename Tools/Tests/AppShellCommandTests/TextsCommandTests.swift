import AllInConnectTestKit
import AppShell
import Foundation
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioRunner
import Testing

@testable import AppShellCommand

@Suite("The texts of products, and String Catalogs")
struct TextsCommandTests {
    private static let code = #"""
        struct Words {
            let texts: AppTexts
            // texts("not this one")
            var title: String { texts("Contact") }
            var long: String {
                texts(
                    """
                    Une phrase \
                    longue, « sic ».
                    """
                )
            }
            func about(_ title: String) -> String { texts("À propos de \(title.map { "(\($0))" }) à 100\u{A0}%") }
            func seats(_ count: Int) -> String {
                texts.plural(count, one: "Plus qu'une place", other: "Plus que \(count) places")
            }
            func other(_ text: AppText) -> String { texts(text) }
        }
        let tabs = [Tab(id: .home, title: "Accueil", symbol: "house", root: Home())]
        """#

    private let languages = ProductLanguages(
        source: .french,
        [
            AppShell.TextTable(
                .english,
                [
                    "Contact": "Contact",
                    "À propos de {} à 100\u{A0}%":
                        "About {}, 100% of it, which is all that there is to say of it today",
                    "Plus que {} places": .plural([.one: "One seat left", .other: "{} seats left"]),
                    "Accueil": "The home page",
                    "Parti": "Gone",
                ]
            )
        ]
    )

    private var texts: ProductTexts {
        ProductTexts(
            product: "words",
            name: "Words",
            languages: languages,
            code: CodeTexts(Self.code, of: "Words.swift")
        )
    }

    @Test("texts are found in the code, and what a table lacks, has in vain or has too long is told with its place")
    func faults() {
        #expect(
            texts.code.texts.map(\.key) == [
                "Contact", "Une phrase longue, « sic ».", "À propos de {} à 100\u{A0}%", "Plus que {} places",
                "Accueil",
            ]
        )
        #expect(texts.code["Plus que {} places"]?.one == "Plus qu'une place")
        #expect(
            TextsReport(products: [texts]).text == """
                Words (words)
                  5 texts in the code, in fr; tables: en
                  Words.swift:17: the text is not a literal, so that no table can have it; write it between the parentheses
                  Words.swift:6: “Une phrase longue, « sic ».” is missing in en; add it to the table
                  Words.swift:13: “À propos de {} à 100\u{A0}%” is much longer in en, and may be cut off; shorten it
                  the table for en: “Parti” is not used in the code; delete it

                """
        )
    }

    private static func unit(_ value: String, state: String = "translated") -> JSONValue {
        ["stringUnit": ["state": .string(state), "value": .string(value)]]
    }

    @Test("a String Catalog has all languages, and what a translator writes into it comes into the table's file")
    func catalog() throws {
        var catalog = try StringCatalog(StringCatalog(texts.code.texts, languages).json, of: "a.xcstrings")
        #expect(catalog == StringCatalog(texts.code.texts, languages))
        #expect(catalog["À propos de %@ à 100\u{A0}%%", "en"]?["stringUnit"]?["state"] == "translated")
        #expect(
            catalog["Plus que %lld places", "fr"]?["variations"]?["plural"]?.objectValue?.keys == ["one", "other"]
        )
        #expect(catalog["Une phrase longue, « sic ».", "en"]?["stringUnit"]?["state"] == "new")

        catalog["Une phrase longue, « sic ».", "en"] = Self.unit("A “long” \"sentence\", 100%%")
        catalog["De trop", "en"] = Self.unit("x")
        #expect(catalog.unknown(to: texts.code.texts) == ["De trop"])
        let entries = try texts.code.texts.compactMap { text in
            try catalog.reading(of: text, in: "en").entry.map { (key: text.key, entry: $0) }
        }
        let file = """
            import AppShell

            extension TextTable {
                // Stays.
                static let english = TextTable(
                    .english,
                    [
                        "Contact": "Old"
                    ]
                )
            }

            """
        let table = try #require(TableFile(file, of: "English.swift", for: .english))
        #expect(
            table.holding(entries) == #"""
                import AppShell

                extension TextTable {
                    // Stays.
                    static let english = TextTable(
                        .english,
                        [
                            "Contact": "Contact",
                            "Une phrase longue, « sic ».": "A “long” \"sentence\", 100%",
                            "À propos de {} à 100\u{A0}%": "About {}, 100% of it, which is all that there is to say of it today",
                            "Plus que {} places": .plural([.one: "One seat left", .other: "{} seats left"]),
                            "Accueil": "The home page",
                        ]
                    )
                }

                """#
        )
        let read = try #require(TableFile(table.holding(entries), of: "English.swift", for: .english))
        #expect(read.entries.map(\.key) == entries.map(\.key) && read.entries.map(\.entry) == entries.map(\.entry))
        #expect(TableFile(file, of: "English.swift", for: AppLanguage("de")) == nil)
        #expect(
            TableFile(TableFile.new(AppLanguage("de"), of: "W", entries), of: "De.swift", for: AppLanguage("de")) != nil
        )
    }

    @Test(
        "what is no catalogue is told with what is wrong",
        arguments: [
            ("{", "no JSON"), ("{\"strings\": {}, \"version\": \"1.0\"}", "sourceLanguage"),
            ("{\"sourceLanguage\": \"fr\", \"version\": \"1.0\", \"strings\": [1]}", "strings"),
        ]
    )
    func noCatalog(_ json: String, _ reason: String) {
        let error = #expect(throws: CommandError.self) { try StringCatalog(Array(json.utf8), of: "x.xcstrings") }
        #expect(error?.message.hasPrefix("x.xcstrings: is not a String Catalog (\(reason))") == true)
    }

    @Test(
        "what a translation can't be is refused with its text",
        arguments: [
            ("À propos de %@ à 100\u{A0}%%", "About", "it has other values"),
            ("À propos de %@ à 100\u{A0}%%", "About %@ %@", "it has other values"),
            ("Contact", "Contact %@", "it has other values"), ("Contact", "%.1f", "has %.1f"),
            ("Contact", "%#@seats@", "has “%#@seats@”"),
        ]
    )
    func refused(_ key: String, _ value: String, _ fact: String) throws {
        var catalog = StringCatalog(texts.code.texts, languages)
        catalog[key, "de"] = Self.unit(value)
        let text = try #require(texts.code.texts.first { CatalogText($0.key, isPlural: false).text == key })
        let error = #expect(throws: CommandError.self) { try catalog.reading(of: text, in: "de") }
        #expect(error?.message.contains(fact) == true && error?.message.contains("“\(key)” in de") == true)
    }

    @Test("plural forms that are half translated are told, and what the table has stays where nothing is")
    func partialForms() throws {
        var catalog = StringCatalog(texts.code.texts, languages)
        let text = try #require(texts.code["Plus que {} places"])
        catalog["Plus que %lld places", "de"] = ["variations": ["plural": ["one": Self.unit("Nur ein Platz")]]]
        let error = #expect(throws: CommandError.self) { try catalog.reading(of: text, in: "de") }
        #expect(error?.message.contains("lacks the plural form other") == true)
        let known = AppShell.TextTable.Entry.plural([.one: "Ein Platz", .other: "{} Plätze"])
        #expect(
            try catalog.reading(of: text, in: "de", over: known).entry
                == .plural([.one: "Nur ein Platz", .other: "{} Plätze"])
        )
        #expect(try catalog.reading(of: text, in: "pl", over: known).entry == known)
    }

    @Test(
        "forms by device, and counts as substitutions, are read whole, or the text is left out with the reason",
        arguments: [
            (#"{"variations": {"device": {"iphone": {"variations": {"plural": {"one": U1, "other": U2}}}}}}"#, "ok"),
            (#"{"variations": {"plural": {"one": U1, "other": {"variations": {"device": {"other": U2}}}}}}"#, "ok"),
            (#"{"stringUnit": {"state": "needs_review", "value": "%#@n@ left"}, "substitutions": {"n": S}}"#, "ok"),
            (#"{"stringUnit": {"value": "%1$#@n@ left"}, "substitutions": {"n": S}}"#, "ok"),
            (#"{"variations": {"device": {"mac": U1}}}"#, "varies by device"),
            (
                #"{"stringUnit": {"value": "%#@n@!"}, "substitutions": {"n": {"variations": {"device": {"iphone": U1}}}}}"#,
                "has “%#@n@”"
            ),
            (#"{"variations": {"width": {"20": U1}}}"#, "has “width”"),
            (#"{"variations": {"plural": {"one": U1, "other": U2, "dual": U2}}}"#, "has the plural form dual"),
            (
                #"{"stringUnit": {"value": "%#@n@ of %#@m@"}, "substitutions": {"n": S, "m": S}}"#,
                "several counts: n, m"
            ),
            (#"{"stringUnit": {"state": "translated"}}"#, "has “stringUnit”"), (#"7"#, "has “7”"),
        ]
    )
    func forms(_ json: String, _ outcome: String) throws {
        let json = json.replacing("U1", with: #"{"stringUnit": {"state": "translated", "value": "One left"}}"#)
            .replacing("U2", with: #"{"stringUnit": {"state": "translated", "value": "%lld left"}}"#)
            .replacing(
                "S",
                with: #"""
                    {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                      "one": {"stringUnit": {"value": "One"}}, "other": {"stringUnit": {"value": "%arg"}}}}}
                    """#
            )
        var catalog = StringCatalog(texts.code.texts, languages)
        let text = try #require(texts.code["Plus que {} places"])
        catalog["Plus que %lld places", "de"] = try JSONValue(parsing: json)
        guard outcome == "ok" else {
            let error = #expect(throws: CommandError.self) { try catalog.reading(of: text, in: "de") }
            #expect(error?.message.contains(outcome) == true, "\(error?.message ?? "")")
            return
        }
        let reading = try catalog.reading(of: text, in: "de")
        #expect(reading.entry == .plural([.one: "One left", .other: "{} left"]))
        #expect(reading.device == nil)
    }

    @Test("an export into a catalogue changes what the product says otherwise, and nothing else")
    func roundTrip() throws {
        var file = try #require(
            try JSONValue(
                parsing: #"""
                    {"sourceLanguage": "fr", "later": [1], "strings": {
                      "": {}, "Contact": {"comment": "A tab.", "isCommentAutoGenerated": true, "localizations": {
                        "en": {"stringUnit": {"state": "needs_review", "value": "Contact"}},
                        "de": {"variations": {"width": {}}}}},
                      "Accueil": {"extractionState": "stale", "localizations": {"en": {"variations": {"device": {
                        "ipad": {"stringUnit": {"state": "translated", "value": "Start"}},
                        "other": {"stringUnit": {"state": "translated", "value": "The home page"}}}}}}},
                      "Plus que %lld places": {"shouldTranslate": true, "localizations": {"en": {
                        "stringUnit": {"state": "translated", "value": "%lld old"}, "later": 1}}}
                    }, "version": "1.1"}
                    """#
            ).objectValue
        )
        var catalog = try StringCatalog(Array(JSONValue.object(file).text().utf8), of: "a")
        catalog.update(texts.code.texts, languages)
        let written = try #require(try JSONValue(parsing: catalog.json).objectValue)
        #expect(written["later"] == [1] && written["version"] == "1.1")
        for key in ["", "Contact", "Accueil"] { #expect(written["strings"]?[key] == file["strings"]?[key], "\(key)") }
        let seats = written["strings"]?["Plus que %lld places"]
        #expect(seats?["shouldTranslate"] == true && seats?["localizations"]?["en"]?["later"] == 1)
        #expect(seats?["localizations"]?["en"]?["variations"]?["plural"]?["one"] == Self.unit("One seat left"))
        #expect(seats?["localizations"]?["en"]?["stringUnit"] == nil)
        // Once more it changes nothing.
        file = written
        catalog.update(texts.code.texts, languages)
        #expect(try JSONValue(parsing: catalog.json).objectValue == file)
    }

    @Test(
        "an export changes the texts that the app shows, and keeps those for other devices",
        arguments: [
            (
                "Accueil", #"{"device": {"ipad": OTHER, "iphone": OLD}}"#,
                #"{"device": {"ipad": OTHER, "iphone": HOME}}"#
            ),
            ("Accueil", #"{"device": {"other": OLD, "mac": OTHER}}"#, #"{"device": {"other": HOME, "mac": OTHER}}"#),
            (
                "Plus que %lld places",
                #"{"plural": {"one": {"variations": {"device": {"ipad": OTHER, "iphone": OLD}}}, "other": OLD}}"#,
                #"{"plural": {"one": {"variations": {"device": {"ipad": OTHER, "iphone": ONE}}}, "other": MANY}}"#
            ),
            (
                "Plus que %lld places",
                #"{"device": {"ipad": OTHER, "iphone": {"variations": {"plural": {"one": OLD, "other": OLD}}}}}"#,
                #"{"device": {"ipad": OTHER, "iphone": {"variations": {"plural": {"one": ONE, "other": MANY}}}}}"#
            ),
        ]
    )
    func devices(_ key: String, _ before: String, _ after: String) throws {
        let texts = texts
        func localization(_ variations: String) throws -> JSONValue {
            let units = [
                ("OTHER", "Tablet"), ("OLD", "Old"), ("HOME", "The home page"), ("ONE", "One seat left"),
                ("MANY", "%lld seats left"),
            ]
            return [
                "later": 1,
                "variations": try JSONValue(
                    parsing: units.reduce(variations) { text, unit in
                        text.replacing(unit.0, with: Self.unit(unit.1).text())
                    }
                ),
            ]
        }
        var catalog = StringCatalog(texts.code.texts, languages)
        catalog[key, "en"] = try localization(before)
        catalog.update(texts.code.texts, languages)
        #expect(try catalog[key, "en"] == localization(after))
        let written = catalog
        catalog.update(texts.code.texts, languages)
        #expect(catalog == written)
    }

    @Test("a count whose forms vary by device within a text is left to the translators")
    func deviceInSubstitution() throws {
        let texts = texts
        let unit = Self.unit("%arg").text()
        let localization = try JSONValue(
            parsing: #"""
                {"stringUnit": {"value": "%#@n@ left"}, "substitutions": {"n": {"argNum": 1, "variations": {"device": {
                  "ipad": UNIT, "iphone": {"variations": {"plural": {"one": UNIT, "other": UNIT}}}}}}}}
                """#.replacing("UNIT", with: unit)
        )
        var catalog = StringCatalog(texts.code.texts, languages)
        catalog["Plus que %lld places", "en"] = localization
        catalog.update(texts.code.texts, languages)
        #expect(catalog["Plus que %lld places", "en"] == localization)
    }

    @Test("an export replaces the file: a program that has it open still reads the old catalogue whole")
    func atomicExport() throws {
        let scratch = try Scratch()
        let before = #"{"sourceLanguage": "fr", "strings": {}, "version": "1.0"}"#
        let file = try scratch.write(before, to: "a.xcstrings")
        let reader = try #require(FileHandle(forReadingAtPath: file))
        let export = try Command(["texts", "pitrainer", "--export", file])
        #expect(export.status == 0, "\(export.errors)")
        #expect(try reader.readToEnd() == Data(before.utf8))
        #expect(try StringCatalog(InputFile.bytes(of: file, atMost: 10_000_000), of: file).translated.contains("en"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["a.xcstrings"])
    }

    @Test("each text of our products is in each of their tables, and a catalogue made of them changes no file")
    func products() throws {
        let made = try Command(["texts"])
        #expect(made.status == 0, "\(made.output)\(made.errors)")
        let scratch = try Scratch()
        let kits: [any TestKit.Type] = [MadiniaTestKit.self, PiTrainerTestKit.self, AllInConnectTestKit.self]
        for kit in kits {
            let catalog = scratch.folder.appending(path: "\(kit.productID).xcstrings").path
            #expect(try Command(["texts", kit.productID, "--export", catalog]).status == 0)
            let place = NewPlace(root: Repository.root)
            let texts = try ProductTexts(kit, folders: [], in: place)
            let read = try StringCatalog(InputFile.bytes(of: catalog, atMost: 10_000_000), of: catalog)
            let file = try #require(try TableFile.find(.english, in: texts.files, of: place))
            let entries = try texts.code.texts.compactMap { text in
                try read.reading(of: text, in: "en").entry.map { (key: text.key, entry: $0) }
            }
            #expect(file.holding(entries) == file.text)
        }
    }

    @Test("scripts in French run on a phone in English, and say in it what they look for")
    func phoneLanguage() throws {
        let script = "Scenarios/Madinia/contact.feature"
        let english = try Command(["run", script, "--name", "Le formulaire demande", "--phone-language", "en"])
        #expect(english.status == 0 && english.output.contains("1 scenario"), "\(english.output)\(english.errors)")
        let scratch = try Scratch()
        // A label and its value, which the back end has in French.
        for colon in [" : ", "\u{A0}: ", ": "] {
            let labelled = try scratch.write(
                "# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    Étant donné que l'application est ouverte\n"
                    + "    Quand j'ouvre l'onglet \"Formations\"\n    Et que je tape sur \"Starter\"\n"
                    + "    Alors je vois \"Niveau\(colon)Débutant\"\n",
                to: "Madinia/label.feature"
            )
            let run = try Command(["run", labelled, "--phone-language", "en", "--assertion-timeout", "0"])
            #expect(run.status == 0, "\(colon): \(run.output)\(run.errors)")
        }
        // What failed on that phone is run again on one.
        let lost = try scratch.write(
            "# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    Étant donné que l'application est ouverte\n"
                + "    Alors je vois \"Astronomie\"\n",
            to: "Madinia/lost.feature"
        )
        let failed = try Command(["run", lost, "--phone-language", "en", "--assertion-timeout", "0"])
        #expect(failed.status == 1)
        #expect(failed.output.contains("run --phone-language en "), "\(failed.output)")
        let wrong = try Command(["run", script, "--phone-language", "anglais"])
        #expect(
            wrong.status == 2 && wrong.errors.contains("--phone-language anglais: write a code such as en or en-GB.")
        )
    }

    @Test("several folders of code are read together")
    func folders() throws {
        let one = try Command(["texts", "pitrainer", "--sources", "Sources/PiTrainer", "--json"])
        let two = try Command([
            "texts", "pitrainer", "--sources", "Sources/PiTrainer", "--sources", "Sources/AllInConnect", "--json",
        ])
        // What the other product says is missing in the table of this one.
        #expect(one.status == 0 && two.status == 1)
        #expect(!one.output.contains("Ma Carte") && two.output.contains("Ma Carte"))
    }
}
