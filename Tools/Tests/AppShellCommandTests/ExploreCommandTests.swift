import Foundation
import Testing

struct ExploreCommandTests {
    private static func explore(
        _ arguments: String...,
        buttons: String = "none",
        in folder: URL = Repository.root
    ) throws -> Command {
        try Command(
            ["explore", "trial"] + arguments,
            program: "AppShellTrials",
            variables: ["APPSHELL_TRIAL_BUTTONS": buttons],
            in: folder
        )
    }

    @Test("an act that traps or hangs is a finding, and the others go on")
    func survives() throws {
        let run = try Self.explore("--depth", "1", "--timeout", "2", buttons: "deadly")
        #expect(run.status == 1)
        for law in ["no-trap", "no-hang"] { #expect(run.output.contains(law)) }
        #expect(run.output.contains("SIG"))
        // Told without being done again in the command's own process.
        #expect(run.output.contains("je tape sur \"Planter\""))
        #expect(run.output.contains("je tape sur \"Bloquer\""))
        // The same in every process.
        let token = try #require(
            run.output.split(whereSeparator: \.isWhitespace).drop { $0 != "--replay" }.dropFirst().first
        )
        let path = String(decoding: try #require(Data(base64Encoded: String(token))), as: UTF8.self)
        #expect(path.contains(/"gesture".*"label".*"path".*"role"/), "\(path)")
    }

    @Test("the report is the same, byte for byte, for any number of jobs")
    func jobs() throws {
        let one = try Self.explore("--depth", "2", "--jobs", "1", "--compare", "10", buttons: "unlabelled")
        let three = try Self.explore("--depth", "2", "--jobs", "3", "--compare", "10", buttons: "unlabelled")
        #expect(one.status == 1)
        #expect(one.output == three.output)
        #expect(one.output.contains("accessible"))
    }

    @Test("an app that keeps the laws passes")
    func passes() throws {
        let run = try Self.explore("--depth", "1", buttons: "twice")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("the line under a finding does it again, and its script fails by its law")
    func reproduces() throws {
        let scratch = try Scratch()
        let folder = scratch.folder.path(percentEncoded: false)
        let run = try Self.explore("--depth", "1", "--save", folder, buttons: "unlabelled")
        let token = try #require(
            run.output.split(whereSeparator: \.isWhitespace).drop { $0 != "--replay" }.dropFirst().first
        )
        let again = try Self.explore("--replay", String(token), buttons: "unlabelled")
        #expect(again.status == 1)
        #expect(again.output.contains("accessible"))
        #expect(try Self.explore("--replay", String(token)).status == 0, "it holds once it is fixed")
        let script = "\(folder)/accessible-1.feature"
        #expect(FileManager.default.fileExists(atPath: script))
        for (buttons, status) in [("unlabelled", Int32(1)), ("none", 0)] {
            let run = try Command(
                ["run", script],
                program: "AppShellTrials",
                variables: ["APPSHELL_TRIAL_BUTTONS": buttons]
            )
            #expect(run.status == status, "\(run.output)")
        }
    }

    @Test("what is accepted with a reason passes, until the fact is another one")
    func accepted() throws {
        let scratch = try Scratch()
        func file(_ fact: String, reason: String) throws -> String {
            let entry = [
                "law": "accessible", "subject": "trial.home: button has no label", "fact": fact, "reason": reason,
            ]
            let data = try JSONSerialization.data(withJSONObject: ["accepted": [entry]])
            return try scratch.write(String(decoding: data, as: UTF8.self), to: "accepted.json")
        }
        let fact = "screen “Essai”: button has no label; give it a label that says what it does."
        func run(_ file: String) throws -> Command {
            try Self.explore("--depth", "0", "--accepted", file, buttons: "unlabelled")
        }
        let known = try run(file(fact, reason: "It is a trial."))
        #expect(known.status == 0, "\(known.output)")
        #expect(known.output.contains("It is a trial."))
        #expect(try run(file("It was something else.", reason: "It is a trial.")).status == 1)
        let blank = try run(file(fact, reason: " "))
        #expect(blank.status == 2)
        #expect(blank.errors.contains("accepted.json"))
    }

    @Test("in French it says all of it in French, and accepts what is accepted in English")
    func french() throws {
        let scratch = try Scratch()
        let page = scratch.folder.appending(path: "e.html").path(percentEncoded: false)
        let french = ["--lang", "fr", "--depth", "1"]
        func run(_ arguments: [String], buttons: String = "unlabelled") throws -> Command {
            try Command(
                ["explore", "trial"] + arguments,
                program: "AppShellTrials",
                variables: ["APPSHELL_TRIAL_BUTTONS": buttons]
            )
        }
        let told = try run(french + ["--format", "text", "--format", "html:\(page)", "--jobs", "1"])
        #expect(told.status == 1)
        #expect(told.output.contains("trial.home : bouton sans libellé"), "\(told.output)")
        #expect(told.output.contains("Chaque élément a un libellé, chaque image une description"))
        #expect(told.output.contains("Scénario: Loi « accessible » : trial.home: button has no label"))
        #expect(told.output.hasSuffix("1 constat, 0 accepté\n"))
        #expect(told.errors.contains(" états, ") && told.errors.contains(" par seconde), 1 constat, "))
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("<html lang=\"fr\">"))
        #expect(html.contains("1 loi enfreinte\u{A0}: 1 constat"))
        #expect(html.contains("×\u{A0}ouvrir l&#39;application") || html.contains("× ouvrir l&#39;application"))
        #expect(!html.contains("not running") && !html.contains("leave the app"))
        #expect(try run(french + ["--jobs", "3"]).output == told.output)
        // For programs all of it is English.
        let json = ["--depth", "1", "--format", "json"]
        #expect(try run(["--lang", "fr"] + json).output == run(json).output)
        // What is accepted is accepted in both languages.
        let entry = [
            "law": "accessible", "subject": "trial.home: button has no label", "reason": "C'est un essai.",
            "fact": "screen “Essai”: button has no label; give it a label that says what it does.",
        ]
        let data = try JSONSerialization.data(withJSONObject: ["accepted": [entry]])
        let file = try scratch.write(String(decoding: data, as: UTF8.self), to: "accepted.json")
        for language in ["fr", "en"] {
            let known = try run(["--lang", language, "--depth", "1", "--accepted", file])
            #expect(known.status == 0, "\(known.output)")
            #expect(known.output.contains("C'est un essai."))
        }
        // The line of one language does it again in the other.
        let words = told.output.split(whereSeparator: \.isWhitespace)
        let token = String(try #require(words.drop { $0 != "--replay" }.dropFirst().first))
        let again = try run(["--lang", "fr", "--replay", token])
        #expect(again.status == 1)
        #expect(again.output.hasPrefix("ouvrir l'application\n"))
        #expect(again.output.contains("accessible : trial.home : bouton sans libellé"))
        #expect(try run(["--replay", token]).output.contains("accessible: trial.home: button has no label"))
        #expect(try run(["--lang", "fr", "--replay", token], buttons: "none").output.contains("Toutes les lois"))
    }

    @Test("in French a process that ends is told so, and the laws are listed")
    func frenchDeaths() throws {
        let run = try Command(
            ["explore", "trial", "--lang", "fr", "--depth", "1", "--timeout", "2"],
            program: "AppShellTrials",
            variables: ["APPSHELL_TRIAL_BUTTONS": "deadly"]
        )
        #expect(run.output.contains("trial.home : taper sur « Planter » (bouton)"), "\(run.output)")
        #expect(run.output.contains("Le processus a été arrêté par le signal"))
        #expect(run.output.contains("Toujours en cours au bout de 2 s."))
        let laws = try Command(["explore", "allinconnect", "--laws", "--lang", "fr"])
        #expect(laws.status == 0)
        #expect(laws.output.contains("no-hang"))
        #expect(laws.output.contains("Chaque acte se termine en quelques secondes de temps processeur."))
        #expect(laws.output.contains("Le nom et la carte d'un membre"))
        for word in [" the ", " is ", " and "] { #expect(!laws.output.contains(word)) }
    }

    @Test("it begins after a step of a scenario")
    func from() throws {
        let scratch = try Scratch()
        let script = try scratch.write(
            """
            Feature: Trial
              Scenario: Open
                Given the app is open
                And the phone is offline
                When it fails
            """,
            to: "trial.feature"
        )
        let run = try Self.explore("--from", "\(script):4", "--depth", "0", "--law", "accessible")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let failing = try Self.explore("--from", "\(script):5", "--depth", "0")
        #expect(failing.status == 2)
        #expect(failing.errors.contains("“it fails” does not pass"))
    }

    @Test("on a phone in another language, what it finds says so, and what is accepted is accepted by the app's words")
    func phoneLanguage() throws {
        let run = try Self.explore("--phone-language", "ar-XB", "--depth", "1", buttons: "unlabelled")
        #expect(run.status == 1)
        #expect(run.output.contains("la langue du téléphone est \"ar-XB\""), "\(run.output)")
        #expect(run.output.contains("explore trial --phone-language ar-XB --replay "))
        let token = try #require(
            run.output.split(whereSeparator: \.isWhitespace).drop { $0 != "--replay" }.dropFirst().first
        )
        let again = try Self.explore("--phone-language", "ar-XB", "--replay", String(token), buttons: "unlabelled")
        #expect(again.status == 1, "\(again.output)\(again.errors)")
        // The filter of the history, which exploration.json accepts in French.
        let scratch = try Scratch()
        let script = try scratch.write(
            """
            # language: fr
            Fonctionnalité: Historique
              Scénario: Ouvrir
                Quand j'ouvre l'application depuis le lien "pitrainer://practice/e"
                Et je tape sur "3"
                Et je reviens en arrière
                Et j'ouvre le lien "pitrainer://stats"
            """,
            to: "stats.feature"
        )
        let known = try Command([
            "explore", "pitrainer", "--phone-language", "en", "--law", "relaunch-keeps", "--depth", "2", "--from",
            "\(script):7",
        ])
        #expect(known.status == 0, "\(known.output)")
        #expect(known.output.contains("choice “Constant”"), "\(known.output)")
        let wrong = try Self.explore("--phone-language", "english")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("--phone-language english"))
    }

    @Test("one feature alone shows no other's screens, and what it finds says so and is done again")
    func feature() throws {
        let alone = try Command(["explore", "pitrainer", "--feature", "stats", "--depth", "1", "--format", "dot"])
        #expect(alone.status == 0, "\(alone.output)\(alone.errors)")
        // The other screens are stand-ins that lead to it.
        #expect(alone.output.contains("practice.home → stats.history: 3 acts"), "\(alone.output)")
        #expect(alone.output.contains("tap button “→ stats.history”"))
        let run = try Self.explore("--feature", "trial", "--depth", "1", buttons: "unlabelled")
        #expect(run.status == 1)
        #expect(run.output.contains("la fonctionnalité \"trial\" seule"), "\(run.output)")
        #expect(run.output.contains("explore trial --feature trial --replay "))
        let wrong = try Self.explore("--feature", "trail")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("--feature: trial has no module “trail”; it has: trial."), "\(wrong.errors)")
    }

    @Test("several laws are checked, several are left out, and several formats are written")
    func repeated() throws {
        func laws(_ arguments: [String]) throws -> [String] {
            let run = try Command(
                ["explore", "trial", "--depth", "0", "--format", "json"] + arguments,
                program: "AppShellTrials"
            )
            return try #require(try run.object()["laws"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        }
        #expect(try laws(["--law", "no-trap", "--law", "accessible"]) == ["no-trap", "accessible"])
        let rest = try laws(["--without-law", "no-trap", "--without-law", "accessible"])
        #expect(rest.contains("no-hang") && !rest.contains("no-trap") && !rest.contains("accessible"))
        let scratch = try Scratch()
        let folder = scratch.folder.path(percentEncoded: false)
        let formats = ["html:\(folder)/e.html", "dot:\(folder)/e.dot", "json:\(folder)/e.json"]
        let run = try Command(
            ["explore", "trial", "--depth", "0"] + formats.flatMap { ["--format", $0] },
            program: "AppShellTrials"
        )
        #expect(run.status == 0)
        for name in ["e.html", "e.dot", "e.json"] {
            #expect(try !String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).isEmpty)
        }
    }

    @Test(
        "wrong usage ends with 2 and says what to write",
        arguments: [
            (["--depth", "-1"], "less than 0"), (["--time", "0"], "--time 60"), (["--law", "acessible"], "accessible"),
            (["--replay", "abc"], "not whole"), (["--format", "pdf"], "text, json, dot"),
            (["--law", "accessible", "--without-law", "no-trap"], "keep one"),
        ]
    )
    func usage(arguments: [String], hint: String) throws {
        let run = try Command(["explore", "trial"] + arguments, program: "AppShellTrials")
        #expect(run.status == 2)
        #expect(run.errors.contains(hint), "\(run.errors)")
    }
}
