import Foundation
import Testing

struct ConsoleCommandTests {
    private static func console(
        _ lines: String...,
        product: String = "madinia",
        options: [String] = [],
        in folder: URL = Repository.root
    ) throws -> Command {
        let input = lines.map { $0 + "\n" }.joined()
        return try Command(["console", product] + options, in: folder, input: input)
    }

    @Test("each line is a step, with its keyword or without; it is answered with what it changes on the screen")
    func steps() throws {
        let run = try Self.console(
            "# un commentaire",
            "Étant donné que l'application est ouverte",
            "",
            "j'ouvre l'onglet \"Contact\"",
            "Et que je saisis \"Ada\" dans le champ \"Nom\"",
            "j'attends 1,5 s"
        )
        #expect(run.status == 0)
        #expect(run.errors == "")
        let answers = run.output.split(separator: "\n").filter { $0.hasPrefix("✔") }
        #expect(
            answers == [
                "✔ l'application est ouverte", "✔ j'ouvre l'onglet \"Contact\"",
                "✔ je saisis \"Ada\" dans le champ \"Nom\"", "✔ j'attends 1,5 s  1.5 s",
            ]
        )
        #expect(run.output.contains("\n    layer “Contact”\n"))
        #expect(run.output.contains("\n    - field “Nom”:"))
        #expect(run.output.contains("\n    + field “Nom”: Ada"))
        #expect(run.output.contains(" more lines; :screen shows all of the screen\n"))
        // Without a terminal there is nobody to prompt.
        #expect(!run.output.contains("madinia>"))
    }

    @Test("a step that does not pass says why, leaves the phone as it was, and makes the end 1")
    func failure() throws {
        let run = try Self.console(
            "the app is open",
            "I tapp \"Starter\"",
            "I see \"Nowhere\"",
            "I open the \"Contact\" tab",
            ":script",
            options: ["--lang", "en"]
        )
        #expect(run.status == 1)
        #expect(
            run.output.contains("? I tapp \"Starter\"\n    No step definition matches.\n    Write: I tap \"Starter\"")
        )
        #expect(run.output.contains("✘ I see \"Nowhere\""))
        #expect(run.output.contains("“Nowhere” is not on the screen"))
        #expect(run.output.contains("Given the app is open\n    When I open the \"Contact\" tab\n"))
        #expect(!run.output.contains("    Then I see"))
    }

    @Test("a table or a text stands under a step that ends with a colon, as in a script")
    func underStep() throws {
        let run = try Self.console(
            "Fonctionnalité: Collée",
            "",
            "  @MAD-FR1",
            "  Scénario: Une",
            "    Étant donné que l'application est ouverte",
            "    Alors je vois :",
            "      | Starter   |",
            "      | Performer |",
            "    Et j'ouvre l'onglet \"Contact\"",
            "    Quand je saisis dans le champ \"Message\" :",
            "      \"\"\"",
            "      Une",
            "        question",
            "      \"\"\"",
            ":script"
        )
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.output.hasSuffix(
                """
                # language: fr
                Fonctionnalité: Madinia

                  Scénario: Ce qui a été fait
                    Étant donné que l'application est ouverte
                    Alors je vois :
                      | Starter   |
                      | Performer |
                    Quand j'ouvre l'onglet "Contact"
                    Et je saisis dans le champ "Message" :
                      \"""
                      Une
                        question
                      \"""

                """
            ),
            "\(run.output)"
        )
        let last = try Self.console("l'application est ouverte", "je vois :", "| Starter |")
        #expect(last.status == 0)
        #expect(last.output.hasSuffix("✔ je vois :\n"))
        let bare = try Self.console("l'application est ouverte", "je vois :", "", ":undo")
        #expect(bare.status == 1)
        #expect(bare.output.contains("✘ je vois :\n"))
        #expect(bare.output.contains("Taken back: l'application est ouverte\n"))
        let open = try Self.console("l'application est ouverte", "je saisis dans le champ \"x\" :", "\"\"\"", "a")
        #expect(open.status == 1)
        #expect(open.errors == "The text under « je saisis dans le champ \"x\" : » is not closed.\n")
    }

    @Test("orders show the screen, what can be said and seen, and take steps back")
    func orders() throws {
        let run = try Self.console(
            "l'application est ouverte",
            ":steps serveur injoignable",
            ":steps j'ouvre l'onglet \"B",
            ":see blog",
            "j'ouvre l'onglet \"Blog\"",
            ":undo",
            ":screen",
            ":help",
            ":quit",
            "je danse"
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("le serveur est injoignable\n    Connections are refused"))
        #expect(run.output.contains("\nj'ouvre l'onglet \"Blog\"\n    Taps a tab of the tab bar.\n"))
        #expect(run.output.contains("\nje vois \"Lire le blog\"\n"))
        #expect(run.output.contains("\nTaken back: j'ouvre l'onglet \"Blog\"\n    layer “Accueil”\n"))
        #expect(run.output.contains("\nlayer “Accueil”\n"))
        #expect(run.output.contains("\n  :undo          takes the last step back\n"))
        #expect(!run.output.contains("danse"))
    }

    @Test("the console finds what the command steps finds")
    func search() throws {
        let found = try Self.console(":steps notif", ":steps cliquer").output
        #expect(found.contains("\nje tape sur la notification {string}\n"), "\(found)")
        #expect(found.contains("\nje tape sur {string} dans {string}\n"), "\(found)")
    }

    @Test(
        "an order that is not there, or has nothing to do, says so",
        arguments: [
            (":scren", "There is no “:scren”; :help lists what there is. Did you mean “:screen”?"),
            (":undo", "There is no step to take back."), (":script", "Nothing has been done yet."),
            (":save", ":save FILE: name the file."), (":lang de", ":lang: the steps are in fr and en, not in “de”."),
            (":steps zzz", "No step says “zzz”.\n`./appshell steps --lang fr` lists all steps."),
            (":see x", "There is nothing to see of that."),
        ]
    )
    func refused(order: String, message: String) throws {
        let run = try Self.console(order)
        #expect(run.status == 1)
        #expect(run.errors == message + "\n")
    }

    @Test("the script goes into a new file, or again into its own; it runs, and lint finds nothing to format")
    func save() throws {
        let scratch = try Scratch()
        let old = try scratch.write("mine", to: "old.feature")
        let new = scratch.folder.appending(path: "new.feature").path(percentEncoded: false)
        let run = try Self.console(
            "l'application est ouverte",
            ":save \(old)",
            ":save \(new)",
            "je vois 'S\u{27}entraîner'",
            "je tape sur \"S'entraîner\"",
            ":save \(new)",
            ":save nowhere/x.feature",
            product: "pitrainer",
            in: scratch.folder
        )
        #expect(run.status == 1)
        #expect(run.errors.contains("\(old) is there already; name another file.\n"))
        #expect(run.errors.contains("nowhere/x.feature cannot be written ("))
        #expect(run.output.contains("\n1 step in \(new)\n"))
        #expect(run.output.contains("\n2 steps in \(new)\n"))
        #expect(try String(contentsOf: URL(fileURLWithPath: old), encoding: .utf8) == "mine")
        let replay = try Command(["run", "--product", "pitrainer", "--format", "summary", new])
        #expect(replay.status == 0, "\(replay.output)")
        let text = try String(contentsOf: URL(fileURLWithPath: new), encoding: .utf8)
        _ = try Command(["lint", "--fix", "--product", "pitrainer", new])
        #expect(try String(contentsOf: URL(fileURLWithPath: new), encoding: .utf8) == text)
    }

    @Test("the language may change on the way; the steps so far follow")
    func language() throws {
        let run = try Self.console(
            "l'application est ouverte",
            ":lang en",
            "I open the \"Blog\" tab",
            ":lang",
            ":script"
        )
        #expect(run.status == 0)
        #expect(run.output.contains("\nen\n"))
        #expect(run.output.contains("Given the app is open\n    When I open the \"Blog\" tab\n"))
    }

    @Test(
        "wrong usage is 2",
        arguments: [
            (["console"], "Missing expected argument '<product>'"),
            (["console", "madina"], "Did you mean “madinia”?"),
            (["console", "madinia", "--lang", "de"], "--lang: there are no texts in “de”; choose en or fr."),
        ]
    )
    func usage(arguments: [String], message: String) throws {
        let run = try Command(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
    }
}
