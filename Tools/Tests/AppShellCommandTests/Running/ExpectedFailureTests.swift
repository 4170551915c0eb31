import Foundation
import Testing

/// `@expected-failure`, from the run to each of its reports.
struct ExpectedFailureTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static func script(_ step: String, tag: String = "@expected-failure(MAD-123)", why: String = "") -> String {
        "Feature: F\n  \(tag)\n  Scenario: known\n\(why.isEmpty ? "" : "    \(why)\n\n")    Given nothing\n    \(step)\n"
            + "    Given the number 1\n\n  Scenario: other\n    Given nothing\n"
    }

    private func run(_ script: String, _ arguments: [String] = ["--format", "summary"]) throws -> Command {
        _ = try scratch.write(script, to: "f.feature")
        return try Command(["run", "f.feature"] + arguments, program: "AppShellTrials", in: scratch.folder)
    }

    @Test("what fails as its tag says leaves the run green, and is counted apart")
    func green() throws {
        let run = try run(Self.script("Then it fails"))
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(
            run.output.hasPrefix("Failed as expected:\n  f.feature:3  known  Failed as expected (MAD-123).\n\n"),
            "\(run.output)"
        )
        #expect(run.output.contains("2 scenarios (1 passed, 1 failed as expected)"))
        #expect(run.output.hasSuffix("1 passed, 0 failed, 1 failed as expected\n"))
        #expect(try self.run(Self.script("Then it fails"), ["--format", "progress"]).output.hasPrefix(".x-."))
        #expect(try self.run(Self.script("Then it fails"), ["--retry", "2"]).output.contains("failed as expected"))
        let described = try self.run(Self.script("Then it fails", tag: "@expected-failure", why: "Rounds down."))
        #expect(described.output.contains("Failed as expected (Rounds down)."), "\(described.output)")
        #expect(described.status == 0)
    }

    @Test("what passes although its tag says that it fails has failed, with the tag to remove")
    func passes() throws {
        let run = try run(Self.script("Given nothing"))
        #expect(run.status == 1)
        #expect(run.output.contains("It passes now: remove the tag @expected-failure(MAD-123) on line 2."))
        #expect(run.output.contains("1 passed, 1 failed\n"), "\(run.output)")
        #expect(try self.run(Self.script("Given nothing"), ["--dry-run"]).status == 0)
    }

    @Test(
        "a crash, a time-out and an undefined step are no expected failures",
        arguments: [("When it traps", "SIGILL"), ("When it is killed", "SIGKILL"), ("Then nobody knows", "undefined")]
    )
    func others(_ step: String, _ word: String) throws {
        let run = try run(Self.script(step))
        #expect(run.status == 1)
        #expect(run.output.contains(word), "\(run.output)")
        #expect(run.output.contains("1 passed, 1 failed\n"), "\(run.output)")
    }

    @Test("reports show it, and those made of messages say the same")
    func reports() throws {
        let formats = ["junit:j.xml", "html:h.html", "message:m.ndjson", "rerun:r.txt", "summary"]
        let run = try run(Self.script("Then it fails"), formats.flatMap { ["--format", $0] } + ["--history", "h"])
        #expect(run.status == 0)
        func text(_ file: String) throws -> String {
            try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
        }
        let junit = try text("j.xml")
        #expect(junit.contains("<skipped><![CDATA[Failed as expected (MAD-123).]]></skipped>"), "\(junit)")
        #expect(junit.contains(#"failures="0""#))
        #expect(try text("h.html").contains(#""status":"expected""#))
        #expect(try text("r.txt") == "\n" || text("r.txt").isEmpty == false)
        let merged = try Command(
            ["merge", "m.ndjson", "--format", "summary", "--format", "junit:j2.xml"],
            program: "AppShellTrials",
            in: scratch.folder
        )
        #expect(merged.status == 0, "\(merged.errors)")
        #expect(merged.output == run.output)
        #expect(try text("j2.xml").contains("<skipped><![CDATA[Failed as expected (MAD-123).]]></skipped>"))
        let history = try Command(["history", "--history", "h"], program: "AppShellTrials", in: scratch.folder)
        #expect(history.output.contains("1 passed, 1 failed as expected"), "\(history.output)")
        let fixed = try self.run(Self.script("Given nothing"), ["--format", "summary", "--history", "h"])
        #expect(fixed.errors.contains("1 newly failing"), "\(fixed.errors)")
    }

    @Test("tag expressions see the tag without its reason")
    func tags() throws {
        let list = try run(Self.script("Then it fails"), ["--list", "--tags", "@expected-failure"])
        #expect(list.output == "f.feature:3  known\n")
        let others = try run(Self.script("Then it fails"), ["--list", "--tags", "not @expected-failure"])
        #expect(others.output == "f.feature:8  other\n", "\(others.output)")
    }
}
