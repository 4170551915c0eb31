import Foundation
import Testing

@testable import AppShell

private enum Speaking: Product {
    static let manifest = AppManifest(
        id: "speaking",
        name: "Speaking",
        navigation: .tabs([Tab(id: "one", title: "Accueil", symbol: "house", root: HomePlace())], selected: "one")
    )
    static let languages = ProductLanguages(
        source: .french,
        [
            TextTable(
                .english,
                [
                    "Accueil": "Home",
                    "Accueil [onglet]": "Start",
                    "Retour": "Go back",
                    "De {} à {}": "To {2} from {1}",
                    "Plus que {} places": .plural([.one: "Only one seat left", .other: "Only {} seats left"]),
                ]
            ),
            TextTable(
                AppLanguage("pl"),
                ["Accueil": "Początek", "{} jours": .plural([.one: "{} dzień", .few: "{} dni", .many: "{} dni!"])]
            ),
        ]
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let title = environment.texts("Accueil")
        return [SampleModule("a") { $0.blank(HomePlace.self) }, SampleModule(title) { _ in }]
    }
}

struct AppTextsTests {
    private let languages = Speaking.languages

    private func texts(_ locale: String) -> AppTexts { languages.texts(for: Locale(identifier: locale)) }

    private func seats(_ count: Int, _ texts: AppTexts) -> String {
        texts.plural(count, one: "Plus qu'une place", other: "Plus que \(count) places")
    }

    @Test("a text is in the person's language, with its values where that has them")
    func values() {
        #expect(texts("en_FR")("De \("Brest") à \(3)") == "To 3 from Brest")
        #expect(texts("fr_FR")("De \("Brest") à \(3)") == "De Brest à 3")
        #expect(texts("en_FR")("Inconnu \(1)") == "Inconnu 1")
        #expect(
            texts("en_FR")("Accueil", context: "onglet") == "Start"
                && texts("fr_FR")("Accueil", context: "a") == "Accueil"
        )
        #expect(texts("en_FR")("{2} n'est pas une valeur") == "{2} n'est pas une valeur")
    }

    @Test("a count takes the form of its language: French zero is singular, English zero is not")
    func forms() {
        #expect(
            [0, 1, 2].map { seats($0, texts("fr_FR")) } == [
                "Plus qu'une place", "Plus qu'une place", "Plus que 2 places",
            ]
        )
        #expect(
            [0, 1, 2].map { seats($0, texts("en_GB")) } == [
                "Only 0 seats left", "Only one seat left", "Only 2 seats left",
            ]
        )
        let days = [1, 2, 5, 12, 22].map { count in
            texts("pl_PL").plural(count, one: "\(count) jour", other: "\(count) jours")
        }
        #expect(days == ["1 dzień", "2 dni", "5 dni!", "12 dni!", "22 dni"])
    }

    @Test(
        "the forms of whole numbers are CLDR's",
        arguments: [
            ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 102 other, 103 few"),
            ("ru", "0 many, 1 one, 2 few, 5 many, 11 many, 12 many, 21 one, 22 few, 111 many, 121 one"),
            ("cs", "0 other, 1 one, 4 few, 5 other"), ("ro", "0 few, 1 one, 19 few, 20 other, 101 few"),
            ("ja", "0 other, 1 other"), ("he", "0 other, 1 one, 2 two, 3 other"), ("fr", "0 one, 1 one, 2 other"),
            ("de", "0 other, 1 one, 2 other"), ("lv", "0 zero, 1 one, 2 other, 11 zero, 21 one"),
            ("lt", "0 other, 1 one, 2 few, 11 other, 21 one"), ("sl", "1 one, 2 two, 3 few, 5 other, 101 one, 102 two"),
            ("sr", "1 one, 3 few, 5 other, 12 other"), ("is", "1 one, 11 other, 21 one"), ("fa", "0 one, 2 other"),
            ("pt", "0 one"), ("pt-PT", "0 other, 1 one"), ("ga", "1 one, 2 two, 6 few, 10 many, 11 other"),
        ]
    )
    func categories(_ code: String, _ expected: String) {
        let language = AppLanguage(code)
        for pair in expected.split(separator: ", ").map({ $0.split(separator: " ") }) {
            #expect(language.pluralCategory(of: Int(pair[0])!).rawValue == String(pair[1]), "\(code) \(pair[0])")
        }
    }

    @Test(
        "a person gets the product's language that is theirs, else the one of its code",
        arguments: [
            ("en_US", "en"), ("fr_CA", "fr"), ("de_DE", "fr"), ("pl", "pl"), ("en_XA", "en-XA"), ("ar_XB", "ar-XB"),
        ]
    )
    func choice(_ locale: String, _ code: String) {
        #expect(texts(locale).language.code == code)
    }

    @Test(
        "of tables for several scripts and areas a person gets the nearest",
        arguments: [
            ("zh_TW", "zh-Hant"), ("zh_CN", "zh-Hans"), ("zh-Hant_CN", "zh-Hant"), ("zh", "zh-Hans"),
            ("es_MX", "es-419"),
            ("es_ES", "es"), ("es", "es"), ("es-419", "es-419"), ("sr-Latn_RS", "sr-Latn"), ("sr_RS", "sr"),
            ("pt_PT", "pt-PT"), ("pt_BR", "pt"), ("pt_AO", "pt"), ("fr_CA", "fr"),
        ]
    )
    func nearest(_ locale: String, _ code: String) {
        let codes = ["zh-Hans", "zh-Hant", "es-419", "es", "sr-Latn", "sr", "pt-PT", "pt"]
        let languages = ProductLanguages(source: .french, codes.map { TextTable(AppLanguage($0), [:]) })
        #expect(languages.language(for: Locale(identifier: locale)).code == code)
        #expect(AppLanguage("uz-Arab").isRightToLeft && !AppLanguage("ur-Latn").isRightToLeft)
    }

    @Test("the pseudo-languages change every text, and no value")
    func pseudo() {
        let accented = texts("en_XA")("De \("Brest") à \(3)")
        #expect(accented == "[Đé Brest à 3 ~~~~]")
        #expect(texts("ar_XB")("Accueil") == "\u{202E}Accueil\u{202C}")
        #expect(AppLanguage.mirrored.isRightToLeft && !AppLanguage.accented.isRightToLeft)
        #expect(texts("en_XA").apiErrors.offline.hasPrefix("["))
    }

    @Test("what a script says in the language of the code is found in the person's, with its values")
    func lookup() throws {
        let english = try #require(TextLookup(languages, for: Locale(identifier: "en_FR")))
        func find(_ text: String) -> String? { english.translation(of: text) { $0.uppercased() } }
        #expect(find("Accueil") == "Home")
        #expect(find("De Brest à Nantes") == "To NANTES from BREST")
        #expect(find("Plus que 1 places") == "Only one seat left")
        // The product's word, and the framework's.
        #expect(find("Retour") == "Go back" && find("Fermer") == "Close")
        #expect(find("Trop de demandes. Réessayez dans 3 minutes.") == "Too many requests. Try again in 3 MINUTES.")
        #expect(find("De Brest") == nil && find("De  à Nantes") == nil && find("Autre chose") == nil)
        #expect(TextLookup(languages, for: Locale(identifier: "de_DE")) == nil)
        let accented = try #require(TextLookup(languages, for: Locale(identifier: "en_XA")))
        #expect(accented.translation(of: "Accueil") { $0 } == texts("en_XA")("Accueil"))
    }

    @Test("a composed product speaks: its modules, its tabs, the shell, dates and errors")
    func composed() throws {
        var environment = AppEnvironment.test()
        environment.formats = LocalFormats(locale: Locale(identifier: "en_FR"), timeZone: .gmt)
        let english = try AppGraph(Speaking.self, in: environment)
        #expect(english.modules == ["a", "Home"])
        #expect(english.manifest.tabs.map(\.title) == ["Home"])
        // The product's own word, and the framework's.
        #expect(english.manifest.strings.back == "Go back" && english.manifest.strings.close == "Close")
        #expect(english.manifest.language == .english)

        environment.formats = LocalFormats(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        let german = try AppGraph(Speaking.self, in: environment)
        #expect(german.manifest.tabs.map(\.title) == ["Accueil"] && german.manifest.language == nil)
        #expect(environment.speaking(languages).formats.locale.identifier == "fr_DE")
        #expect(texts("en_FR").apiErrors.tooManyRequests(90) == "Too many requests. Try again in 90 seconds.")
        #expect(texts("fr_FR").apiErrors.tooManyRequests(3_600) == "Trop de demandes. Réessayez dans 1 heure.")
        #expect(texts("en_FR").storageErrors.damaged == "The saved data can't be read.")
    }

    private enum Faulty: Product {
        static let manifest = Speaking.manifest
        static let languages = ProductLanguages(
            source: .french,
            [
                TextTable(
                    .english,
                    [
                        "De {} à {}": "From {} to {3}",
                        "Vide": "",
                        "{} jours": .plural([.other: "{} days", .few: "{} days"]),
                        "{} ans": .plural([.one: "a year", .other: "years"]),
                        "Deux": "Two",
                        "Deux": "Twice",
                    ]
                ),
                TextTable(.french, ["Accueil": "Accueil"]),
                TextTable(
                    AppLanguage("tlh"),
                    ["Accueil": "juH", "{} jours": .plural([.one: "{} jaj", .other: "{} jajmey"])]
                ),
            ]
        )

        static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
            [SampleModule("a") { $0.blank(HomePlace.self) }]
        }
    }

    @Test("a faulty table is told with its text and its fix")
    func issues() {
        let issues = AppGraph.issues(of: Faulty.self, in: .test())
        expectFrench(issues)
        #expect(
            issues.map { "\($0)" } == [
                "[language-duplicate] manifest: “fr” is the language of the code, and has a table as well. Fix: keep one.",
                "[text-duplicate] manifest: the text “Deux” of the table for “en” is there twice. Fix: keep one.",
                "[text-values] manifest: the text “De {} à {}” of the table for “en” takes value number 3, which its key "
                    + "does not have. Fix: take those of the key.",
                "[text-values] manifest: the text “De {} à {}” of the table for “en” leaves out value number 2. "
                    + "Fix: take those of the key.",
                "[text-empty] manifest: the text “Vide” of the table for “en” is empty. Fix: write it.",
                "[text-values] manifest: the text “{} ans” of the table for “en” leaves out value number 1. "
                    + "Fix: take those of the key.",
                "[text-forms] manifest: the text “{} jours” of the table for “en” lacks the form .one. "
                    + "Fix: write each form of its language.",
                "[text-missing] manifest: the text “Accueil” of the table for “en” is missing, and a tab is called so. "
                    + "Fix: add it.",
                "[language-rule] manifest: the text “{} jours” of the table for “tlh” depends on a count, and the plural rule "
                    + "of its language is not known. Fix: add the rule to PluralRule, by CLDR.",
            ]
        )
    }
}
