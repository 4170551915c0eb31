import CucumberGherkin
import Testing

struct PickleCompilerTests {
    @Test func `conjunctions take after the step before them, the background's included`() throws {
        let pickles = try GherkinSample.pickles(
            of: """
                Feature: x
                  Background:
                    And a
                    When b
                  Scenario: y
                    And c
                    * d
                    But e
                    Then f
                    And g
                """
        )
        #expect(
            pickles.first?.steps.map(\.type) == [.unknown, .action, .action, .unknown, .unknown, .outcome, .outcome]
        )
    }

    @Test func `a scenario without steps does not run its background`() throws {
        let pickles = try GherkinSample.pickles(of: "Feature: x\n  Background:\n    Given a\n  Scenario: y")
        #expect(pickles.map(\.steps) == [[]])
    }

    @Test func `a rule adds its background and its tags`() throws {
        let pickles = try GherkinSample.pickles(
            of: """
                @f @same
                Feature: x
                  Background:
                    Given a
                  @r
                  Rule: z
                    Background:
                      Given b
                    @s @same
                    Scenario: y
                      Given c
                """
        )
        #expect(pickles.first?.steps.map(\.text) == ["a", "b", "c"])
        #expect(pickles.first?.tags.map(\.name) == ["@f", "@same", "@r", "@s", "@same"])
    }

    @Test func `examples make an outline, whatever the keyword`() throws {
        let text = """
            Feature: x
              Scenario: <a> & <b>
                Given <a>
                  | <a> |
                And doc
                  ```<b>
                  <a><b><c>
                  ```
                @e
                Examples:
                  | a   | b |
                  | <b> | 2 |
              Scenario Outline: no examples <a>
                Given <a>
              Scenario Outline: no rows
                Given <a>
                Examples:
                  | a |
            """
        let pickles = try GherkinSample.pickles(of: text)
        #expect(pickles.map(\.name) == ["2 & 2", "no examples <a>"])
        let outline = try #require(pickles.first)
        #expect(outline.location == Gherkin.Location(line: 12, column: 7))
        #expect(outline.tags.map(\.name) == ["@e"])
        #expect(outline.astNodeIds.count == 2)
        #expect(outline.steps[0].text == "2")
        #expect(outline.steps[0].argument?.dataTable?.rows == [["2"]])
        #expect(outline.steps[1].argument?.docString?.content == "22<c>")
        #expect(outline.steps[1].argument?.docString?.mediaType == "2")
        #expect(pickles.last?.steps.map(\.text) == ["<a>"])
    }

    @Test func `an outline's first conjunctions are of no known kind, as a scenario's are`() throws {
        let pickles = try GherkinSample.pickles(
            of: "Feature: x\nScenario: y\nAnd a\nGiven b\nBut c\n* d\nAnd e\nExamples:\n|a|\n|1|"
        )
        #expect(pickles.first?.steps.map(\.type) == [.unknown, .context, .context, .unknown, .unknown])
    }

    @Test func `tags are the feature's, the scenario's and the examples', in this order`() throws {
        let pickles = try GherkinSample.pickles(
            of: "@f\nFeature: x\n@s @f\nScenario: y\n@e\nExamples:\n|a|\n|1|\nExamples:\n|a|\n|1|\nScenario: z"
        )
        #expect(pickles.map { $0.tags.map(\.name) } == [["@f", "@s", "@f", "@e"], ["@f", "@s", "@f"], ["@f"]])
        #expect(Set(pickles.flatMap { $0.tags.map(\.astNodeId) }).count == 4)
    }

    @Test func `a value is taken literally`() throws {
        let pickles = try GherkinSample.pickles(
            of: #"""
                Feature: x
                  Scenario: y
                    Given <a.*>: <b>
                    Examples:
                      | a.* | b   |
                      | $1  | \\1 |
                """#
        )
        #expect(pickles.first?.steps.first?.text == #"$1: \1"#)
    }

    @Test func `arguments say which they are only where there are two`() throws {
        let pickles = try GherkinSample.pickles(
            of: """
                Feature: x
                  Scenario: y
                    Given a
                      | a |
                    And b
                      ```
                      ```
                      | a |
                """
        )
        let arguments = try #require(pickles.first).steps.map(\.argument)
        #expect(arguments[0]?.dataTable?.argumentIndex == nil)
        #expect(arguments[1]?.docString?.argumentIndex == 1)
        #expect(arguments[1]?.dataTable?.argumentIndex == 2)
    }
}
