import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Runs one scenario once, or a hook around the whole run.
struct ScenarioAttempt {
    private let request: AttemptRequest
    private let product: ProductScripts
    private let options: AttemptOptions
    private let report: (AttemptEvent) -> Void
    private var library: StepLibrary { product.library }
    private let hooks: StepHooks
    private var steps: StepRun { StepRun(product: product, language: request.language) }

    init(
        _ request: AttemptRequest,
        of product: ProductScripts,
        options: AttemptOptions,
        report: @escaping (AttemptEvent) -> Void
    ) {
        self.request = request
        self.product = product
        self.options = options
        self.report = report
        hooks = StepHooks(of: product, tags: request.tags)
    }

    /// Runs the before hooks and the steps until one does not pass, then the after hooks.
    func run() {
        let reader = Reader.current.reading(scriptIn: request.language, product.texts)
        Reader.$current.withValue(reader) { request.runHook == nil ? runScenario() : runRunHook() }
    }

    private func runScenario() {
        let world = ScenarioWorld(session: makeSession(), makeSession: makeSession)
        world.assertionTimeout = options.assertionTimeout
        if options.phoneLanguage != nil { world.translation = ScriptTranslation(world.session) }
        defer { world.session.end() }
        world.didAttach = { report(.attached($0)) }
        world.session.textWatch = request.absentTexts.map { TextWatch(for: $0) }
        if options.collectsCoverage { world.session.coverageRecord = CoverageRecord() }
        world.afterHooks = request.steps.compactMap { step in
            guard step.hook?.kind == .afterTestCase else { return nil }
            return body(of: step)
        }
        var progress = Progress(stop: options.isDryRun ? .failed : nil)
        progress.laws = options.accepted.map { accepted in
            StepLaws(of: product.kit, except: accepted[request.product] ?? AcceptedFindings(), on: world.session)
        }
        for step in request.steps { run(step, in: world, &progress) }
        let (status, message) = verdict(progress)
        let coverageRecord = world.session.coverageRecord
        world.session.lookForTexts()
        let seenTexts = world.session.textWatch.map(SeenTexts.init)
        // A trap while the app ends belongs to this scenario, not to the next one.
        world.session.end()
        let duration = world.session.clock.elapsed
        var ending = AttemptResult.Ending(status: status, message: message, duration: duration)
        ending.coverageRecord = coverageRecord
        ending.seenTexts = seenTexts
        report(.ended(ending))
    }

    /// A hook around the run is reported as an attempt with one step.
    private func runRunHook() {
        guard let step = request.steps.first else { return }
        let context = RunContext { report(.attached($0)) }
        let start = ContinuousClock.now
        var result = StepResult(testStep: step, status: .passed)
        do {
            guard case .ofRun(let body) = product.hook(step.hook)?.body else { return }
            try body(context)
        } catch {
            result.fail(throwing: error)
        }
        result.wallDuration = ContinuousClock.now - start
        result.attachments = context.attachments
        report(.stepEnded(result, trace: []))
        report(.ended(.init(status: result.status, duration: .zero)))
    }

    private struct Progress {
        var stop: StopReason?
        var worst = StepStatus.passed
        var eventCount = 0
        /// The checks that did not hold, by their lines.
        var failedChecks: [Int?] = []
        var watch = Watch()
        /// Nil where laws are not checked.
        var laws: StepLaws?
    }

    /// Why the remaining steps are not run.
    private enum StopReason {
        /// One did not pass, or it is a dry run: undefined and ambiguous ones among them are reported nevertheless.
        case failed
        /// A step has left out the rest on purpose, whatever it is.
        case skipped
    }

    private func verdict(_ progress: Progress) -> (StepStatus, message: String?) {
        let worst = progress.worst
        if !progress.failedChecks.isEmpty {
            let count = progress.failedChecks.count
            let lines = progress.failedChecks.compactMap { $0.map(String.init) }.joined(separator: ", ")
            let message = localized("\(count, "check failed: line|checks failed: lines") \(lines).")
            return (worst, message)
        }
        let isEmpty = request.steps.allSatisfy { $0.pickleStep == nil }
        guard isEmpty, !options.allowsEmptyScenarios else { return (worst, nil) }
        let message = localized("It has no steps; a line that begins with no keyword of the language is description.")
        return (max(worst, .undefined), message)
    }

    private func makeSession() -> HeadlessSession {
        let session = product.kit.makeSession()
        if let backend = options.backend { session.connect(to: backend) }
        if let language = options.phoneLanguage { session.setLanguage(language) }
        return session
    }

    private func run(_ step: TestStep, in world: ScenarioWorld, _ progress: inout Progress) {
        let start = world.session.clock.elapsed
        let wallStart = ContinuousClock.now
        if options.collectsSnapshots { world.session.actedElements = [] }
        var result = StepResult(testStep: step, status: .passed)
        if let written = step.pickleStep {
            result.status = .skipped
            if progress.stop == nil {
                hooks.run(around: written, in: world, &result) { result in
                    steps.run(written, in: world, &result)
                    progress.laws?.check(world.session, &result)
                }
            } else if progress.stop != .skipped {
                steps.run(written, in: world, isDryRun: true, &result)
            }
        } else {
            runHook(step, in: world, isSkipped: progress.stop != nil, &result)
        }
        result.wallDuration = ContinuousClock.now - wallStart
        if progress.stop == nil, result.status == .failed, let written = step.pickleStep, steps.isSoft(written) {
            progress.failedChecks.append(step.sourceLocation?.line)
        } else if progress.stop == nil, result.status != .passed {
            progress.stop = result.status == .skipped ? .skipped : .failed
        }
        let trace = world.session.trace.events(after: progress.eventCount)
        result.events = progress.eventCount..<(progress.eventCount + trace.count)
        progress.eventCount += trace.count
        progress.worst = max(progress.worst, result.status)
        result.duration = world.session.clock.elapsed - start
        if result.status == .failed, !world.isAboutServer { result.screen = screen(of: world) }
        result.attachments = world.takeAttachments()
        if result.status == .undefined { result.snippets = snippets(for: step) }
        if options.collectsSnapshots {
            result.snapshot = progress.watch.snapshot(of: world.session)
            result.acted = (world.session.actedElements ?? []).map {
                StepResult.ActedOn(role: $0.role, label: $0.label, path: $0.path)
            }
        }
        let events = trace.map { TraceEvent(time: $0.time, kind: $0.kind.rawValue, text: $0.text) }
        report(.stepEnded(result, trace: events))
    }

    private func snippets(for step: TestStep) -> [String] {
        guard let step = step.pickleStep, library.mistake(in: step.text) == nil else { return [] }
        return library.snippets(for: step.text, step.type, step.argument, in: request.language)
    }

    private func body(of hook: TestStep) -> ((ScenarioWorld) throws -> Void)? {
        if case .ofScenario(let body) = product.hook(hook.hook)?.body { body } else { nil }
    }

    /// An after hook runs whatever happened before it, except in a dry run.
    private func runHook(_ step: TestStep, in world: ScenarioWorld, isSkipped: Bool, _ result: inout StepResult) {
        let isSkipped = step.hook?.kind == .beforeTestCase ? isSkipped : options.isDryRun
        guard !isSkipped, let body = body(of: step) else { return result.status = .skipped }
        steps.run(body, in: world, &result)
    }

    /// The navigation and what is drawn, for the failure's report, in the language of its message.
    private func screen(of world: ScenarioWorld) -> String? {
        guard let navigation = try? world.session.navigation(), let content = try? world.session.content() else {
            return nil
        }
        let top = content.children.last?.localizedOutline ?? ""
        return "\(navigation.localizedDescription)\n\(top)"
    }
}
