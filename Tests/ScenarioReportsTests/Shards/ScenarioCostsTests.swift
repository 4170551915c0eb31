import CucumberGherkin
import ScriptTestSupport
import Testing

@testable import ScenarioReports

@Suite("The costs of scenarios")
struct ScenarioCostsTests {
    private static let script = GherkinSource(
        uri: "b.feature",
        text: """
            Feature: F
              Scenario: S
                Given a
                Given bad
                Given never
              Scenario: S
                Given a
              Scenario Outline: O <x>
                Given a
                Given <x>
                Examples:
                  | x |
                  | a |
                  | b |
            """
    )
    private static let expected = """
        {"uri":"a.feature","name":"T","number":1,"cost":51}
        {"uri":"b.feature","name":"O <x>","number":1,"row":1,"cost":52}
        {"uri":"b.feature","name":"O <x>","number":1,"row":2,"cost":52}
        {"uri":"b.feature","name":"S","number":1,"cost":54}
        {"uri":"b.feature","name":"S","number":2,"cost":51}

        """

    private static func run(_ change: (inout SampleBehaviour) -> Void = { _ in }) -> SampleRun {
        var behaviour = SampleBehaviour()
        behaviour.outcomes["bad"] = [
            SampleOutcome(status: .failed, events: [("request", "GET /"), ("response", "200")])
        ]
        change(&behaviour)
        let other = GherkinSource(uri: "a.feature", text: "Feature: F\n  Scenario: T\n    Given a\n")
        return SampleRun([script, other], behaviour)
    }

    private static func text(_ run: SampleRun) -> String { FormatOutput.text(of: run) { CostsReport(write: $0) } }

    @Test("a line for each scenario, sorted; the launch, steps that ran and events count")
    func written() {
        #expect(Self.text(Self.run()) == Self.expected)
        let reversed = Self.run {
            $0.order = .reversed
            $0.repetitions = 2
        }
        #expect(Self.text(reversed) == Self.expected)
        #expect(Self.text(Self.run { $0.isDryRun = true }) == "")
    }

    @Test("what is written reads back; an unknown scenario costs the median, an empty one 1")
    func read() throws {
        let text = Self.text(Self.run())
        let costs = try ScenarioCosts(parsing: text, file: "c")
        #expect(costs.cost(of: ScenarioKey(uri: "b.feature", name: "S")) == 54)
        #expect(costs.cost(of: ScenarioKey(uri: "b.feature", name: "O <x>", row: 2)) == 52)
        #expect(costs.cost(of: ScenarioKey(uri: "b.feature", name: "New")) == 52)
        let zero = try ScenarioCosts(
            parsing: "\n{\"uri\":\"a\",\"name\":\"b\",\"number\":1,\"cost\":0}\n\r\n",
            file: "c"
        )
        #expect(zero.cost(of: ScenarioKey(uri: "a", name: "b")) == 1)
        #expect(try ScenarioCosts(parsing: "", file: "c").cost(of: ScenarioKey(uri: "a", name: "b")) == 1)
    }

    @Test("the lines may come in any order")
    func order() throws {
        let run = Self.run()
        let keys = run.start.features.flatMap { feature in feature.pickles.map { feature.key(of: $0) } }
        let unknown = keys.map { ScenarioKey(uri: $0.uri, name: "New \($0)") }
        let lines = Self.text(run).split(separator: "\n").map(String.init)
        var chance = MutationGenerator(seed: 4)
        let all = try ScenarioCosts(parsing: lines.joined(separator: "\n"), file: "c")
        for _ in 0..<50 {
            let mixed = try ScenarioCosts(parsing: lines.shuffled(using: &chance).joined(separator: "\n"), file: "c")
            #expect((keys + unknown).map { mixed.cost(of: $0) } == (keys + unknown).map { all.cost(of: $0) })
        }
    }

    @Test(
        "a bad line is told with its location, the fact and the fix",
        arguments: [
            ("no", "c:2: this is no cost of a scenario."),
            ("{\"uri\":\"a\",\"name\":\"b\",\"number\":1}", "c:2: this is no cost of a scenario."),
            ("{\"uri\":\"a\",\"name\":\"b\",\"number\":1,\"cost\":1.5}", "c:2: this is no cost of a scenario."),
            (
                "{\"uri\":\"a\",\"name\":\"b\",\"number\":1,\"cost\":-1}",
                "c:2: the cost -1 is not from 0 to 1000000000."
            ),
            (
                "{\"uri\":\"a\",\"name\":\"c\",\"number\":1,\"row\":null,\"cost\":3}",
                "c:2: a “c” has a cost on line 1 already."
            ),
        ]
    )
    func bad(line: String, message: String) {
        let first = "{\"uri\":\"a\",\"name\":\"c\",\"number\":1,\"cost\":3}\n"
        let error = #expect(throws: ScenarioCostsErrors.self) { try ScenarioCosts(parsing: first + line, file: "c") }
        #expect(error?.description == message + " Write the file again with --format costs:FILE.")
    }
}
