import AppShellHeadless
import CucumberGherkin
import ScenarioReports
import Synchronization
import Testing

@testable import ScenarioRunner

/// What hooks see, when they run, and what their errors do to scenarios and to the run.
struct HookTests {
    private static let script = """
        Feature: F
          @one
          Scenario: A
            Given I note "a"
          Scenario: B
            Given I note "b"
            And it fails

        """

    @Test("hooks run around each scenario: those before in order, those after backwards, also after a failure")
    func order() {
        let diary = Diary()
        var library = diary.library
        library.before { _ in diary.note("before 1") }
        library.before(tags: "@one") { _ in diary.note("before 2, @one only") }
        library.after { _ in diary.note("after 1") }
        library.after { _ in diary.note("after 2") }
        library.beforeAll { _ in diary.note("before all 1") }
        library.beforeAll { _ in diary.note("before all 2") }
        library.afterAll { _ in diary.note("after all 1") }
        library.afterAll { _ in diary.note("after all 2") }
        let run = TinyRun(script: Self.script, library: library)
        #expect(
            diary.lines == [
                "before all 1", "before all 2", "before 1", "before 2, @one only", "a", "after 2", "after 1",
                "before 1",
                "b", "after 2", "after 1", "after all 2", "after all 1",
            ]
        )
        #expect(run.summary.scenarios == [.passed: 1, .failed: 1])
        #expect(run.summary.steps == [.passed: 2, .failed: 1], "hooks are no steps")
    }

    @Test("a before hook that fails is told with its location; the steps are skipped, the after hooks run")
    func beforeFails() {
        let diary = Diary()
        var library = diary.library
        library.before("opens the shop", file: "Hooks.swift", line: 3) { _ in throw StepFailure("The shop is closed.") }
        library.before { _ in diary.note("never") }
        library.after { _ in diary.note("after") }
        let run = TinyRun(script: Self.script, library: library)
        #expect(diary.lines == ["after", "after"])
        #expect(run.statuses == [.failed, .skipped, .skipped, .passed])
        #expect(
            run.pretty.contains(
                """
                    ✘ Before hook “opens the shop”
                        Hooks.swift:3
                        The shop is closed.
                    - Given I note "a"
                """
            )
        )
        #expect(run.summary.scenarios == [.failed: 2])
    }

    @Test("an after hook that fails makes its scenario fail, and hooks that passed say nothing")
    func afterFails() {
        let diary = Diary()
        var library = diary.library
        library.before { _ in }
        library.after(tags: "@one", file: "Hooks.swift", line: 4) { _ in throw StepFailure("Something is left.") }
        let run = TinyRun(script: Self.script, library: library)
        #expect(run.results.map(\.status) == [.failed, .failed])
        #expect(run.pretty.contains("✘ After hook\n        Hooks.swift:4\n        Something is left.\n"))
        #expect(!run.pretty.contains("Before hook"))
    }

    @Test("hooks run around each step that runs, with its text and how it went")
    func steps() {
        let diary = Diary()
        var library = diary.library
        library.beforeStep { _, step in diary.note("before \(step.text)") }
        library.afterStep { _, step in diary.note("after 1, \(step.status?.rawValue ?? "none")") }
        library.afterStep(tags: "@one") { _, _ in diary.note("after 2, @one only") }
        let run = TinyRun(script: Self.script, library: library)
        #expect(
            diary.lines == [
                #"before I note "a""#, "a", "after 2, @one only", "after 1, PASSED",
                #"before I note "b""#, "b", "after 1, PASSED", "before it fails", "after 1, FAILED",
            ]
        )
        #expect(run.summary.steps == [.passed: 2, .failed: 1])
    }

    @Test("a hook before a step that fails keeps it from running; one after it fails a step that passed")
    func stepsFail() {
        let diary = Diary()
        var library = diary.library
        library.beforeStep("guard", tags: "@one") { _, _ in throw StepFailure("Not now.") }
        library.afterStep { _, _ in throw StepFailure("Something is left.") }
        let run = TinyRun(script: Self.script, library: library)
        #expect(diary.lines == ["b"])
        #expect(
            run.results.flatMap(\.steps).map(\.message) == [
                "BeforeStep hook “guard”: Not now.", "AfterStep hook: Something is left.", nil,
            ]
        )
        #expect(run.summary.steps == [.failed: 2, .skipped: 1])
    }

    @Test("a hook has the scenario's app")
    func world() {
        var library = TinyKit.library
        library.before { world in try world.session.launch() }
        let run = TinyRun(steps: ["Alors je vois \"Bonjour\""], library: library)
        #expect(run.statuses == [.passed, .passed])
    }

    @Test("where a hook before all scenarios fails none of them runs, the others of its kind do, and the run fails")
    func beforeAllFails() {
        let diary = Diary()
        var library = diary.library
        library.beforeAll("the database", file: "Hooks.swift", line: 5) { _ in throw StepFailure("No database.") }
        library.beforeAll { _ in diary.note("second") }
        library.afterAll { _ in diary.note("last") }
        let run = TinyRun(script: Self.script, library: library)
        #expect(diary.lines == ["second", "last"])
        #expect(run.results.isEmpty)
        #expect(!run.summary.succeeded)
        #expect(
            run.pretty.contains(
                "Run hooks that did not pass:\n  ✘ BeforeAll hook “the database”  Hooks.swift:5\n      No database.\n"
            )
        )
        #expect(run.pretty.hasSuffix("0 passed, 0 failed, 2 not run; 1 hook around the run failed\n"))
    }

    @Test("the scenarios of other products run nevertheless")
    func otherProducts() {
        let diary = Diary()
        var closed = diary.library
        closed.beforeAll { _ in throw StepFailure("No database.") }
        var ids = IdentifierSequence()
        let features = ["a.feature", "b.feature"].map { uri in
            LoadedScripts([GherkinSource(uri: uri, text: Self.script)], ids: &ids).features
        }
        let plan = RunPlan(products: [
            ProductScripts(kit: TinyKit.self, library: closed, features: features[0]),
            ProductScripts(kit: TinyKit.self, library: diary.library, features: features[1]),
        ])
        let summary = ScenarioRunner.run(plan, reports: [])
        #expect(diary.lines == ["a", "b"])
        #expect(summary.notRunCount == 2)
        #expect(summary.scenarioCount == 2)
        #expect(!summary.succeeded)
    }

    @Test("a hook around the run can leave its product out, which is no failure; what it says is told")
    func leavesOut() {
        var library = Diary().library
        library.beforeAll("the orchard") { run in
            run.log("It is winter.")
            throw StepSkipped("no fruits")
        }
        let run = TinyRun(script: Self.script, library: library)
        #expect(run.summary.succeeded)
        #expect(run.summary.notRunCount == 2)
        #expect(run.pretty.contains("- BeforeAll hook “the orchard”\n    It is winter.\n    no fruits\n"))
    }

    @Test("a dry run runs no hook")
    func dryRun() {
        let diary = Diary()
        var library = diary.library
        library.beforeAll { _ in diary.note("all") }
        library.before { _ in diary.note("before") }
        library.after { _ in diary.note("after") }
        let run = TinyRun(script: Self.script, library: library, isDryRun: true)
        #expect(diary.lines.isEmpty)
        #expect(run.summary.succeeded)
    }

    @Test("tags that can't be read are an error with their location")
    func tags() {
        var library = StepLibrary()
        library.before(tags: "@a and", file: "Hooks.swift", line: 6) { _ in }
        #expect(library.hooks.isEmpty)
        #expect(library.errors.map(\.description).first?.hasPrefix("Hooks.swift:6: the hook's tags: ") == true)
    }

    @Test("steps that begin again on a fresh phone have the hooks again, those after too")
    func replay() {
        let diary = Diary()
        var library = TinyKit.library
        library.before { _ in diary.note("before") }
        library.after { _ in diary.note("after") }
        library.step(.when, ["fr": "je recommence"], "Begins again.") { world in
            try world.replayed().end()
        }
        let run = TinyRun(steps: ["Soit l'application est ouverte", "Quand je recommence"], library: library)
        #expect(run.summary.succeeded)
        #expect(diary.lines == ["before", "before", "after", "after"])
    }
}

/// What steps and hooks note, over all scenarios.
final class Diary: Sendable {
    private let notes = Mutex<[String]>([])

    var lines: [String] { notes.withLock { $0 } }

    func note(_ line: String) { notes.withLock { $0.append(line) } }

    /// `I note {string}` and `it fails`.
    var library: StepLibrary {
        var library = StepLibrary()
        library.step(.given, ["en": "I note {string}"], "Notes.") { (_, line: String) in self.note(line) }
        library.step(.given, ["en": "it fails"], "Fails.") { _ in throw StepFailure("It fails.") }
        return library
    }
}
