import CucumberGherkin
import ScenarioReports
import Testing

@Suite("The formats for a terminal")
struct TerminalFormatTests {
    private static let plain = FormatOutput.plain

    private static func source(_ name: String, _ scenarios: Int) -> GherkinSource {
        let text = (1...scenarios).map { "\n  Scenario: \(name) \($0)\n    Given a step\n" }.joined()
        return GherkinSource(uri: "\(name).feature", text: "Feature: \(name)\n\(text)")
    }

    private func pretty(_ run: SampleRun) -> String {
        FormatOutput.text(of: run) { PrettyReport(style: Self.plain, write: $0) }
    }

    private func summary(_ run: SampleRun, rerunFile: String? = nil) -> String {
        FormatOutput.text(of: run) { SummaryReport(style: Self.plain, rerunFile: rerunFile, write: $0) }
    }

    @Test("a name that would clear the terminal is shown as it is written, in every format for a terminal")
    func controls() {
        let source = GherkinSource(
            uri: "a.feature",
            text: "Feature: A\n  Scenario: \u{1B}[2Jgone\n    Given a step\n"
        )
        let failed = SampleOutcome(status: .failed, message: "“\u{7}” is not on the screen", screen: "bar “\u{1B}c”")
        let run = SampleRun([source], SampleBehaviour(outcomes: ["a step": [failed]]))
        let bar = FormatOutput.text(of: run) {
            ProgressBarReport(style: Self.plain, width: { 80 }, now: { .zero }, write: $0)
        }
        for text in [pretty(run), summary(run), bar] {
            #expect(text.contains("␛[2Jgone") && text.contains("“␇”") && text.contains("“␛c”"))
            #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{7}") && !text.contains("\u{1B}c"))
        }
    }

    @Test("pretty: orders that mix features repeat a heading wherever another one follows, and rules in them")
    func mixedOrder() throws {
        var behaviour = SampleBehaviour()
        behaviour.order = .reversed
        behaviour.repetitions = 2
        let rule = """
            Feature: C

              Scenario: Out
                Given a step

              @big
              Rule: Big

                Scenario: In
                  Given a step
            """
        let run = SampleRun([Self.source("A", 1), GherkinSource(uri: "C.feature", text: rule)], behaviour)
        let head = """

            Feature: C  C.feature

              @big
              Rule: Big

                Scenario: In  # 9  (repetition 2)
                  ✔ Given a step

              Scenario: Out  # 3  (repetition 2)
                ✔ Given a step

            Feature: A  A.feature

              Scenario: A 1  # 3  (repetition 2)
                ✔ Given a step

            Feature: C  C.feature

              @big
              Rule: Big

                Scenario: In  # 9
                  ✔ Given a step

            """
        #expect(pretty(run).hasPrefix(head))
    }

    @Test("pretty: repetitions that differ are told where they part")
    func repetitionsThatDiffer() {
        var behaviour = SampleBehaviour(outcomes: ["a step": [SampleOutcome(duration: .zero)]])
        behaviour.repetitions = 2
        behaviour.divergences["A 1"] = Divergence(earlier: 0, later: 1, step: nil, before: "app: closed", after: nil)
        let text = pretty(SampleRun([Self.source("A", 1)], behaviour))
        let words =
            "≠ repetition 2 differs from repetition 1 after the last step: first “app: closed”, then nothing more\n"
        #expect(text.contains("Scenario: A 1  # 3  (repetition 2)\n    \(words)"))
        #expect(
            text.hasSuffix(
                """
                Unstable: attempts differ although nothing changed:
                  A.feature:3  A 1
                    \(words)
                2 scenarios (2 passed)
                2 steps (2 passed)
                2 passed, 0 failed

                """
            )
        )
    }

    @Test("pretty: cells are written as Gherkin has them, and line up whatever they hold")
    func cells() {
        let text = """
            Feature: F
              Scenario: S
                Given a table
                  | a\\|b | \\\\ |
                  | x\\ny | 日本 |
            """
        let output = pretty(SampleRun([GherkinSource(uri: "f.feature", text: text)]))
        #expect(output.contains("        | a\\|b | \\\\   |\n        | x\\ny | 日本 |\n"))
    }

    @Test("pretty: hooks that have nothing to say are not told")
    func quietHooks() {
        var behaviour = SampleBehaviour()
        behaviour.hooks = RunHook.Kind.allCases.map { kind in
            RunHook(id: kind.rawValue, kind: kind, name: nil, tagExpression: nil, location: nil)
        }
        let text = pretty(SampleRun([Self.source("A", 1)], behaviour))
        #expect(text.contains("Given a step"))
        #expect(!text.contains("hook"))
    }

    @Test("colours change nothing but the colours")
    func colors() {
        let colored = FormatOutput.text(of: .shop) { PrettyReport(style: TextStyle(isColored: true), write: $0) }
        #expect(colored.contains("\u{1B}[2m# 17\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[2m@REQ-1\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == pretty(.shop))
    }

    @Test("progress: eighty marks stand on a line, coloured or not", arguments: [79, 80, 81, 160])
    func lines(_ steps: Int) {
        let run = SampleRun([Self.source("A", steps)])
        for isColored in [false, true] {
            let text = FormatOutput.text(of: run) { ProgressReport(style: TextStyle(isColored: isColored), write: $0) }
            let marks = text.replacing(/\u{1B}\[[0-9]+m/, with: "").prefix { ".\n".contains($0) }
            let lines = marks.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
            #expect(lines == Array(repeating: 80, count: steps / 80) + (steps % 80 > 0 ? [steps % 80] : []) + [0, 0])
        }
    }

    @Test("a run of nothing has no marks and no bar")
    func nothing() {
        let counts = "0 scenarios\n0 steps\n0 passed, 0 failed\n"
        let events: [RunEvent] = [.runStarted(RunStart(features: [])), .runFinished(RunSummary())]
        #expect(FormatOutput.text(of: events) { ProgressReport(style: Self.plain, write: $0) } == counts)
        let bar = FormatOutput.text(of: events) { write in
            ProgressBarReport(style: Self.plain, width: { 80 }, now: { .zero }, write: write)
        }
        #expect(bar == counts)
    }

    @Test("summary: up to eight places to run again stand on one line")
    func fewPlaces() {
        let failing = SampleBehaviour(outcomes: ["a step": [SampleOutcome(status: .failed)]])
        let text = summary(SampleRun([Self.source("l'A", 8)], failing), rerunFile: "rerun.txt")
        let lines = (0..<8).map { "\(3 + 3 * $0)" }.joined(separator: ":")
        #expect(text.contains("Rerun only these:\n  ./appshell run 'l'\\''A.feature:\(lines)'\n"))
    }

    @Test("summary: more places are in the rerun file, or stand one file a line where there is none")
    func manyPlaces() {
        let failing = SampleBehaviour(outcomes: ["a step": [SampleOutcome(status: .failed)]])
        let run = SampleRun([Self.source("A", 6), Self.source("B", 3)], failing)
        #expect(
            summary(run, rerunFile: "my rerun.txt").contains(
                "Rerun only these:\n  ./appshell run --rerun 'my rerun.txt'\n\n"
            )
        )
        let locations = "  ./appshell run \\\n    A.feature:3:6:9:12:15:18 \\\n    B.feature:3:6:9\n\n"
        #expect(summary(run).contains("Rerun only these:\n\(locations)"))
    }

    @Test("summary: what was left out, and why")
    func leftOut() {
        var run = SampleRun([Self.source("A", 1)])
        run.summary.leftOutCount = 12
        #expect(
            summary(run).hasPrefix(
                "Stopped at the first failure (--fail-fast or --max-failures 1): 12 scenarios were not run.\n\n1 scenario"
            )
        )
        run.summary.isInterrupted = true
        #expect(summary(run).hasPrefix("Interrupted: 12 scenarios were not run.\n\n1 scenario"))
        run.summary.leftOutCount = 1
        #expect(summary(run).hasPrefix("Interrupted: 1 scenario was not run.\n\n"))
        run.summary.leftOutCount = 0
        #expect(summary(run).hasPrefix("Interrupted.\n\n"))
        run.summary.abortion = StepException(type: "E", message: "No server.", location: "")
        #expect(summary(run).hasPrefix("The run is incomplete: No server.\n\n"))
        run.summary.isInterrupted = false
        run.summary.leftOutCount = 2
        #expect(summary(run).hasPrefix("The run is incomplete: No server.\n\n2 scenarios were not run.\n\n"))
        run.summary.scenarios = [:]
        #expect(summary(run).hasPrefix("The run could not start: No server.\n\n"))
    }

    @Test("summary: the seed of a random order and a dry run are told")
    func order() {
        var behaviour = SampleBehaviour()
        behaviour.order = .random(seed: 42)
        behaviour.isDryRun = true
        #expect(
            summary(SampleRun([Self.source("A", 2)], behaviour)) == """
                2 scenarios (2 skipped)
                2 steps (2 skipped)
                in random order: repeat it with --order random:42
                dry run: steps were matched but not run
                0 passed, 0 failed, 2 skipped

                """
        )
    }
}
