import Foundation
import Testing

/// Profiles and the defaults of lint in appshell.json.
struct ProfileTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        let script = "Feature: F\n" + (0..<3).map { "\n  @n\($0)\n  Scenario: \($0)\n    Given nothing\n" }.joined()
        _ = try scratch.write(script, to: "Scenarios/f.feature")
        _ = try scratch.write("Feature: Bad\n\n  Scenario: S\n    Given an unknown step\n", to: "bad/b.feature")
    }

    private func command(_ arguments: [String]) throws -> Command {
        try Command(arguments, program: "AppShellTrials", in: scratch.folder)
    }

    private func write(_ json: String) throws { _ = try scratch.write(json, to: "appshell.json") }

    private func names(_ arguments: [String]) throws -> [String] {
        try command(["run", "--list"] + arguments).output.split(separator: "\n").compactMap { $0.last.map(String.init) }
    }

    @Test("a profile's options come before the file's, and what is said before both")
    func layers() throws {
        try write(
            """
            {
              "run": { "tags": "@n0", "order": "reversed", "retry": 1 },
              "profiles": { "ci": { "run": { "tags": "not @n0", "repeat": 2 } }, "empty": {} }
            }
            """
        )
        #expect(try names([]) == ["0"])
        #expect(try names(["--profile", "ci"]) == ["2", "1"])
        #expect(try names(["--profile=empty"]) == ["0"])
        #expect(try names(["--profile", "ci", "--tags", "@n1"]) == ["1"])
        #expect(try command(["run", "--profile", "ci", "--format", "summary"]).output.contains("4 passed"))
    }

    @Test("lint has defaults of its own, takes which scripts there are from run, and obeys profiles")
    func lint() throws {
        try write(
            """
            { "run": { "paths": ["bad"] }, "profiles": { "ci": { "lint": { "format": "github", "paths": ["Scenarios"] } } } }
            """
        )
        let bad = try command(["lint"])
        #expect(bad.status == 1)
        #expect(bad.output.contains("bad/b.feature:4:11: error:") || bad.output.contains("bad/b.feature:4:5: error:"))
        let ci = try command(["lint", "--profile", "ci"])
        #expect(ci.status == 0, "\(ci.output)")
        let both = try command(["lint", "--profile", "ci", "bad"])
        #expect(both.output.hasPrefix("::error file="), "\(both.output)")
        #expect(try command(["lint", "--no-defaults"]).output.contains("\n1 file: "))
    }

    @Test("what is wrong with a profile is told with its name")
    func errors() throws {
        #expect(try command(["run", "--profile", "ci"]).errors.hasPrefix("--profile ci: there is no appshell.json"))
        try write(#"{"run": {}}"#)
        #expect(
            try command(["run", "--profile", "ci"]).errors == "appshell.json: it has no profiles, and so no “ci”.\n"
        )
        try write(#"{"profiles": {"ci": {"run": {"jobs": []}, "lnt": {}}, "a": 1}, "lint": {"fix": true}, "rn": {}}"#)
        let run = try command(["run"])
        #expect(run.status == 2)
        #expect(
            run.errors == """
                appshell.json: “rn” is unknown; "run", "lint", "profiles" and "lang" are not.
                appshell.json: lint: “fix” belongs to one run, not to a repository; say it where you run.
                appshell.json: profile “a” is an object: { "run": { … }, "lint": { … } }.
                appshell.json: profile “ci”: “lnt” is unknown; "run" and "lint" are not.
                appshell.json: profile “ci”: “jobs” is a text.

                """,
            "\(run.errors)"
        )
        try write(#"{"profiles": {"ci": {}, "local": {}}}"#)
        #expect(
            try command(["lint", "--profile", "locl"]).errors
                == "appshell.json: no profile “locl”; it has ci, local. Did you mean “local”?\n"
        )
        #expect(try command(["run", "--profile", "ci", "--no-defaults"]).status == 2)
    }
}
