import Foundation
import Testing

/// Small inputs made after bug reports and files of other projects.
struct PublicCaseTests {
    @Test("the largest association file that Apple allows costs about what its link costs", arguments: ["", "*"])
    func aasa(_ beginning: String) throws {
        // As Wikipedia's: rules that differ in escaped letters.
        var random: UInt64 = 1
        func letters() -> String {
            (0..<12).map { _ in
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return "%" + String(128 + (random >> 33) % 127, radix: 16, uppercase: true)
            }.joined()
        }
        let rules = (0..<2_300).map { _ in "{\"/\": \"/wiki/\(beginning)\(letters())*\"}" }.joined(separator: ",")
        let file = """
            {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [\(rules)]}]}}
            """
        #expect((120_000...131_072).contains(file.utf8.count), "\(file.utf8.count)")
        let scratch = try Scratch()
        let path = try scratch.write(file, to: "f.json")
        let run = try Command(["aasa", path, "https://example.com/x"], wrapper: ["/usr/bin/timeout", "20"])
        #expect(run.status == 1 && run.output.contains("no rule of the app matches"), "\(run.output.prefix(500))")
    }

    @Test("a localized alert shows the app's string of its key, or the key, with its arguments")
    func localizedAlert() throws {
        let scratch = try Scratch()
        let script = try scratch.write(
            #"""
            Feature: Localized alerts

              Background:
                Given I allow notifications in the phone's settings

              Scenario: A key that the app does not have
                Given the app is open
                When I put the app in the background
                And a push notification arrives:
                  """
                  {"aps":{"alert":{"title-loc-key":"NEWS","loc-key":"NEW_ARTICLE","loc-args":["Performer"]}},"type":"article","slug":"performer"}
                  """
                Then the phone shows 1 notification
                And I see the notification "NEWS" with the text "NEW_ARTICLE"

              Scenario: Keys of the app
                Given the phone's language is "en"
                And the app is open
                When I put the app in the background
                And a push notification arrives:
                  """
                  {"aps":{"alert":{"title-loc-key":"Accueil","loc-key":"Étape %@ sur %@","loc-args":["3", "{1}"]}}}
                  """
                Then I see the notification "Home" with the text "Step 3 of {1}"
            """#,
            to: "a.feature"
        )
        let run = try Command(["run", "--product", "madinia", script])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("a step without its keyword is not taken for one in another language")
    func stepsWithoutKeyword() throws {
        let scratch = try Scratch()
        let english = try scratch.write(
            "Feature: A step without its keyword\n\n  Scenario: One\n    Given the app is open\n    I tap \"Starter\"\n",
            to: "a.feature"
        )
        let french = try scratch.write(
            "# language: fr\nFonctionnalité: Une étape sans mot-clé\n\n  Scénario: Un\n"
                + "    Quand l'application est ouverte\n    Le bouton \"Starter\" est visible\n",
            to: "b.feature"
        )
        for command in ["lint", "run"] {
            let run = try Command([command, "--product", "madinia", english, french])
            let text = run.output + run.errors
            #expect(run.status != 0)
            #expect(!text.contains("Belarusian") && !text.contains("Creole"), "\(text)")
            #expect(text.contains("Nothing begins like this: “I tap \"Starter\"”."), "\(text)")
            #expect(text.contains("Nothing begins like this: “Le bouton \"Starter\" est visible”."), "\(text)")
        }
    }

    @Test("of a file that is not UTF-8 nothing else is reported, and gherkin reads nothing of it")
    func encoding() throws {
        let scratch = try Scratch()
        let file = scratch.folder.appending(path: "a.feature")
        let text = "# language: no\n# encoding: iso-8859-1\n\nEgenskap: A\n  Scenario: blå\n    Når x\n"
        try #require(text.data(using: .isoLatin1)).write(to: file)
        let path = file.path(percentEncoded: false)
        let lint = try Command(["lint", "--format", "json", path])
        #expect(lint.status == 1)
        let codes = lint.output.matches(of: /"code":"([a-z-]+)"/).map { String($0.output.1) }
        #expect(codes == ["encoding"], "\(lint.output)")
        let gherkin = try Command(["gherkin", path])
        #expect(gherkin.status == 0)
        #expect(gherkin.output.contains(#""line":5"#) && gherkin.output.contains("parseError"), "\(gherkin.output)")
        #expect(gherkin.output.split(separator: "\n").count == 1 && !gherkin.output.contains("\u{FFFD}"))
    }

    /// Imports a catalogue in a copy of Madinia's code.
    private func imported(_ catalog: String, then body: (Scratch, String) throws -> Void = { _, _ in }) throws
        -> Command
    {
        let scratch = try Scratch()
        _ = try scratch.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: "Sources"),
            withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: "Sources/Madinia"),
            to: scratch.folder.appending(path: "Sources/Madinia")
        )
        let path = try scratch.write(catalog, to: "a.xcstrings")
        let run = try Command(["texts", "madinia", "--import", path], in: scratch.folder)
        try body(scratch, path)
        return run
    }

    @Test("of a text that varies by device the iPhone's is taken, said so, and kept by an export")
    func deviceVariations() throws {
        let catalog = """
            {"sourceLanguage":"fr","version":"1.0","strings":{"Accueil":{"comment":"The first tab.","localizations":{"en":{"variations":{"device":{"iphone":{"stringUnit":{"state":"translated","value":"Start"}},"other":{"stringUnit":{"state":"translated","value":"Start page"}}}}}}}}}
            """
        let run = try imported(catalog) { scratch, path in
            let table = try String(
                contentsOf: scratch.folder.appending(path: "Sources/Madinia/Strings/English/MadiniaEnglish.swift"),
                encoding: .utf8
            )
            #expect(table.contains("\"Accueil\": \"Start\","))
            // The command was not built again, and the table is newer.
            #expect(try Command(["texts", "madinia", "--export", path], in: scratch.folder).status == 0)
            let exported = try String(contentsOfFile: path, encoding: .utf8)
            for text in ["\"Start page\"", "\"The first tab.\"", "\"Start\""] { #expect(exported.contains(text)) }
        }
        #expect(run.status == 0)
        #expect(run.errors.contains("“Accueil” in en varies by device: the text for iphone is taken."), "\(run.errors)")
    }

    @Test("languages with a script or an area get a table each")
    func subtags() throws {
        let catalog = """
            {"sourceLanguage":"fr","version":"1.0","strings":{"Accueil":{"localizations":{"zh-Hans":{"stringUnit":{"state":"translated","value":"首页"}},"es-419":{"stringUnit":{"state":"translated","value":"Inicio"}},"sr-Latn":{"stringUnit":{"state":"translated","value":"Početna"}}}}}}
            """
        let run = try imported(catalog) { scratch, _ in
            for (code, text) in [("zh-Hans", "首页"), ("es-419", "Inicio"), ("sr-Latn", "Početna")] {
                let files = try #require(
                    FileManager.default.enumerator(atPath: scratch.folder.path(percentEncoded: false))
                ).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
                let tables = try files.filter { file in
                    try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
                        .contains("AppLanguage(\"\(code)\"),\n        [\n            \"Accueil\": \"\(text)\",")
                }
                #expect(tables.count == 1, "\(code): \(files.filter { $0.contains("TextTable+") })")
            }
        }
        #expect(run.status == 0 && run.errors == "", "\(run.output)\(run.errors)")
    }

    @Test("a name in a list moves no terminal's cursor")
    func listedNames() throws {
        let scratch = try Scratch()
        let script = try scratch.write(
            "Feature: F\n\n  @a\u{1B}[1m\n  Scenario: A \u{1B}[31mred\u{1B}]0;title\u{7} name\n    Given the app is open\n",
            to: "a.feature"
        )
        for arguments in [["--list"], ["--list-tags"], ["--dry-run"]] {
            let run = try Command(["run", "--product", "madinia", script] + arguments)
            #expect(run.status == 0, "\(run.errors)")
            #expect(!run.output.contains("\u{1B}]") && !run.output.contains("\u{7}"), "\(run.output)")
            if arguments != ["--dry-run"] { #expect(run.output.contains("␛") && !run.output.contains("\u{1B}")) }
        }
    }
}
