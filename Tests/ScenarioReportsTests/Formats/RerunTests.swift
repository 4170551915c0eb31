import CucumberGherkin
import ScenarioReports
import ScriptTestSupport
import Testing

@Suite("What did not pass, to run it again")
struct RerunTests {
    private func rerun(_ run: SampleRun) -> String {
        FormatOutput.text(of: run) { RerunReport(write: $0) }
    }

    @Test("a comment where all passed, which is no path")
    func nothing() throws {
        let source = GherkinSource(uri: "a.feature", text: "Feature: F\n  Scenario: S\n    Given a\n")
        let text = rerun(SampleRun([source]))
        #expect(text == "# Nothing failed.\n")
        #expect(try RerunFile.parse(text) == [])
    }

    @Test("files and lines come in the order of the run, each once")
    func order() {
        var behaviour = SampleBehaviour(outcomes: ["bad": [SampleOutcome(status: .failed)]])
        behaviour.order = .reversed
        behaviour.repetitions = 2
        let text =
            "Feature: F\n  Scenario: S\n    Given bad\n  Scenario: T\n    Given good\n  Scenario: U\n    Given bad\n"
        let run = SampleRun(["b", "a"].map { GherkinSource(uri: "\($0).feature", text: text) }, behaviour)
        #expect(rerun(run) == "a.feature:6:2\nb.feature:6:2\n")
    }

    @Test("what is written reads back, whatever the files are called")
    func roundtrip() throws {
        var chance = MutationGenerator(seed: 5)
        let behaviour = SampleBehaviour(outcomes: ["bad": [SampleOutcome(status: .failed)]])
        for _ in 0..<200 {
            let pieces = [" ", "#", ":", "{", "é", "\u{301}", "12", "'", "🍵", "\u{FEFF}"]
            let name = chance.mutation(of: "#a b", with: pieces)
            let source = GherkinSource(uri: name + ".feature", text: "Feature: F\n  Scenario: S\n    Given bad\n")
            let paths = try RerunFile.parse(rerun(SampleRun([source], behaviour)))
            #expect(paths == ["\(name).feature:2"] || paths == ["./\(name).feature:2"])
        }
    }

    @Test("blank lines, comments, spaces, a byte-order mark and Windows' line ends are passed over")
    func lenient() throws {
        let text = "\u{FEFF}# of Monday\r\n\r\n  Scenarios/a b.feature:12:30 \r\n\t\n#x\nScenarios\nc.feature.md:4"
        #expect(try RerunFile.parse(text) == ["Scenarios/a b.feature:12:30", "Scenarios", "c.feature.md:4"])
        #expect(try RerunFile.parse("") == [])
    }

    @Test("files with byte-order marks that were joined into one read as each of them does")
    func joined() throws {
        let (one, other) = ("\u{FEFF}# of Monday\r\na.feature:1\r\n", "\u{FEFF}b.feature:2\n \u{FEFF} # of Tuesday\n")
        #expect(try RerunFile.parse(one + other) == ["a.feature:1", "b.feature:2"])
    }

    @Test("every line that is no path is told, with what is wrong and how it is right")
    func errors() {
        let text = "a.feature:12\na.feature:x\n:3\na.feature:12:\na.feature:0\n{\"meta\":{}}\na\u{1}b\n"
        let error = #expect(throws: RerunFileErrors.self) { try RerunFile.parse(text) }
        #expect(
            error?.description == """
                line 2: “a.feature:x” has “x” where a line number should be. Write a path with line numbers, such as a.feature:12:30.
                line 3: “:3” has no path before its lines. Write a path with line numbers, such as a.feature:12:30.
                line 4: “a.feature:12:” has “” where a line number should be. Write a path with line numbers, such as a.feature:12:30.
                line 5: “a.feature:0” has “0” where a line number should be. Write a path with line numbers, such as a.feature:12:30.
                line 6: “{"meta":{}}” is JSON, as --format message writes it. Write a path with line numbers, such as a.feature:12:30.
                line 7: “a b” has control characters. Write a path with line numbers, such as a.feature:12:30.
                """
        )
    }
}
