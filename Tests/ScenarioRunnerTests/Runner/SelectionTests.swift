import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

struct SelectionTests {
    private static let script = """
        @all
        Feature: F
          Background:
            Given the app is open

          @a
          Scenario: First one
            Then I see "x"

          Rule: R
            @b
            Scenario Outline: Second <n>
              Then I see "<n>"
              Examples:
                | n |
                | 1 |
                | 2 |
        """

    private func names(_ change: (inout ScenarioSelection) throws -> Void) rethrows -> [String] {
        var selection = ScenarioSelection()
        try change(&selection)
        var ids = IdentifierSequence()
        var scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: Self.script)], ids: &ids)
        scripts.select(selection)
        return scripts.features.flatMap(\.pickles).map(\.name)
    }

    @Test(
        "tags are inherited",
        arguments: [
            ("@all", ["First one", "Second 1", "Second 2"]), ("@a", ["First one"]),
            ("not @a", ["Second 1", "Second 2"]),
            ("@a and @b", []),
        ]
    )
    func tags(_ expression: String, _ expected: [String]) throws {
        let names = try names { $0.tags = try TagExpression(expression) }
        #expect(names == expected)
    }

    @Test("names are found by words, in any case")
    func words() {
        #expect(names { $0.names = ["second"] } == ["Second 1", "Second 2"])
        #expect(names { $0.names = ["FIRST", "2"] } == ["First one", "Second 2"])
    }

    @Test(
        "a line names the scenario it is in, a row of examples, or all below a feature, rule or background",
        arguments: [
            (7, ["First one"]), (8, ["First one"]), (6, ["First one"]), (16, ["Second 1"]), (17, ["Second 2"]),
            (14, ["Second 1", "Second 2"]), (15, ["Second 1", "Second 2"]), (12, ["Second 1", "Second 2"]),
            (10, ["Second 1", "Second 2"]), (2, ["First one", "Second 1", "Second 2"]),
            (3, ["First one", "Second 1", "Second 2"]), (4, ["First one", "Second 1", "Second 2"]),
            (1, ["First one", "Second 1", "Second 2"]), (9, ["First one"]), (11, ["Second 1", "Second 2"]),
            (99, ["Second 1", "Second 2"]),
        ]
    )
    func lines(_ line: Int, _ expected: [String]) {
        #expect(names { $0.lines = ["f.feature": [line]] } == expected)
    }
}
