import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import ScreenRendering

/// How a step or a hook ends in a run that is made up.
struct SampleOutcome: Sendable {
    var status: StepStatus = .passed
    /// Virtual.
    var duration: Duration = .milliseconds(250)
    var wallDuration: Duration = .microseconds(1_500)
    var message: String?
    /// The type of the error that was thrown with the message; nil where none was.
    var errorType: String?
    var screen: String?
    var attachments: [Attachment] = []
    var snapshot: ScreenSnapshot?
    /// What happened meanwhile: the kind and the text.
    var events: [(kind: String, text: String)] = []
    var acted: [StepResult.ActedOn] = []
}

/// What a run that is made up goes by; whatever it does not mention passes.
struct SampleBehaviour: Sendable {
    /// By a step's text or a hook's title, one for each attempt; the last one stands for those that follow.
    var outcomes: [String: [SampleOutcome]] = [:]
    var hooks: [RunHook] = []
    /// By a scenario's name, for every attempt and repetition but the first.
    var divergences: [String: Divergence] = [:]
    /// By a scenario's name: why it did not pass, where no step says it.
    var messages: [String: String] = [:]
    var retries = 0
    /// How often each scenario is run.
    var repetitions = 1
    var order = RunOrder.defined
    var isDryRun = false
}

/// A run of real scripts, with results that are made up: what a report is told.
///
/// ```swift
/// let failing = SampleBehaviour(outcomes: ["I pay": [SampleOutcome(status: .failed)]])
/// let run = SampleRun([GherkinSource(uri: "a.feature", text: text)], failing)
/// run.tell(report)
/// ```
struct SampleRun: Sendable {
    private(set) var start: RunStart
    private(set) var cases: [TestCase] = []
    /// Every attempt.
    private(set) var results: [ScenarioResult] = []
    private(set) var beforeHooks: [StepResult] = []
    private(set) var afterHooks: [StepResult] = []
    var summary = RunSummary()
    private let behaviour: SampleBehaviour

    init(_ sources: [GherkinSource], _ behaviour: SampleBehaviour = SampleBehaviour()) {
        self.behaviour = behaviour
        var vocabulary = SampleVocabulary(hooks: behaviour.hooks)
        var ids = IdentifierSequence()
        start = RunStart(features: [], isDryRun: behaviour.isDryRun, order: behaviour.order)
        for source in sources {
            do {
                let document = try GherkinParser().parse(source, ids: &ids).get()
                let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
                start.features.append(LoadedFeature(source: source, document: document, pickles: pickles))
            } catch {
                start.errors += error.errors
                start.filesWithErrors.append(source)
            }
        }
        summary.parseErrors = start.errors
        for repetition in 0..<behaviour.repetitions {
            for feature in start.features {
                for pickle in feature.pickles {
                    cases.append(testCase(pickle, of: feature, repetition, &vocabulary))
                }
            }
        }
        cases = behaviour.order.arranged(cases)
        start.definitions = vocabulary.definitions
        beforeHooks = runHooks(.beforeTestRun)
        for testCase in cases { run(testCase) }
        afterHooks = runHooks(.afterTestRun)
    }

    /// What a report is told, in order.
    var events: [RunEvent] {
        [.runStarted(start)] + beforeHooks.map { .runHookFinished($0) } + [.scenariosAssembled(cases)]
            + results.map { .scenarioFinished($0) } + afterHooks.map { .runHookFinished($0) } + [.runFinished(summary)]
    }

    func tell(_ report: any Report) {
        for event in events { report.handle(event) }
    }
}

// MARK: - Before it runs

extension SampleRun {
    private func testCase(
        _ pickle: Pickle,
        of feature: LoadedFeature,
        _ repetition: Int,
        _ vocabulary: inout SampleVocabulary
    ) -> TestCase {
        let id = repetition == 0 ? "case-\(pickle.id)" : "case-\(pickle.id)-\(repetition)"
        var steps: [TestStep] = []
        func add(_ kind: RunHook.Kind) {
            for hook in behaviour.hooks where hook.kind == kind && hook.isFor(pickle) {
                steps.append(TestStep(id: "\(id)-\(hook.id)", hook: hook))
            }
        }
        add(.beforeTestCase)
        for step in pickle.steps {
            let written = feature.written(step)
            let status = behaviour.outcomes[step.text]?.first?.status ?? .passed
            let matches = vocabulary.matches(of: step.text, status, in: pickle.language)
            let location = FileLocation(file: pickle.uri, line: written?.location.line ?? pickle.location.line)
            let keyword = written?.keyword ?? ""
            steps.append(
                TestStep(id: "\(id)-\(step.id)", step, matches: matches, keyword: keyword, location: location)
            )
        }
        add(.afterTestCase)
        let folder = pickle.uri.split(separator: "/").dropLast().last ?? ""
        return TestCase(
            id: id,
            pickle: pickle,
            feature: feature,
            product: folder.lowercased(),
            steps: steps,
            repetition: repetition
        )
    }
}

extension RunHook {
    fileprivate func isFor(_ pickle: Pickle) -> Bool {
        guard let tagExpression else { return true }
        return (try? TagExpression(tagExpression))?.evaluate(pickle.tags.map(\.name)) ?? false
    }
}

// MARK: - While it runs

extension SampleRun {
    private mutating func run(_ testCase: TestCase) {
        var failed: [ScenarioFailure] = []
        while true {
            let result = self.result(of: testCase, attempt: failed.count)
            results.append(result)
            if let divergence = result.divergence, result.attempt == 0 {
                let name = testCase.pickle.name
                summary.unstable.append(
                    UnstableScenario(location: testCase.location, name: name, divergence: divergence)
                )
            }
            guard result.willBeRetried else { return summary.add(result, after: failed) }
            failed.append(ScenarioFailure(result))
        }
    }

    private func outcome(of text: String, attempt: Int) -> SampleOutcome {
        guard let outcomes = behaviour.outcomes[text], let last = outcomes.last else { return SampleOutcome() }
        return outcomes.indices.contains(attempt) ? outcomes[attempt] : last
    }

    private func result(of testCase: TestCase, attempt: Int) -> ScenarioResult {
        var steps: [StepResult] = []
        var events: [TraceEvent] = []
        var time = Duration.zero
        // After a step that did not pass, others are still told to be undefined, and hooks after a scenario run.
        var isOver = behaviour.isDryRun
        for step in testCase.steps {
            var outcome = self.outcome(of: step.text, attempt: attempt)
            let isAfterHook = step.hook?.kind == .afterTestCase
            let isTold = [.undefined, .ambiguous].contains(outcome.status) || isAfterHook && !behaviour.isDryRun
            if isOver, !isTold { outcome = SampleOutcome(status: .skipped, duration: .zero, wallDuration: .zero) }
            let first = events.count
            events += outcome.events.map { TraceEvent(time: time, kind: $0.kind, text: $0.text) }
            time += outcome.duration
            steps.append(outcome.result(of: step, in: testCase.pickle.language, events: first..<events.count))
            if outcome.status != .passed { isOver = true }
        }
        let message = behaviour.messages[testCase.pickle.name]
        let worst = max(steps.map(\.status).max() ?? .passed, message == nil ? .passed : .undefined)
        return ScenarioResult(
            testCase: testCase,
            steps: steps,
            status: worst,
            message: message,
            attempt: attempt,
            willBeRetried: worst == .failed && attempt < behaviour.retries,
            duration: time,
            events: events,
            divergence: attempt + testCase.repetition > 0 ? behaviour.divergences[testCase.pickle.name] : nil
        )
    }

    private mutating func runHooks(_ kind: RunHook.Kind) -> [StepResult] {
        let results = behaviour.hooks.filter { $0.kind == kind }.map { hook in
            let outcome = self.outcome(of: hook.title, attempt: 0)
            return StepResult(
                testStep: TestStep(id: hook.id, hook: hook),
                status: outcome.status,
                message: outcome.message,
                exception: outcome.exception(at: hook.location?.description ?? ""),
                attachments: outcome.attachments
            )
        }
        for result in results { summary.add(result) }
        return results
    }
}

extension SampleOutcome {
    fileprivate func exception(at location: String) -> StepException? {
        errorType.map { StepException(type: $0, message: message ?? "", location: location) }
    }

    fileprivate func result(of step: TestStep, in language: String, events: Range<Int>) -> StepResult {
        StepResult(
            testStep: step,
            status: status,
            duration: duration,
            wallDuration: wallDuration,
            message: message,
            exception: exception(at: step.location),
            screen: screen,
            attachments: attachments,
            snippets: status == .undefined ? SampleVocabulary.snippets(for: step, in: language) : [],
            snapshot: snapshot,
            events: events,
            acted: acted
        )
    }
}
