import CucumberGherkin
import ScenarioReports
import Synchronization
import Testing

@testable import ScenarioRunner

/// Steps made of steps: how they run, and what reports say of them.
struct PhraseTests {
    private final class Notes: Sendable {
        private let kept = Mutex<[String]>([])
        var lines: [String] { kept.withLock { $0 } }
        func add(_ line: String) { kept.withLock { $0.append(line) } }
    }

    private static func library(_ notes: Notes = Notes()) -> StepLibrary {
        var library = StepLibrary()
        library.step(.when, ["en": "I note {string}"], "Notes it.") { (_, text: String) in notes.add(text) }
        library.step(.when, ["en": "I note {int} time(s) {string}"], "Notes it.") { (_, count: Int, text: String) in
            notes.add("\(count) \(text)")
        }
        library.step(.when, ["en": "I note:"], "Notes the table.") { world in
            notes.add(try world.table().joined().joined(separator: "|"))
        }
        library.step(.then, ["en": "it fails with {string}"], "Fails.") { (_, text: String) in throw StepFailure(text) }
        library.step(.then, ["en": "it holds"], "Holds.") { _ in }
        library.step(.when, ["en": "it is left out"], "Skips.") { _ in throw StepSkipped("later") }
        return library
    }

    private static func book(_ phrases: String) -> PhraseBook {
        PhraseBook([GherkinSource(uri: "x.phrases.feature", text: "Feature: Phrases\n" + phrases)])
    }

    private static func run(_ script: String, _ phrases: String, _ library: StepLibrary) throws -> (String, RunSummary)
    {
        var ids = IdentifierSequence()
        let text = "Feature: F\n  Scenario: S\n" + script
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        let product = ProductScripts(
            kit: TinyKit.self,
            library: library,
            features: scripts.features,
            phrases: book(phrases)
        )
        try #require(product.phraseIssues.isEmpty, "\(product.phraseIssues)")
        var pretty = ""
        let report = PrettyReport(style: TextStyle(isColored: false), screen: .none) { pretty += $0 }
        let summary = ScenarioRunner.run(RunPlan(products: [product]), reports: [report])
        return (pretty, summary)
    }

    @Test("a phrase runs its steps with its values: as written, within quotation marks, in tables; the log shows them")
    func values() throws {
        let notes = Notes()
        let (pretty, summary) = try Self.run(
            "    When I greet \"Ann \\\"A\\\"\" 3 times\n",
            """
              Scenario: I greet {string} {int} times
                Calls the name.
                When I note <1>
                And I note "Hello <1>!"
                And I note <2> times "x<2>"
                And I note:
                  | <1> | <2> | <a> |
            """,
            Self.library(notes)
        )
        #expect(summary.succeeded)
        #expect(notes.lines == [#"Ann "A""#, #"Hello Ann "A"!"#, "3 x3", #"Ann "A"|3|<a>"#])
        #expect(
            pretty.contains(
                """
                    ✔ When I greet "Ann \\"A\\"" 3 times
                        ✔ When I note "Ann \\"A\\""
                        ✔ And I note "Hello Ann \\"A\\"!"
                        ✔ And I note 3 times "x3"
                        ✔ And I note:

                """
            ),
            "\(pretty)"
        )
        #expect(summary.stepCount == 1)
    }

    @Test("a step that fails is named with its place, also in a phrase of a phrase; the rest is not run")
    func failure() throws {
        let notes = Notes()
        let (pretty, summary) = try Self.run(
            "    When outer \"a\"\n    And I note \"never\"\n",
            """
              Scenario: outer {string}
                When I note "before"
                And inner <1>
                And I note "after"
              Scenario: inner {string}
                When I note <1>
                Then it fails with "no <1>"
                And it holds
            """,
            Self.library(notes)
        )
        #expect(notes.lines == ["before", "a"])
        #expect(summary.failures.count == 1)
        #expect(
            summary.failures.first?.steps.first?.message
                == "In “inner \"a\"” (x.phrases.feature:4): In “it fails with \"no a\"” (x.phrases.feature:8): no a"
        )
        #expect(
            pretty.contains(
                """
                        ✔ When I note "before"
                        ▸ And inner "a"
                        ✔   When I note "a"
                        ✘   Then it fails with "no a"
                        -   And it holds
                        - And I note "after"

                """
            ),
            "\(pretty)"
        )
    }

    @Test(
        "a table below a phrase is not looked at, and fails it; a step that leaves out the rest leaves out the scenario"
    )
    func others() throws {
        let phrase = "  Scenario: twice\n    When I note \"a\"\n"
        let (_, table) = try Self.run("    When twice\n      | a |\n", phrase, Self.library())
        #expect(table.failures.first?.steps.first?.message == StepRun.unreadArgument)
        let skipping = "  Scenario: later\n    When it is left out\n    And I note \"a\"\n"
        let notes = Notes()
        let (_, skipped) = try Self.run("    When later\n    And I note \"b\"\n", skipping, Self.library(notes))
        #expect(skipped.scenarios == [.skipped: 1])
        #expect(notes.lines == [])
    }

    @Test("checks of a phrase go on to its end, and all that failed are told")
    func checks() throws {
        let notes = Notes()
        let (_, summary) = try Self.run(
            "    When all\n",
            """
              Scenario: all
                Then I check that it fails with "one"
                And I check that it fails with "two"
                When I note "end"
            """,
            Self.library(notes)
        )
        #expect(notes.lines == ["end"])
        #expect(
            summary.failures.first?.steps.first?.message == """
                In “I check that it fails with "one"” (x.phrases.feature:3): one
                In “I check that it fails with "two"” (x.phrases.feature:4): two
                """
        )
    }

    @Test("checks of a scenario do not end it; it fails at its end with all of them")
    func soft() throws {
        let (pretty, summary) = try Self.run(
            """
                Then I check that it fails with "one"
                And I check that it holds
                And I check that it fails with "two"
                When I note "end"
                Then it fails with "hard"
                And it holds

            """,
            "",
            Self.library()
        )
        #expect(summary.steps == [.passed: 2, .failed: 3, .skipped: 1], "\(pretty)")
        let failure = try #require(summary.failures.first)
        #expect(failure.message == "2 checks failed: lines 3, 5.")
        #expect(failure.steps.compactMap(\.message) == ["one", "two", "hard"])
    }

    @Test("a step that only a phrase says is none of the unused ones")
    func usage() throws {
        let book = Self.book("  Scenario: twice\n    When I note \"a\"\n")
        let product = ProductScripts(kit: TinyKit.self, library: Self.library(), features: [], phrases: book)
        var text = ""
        _ = ScenarioRunner.run(RunPlan(products: [product]), reports: [UsageReport { text += $0 }])
        #expect(text.contains("twice") && text.contains("it holds"), "\(text)")
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("  I note {string}") }, "\(text)")
    }

    @Test("hosts that know no phrases take their steps instead")
    func expanded() throws {
        var ids = IdentifierSequence()
        let text = "Feature: F\n  Scenario: S\n    When outer \"a\"\n    And I note \"b\"\n"
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        let book = Self.book(
            "  Scenario: outer {string}\n    When inner <1>\n  Scenario: inner {string}\n    When I note \"<1>!\"\n"
        )
        let product = ProductScripts(
            kit: TinyKit.self,
            library: Self.library(),
            features: scripts.features,
            phrases: book
        )
        let steps = try #require(scripts.features.first?.pickles.first).steps
        #expect(product.expanded(steps).map(\.text) == [#"I note "a!""#, #"I note "b""#])
    }

    @Test("another process gets the phrases with the request")
    func request() throws {
        var ids = IdentifierSequence()
        let text = "Feature: F\n  Scenario: S\n    When twice\n"
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        let book = Self.book("  Scenario: twice\n    When I wait 1 second\n")
        let product = ProductScripts(kit: TinyKit.self, features: scripts.features, phrases: book)
        #expect(product.phraseIssues == [])
        let testCase = try #require(product.testCases().first)
        let request = AttemptRequest(testCase, token: 1).with(phrasesOf: [product])
        var listener = WorkerListener()
        var ended: [AttemptResult] = []
        let worker = ScenarioWorker(kits: [TinyKit.self], options: AttemptOptions()) { ended += listener.receive($0) }
        #expect(worker.receive(ScenarioWorker.frame(of: request)) {})
        #expect(ended.first?.ending?.status == .passed, "\(ended)")
        #expect(worker.receive(ScenarioWorker.frame(of: AttemptRequest(testCase, token: 2))) {})
        #expect(ended.last?.ending?.status == .undefined)
    }
}
