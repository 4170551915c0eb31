import CucumberGherkin
import ScenarioReports
import ScreenRendering
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// Two attempts at one scenario either are alike, or part at a place that is told.
struct DivergenceTests {
    private static let stepCount = 5

    private static func testCase() throws -> TestCase {
        let body = (0..<stepCount).map { "    Given step \($0)\n" }.joined()
        var ids = IdentifierSequence()
        let text = "Feature: F\n  Scenario: S\n" + body
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        let product = ProductScripts(kit: TinyKit.self, library: StepLibrary(), features: scripts.features)
        return try #require(product.testCases().first)
    }

    /// Five steps of chance, each with something seen and something that happened.
    private static func attempt(seed: Int) -> SampleAttempt {
        var chance = MutationGenerator(seed: UInt64(seed))
        var attempt = SampleAttempt()
        for _ in 0..<stepCount {
            var step = chance.step()
            step.snapshot = ScreenSnapshot(navigation: chance.text(), screen: chance.element(depth: 2))
            step.trace.append(chance.event())
            attempt.steps.append(step)
        }
        attempt.ending = chance.ending()
        return attempt
    }

    private static func divergence(_ testCase: TestCase, _ earlier: SampleAttempt, _ later: SampleAttempt)
        -> Divergence?
    {
        let first = ScenarioResult(testCase, earlier.result, number: 0)
        return ScenarioResult(testCase, later.result, number: 1).divergence(from: first, as: (0, 1))
    }

    @Test("two attempts that went alike do not part, however long they took on the wall clock")
    func alike() throws {
        let testCase = try Self.testCase()
        for seed in 0..<200 {
            let attempt = Self.attempt(seed: seed)
            var slower = attempt
            for index in slower.steps.indices { slower.steps[index].wallDuration += .seconds(index) }
            #expect(Self.divergence(testCase, attempt, slower) == nil, "seed \(seed)")
        }
    }

    /// Changes of a step that a person would see or a report would tell.
    private static let changes: [(name: String, change: @Sendable (inout SampleStep) -> Void)] = [
        ("another event", { $0.trace[0] = TraceEvent(time: .zero, kind: "app", text: "changé") }),
        ("an event less", { $0.trace.removeLast() }),
        ("an event more", { $0.trace.append(TraceEvent(time: .zero, kind: "app", text: "changé")) }),
        (
            "a later event",
            { step in
                let event = step.trace[0]
                step.trace[0] = TraceEvent(time: event.time + .seconds(1), kind: event.kind, text: event.text)
            }
        ),
        ("another status", { $0.status = $0.status == .passed ? .failed : .passed }),
        ("another message", { $0.message = ($0.message ?? "") + "changé" }),
        ("another navigation", { $0.snapshot = ScreenSnapshot(navigation: "changé", screen: $0.snapshot?.screen) }),
        ("no screen", { $0.snapshot = ScreenSnapshot(navigation: $0.snapshot?.navigation, screen: nil) }),
        ("no snapshot", { $0.snapshot = nil }),
        ("another label", { $0.snapshot = Self.snapshot($0, label: "changé") }),
        ("another value", { $0.snapshot = Self.snapshot($0, value: "changé") }),
        ("an element more", { $0.snapshot = Self.snapshot($0, child: ScreenElement(role: "text", label: "changé")) }),
        ("other flags", { $0.snapshot = Self.snapshot($0, flips: .busy) }),
    ]

    private static func snapshot(
        _ step: SampleStep,
        label: String? = nil,
        value: String? = nil,
        child: ScreenElement? = nil,
        flips: ScreenElement.Flags = []
    ) -> ScreenSnapshot? {
        guard let snapshot = step.snapshot, let screen = snapshot.screen else { return nil }
        let changed = ScreenElement(
            role: screen.role,
            label: label ?? screen.label,
            value: value ?? screen.value,
            flags: screen.flags.symmetricDifference(flips),
            message: screen.message,
            placeholder: screen.placeholder,
            note: screen.note,
            children: screen.children + (child.map { [$0] } ?? [])
        )
        return ScreenSnapshot(navigation: snapshot.navigation, screen: changed)
    }

    @Test(
        "a change is found at the first step that has one, whatever comes after, and told from both sides",
        arguments: changes.indices
    )
    func found(index: Int) throws {
        let testCase = try Self.testCase()
        let (name, change) = Self.changes[index]
        for seed in 0..<100 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let attempt = Self.attempt(seed: seed)
            var changed = attempt
            let place = chance.below(Self.stepCount)
            change(&changed.steps[place])
            for later in changed.steps.indices.dropFirst(place + 1) where chance.chance(50) {
                Self.changes[chance.below(Self.changes.count)].change(&changed.steps[later])
            }
            let divergence = Self.divergence(testCase, attempt, changed)
            #expect(divergence?.step == "Given step \(place)", "\(name), seed \(seed)")
            #expect(divergence?.before != divergence?.after, "\(name), seed \(seed)")
            // The other way round, the sides are changed.
            let back = Self.divergence(testCase, changed, attempt)
            #expect(back?.before == divergence?.after && back?.after == divergence?.before, "\(name), seed \(seed)")
        }
    }

    @Test("within a step the event comes before the screen, and the screen before the verdict: causes before effects")
    func causesFirst() throws {
        let testCase = try Self.testCase()
        let attempt = Self.attempt(seed: 5)
        var changed = attempt
        changed.steps[2].message = "changé"
        #expect(Self.divergence(testCase, attempt, changed)?.after?.hasSuffix(": changé") == true)
        changed.steps[2].snapshot = ScreenSnapshot(navigation: "ailleurs", screen: nil)
        #expect(Self.divergence(testCase, attempt, changed)?.after == "the navigation ailleurs")
        changed.steps[2].trace[0] = TraceEvent(time: .seconds(1), kind: "app", text: "changé")
        #expect(Self.divergence(testCase, attempt, changed)?.after == "1.000 app: changé")
    }

    @Test("a text that moves from one part of an element to another is a change of the screen")
    func movedText() throws {
        let testCase = try Self.testCase()
        let parts = [
            ScreenElement(role: "field", label: "Âge", value: "12"),
            ScreenElement(role: "field", label: "Âge", message: "12"),
            ScreenElement(role: "field", label: "Âge", placeholder: "12"),
            ScreenElement(role: "field", label: "Âge", note: "12"),
        ]
        for earlier in parts {
            for later in parts where earlier != later {
                var (first, second) = (Self.attempt(seed: 1), Self.attempt(seed: 1))
                first.steps[3].snapshot = ScreenSnapshot(navigation: "Accueil", screen: earlier)
                second.steps[3].snapshot = ScreenSnapshot(navigation: "Accueil", screen: later)
                #expect(Self.divergence(testCase, first, second)?.step == "Given step 3", "\(earlier) \(later)")
            }
        }
    }

    @Test("the screen at a failure is compared although no snapshots are collected")
    func failureScreen() throws {
        let testCase = try Self.testCase()
        var attempt = Self.attempt(seed: 1)
        attempt.steps[4].snapshot = nil
        attempt.steps[4].status = .failed
        attempt.steps[4].screen = "Accueil\nBonjour"
        var changed = attempt
        changed.steps[4].screen = "Accueil\nAu revoir"
        #expect(Self.divergence(testCase, attempt, changed)?.step == "Given step 4")
    }

    @Test("an event that moves to the step after counts at the step that lost it")
    func movedEvent() throws {
        let testCase = try Self.testCase()
        let attempt = Self.attempt(seed: 8)
        var changed = attempt
        let event = changed.steps[1].trace.removeLast()
        changed.steps[2].trace.insert(event, at: 0)
        let divergence = Self.divergence(testCase, attempt, changed)
        #expect(divergence?.step == "Given step 1")
        #expect(divergence?.before == event.description)
        #expect(divergence?.after == nil)
    }

    @Test("attempts whose steps went alike and whose ends did not part after the last step")
    func ends() throws {
        let testCase = try Self.testCase()
        var attempt = Self.attempt(seed: 2)
        attempt.ending?.status = .passed
        var changed = attempt
        changed.ending?.status = .undefined
        changed.ending?.message = "C'est vide."
        let divergence = Self.divergence(testCase, attempt, changed)
        #expect(divergence != nil && divergence?.step == nil)
        #expect(divergence?.after == "undefined: C'est vide.")
    }
}
