import AppShell
import CucumberExpressions
public import CucumberGherkin
public import Headless

/// The scripts of one product, with the vocabulary they are written in.
public struct ProductScripts: Sendable {
    public let kit: any TestKit.Type
    /// Compiled once.
    public let library: StepLibrary
    public var features: [LoadedFeature]

    public init(kit: any TestKit.Type, features: [LoadedFeature]) {
        self.init(kit: kit, library: kit.library, features: features)
    }

    init(kit: any TestKit.Type, library: StepLibrary, features: [LoadedFeature]) {
        self.kit = kit
        self.library = library
        self.features = features
    }
}

/// What a run is made of.
public struct RunPlan: Sendable {
    /// Products in the order in which they run.
    public let products: [ProductScripts]
    /// Files that could not be read; the others run nevertheless.
    public let errors: [GherkinError]
    /// Steps are matched, and none is run.
    public let isDryRun: Bool
    /// What is seen and acted on is collected, for a ``CoverageReport``.
    public let collectsExercise: Bool
    /// Answers in the place of the back ends in process; nil for those.
    public let backend: ServedBackend?

    public init(
        products: [ProductScripts],
        errors: [GherkinError] = [],
        isDryRun: Bool = false,
        collectsExercise: Bool = false,
        backend: ServedBackend? = nil
    ) {
        self.products = products
        self.errors = errors
        self.isDryRun = isDryRun
        self.collectsExercise = collectsExercise
        self.backend = backend
    }
}

/// Runs scripts, each scenario with a phone, an app and a back end of its own.
public struct ScenarioRunner: Sendable {
    private let kit: any TestKit.Type
    private let library: StepLibrary
    private let isDryRun: Bool
    private let collectsExercise: Bool
    private let backend: ServedBackend?

    init(_ scripts: ProductScripts, of plan: RunPlan) {
        kit = scripts.kit
        library = scripts.library
        isDryRun = plan.isDryRun
        collectsExercise = plan.collectsExercise
        backend = plan.backend
    }

    /// Runs all scenarios in order and tells the reports.
    public static func run(_ plan: RunPlan, reports: [any Report]) -> RunSummary {
        func tell(_ event: RunEvent) {
            for report in reports { report.handle(event) }
        }
        var summary = RunSummary()
        summary.parseErrors = plan.errors
        tell(.runStarted(plan))
        for product in plan.products {
            let runner = ScenarioRunner(product, of: plan)
            for feature in product.features {
                tell(.featureStarted(feature))
                for pickle in feature.pickles {
                    let result = runner.run(pickle, of: feature)
                    summary.add(result)
                    tell(.scenarioFinished(result, feature))
                }
            }
        }
        tell(.runFinished(summary))
        return summary
    }

    /// Runs one scenario. The first step that does not pass ends it; the others are skipped.
    func run(_ pickle: Pickle, of feature: LoadedFeature) -> ScenarioResult {
        let world = ScenarioWorld(session: makeSession(), makeSession: makeSession)
        if collectsExercise { world.session.exercise = Exercise() }
        var hasEnded = isDryRun
        var results: [StepResult] = []
        for step in pickle.steps {
            let result = run(step, of: feature, in: world, isSkipped: hasEnded)
            // In a dry run, and after a step that did not pass, the others are matched and not run.
            hasEnded = hasEnded || result.status != .passed
            results.append(result)
        }
        let duration = world.session.clock.elapsed
        let trace = world.session.trace.text
        let exercise = world.session.exercise
        world.session.end()
        return ScenarioResult(pickle: pickle, steps: results, duration: duration, trace: trace, exercise: exercise)
    }

    private func makeSession() -> HeadlessSession {
        let session = kit.makeSession()
        if let backend { session.connect(to: backend) }
        return session
    }

    private func run(
        _ step: PickleStep,
        of feature: LoadedFeature,
        in world: ScenarioWorld,
        isSkipped: Bool
    ) -> StepResult {
        let matches = library.matches(step.text)
        let start = world.session.clock.elapsed
        let (status, message) = outcome(of: step, matches, in: world, isSkipped: isSkipped)
        let written = feature.written(step)
        return StepResult(
            step: step,
            keyword: written?.keyword ?? "",
            line: written?.location.line ?? 0,
            status: status,
            duration: world.session.clock.elapsed - start,
            message: message,
            screen: status == .failed ? screen(of: world) : nil,
            notes: world.takeNotes(),
            matches: matches
        )
    }

    private func outcome(
        of step: PickleStep,
        _ matches: [StepLibrary.Match],
        in world: ScenarioWorld,
        isSkipped: Bool
    ) -> (StepStatus, String?) {
        guard let match = matches.first else { return (.undefined, undefinedMessage(step)) }
        guard matches.count == 1 else { return (.ambiguous, ambiguousMessage(matches)) }
        if isSkipped { return (.skipped, nil) }
        world.stepArgument = step.argument
        let run = library.definitions[match.index].run
        defer { world.session.finishLookingAtBackend() }
        do {
            try run(world, match.arguments)
            if step.argument != nil, !world.hasReadArgument {
                return (.failed, "This step takes no table and no text under it; what stands there is not looked at.")
            }
            world.remember { world in
                world.stepArgument = step.argument
                try run(world, match.arguments)
            }
            return (.passed, nil)
        } catch let failure as StepFailure {
            return (.failed, failure.message)
        } catch let failure as HeadlessFailure {
            return (.failed, world.explained(ScenarioWorld.explanation(of: failure)))
        } catch {
            return (.failed, "\(error)")
        }
    }

    private func undefinedMessage(_ step: PickleStep) -> String {
        let nearest = library.suggestions(for: step.text)
        let fact = "No step is written like this."
        guard let first = nearest.first else { return fact + " `appshell steps` lists those there are." }
        let others = nearest.dropFirst().map { "\n         \($0)" }.joined()
        return fact + "\nNearest: \(first)" + others
    }

    private func ambiguousMessage(_ matches: [StepLibrary.Match]) -> String {
        let places = matches.map { match in
            let definition = library.definitions[match.index]
            return "\n  \(definition.expression.source)   (\(definition.place))"
        }
        return "\(matches.count) definitions fit this step; make one of them more specific:" + places.joined()
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
