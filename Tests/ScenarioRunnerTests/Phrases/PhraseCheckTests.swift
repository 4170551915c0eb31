import CucumberGherkin
import Testing

@testable import ScenarioRunner

/// What is told of phrases that no script could use.
struct PhraseCheckTests {
    private static func issues(_ phrases: String, files: [String] = []) -> [String] {
        let texts = ["Feature: Phrases\n" + phrases] + files
        let sources = texts.enumerated().map { index, text in
            GherkinSource(uri: "\(index).phrases.feature", text: text)
        }
        return ProductScripts(kit: TinyKit.self, features: [], phrases: PhraseBook(sources)).phraseIssues
            .map(\.description)
    }

    @Test("a phrase of steps that exist has no issue")
    func clean() {
        #expect(
            Self.issues(
                """
                  Scenario: I come back after {duration} to {string}
                    When I wait <1>
                    Then I see <2> within 2 seconds
                    And I check that I see "<2>"
                """
            ) == []
        )
    }

    @Test(
        "an undefined step is reported with the nearest one, which takes the values of the phrase",
        arguments: [
            ("I come {string}", "I tapp <1>", "I tap <1>"), ("I come {string}", "I tapp \"<1>\"", "I tap <1>"),
            ("I come {string}", "I tapp \"Hello <1>\"", "I tap \"Hello <1>\""),
            ("I come {string} {string}", "I tapp <2> in <1>", "I tap <2> in <1>"),
            ("I come after {duration}", "I waitt <1>", "I wait <1>"),
            // It is not clear which of the two is the value.
            ("I come after {duration}", "I wait 2 secondes <1>", "I wait 2 secondes"),
        ]
    )
    func undefined(_ title: String, _ step: String, _ suggestion: String) {
        let issues = Self.issues("  Scenario: \(title)\n    When \(step)\n")
        #expect(
            issues == [
                "0.phrases.feature:3: error: No step definition matches “\(step)”. Write “\(suggestion)”. "
                    + "[step-undefined]"
            ]
        )
    }

    @Test("values that no step takes, and numbers that name no value")
    func parameters() {
        #expect(
            Self.issues("  Scenario: I come {string} {int}\n    When I tap <1>\n    And I tap \"<3>\"\n") == [
                "0.phrases.feature:2: error: No step of the phrase takes its value <2>. Use <2> in a step, or write the "
                    + "words themselves in the title. [phrase-invalid]",
                "0.phrases.feature:4: error: <3> names no value: the phrase has 2 values. Write {string} or another "
                    + "parameter in its title, or leave <3> out. [phrase-invalid]",
            ]
        )
    }

    @Test("phrases that call each other are told once, with the way round")
    func cycles() {
        let issues = Self.issues(
            "  Scenario: one\n    When two\n  Scenario: two\n    When I tap \"a\"\n    And three\n"
                + "  Scenario: three\n    When one\n"
        )
        #expect(
            issues == [
                "0.phrases.feature:8: error: This phrase never ends: “one” → “two” → “three” → “one”. Take the step out "
                    + "of one of them. [phrase-cycle]"
            ]
        )
        #expect(Self.issues("  Scenario: one\n    When one\n").count == 1)
        let diamond =
            "  Scenario: a\n    When b\n    And c\n  Scenario: b\n    When c\n  Scenario: c\n    When I tap \"x\"\n"
        #expect(Self.issues(diamond) == [])
    }

    @Test("words of another step, in Swift or in another file")
    func clashes() {
        let swift = Self.issues("  Scenario: I tap {string}\n    When I tap twice on <1>\n    And I wait 1 second\n")
        #expect(swift.contains { $0.contains("is this phrase and also “I tap {string}”") }, "\(swift)")
        let twice = Self.issues(
            "  Scenario: I come\n    When I wait 1 second\n",
            files: ["Feature: G\n  Scenario: I come\n    When I wait 2 seconds\n"]
        )
        #expect(
            twice == [
                "1.phrases.feature:2: error: “I come” is also the phrase at 0.phrases.feature:2. Remove one of the two. "
                    + "[phrase-clash]"
            ]
        )
    }

    @Test("what has no place in a file of phrases")
    func structure() {
        let issues = Self.issues(
            """
              Background:
                When I wait 1 second
              @a
              Scenario: I come
                When I wait 1 second
              Scenario: nothing
              Scenario Outline: I go <n>
                When I wait <n> seconds
                Examples:
                  | n |
                  | 1 |
              Scenario: I {nonsense}
                When I wait 1 second
              Scenario: I do:
                When I wait 1 second
            """
        )
        #expect(
            issues.map { $0.prefix { $0 != " " } }
                == ["2", "4", "7", "8", "13", "15"].map { "0.phrases.feature:\($0):" }
        )
        #expect(issues.dropLast().last?.contains("nonsense") == true, "\(issues)")
        #expect(
            Self.issues("  Scenario: x\n    When I wait 1 second\n  oops\n").first?.contains("[parse-error]") == true
        )
    }
}
