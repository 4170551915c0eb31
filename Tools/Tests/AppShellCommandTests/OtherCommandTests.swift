import Foundation
import Testing

struct OtherCommandTests {
    @Test("gherkin prints messages, and errors as messages")
    func gherkin() throws {
        let scratch = try Scratch()
        let good = try scratch.write(Scripts.right, to: "good.feature")
        let run = try Command(["gherkin", good])
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 0)
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["{\"source\"", "{\"gherkinDocument\"", "{\"pickle\""])
        #expect(try Command(["gherkin", "--no-source", good]).output.hasPrefix("{\"gherkinDocument\""))
        let bad = try scratch.write("nonsense\n", to: "bad.feature")
        #expect(try Command(["gherkin", "--no-source", bad]).output.hasPrefix("{\"parseError\""))
        #expect(try Command(["gherkin", "nowhere.feature"]).status == 2)
    }

    @Test("steps lists the vocabulary in both languages, and says which there are")
    func steps() throws {
        let french = try Command(["steps"])
        #expect(french.output.contains("je tape sur {string}"))
        #expect(french.output.contains("Étant donné que"))
        #expect(french.output.contains("le catalogue est vide"))
        #expect(try Command(["steps", "--lang", "en"]).output.contains("I tap {string}"))
        let none = try Command(["steps", "--lang", "de"])
        #expect(none.status == 2)
        #expect(none.errors == "--lang: there are no texts in “de”; choose en or fr.\n")
    }

    @Test("steps finds words in expressions and descriptions, whatever their case and accents, in one language")
    func stepSearch() throws {
        let found = try Command(["steps", "ONGLET", "selectionné"])
        #expect(found.status == 0)
        #expect(found.output.contains("l'onglet {string} est sélectionné"), "\(found.output)")
        #expect(!found.output.contains("je tape sur {string}"))
        #expect(try !Command(["steps", "fiche"]).output.contains("est affiché"), "only the beginnings of words")
        let english = try Command(["steps", "tap twice", "--json"])
        #expect(english.output.contains(#""language":"en""#) && english.output.contains("twice"), "\(english.output)")
        #expect(try !Command(["steps", "tap twice", "--lang", "fr", "--json"]).output.contains(#""language":"en""#))

        let none = try Command(["steps", "onglte"])
        #expect(none.status == 5)
        #expect(none.output == "")
        #expect(none.errors.hasPrefix("No step says “onglte”. Did you mean “onglet”?\nNearest:\n"), "\(none.errors)")
        let named = try Command(["steps", "onglet"])
        #expect(named.output.hasPrefix("Every product (français)\n"), "\(named.output)")
        let own = try Command(["steps", "notification"])
        #expect(own.output.hasPrefix("Every product\n") && !own.output.contains("la notification"), "\(own.output)")
        let offline = try Command(["steps", "offline"], variables: ["LC_ALL": "fr_FR.UTF-8"])
        #expect(offline.output.contains("le téléphone est hors connexion") && !offline.output.contains("the phone"))
        #expect(try Command(["steps", "onglet", "--lang", "fr"]).output.hasPrefix("Tous les produits\n"))
        #expect(try Command(["steps", "sombre"]).errors == "No step says “sombre”.\n")
        let apart = try Command(["steps", "onglet", "vibration"])
        #expect(apart.errors.hasPrefix("No step has all of these words.\nNearest:\n"), "\(apart.errors)")
        #expect(try Command(["steps", "--markdown", "onglet"]).status == 2)
    }

    @Test("help is worth reading and ends with 0")
    func help() throws {
        let run = try Command(["--help"])
        #expect(run.status == 0)
        #expect(run.output.contains("Exit codes"))
        #expect(try Command(["--version"]).output == "0.4.0\n")
    }

    @Test("every page of help fits 80 columns, and no example of it is broken")
    func helpWidth() throws {
        let root = try #require(try Command(["--experimental-dump-help"]).object()["command"] as? [String: Any])
        let commands = try #require(root["subcommands"] as? [[String: Any]]).compactMap { $0["commandName"] as? String }
        #expect(commands.count >= 12)
        let ofNew = ["feature", "product", "script"].map { ["help", "new", $0] }
        let pages = [["--help"]] + commands.map { ["help", $0] } + ofNew
        for arguments in pages.flatMap({ [$0, ["--lang", "fr"] + $0] }) {
            let page = try Command(arguments, variables: ["COLUMNS": "80"])
            let wide = try Command(arguments, variables: ["COLUMNS": "400"])
            #expect(page.status == 0)
            let lines = Set(page.output.split(separator: "\n"))
            for line in lines {
                #expect(line.count <= 80, "\(arguments): \(line)")
                #expect(line.prefixMatch(of: #/--[a-z-]+ <[^>]+> /#) == nil, "\(arguments): \(line)")
                #expect(!line.hasSuffix("«") && !line.drop { $0 == " " }.hasPrefix("»"), "\(arguments): \(line)")
                let defaults = line.matches(of: /default:|par défaut/).count
                #expect(defaults < 2, "\(arguments): \(line)")
            }
            // What is indented and not an option is an example.
            for line in wide.output.split(separator: "\n") where line.hasPrefix("  ./appshell") {
                #expect(lines.contains(line), "\(arguments): \(line)")
            }
        }
    }

    @Test("backend and serve have their place in the help; an own command lists what it has")
    func backend() throws {
        #expect(try Command(["--help"]).output.contains("\n  backend "))
        let page = try Command(["help", "backend"])
        #expect(page.status == 0)
        #expect(page.output.contains("Serves a product's back end over HTTP"))
        #expect(page.output.contains("./appshell backend madinia --port 8080"))
        #expect(try Command(["--help"]).output.contains("\n  serve "))
        let own = try Command(["--help"], program: "AppShellTrials")
        #expect(!own.output.contains("backend "))
        #expect(!own.output.contains("\n  serve "))
    }

    @Test("steps fits the width of a terminal, 80 columns where there is none")
    func stepsWidth() throws {
        for language in ["fr", "en"] {
            let lines = try Command(["steps", "--lang", language]).output.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
        }
    }

    @Test(
        "what is misspelt comes with what may have been meant",
        arguments: [
            (["rn"], "Unknown command “rn”; available: run, console, merge, "), (["rn"], " Did you mean “run”?"),
            (["help", "lnt"], "Did you mean “lint”?"),
            (["run", "Scenarios/Madnia"], "no such file or folder. Did you mean “Scenarios/Madinia”?"),
            (["run", "Scenaros/Madinia/accueil.feature"], "Did you mean “Scenarios/Madinia/accueil.feature”?"),
            (["lint", "Scenarios/Madinia/acueil.feature"], "Did you mean “Scenarios/Madinia/accueil.feature”?"),
            (["steps", "--product", "madina"], "Did you mean “madinia”?"),
            (["run", "--format", "prety"], "Did you mean “pretty”?"),
            (["run", "--format", "junt:j.xml"], "Did you mean “junit”?"),
            (["run", "--screen", "ful"], "Did you mean “full”?"),
            (["lint", "--formt", "json"], "Did you mean '--format'?"),
            (["run", "--jobs", "-1"], "The value '-1' is invalid for '--jobs <jobs>'"),
            (["run", "--retry", "-1"], "--retry -1: write a number from 0 to 100."),
        ]
    )
    func suggestions(_ arguments: [String], _ strings: String) throws {
        let run = try Command(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(strings), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test("without a folder Scenarios the repository's own scripts run within it alone, and are named")
    func defaultFolder() throws {
        let scratch = try Scratch()
        for command in ["run", "lint"] {
            let elsewhere = try Command([command], in: scratch.folder)
            #expect(elsewhere.status == 2)
            #expect(elsewhere.output == "")
            #expect(elsewhere.errors.hasPrefix("There is no Scenarios folder here; name the scripts to run. "))
        }
        let below = try Command(
            ["run", "--dry-run", "--format", "summary"],
            in: Repository.root.appending(path: "docs")
        )
        #expect(below.status == 0)
        #expect(below.errors.hasPrefix("There is no Scenarios folder here; using the scripts in "))
    }
}
