import AppShell
import AppShellTexts
import Foundation
import Testing

@testable import AppShellCommand

@Suite("--lang")
struct LanguageChoiceTests {
    @Test(
        "the language is that of --lang, else of the first variable that is set; C says nothing of one",
        arguments: [
            (["--lang", "en"], ["LC_ALL": "fr_FR.UTF-8"], "en", true),
            (["--lang=fr"], ["LC_ALL": "en_GB"], "fr", true),
            ([], ["LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB", "LANG": "en_GB"], "fr", false),
            ([], ["LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "en_GB"], "fr", false),
            ([], ["LANG": "fr"], "fr", false),
            ([], ["LC_ALL": "C", "LANG": "fr_FR"], "en", false),
            ([], ["LANG": "POSIX"], "en", false),
            ([], ["LANG": "de_DE"], "en", false),
            ([], [:], "en", false),
            (["--", "--lang", "fr"], [:], "en", false),
        ] as [([String], [String: String], String, Bool)]
    )
    func order(_ arguments: [String], _ environment: [String: String], _ code: String, _ isChosen: Bool) throws {
        let choice = try LanguageChoice(["run", "--no-defaults"] + arguments, environment: environment)
        #expect(choice.language.code == code)
        #expect(choice.isChosen == isChosen)
    }

    @Test("the option may stand before the command, and with help and version")
    func placement() {
        #expect(LanguageChoice.placed(["--lang", "fr", "run", "a"]) == ["run", "--lang", "fr", "a"])
        #expect(LanguageChoice.placed(["--lang=fr", "run"]) == ["run", "--lang=fr"])
        #expect(LanguageChoice.placed(["run", "a", "--lang", "fr"]) == ["run", "a", "--lang", "fr"])
        #expect(LanguageChoice.placed(["--lang", "fr", "--help"]) == ["--help"])
        #expect(LanguageChoice.placed(["help", "run", "--lang", "fr"]) == ["help", "run"])
        #expect(LanguageChoice.placed(["run", "--lang"]) == ["run", "--lang"])
    }

    @Test("appshell.json counts before the system, behind --lang, and not with --no-defaults")
    func defaults() throws {
        let scratch = try Scratch()
        func errors(_ arguments: [String], _ variables: [String: String] = [:]) throws -> String {
            try Command(
                ["run", "nowhere"] + arguments,
                variables: variables,
                in: scratch.folder,
                followsScripts: true
            ).errors
        }
        let french = "nowhere : ce fichier ou dossier n'existe pas.\n"
        let english = "nowhere: no such file or folder.\n"
        #expect(try errors([]) == english)
        #expect(try errors([], ["LC_ALL": "fr_FR.UTF-8"]) == french)
        _ = try scratch.write(#"{ "lang": "fr" }"#, to: "appshell.json")
        #expect(try errors([]) == french)
        #expect(try errors(["--lang", "en"]) == english)
        #expect(try errors(["--no-defaults"]) == english)
        _ = try scratch.write(#"{ "lang": "de" }"#, to: "appshell.json")
        #expect(try errors([]) == "appshell.json: \"lang\": there are no texts in “de”; choose en or fr.\n")
        _ = try scratch.write(#"{ "lang": 7 }"#, to: "appshell.json")
        #expect(try errors([]) == "appshell.json: \"lang\" is a text, such as \"fr\".\n")
        #expect(try Command(["--version"], in: scratch.folder).status == 0, "only what needs the file minds it")
    }

    @Test("the command speaks French: help, errors of the parser and its own, lint, a crash")
    func french() throws {
        let page = try Command(["--lang", "fr", "help", "run"])
        #expect(page.status == 0)
        for text in ["PRÉSENTATION : Exécute", "\nUTILISATION : appshell run ", "\nOPTIONS :\n", "(par défaut : 0)"] {
            #expect(page.output.contains(text), "\(text)")
        }
        for text in ["USAGE:", "OPTIONS:", "(default:", "(values:", "Show "] {
            #expect(!page.output.contains(text), "\(text)")
        }
        #expect(
            try Command(["--lang", "fr", "run", "--retry"]).errors.hasPrefix(
                "Erreur : Il manque la valeur de « --retry"
            )
        )
        let unknown = try Command(["lint", "--lang", "fr", "--formt", "json"])
        #expect(unknown.errors.contains("L'option « --formt » n'existe pas. Vouliez-vous dire « --format » ?"))
        let nearest = try Command(["run", "--lang", "fr", "--screen", "ful"])
        #expect(
            nearest.errors.contains(
                "Vouliez-vous dire « full » ? Valeurs possibles : « nearest », « full » ou « none »."
            )
        )
        let lint = try Command(["lint", "--lang", "fr", "Scenarios/Madinia/liens.feature"])
        #expect(lint.output.hasSuffix("1 fichier : rien à corriger\n"), "\(lint.output)")

        let scratch = try Scratch()
        let french = "# language: fr\nFonctionnalité: F\n  Scénario: A\n    Quand je danse\n"
        let undefined = try scratch.write(french, to: "fr.feature")
        let run = try Command(["run", "--product", "madinia", undefined], followsScripts: true)
        #expect(run.output.contains("Étape non définie"), "\(run.output)")
        #expect(run.output.hasSuffix("0 passed, 1 failed\n"), "the rest is in the system's language")

        let script = try scratch.write("Feature: F\n  Scenario: A\n    Given it is killed\n", to: "f.feature")
        let crash = try Command(["run", "--lang", "fr", script], program: "AppShellTrials")
        #expect(crash.status == 1)
        #expect(crash.output.contains("Le processus a été arrêté par le signal 9 (SIGKILL)"), "\(crash.output)")
    }

    @Test("steps in JSON are described in English, whatever the system speaks")
    func stepsJSON() throws {
        let french = try Command(["steps", "--json"], variables: ["LC_ALL": "fr_FR.UTF-8"]).output.split(
            separator: "\n"
        )
        let english = try Command(["steps", "--json"]).output.split(separator: "\n")
        #expect(zip(french, english).first { $0 != $1 } == nil)
        #expect(french.count == english.count && !french.isEmpty)
    }

    @Test("the language server speaks the editor's language, unless a person chose another")
    func languageServer() throws {
        func title(_ locale: String, isChosen: Bool = false) throws -> String? {
            let reader = Reader(.english, followsScripts: !isChosen, translations: Translations.command)
            let session = try ServerSession(locale: locale, reader: reader)
            session.open("file:///t/Madinia/a.feature", "Feature: F\n")
            let lenses = session.request(
                "textDocument/codeLens",
                ["textDocument": ["uri": "file:///t/Madinia/a.feature"]]
            )
            return lenses.arrayValue?.first?.member("command", "title")?.stringValue
        }
        #expect(try title("en-GB") == "▶ Run")
        #expect(try title("fr-CA") == "▶ Lancer")
        #expect(try title("de") == "▶ Run")
        #expect(try title("fr", isChosen: true) == "▶ Run")
    }
}
