import CucumberGherkin
import Foundation
import ScriptTestSupport
import Testing

@testable import ScenarioReports

@Suite("The usage of step definitions")
struct UsageTests {
    private static let run: SampleRun = {
        let text = """
            Feature: F

              Background:
                Given a shop

              Scenario: One
                When I wait 1 s
                And I wait 20 s
                Then I see "x"

              Scenario: Two
                When I wait 1 s
                And I wait 3 s
                And I dance
                And I dance
                And I sing
                Then I see "y"

            """
        func taking(_ milliseconds: Int) -> [SampleOutcome] {
            [SampleOutcome(wallDuration: .milliseconds(milliseconds))]
        }
        let behaviour = SampleBehaviour(outcomes: [
            "a shop": taking(2), "I wait 1 s": taking(5), "I wait 20 s": taking(40), "I wait 3 s": taking(7),
            "I see \"x\"": taking(1), "I dance": [SampleOutcome(status: .undefined)],
            "I sing": [SampleOutcome(status: .undefined)],
        ])
        return SampleRun([GherkinSource(uri: "f.feature", text: text)], behaviour)
    }()

    /// With a definition that no step fits.
    private static var events: [RunEvent] {
        run.events.map { event in
            guard case .runStarted(var start) = event else { return event }
            let location = FileLocation(file: "Steps.swift", line: 3)
            let unused = RunDefinition.Content.step(.cucumberExpression("I fly"), language: "en")
            start.definitions.append(RunDefinition(id: "unused", content: unused, location: location))
            return .runStarted(start)
        }
    }

    @Test("the slowest come first with their slowest places; then what is never used, and what is undefined")
    func text() {
        #expect(
            FormatOutput.text(of: Self.events) { UsageReport(write: $0) } == """
                Steps by mean wall-clock time:

                uses  total ms  mean ms  p95 ms  max ms  step
                   4     57.00    14.25   40.00   40.00  I wait {int} s
                                                           Sources/ShopTestKit/ShopSteps.swift:20
                                                           40.00 ms  f.feature:8
                                                           7.00 ms  f.feature:13
                                                           5.00 ms  f.feature:7
                   2      4.00     2.00    2.00    2.00  a shop
                                                           Sources/ShopTestKit/ShopSteps.swift:10
                                                           2.00 ms  f.feature:4
                   2      1.00     1.00    1.00    1.00  I see {string}
                                                           Sources/ShopTestKit/ShopSteps.swift:30
                                                           1.00 ms  f.feature:9

                Never used (1):

                  I fly  Steps.swift:3

                Undefined (2):

                  2  I dance
                  1  I sing

                """
        )
    }

    @Test("in JSON, times are nanoseconds")
    func json() throws {
        let text = FormatOutput.text(of: Self.events) { UsageReport(format: .json, write: $0) }
        struct Usage: Decodable {
            struct Step: Decodable {
                struct Use: Decodable {
                    let place: String
                    let duration: Int
                }

                let pattern: String
                let place: String
                let uses: Int
                let runs: Int
                let total: Int
                let mean: Int
                let p95: Int
                let max: Int
                let slowest: [Use]
            }

            let steps: [Step]
            let unused: [[String: String]]
            let undefined: [Undefined]

            struct Undefined: Decodable {
                let text: String
                let count: Int
            }
        }
        let usage = try JSONDecoder().decode(Usage.self, from: Data(text.utf8))
        #expect(usage.steps.map(\.pattern) == ["I wait {int} s", "a shop", "I see {string}"])
        let first = try #require(usage.steps.first)
        #expect(first.uses == 4)
        #expect(first.runs == 4)
        #expect(first.total == 57_000_000)
        #expect(first.mean == 14_250_000)
        #expect(first.p95 == 40_000_000)
        #expect(first.max == 40_000_000)
        #expect(first.slowest.map(\.place) == ["f.feature:8", "f.feature:13", "f.feature:7"])
        #expect(first.slowest.map(\.duration) == [40_000_000, 7_000_000, 5_000_000])
        #expect(usage.steps.last?.uses == 2)
        #expect(usage.steps.last?.runs == 1)
        #expect(usage.unused == [["pattern": "I fly", "place": "Steps.swift:3"]])
        #expect(usage.undefined.map(\.text) == ["I dance", "I sing"])
        #expect(usage.undefined.map(\.count) == [2, 1])
        #expect(text.last == "\n")
    }

    @Test("percentiles are within a sixty-fourth of the exact ones, at most above, and never above the maximum")
    func percentiles() {
        var chance = MutationGenerator(seed: 7)
        for round in 0..<40 {
            var digest = DurationDigest()
            var exact: [Int64] = []
            for _ in 0...chance.below(300) {
                let value = Int64(truncatingIfNeeded: chance.next() >> UInt64(1 + chance.below(62)))
                digest.add(.nanoseconds(value))
                exact.append(value)
            }
            exact.sort()
            for percent in [0, 1, 50, 95, 99, 100] {
                let rank = max(1, (exact.count * percent + 99) / 100)
                let expected = exact[rank - 1]
                let found = digest.percentile(percent)
                #expect(found >= .nanoseconds(expected), "round \(round)")
                #expect(found <= .nanoseconds(expected) + .nanoseconds(expected / 64), "round \(round)")
            }
            #expect(digest.maximum == .nanoseconds(exact.last ?? 0))
        }
        #expect(DurationDigest().percentile(95) == .zero)
    }

    @Test("a run of no steps says so")
    func nothing() {
        let events: [RunEvent] = [.runStarted(RunStart(features: [])), .runFinished(RunSummary())]
        let text = FormatOutput.text(of: events) { UsageReport(write: $0) }
        #expect(text == "There are no step definitions, and none are missing.\n")
    }
}

@Suite("Snippets")
struct SnippetTests {
    private func snippets(_ run: SampleRun) -> String {
        FormatOutput.text(of: run) { SnippetsReport(write: $0) }
    }

    @Test("each once, however many rows, scenarios and repetitions need it, with at most five of its places")
    func once() {
        let scenarios = (0..<7).map { "  Scenario: S\($0)\n    Given \($0) cats\n" }.joined()
        let outline =
            "  Scenario Outline: O\n    Given <n> dogs\n    Examples:\n      | n |\n      | 1 |\n      | 2 |\n"
        var behaviour = SampleBehaviour()
        for number in 0..<7 { behaviour.outcomes["\(number) cats"] = [SampleOutcome(status: .undefined)] }
        for number in 1...2 { behaviour.outcomes["\(number) dogs"] = [SampleOutcome(status: .undefined)] }
        behaviour.repetitions = 2
        let source = GherkinSource(uri: "f.feature", text: "Feature: F\n\(scenarios)\(outline)")
        #expect(
            snippets(SampleRun([source], behaviour)) == """
                // f.feature:3
                // f.feature:5
                // f.feature:7
                // f.feature:9
                // f.feature:11
                // … and 2 more locations
                library.step(.given, ["en": "{int} cats"], "…") { (world, int: Int) in
                    throw StepPending()
                }

                // f.feature:17
                library.step(.given, ["en": "{int} dogs"], "…") { (world, int: Int) in
                    throw StepPending()
                }

                """
        )
    }

    @Test("where every step is defined, it is said as Swift may say it")
    func none() {
        let source = GherkinSource(uri: "f.feature", text: "Feature: F\n  Scenario: S\n    Given a\n")
        #expect(snippets(SampleRun([source])) == "// Every step is defined.\n")
    }
}
