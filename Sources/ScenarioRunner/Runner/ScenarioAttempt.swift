import AppShell
import CucumberExpressions
import CucumberGherkin
import Headless

/// Runs one scenario once.
struct ScenarioAttempt {
    private let testCase: TestCase
    private let plan: RunPlan
    private var product: ProductScripts { plan.products[testCase.product] }

    init(_ testCase: TestCase, of plan: RunPlan) {
        self.testCase = testCase
        self.plan = plan
    }

    /// Runs the before hooks and the steps until one does not pass, then the after hooks.
    func run(attempt: Int) -> ScenarioResult {
        let world = ScenarioWorld(session: makeSession(), makeSession: makeSession)
        if plan.collectsExercise { world.session.exercise = Exercise() }
        world.afterHooks = afterHooks
        // In a dry run, and after a step that did not pass, the others are matched and not run.
        var ending: Ending? = plan.isDryRun ? .failed : nil
        var results: [StepResult] = []
        for step in testCase.steps {
            let result = run(step, in: world, after: ending)
            if ending == nil, result.status != .passed { ending = result.status == .skipped ? .skipped : .failed }
            results.append(result)
        }
        let (status, message) = verdict(on: results)
        defer { world.session.end() }
        return ScenarioResult(
            testCase: testCase,
            steps: results,
            status: status,
            message: message,
            attempt: attempt,
            willBeRetried: status == .failed && attempt < plan.retries,
            duration: world.session.clock.elapsed,
            trace: world.session.trace.text,
            exercise: world.session.exercise
        )
    }

    /// Why the steps that follow are not run.
    private enum Ending {
        /// What is undefined or ambiguous among them is told all the same.
        case failed
        /// They were left out on purpose, whatever they are.
        case skipped
    }

    private func verdict(on results: [StepResult]) -> (StepStatus, message: String?) {
        let worst = results.map(\.status).max() ?? .passed
        guard testCase.pickle.steps.isEmpty, !plan.allowsEmptyScenarios else { return (worst, nil) }
        let message = "It has no steps; a line that begins with no keyword of the language is description."
        return (max(worst, .undefined), message)
    }

    private var afterHooks: [(ScenarioWorld) throws -> Void] {
        testCase.steps.compactMap { step in
            guard case .hook(let index) = step.source, product.library.hooks[index].kind == .afterTestCase,
                case .ofScenario(let body) = product.library.hooks[index].body
            else { return nil }
            return body
        }
    }

    private func makeSession() -> HeadlessSession {
        let session = product.kit.makeSession()
        if let backend = plan.backend { session.connect(to: backend) }
        return session
    }

    private func run(_ step: TestStep, in world: ScenarioWorld, after ending: Ending?) -> StepResult {
        let start = world.session.clock.elapsed
        let source: StepResult.Source
        let keyword: String
        let place: String
        let outcome: StepOutcome
        switch step.source {
        case .hook(let index):
            let hook = product.library.hooks[index]
            source = .hook(hook)
            keyword = ""
            place = "\(hook.place)"
            outcome = run(hook, in: world, isSkipped: ending != nil)
        case .pickleStep(let step, let matches):
            let written = testCase.feature.written(step)
            source = .step(step)
            keyword = written?.keyword ?? ""
            place = "\(testCase.pickle.uri):\(written?.location.line ?? testCase.pickle.location.line)"
            outcome = run(step, matches, at: place, in: world, after: ending)
        }
        return StepResult(
            source: source,
            keyword: keyword,
            place: place,
            status: outcome.status,
            duration: world.session.clock.elapsed - start,
            message: outcome.message,
            exception: outcome.exception,
            screen: outcome.status == .failed ? screen(of: world) : nil,
            attachments: world.takeAttachments(),
            snippets: outcome.status == .undefined ? snippets(for: source) : []
        )
    }

    private func snippets(for source: StepResult.Source) -> [String] {
        guard case .step(let step) = source else { return [] }
        return product.library.snippets(for: step, in: testCase.pickle.language)
    }

    /// An after hook runs whatever happened before it, unless nothing is run at all.
    private func run(_ hook: Hook, in world: ScenarioWorld, isSkipped: Bool) -> StepOutcome {
        let isSkipped = hook.kind == .beforeTestCase ? isSkipped : plan.isDryRun
        guard case .ofScenario(let body) = hook.body, !isSkipped else { return .skipped }
        return outcome(at: "\(hook.place)", in: world) { world in try body(world) }
    }

    private func run(
        _ step: PickleStep,
        _ matches: [StepLibrary.Match],
        at place: String,
        in world: ScenarioWorld,
        after ending: Ending?
    ) -> StepOutcome {
        if ending == .skipped { return .skipped }
        let library = product.library
        guard let match = matches.first else {
            return StepOutcome(
                status: .undefined,
                message: library.undefinedMessage(step, in: testCase.pickle.language)
            )
        }
        guard matches.count == 1 else {
            return StepOutcome(status: .ambiguous, message: library.ambiguousMessage(matches))
        }
        if ending != nil { return .skipped }
        let body = library.definitions[match.index].run
        let outcome = outcome(at: place, in: world) { world in
            world.stepArgument = step.argument
            try body(world, match.arguments)
        }
        guard outcome.status == .passed, step.argument != nil, !world.hasReadArgument else { return outcome }
        return .failed("This step takes no table and no text under it; what stands there is not looked at.", at: place)
    }

    private func outcome(
        at place: String,
        in world: ScenarioWorld,
        of body: @escaping (ScenarioWorld) throws -> Void
    ) -> StepOutcome {
        defer { world.session.finishLookingAtBackend() }
        do {
            try body(world)
            world.remember(body)
            return .passed
        } catch let failure as HeadlessFailure {
            let message = world.explained(ScenarioWorld.explanation(of: failure))
            return StepOutcome(throwing: failure, at: place, message: message)
        } catch {
            return StepOutcome(throwing: error, at: place)
        }
    }

    /// The navigation and what is drawn, for whoever has to find out why.
    private func screen(of world: ScenarioWorld) -> String? {
        guard let navigation = try? world.session.navigation(), let content = try? world.session.content() else {
            return nil
        }
        let top = content.children.last?.outline ?? ""
        return "\(navigation)\n\(top)"
    }
}

extension StepLibrary {
    /// What is said of a step that nothing fits.
    func undefinedMessage(_ step: PickleStep, in language: String) -> String {
        if let expression = tooLarge(for: step.text).first {
            return "The step is too long to be compared with « \(expression) »; write what is long as a doc string."
        }
        let nearest = suggestions(for: step.text, in: language)
        let fact = "No step is written like this."
        guard let first = nearest.first else { return fact + " `appshell steps` lists those there are." }
        let others = nearest.dropFirst().map { "\n         \($0)" }.joined()
        return fact + "\nNearest: \(first)" + others
    }

    /// What is said of a step that more than one definition fits.
    func ambiguousMessage(_ matches: [Match]) -> String {
        let places = matches.map { match in
            let definition = definitions[match.index]
            return "\n  \(definition.expression.source)   (\(definition.place))"
        }
        return "\(matches.count) definitions fit this step; make one of them more specific:" + places.joined()
    }
}
