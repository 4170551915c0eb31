import Foundation
import Testing

/// `run --list`, `--list-tags` and `--last-failed`.
struct ListTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static let script = """
        @all
        Feature: F
          @a
          Scenario: first
            Given nothing
          @a @b
          Scenario: second
            Then it fails
          Scenario Outline: row <n>
            Given the number <n>
            Examples:
              | n |
              | 1 |
              | 2 |

        """

    private func run(_ arguments: [String], script: String = script) throws -> Command {
        _ = try scratch.write(script, to: "f.feature")
        return try Command(["run", "f.feature"] + arguments, program: "AppShellTrials", in: scratch.folder)
    }

    @Test("--list has a line for each scenario that would run, in its order, and runs none")
    func list() throws {
        let all = try run(["--list"])
        #expect(all.status == 0)
        #expect(
            all.output == """
                f.feature:4   first
                f.feature:7   second
                f.feature:13  row 1
                f.feature:14  row 2

                """
        )
        #expect(all.errors == "4 scenarios\n")
        let some = try run(["--list", "--tags", "not @a", "--order", "reversed", "--repeat", "2", "--shard", "1/1"])
        #expect(some.output == "f.feature:14  row 2\nf.feature:13  row 1\n")
        let json = try run(["--list", "--json", "--tags", "@b"])
        #expect(
            json.output == """
                {"file":"f.feature","line":7,"name":"second","product":"trial","tags":["@all","@a","@b"]}

                """
        )
        #expect(json.errors == "")
        #expect(try run(["--list", "--tags", "@none"]).status == 5)
    }

    @Test("--list-tags counts the scenarios of each tag")
    func tags() throws {
        let text = try run(["--list-tags"])
        #expect(text.status == 0)
        #expect(text.output == "4  @all\n2  @a\n1  @b\n")
        #expect(text.errors == "4 scenarios, 3 tags\n")
        let json = try run(["--list-tags", "--json", "f.feature:7"])
        #expect(json.output.contains(#"{"tag":"@a","count":"#), "\(json.output)")
    }

    @Test("a file that can't be read is told beside the list, which ends with 2; options that need a run are refused")
    func errors() throws {
        _ = try scratch.write("Feature: B\n  Scenario: x\n    Nonsense\n    Given nothing\n  oops\n", to: "b.feature")
        let list = try run(["b.feature", "--list"])
        #expect(list.status == 2)
        #expect(list.output.contains("f.feature:4   first"))
        let outcome = try run(["b.feature"])
        let told = try #require(outcome.output.split(separator: "\n").first { $0.contains("b.feature:5:3: ") })
        #expect(list.errors == told.drop(while: \.isWhitespace) + "\n4 scenarios\n")
        #expect(
            try run(["--list", "--format", "progress"]).errors.contains("--list: leave out --format; nothing runs.")
        )
        #expect(try run(["--json"]).errors.contains("--json requires --list or --list-tags."))
        _ = try scratch.write(#"{"run": {"format": "progress", "history": "h"}}"#, to: "appshell.json")
        #expect(try run(["--list"]).status == 0)
    }

    @Test("--last-failed runs what failed in the last run, run after run, until nothing is left")
    func lastFailed() throws {
        let none = try run(["--last-failed"])
        #expect(none.status == 5)
        #expect(none.errors.hasPrefix("Nothing to run: there is no run in .appshell/history to know of."))
        #expect(try run(["--last-failed", "--pass-with-no-tests"]).status == 0)

        let script = Self.script.replacing("Given the number <n>", with: "Then it fails")
        #expect(try run(["--history", ".appshell/history"], script: script).status == 1)
        #expect(try run(["--last-failed", "--list"], script: script).output.split(separator: "\n").count == 3)
        #expect(try run(["--last-failed", "--format", "summary"]).output.contains("2 passed, 1 failed"))
        // That run was kept.
        let again = try run(["--last-failed", "--format", "summary"])
        #expect(again.output.contains("0 passed, 1 failed"), "\(again.output)")
        let moved = "# moved\n" + Self.script.replacing("Then it fails", with: "Given nothing")
        #expect(try run(["--last-failed", "--format", "summary"], script: moved).output.contains("1 passed, 0 failed"))
        let clean = try run(["--last-failed"])
        #expect(clean.status == 5)
        #expect(
            clean.errors.contains("Nothing to run: nothing failed when it ran last; "),
            "\(clean.errors)"
        )
    }

    @Test("--last-failed says which scenario is not there any more")
    func renamed() throws {
        #expect(try run(["--history", "h"]).status == 1)
        let gone = try run(["--last-failed", "--history", "h"], script: Self.script.replacing("second", with: "other"))
        #expect(gone.status == 5)
        #expect(
            gone.errors.contains("f.feature “second” failed, and is not among these scripts now."),
            "\(gone.errors)"
        )
    }
}
