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
