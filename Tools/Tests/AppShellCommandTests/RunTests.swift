import Foundation
import Testing

struct RunTests {
    @Test("the scripts of a product pass, and the run ends with 0")
    func everything() throws {
        // All of them run by make run.
        let run = try Command(["run", "--product", "allinconnect"])
        let status = run.status
        #expect(status == 0, "\(run.output.suffix(4_000))\(run.errors)")
        let summary = try #require(run.output.split(separator: "\n").last)
        let passed = try #require(summary.split(separator: " ").first.flatMap { Int($0) })
        #expect(passed >= 15)
        #expect(summary.hasSuffix(" passed, 0 failed"))
    }

    @Test("a wrong expectation ends with 1, and shows the screen and the nearest words")
    func wrong() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Scripts.wrong, to: "Madinia/faux.feature")
        let run = try Command(["run", file])
        #expect(run.status == 1)
        #expect(run.output.contains("“Prix : 491 €” is not on the screen “Starter”."))
        #expect(run.output.contains("Nearest: badge “Prix : 490\u{00A0}€”"))
        #expect(run.output.contains("badge “Prix”: 490"))
        #expect(run.output.contains("./appshell run \(file):3"))
    }

    @Test("an undefined step ends with 1 and names the nearest one")
    func undefined() throws {
        let scratch = try Scratch()
        let script = "# language: fr\nFonctionnalité: F\n  Scénario: S\n    Quand je tappe sur \"Starter\"\n"
        let run = try Command(["run", try scratch.write(script, to: "Madinia/f.feature")])
        #expect(run.status == 1)
        #expect(run.output.contains("Write: je tape sur \"Starter\""))
    }

    @Test("a product that can't be composed is told once, before any scenario, and ends with 2")
    func composition() throws {
        let scratch = try Scratch()
        let script = "Feature: F\n" + (1...3).map { "  Scenario: \($0)\n    Given the app is open\n" }.joined()
        let run = try Command(
            ["run", try scratch.write(script, to: "f.feature")],
            program: "AppShellTrials",
            variables: ["APPSHELL_TRIAL_BUTTONS": "faulty"]
        )
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.errors == """
                The composition of “trial” has 1 issue:
                  - [module-duplicate] trial: two modules are called “trial”. \
                Fix: give one of them another id, or list the module once.

                """
        )
    }

    @Test("--product leaves out the scripts of other products, and takes those that are nobody's")
    func product() throws {
        let scratch = try Scratch()
        let other = try scratch.write(Scripts.right, to: "PiTrainer/f.feature")
        let nobodys = try scratch.write(Scripts.right, to: "f.feature")
        let run = try Command(["run", other, nobodys, "--product", "madinia"])
        #expect(run.output.contains("1 passed, 0 failed"))
        #expect(try Command(["run", other, "--product", "madinia"]).status == 5)
        let unclear = try Command(["run", nobodys])
        #expect(unclear.status == 2)
        #expect(
            unclear.errors.contains(
                "it is unclear which product this script is for. Use --product (madinia, pitrainer, allinconnect)"
            )
        )
    }

    @Test(
        "nothing selected ends with 5, and says what each way of choosing leaves",
        arguments: [
            (
                ["--tags", "@smok"],
                "of 2 scenarios, none matches --tags “@smok”. No scenario has the tag @smok. Did you mean @smoke?"
            ),
            (["--tags", "smoke"], "No scenario has the tag smoke. Did you mean @smoke?"),
            (["--tags", "@smoke and @slow"], "of 2 scenarios, none matches --tags “@smoke and @slow”."),
            (
                ["--tags", "@slow", "--name", "one"],
                "of 2 scenarios, 1 matches --tags “@slow”, 1 matches --name “one”; none matches all."
            ),
            (
                ["--product", "pitrainer", "--tags", "@slow"],
                "of 2 scenarios, none matches --product pitrainer, 1 matches --tags “@slow”; none matches all."
            ),
        ]
    )
    func nothing(arguments: [String], message: String) throws {
        let scratch = try Scratch()
        let file = try scratch.write(
            """
            Feature: Two
              @smoke
              Scenario: one
                Given the app "madinia" starts
              @slow
              Scenario: two
                Given the app "madinia" starts
            """,
            to: "Madinia/two.feature"
        )
        let run = try Command(["run", file] + arguments)
        #expect(run.status == 5)
        #expect(run.errors.hasSuffix(message + "\n"), "\(run.errors)")
        #expect(run.errors.hasPrefix("Nothing to run: "))
    }

    @Test("annotations name files from the repository's folder, wherever the run began", arguments: [true, false])
    func annotations(hasWorkspace: Bool) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Scripts.wrong, to: "repository/qa/Madinia/f.feature")
        let repository = scratch.folder.appending(path: "repository")
        _ = try scratch.write("", to: "repository/.git/HEAD")
        let run = try Command(
            ["run", "Madinia", "--format", "github"],
            variables: ["GITHUB_WORKSPACE": hasWorkspace ? repository.path(percentEncoded: false) : ""],
            in: repository.appending(path: "qa")
        )
        #expect(run.status == 1)
        #expect(run.output.contains("::error file=qa/Madinia/f.feature,line="), "\(run.output)")
    }

    @Test("a folder without scripts, and a script without scenarios, end with 5 and say so")
    func empty() throws {
        let scratch = try Scratch()
        let folder = scratch.folder.path(percentEncoded: false)
        let without = try Command(["run", folder])
        #expect(without.status == 5)
        #expect(without.errors == "Nothing to run: there is no .feature file in \(folder).\n")
        let file = try scratch.write("Feature: Bare\n", to: "Madinia/bare.feature")
        let bare = try Command(["run", file])
        #expect(bare.status == 5)
        #expect(bare.errors == "Nothing to run: \(file) has no scenarios.\n")
    }

    @Test(
        "what can't be read ends with 2 and says what",
        arguments: [
            (["run", "no-such-file.feature"], "no-such-file.feature: no such file or folder."),
            (["run", "--tags", "(@a"], "a ( is not closed"),
            (["run", "--product", "madinai"], "Did you mean “madinia”?"),
            (["run", "--format", "prety"], "pretty"),
            (["run", "Scenarios:3"], "a line number needs a file"),
            (["run", "--format", "message:/proc/no/where"], "cannot be written"),
            (["run", "Scenarios/Madinia/accueil.feature:8-13"], "“8-13” is not a line number. Write "),
            (["run", "--format", "junit:/dev/stdout", "--format", "summary"], "two formats go to standard output."),
            (["walk"], "walk"),
        ]
    )
    func usage(_ arguments: [String], _ strings: String) throws {
        let run = try Command(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(strings), "\(run.errors)")
    }

    @Test(
        "on a CI server the messages name its build; JUnit has seconds, ?rich the place, ?strict Cucumber's one suite"
    )
    func continuousIntegration() throws {
        let scratch = try Scratch()
        let event = try scratch.write(#"{"pull_request": {"head": {"sha": "beef"}}}"#, to: "event.json")
        let formats = ["message:m.ndjson", "junit:j.xml", "junit:r.xml?rich", "junit:s.xml?strict", "html:r.html"]
        let script = Repository.root.appending(path: "Scenarios/Madinia/liens.feature").path(percentEncoded: false)
        let run = try Command(
            ["run", script, "--name", "inconnu"] + formats.flatMap { ["--format", $0] },
            variables: [
                "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r", "GITHUB_RUN_ID": "7",
                "GITHUB_SHA": "cafe", "GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": event,
            ],
            in: scratch.folder
        )
        #expect(run.status == 0, "\(run.errors)")
        func text(_ file: String) throws -> String {
            try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
        }
        let build = #""ci":{"name":"GitHub Actions","url":"https://github.com/o/r/actions/runs/7","buildNumber":"7","#
        let git = #""git":{"remote":"https://github.com/o/r.git","revision":"beef"}}"#
        #expect(try text("m.ndjson").split(separator: "\n")[0].contains(build + git))
        #expect(try text("r.html").contains(build + git))
        let standard = try text("j.xml")
        #expect(standard.contains(#/<testsuites name="AppShell" tests="\d+" failures="0" errors="0" time="[0-9.]+">/#))
        #expect(!standard.contains(" line=\"") && !standard.contains(#" time="0""#))
        #expect(try text("r.xml").contains(#/<testcase [^>]* line="\d+">/#))
        #expect(try text("s.xml").contains(#"<testsuite name="Cucumber" time=""#))
        let loose = try Command(["run", script, "--format", "junit:x.xml?loose"], in: scratch.folder)
        #expect(loose.status == 2)
        #expect(loose.errors.contains("unknown option “?loose”; available: ?rich, ?strict"), "\(loose.errors)")
    }

    @Test("no report is written over a script, nor over the list of what to run")
    func writtenOver() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Scripts.right, to: "Madinia/f.feature")
        let over = try Command(["run", "Madinia", "--format", "junit:./Madinia/f.feature"], in: scratch.folder)
        #expect(over.status == 2)
        #expect(over.errors == "--format: ./Madinia/f.feature is one of the scripts. Write to another file.\n")
        #expect(try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8) == Scripts.right)
        let list = try scratch.write("Madinia/f.feature\n", to: "list.txt")
        let html = try Command(["run", "--rerun", "list.txt", "--format", "html:list.txt"], in: scratch.folder)
        #expect(html.status == 2)
        #expect(html.errors.contains("list.txt is the list of what to run."), "\(html.errors)")
        #expect(try String(contentsOf: URL(fileURLWithPath: list), encoding: .utf8) == "Madinia/f.feature\n")
        let again = try Command(["run", "--rerun", "list.txt", "--format", "rerun:list.txt"], in: scratch.folder)
        #expect(again.status == 0, "\(again.errors)")
    }

    @Test("a pipe with a name takes a report, whoever comes first")
    func namedPipe() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Scripts.right, to: "Madinia/f.feature")
        for pause in ["0", "0.3"] {
            let script = "rm -f p; mkfifo p; (sleep \(pause); exec cat p > out) & \"$@\"; code=$?; wait; exit $code"
            let run = try Command(
                ["run", "Madinia", "--format", "summary", "--format", "message:p"],
                in: scratch.folder,
                wrapper: ["/bin/sh", "-c", script, "sh"]
            )
            #expect(run.status == 0, "\(run.errors)")
            let text = try String(contentsOf: scratch.folder.appending(path: "out"), encoding: .utf8)
            #expect(text.hasPrefix(#"{"meta""#) && text.contains(#"{"testRunFinished""#))
        }
    }

    @Test("a file that is named twice, in whatever way, is run once")
    func namedTwice() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Scripts.right, to: "Madinia/f.feature")
        let run = try Command(["run", "Madinia", "./Madinia/../Madinia/f.feature", file], in: scratch.folder)
        #expect(run.output.contains("1 passed, 0 failed"), "\(run.output)")
    }

    @Test("lines, tags and names select")
    func selection() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Scripts.right + Scripts.second, to: "Madinia/two.feature")
        #expect(try Command(["run", file]).output.contains("2 passed, 0 failed"))
        #expect(try Command(["run", "\(file):3"]).output.contains("1 passed, 0 failed"))
        #expect(try Command(["run", "\(file):3:7"]).output.contains("2 passed, 0 failed"))
        #expect(try Command(["run", file, "--tags", "@deux"]).output.contains("1 passed, 0 failed"))
        #expect(try Command(["run", file, "--name", "blog"]).output.contains("1 passed, 0 failed"))
        #expect(try Command(["run", file, "--name", "rien"]).status == 5)
    }

    @Test("several formats at once, each where it belongs")
    func formats() throws {
        let scratch = try Scratch()
        let file = try scratch.write(Scripts.right, to: "Madinia/f.feature")
        let report = scratch.folder.appending(path: "deep/report.ndjson")
        let run = try Command([
            "run", file, "--format", "progress", "--format", "message:\(report.path(percentEncoded: false))",
        ])
        #expect(run.output.hasPrefix("..\n"))
        let messages = try String(contentsOf: report, encoding: .utf8)
        #expect(messages.hasPrefix("{\"meta\":"))
        #expect(messages.contains("\"success\":true"))
    }

    @Test("a dry run runs nothing")
    func dryRun() throws {
        let scratch = try Scratch()
        let run = try Command(["run", "--dry-run", try scratch.write(Scripts.wrong, to: "Madinia/f.feature")])
        #expect(run.status == 0)
        #expect(run.output.contains("0 passed, 0 failed, 1 skipped"))
    }

    @Test("the repository's own scripts are found from its other folders")
    func elsewhere() throws {
        let folder = Repository.root.appending(path: "docs")
        let run = try Command(["run", "--tags", "@MAD-FR6", "--format", "progress"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test(
        "fresh processes write the same messages, byte for byte: two of many scripts, eight of one file",
        arguments: [
            (["Scenarios/PiTrainer", "--tags", "not @endurance"], 2), (["Scenarios/Madinia/reseau.feature"], 8),
        ]
    )
    func deterministic(_ scripts: [String], _ processes: Int) throws {
        let strings = ["run", "--format", "message"] + scripts
        let first = try Command(strings)
        try #require(first.status == 0)
        for number in 2...processes {
            let isSame = try Command(strings).output == first.output
            try #require(isSame, "process \(number) differs")
        }
    }
}

enum Scripts {
    static let right = """
        # language: fr
        Fonctionnalité: F
          Scénario: Le catalogue
            Étant donné que l'application est ouverte
            Alors l'onglet "Accueil" est sélectionné

        """

    static let second = """
          @deux
          Scénario: Le blog
            Étant donné que l'application est ouverte
            Quand j'ouvre l'onglet "Blog"

        """

    static let wrong = """
        # language: fr
        Fonctionnalité: F
          Scénario: Faux
            Étant donné que j'ouvre l'application depuis le lien "https://madinia.fr/formations/starter"
            Alors je vois "Prix : 491 €"
        """
}
