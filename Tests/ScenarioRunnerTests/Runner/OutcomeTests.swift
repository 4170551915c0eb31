import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Pending and skipped steps, attachments, state between steps, regular expressions.
struct OutcomeTests {
    private static func run(_ steps: [String], _ define: (inout StepLibrary) -> Void) -> TinyRun {
        var library = StepLibrary()
        define(&library)
        let body = steps.map { "    \($0)\n" }.joined()
        return TinyRun(script: "Feature: F\n  Scenario: S\n\(body)", library: library)
    }

    @Test("a pending step does not pass, and says what is to be done")
    func pending() {
        let run = Self.run(["Given a basket", "And a till"]) { library in
            library.step(.given, ["en": "a basket"], "Waits.") { _ in throw StepPending("baskets come next week") }
            library.step(.given, ["en": "a till"], "Passes.") { _ in }
        }
        #expect(run.statuses == [.pending, .skipped])
        #expect(run.pretty.contains("… Given a basket\n        f.feature:3\n        baskets come next week\n"))
        #expect(run.pretty.contains("1 scenario (1 pending)\n2 steps (1 skipped, 1 pending)\n"))
        #expect(!run.summary.succeeded)
    }

    @Test("a step that leaves out the rest makes its scenario skipped, which is no failure")
    func skipped() {
        let run = Self.run(["Given only on Tuesdays", "And nothing like it"]) { library in
            library.step(.given, ["en": "only on Tuesdays"], "Skips.") { _ in throw StepSkipped("It is Monday.") }
        }
        #expect(run.statuses == [.skipped, .skipped], "what follows is left out, defined or not")
        #expect(run.pretty.contains("It is Monday."))
        #expect(run.summary.succeeded)
    }

    @Test("after a failure, what is undefined or ambiguous is still told")
    func undefinedAfterFailure() {
        let run = Self.run(["Given trouble", "And nothing like it", "And a pair"]) { library in
            library.step(.given, ["en": "trouble"], "Fails.") { _ in throw StepFailure("There is trouble.") }
            library.step(.given, ["en": "a pair"], "One.") { _ in }
            library.step(.given, ["en": "a {word}"], "Other.") { (_, _: String) in }
        }
        #expect(run.statuses == [.failed, .undefined, .ambiguous])
    }

    @Test("what a step logs and attaches is in the reports, whether it passes or not")
    func attachments() {
        let run = Self.run(["Given a picture"]) { library in
            library.step(.given, ["en": "a picture"], "Attaches.") { world in
                world.log("taken at noon")
                world.attach([0, 1, 254, 255], mediaType: "image/png", fileName: "a.png")
                throw StepFailure("It is blurred.")
            }
        }
        #expect(run.pretty.contains("        taken at noon\n"))
        #expect(
            run.messages.contains(
                #""body":"AAH+/w==","contentEncoding":"BASE64","fileName":"a.png","mediaType":"image/png""#
            )
        )
        #expect(run.messages.contains(#""body":"taken at noon","contentEncoding":"IDENTITY""#))
    }

    @Test("an error has its type, its message and the script's line in the messages")
    func exception() {
        let run = Self.run(["Given trouble"]) { library in
            library.step(.given, ["en": "trouble"], "Fails.") { _ in throw StepFailure("There is trouble.") }
        }
        let stack =
            #""exception":{"type":"StepFailure","message":"There is trouble.","stackTrace":"#
            + #""StepFailure: There is trouble.\nf.feature:3"}"#
        #expect(run.messages.contains(stack))
    }

    @Test("steps share state within a scenario, and not with the next one")
    func state() {
        var library = StepLibrary()
        library.step(.when, ["en": "I count"], "Counts.") { world in world[Tally.self].count += 1 }
        library.step(.then, ["en": "I have counted {int}"], "Checks.") { (world, count: Int) in
            guard world[Tally.self].count == count else { throw StepFailure("\(world[Tally.self].count)") }
        }
        let scenario = "  Scenario: S\n    When I count\n    And I count\n    Then I have counted 2\n"
        let run = TinyRun(script: "Feature: F\n\(scenario)\(scenario)", library: library)
        #expect(run.summary.succeeded)
    }

    @Test("a regular expression gives its groups, and nil for one that took no part")
    func regularExpression() {
        let run = Self.run(["Given a pear", "And a pear and 12 plums"]) { library in
            library.step(.given, patterns: ["en": #"^a (\w+)(?: and (\d+) plums)?$"#], "Buys.") {
                (world, fruit: String, plums: Int?) in world.log("\(fruit), \(plums.map(String.init) ?? "none")")
            }
        }
        #expect(run.results.first?.steps.flatMap(\.notes) == ["pear, none", "pear, 12"])
    }

    @Test("a group that may be absent must be taken as an optional")
    func absent() {
        let run = Self.run(["Given a pear"]) { library in
            library.step(.given, patterns: ["en": #"^a pear(?: and (\d+) plums)?$"#], "Buys.") { (_, _: Int) in }
        }
        #expect(
            run.message == "{int} gives nothing, where it took no part in the match, while the step's body takes Int."
        )
    }

    @Test("a regular expression that can't be read is an error with its location")
    func unreadable() {
        var library = StepLibrary()
        library.step(.given, patterns: ["en": "a (pear"], "Buys.", file: "Steps.swift", line: 7) { _ in }
        #expect(library.errors.first?.description.hasPrefix("Steps.swift:7: ") == true)
    }
}

private struct Tally: ScenarioState {
    var count = 0
}
