import AppShell
import AppShellHeadless
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Runs one scenario once.
struct ScenarioAttempt {
    private let job: ScenarioJob
    private let product: ProductScripts
    private let options: AttemptOptions
    /// By their places in the library.
    private let hooks: (before: [Int], after: [Int])
    private var library: StepLibrary { product.library }

    init(_ job: ScenarioJob, of product: ProductScripts, options: AttemptOptions) {
        self.job = job
        self.product = product
        self.options = options
        hooks = product.hookPlaces(of: job.tags)
    }

    /// Runs the before hooks and the steps until one does not pass, then the after hooks.
    func run(_ observer: any AttemptObserver) {
        let world = ScenarioWorld(session: makeSession(), makeSession: makeSession)
        world.assertionTimeout = options.assertionTimeout
        defer { world.session.end() }
        world.didAttach = { observer.didAttach($0) }
        if options.collectsCoverage { world.session.coverageRecord = CoverageRecord() }
        world.afterHooks = hooks.after.compactMap { index in
            if case .ofScenario(let body) = library.hooks[index].body { body } else { nil }
        }
        var progress = Progress(ending: options.isDryRun ? .failed : nil)
        for index in hooks.before { run(.hook(library.hooks[index]), in: world, &progress, observer) }
        for step in job.steps { run(.step(step), in: world, &progress, observer) }
        for index in hooks.after { run(.hook(library.hooks[index]), in: world, &progress, observer) }
        let (status, message) = verdict(on: progress.worst)
        let coverageRecord = world.session.coverageRecord
        // What its end does belongs to the scenario, too: a trap there must not be the next one's.
        world.session.end()
        observer.attemptDidEnd(
            AttemptRecord.End(
                status: status,
                message: message,
                duration: world.session.clock.elapsed,
                coverageRecord: coverageRecord
            )
        )
    }

    private enum Part {
        case hook(Hook)
        case step(ScenarioJob.Step)
    }

    /// How far it is.
    private struct Progress {
        var ending: Ending?
        var worst = StepStatus.passed
        var eventCount = 0
        var watch = Watch()
    }

    /// Why the steps that follow are not run.
    private enum Ending {
        /// What is undefined or ambiguous among them is told all the same. So it is in a dry run.
        case failed
        /// They were left out on purpose, whatever they are.
        case skipped
    }

    private func verdict(on worst: StepStatus) -> (StepStatus, message: String?) {
        guard job.steps.isEmpty, !options.allowsEmptyScenarios else { return (worst, nil) }
        let message = "It has no steps; a line that begins with no keyword of the language is description."
        return (max(worst, .undefined), message)
    }

    private func makeSession() -> HeadlessSession {
        let session = product.kit.makeSession()
        if let backend = options.backend { session.connect(to: backend) }
        return session
    }

    private func run(_ part: Part, in world: ScenarioWorld, _ progress: inout Progress, _ observer: any AttemptObserver)
    {
        let start = world.session.clock.elapsed
        let wallStart = ContinuousClock.now
        let outcome =
            switch part {
            case .hook(let hook): run(hook, in: world, isSkipped: progress.ending != nil)
            case .step(let step): run(step, in: world, after: progress.ending)
            }
        let wallDuration = ContinuousClock.now - wallStart
        if progress.ending == nil, outcome.status != .passed {
            progress.ending = outcome.status == .skipped ? .skipped : .failed
        }
        let events = world.session.trace.events(after: progress.eventCount)
        progress.eventCount += events.count
        progress.worst = max(progress.worst, outcome.status)
        observer.stepDidRun(
            AttemptRecord.StepRecord(
                status: outcome.status,
                duration: world.session.clock.elapsed - start,
                wallDuration: wallDuration,
                message: outcome.message,
                exception: outcome.exception,
                screen: outcome.status == .failed && !world[StepView.self].isServer ? screen(of: world) : nil,
                attachments: world.takeAttachments(),
                snippets: outcome.status == .undefined ? snippets(for: part) : [],
                snapshot: options.collectsSnapshots ? progress.watch.snapshot(of: world.session) : nil,
                events: events.map { TraceEvent(time: $0.time, kind: $0.kind.rawValue, text: $0.text) }
            )
        )
    }

    private func snippets(for part: Part) -> [String] {
        guard case .step(let step) = part, library.mistake(in: step.text) == nil else { return [] }
        return library.snippets(for: step.text, step.type, step.argument, in: job.language)
    }

    /// An after hook runs whatever happened before it, unless nothing is run at all.
    private func run(_ hook: Hook, in world: ScenarioWorld, isSkipped: Bool) -> StepOutcome {
        let isSkipped = hook.kind == .beforeTestCase ? isSkipped : options.isDryRun
        guard case .ofScenario(let body) = hook.body, !isSkipped else { return .skipped }
        return outcome(at: "\(hook.place)", in: world) { world in try body(world) }
    }

    private func run(_ step: ScenarioJob.Step, in world: ScenarioWorld, after ending: Ending?) -> StepOutcome {
        if ending == .skipped { return .skipped }
        let matches = product.matcher.matches(step.text)
        guard let match = matches.first else {
            return StepOutcome(status: .undefined, message: library.undefinedMessage(step.text, in: job.language))
        }
        guard matches.count == 1 else {
            return StepOutcome(status: .ambiguous, message: library.ambiguousMessage(matches))
        }
        if ending != nil { return .skipped }
        let body = library.definitions[match.index].run
        world[StepView.self] = StepView()
        let kind = library.definitions[match.index].kind
        world[ActStart.self].willRun(step.type == .unknown ? kind.stepType : step.type, in: world.session)
        let outcome = outcome(at: job.place(of: step), in: world) { world in
            world.stepArgument = step.argument
            world.timing = try match.timing?.read()
            defer { world.timing = nil }
            try body(world, match.arguments)
            if let timing = match.timing, world.timing != nil {
                throw StepFailure("This step lets no time pass; leave out « \(timing.words) ».")
            }
        }
        guard outcome.status == .passed, step.argument != nil, !world.hasReadArgument else { return outcome }
        return .failed(
            "This step takes no table and no text under it; what stands there is not looked at.",
            at: job.place(of: step)
        )
    }

    private func outcome(
        at place: @autoclosure () -> String,
        in world: ScenarioWorld,
        of body: @escaping (ScenarioWorld) throws -> Void
    ) -> StepOutcome {
        defer { world.session.finishLookingAtBackend() }
        do {
            try body(world)
            world.remember(body)
            return .passed
        } catch let failure as HeadlessError {
            let message = world.explained(ScenarioWorld.explanation(of: failure))
            return StepOutcome(throwing: failure, at: place(), message: message)
        } catch {
            return StepOutcome(throwing: error, at: place())
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
    func undefinedMessage(_ text: String, in language: String) -> String {
        if let expression = tooLarge(for: text).first {
            return "The step is too long to be compared with « \(expression) »; write what is long as a doc string."
        }
        if let mistake = mistake(in: text) { return mistake }
        let nearest = suggestions(for: text, in: language)
        let fact = "No step definition matches."
        guard let first = nearest.first else { return fact + " `appshell steps` lists those there are." }
        let others = nearest.dropFirst().map { "\n         \($0)" }.joined()
        return fact + "\nNearest: \(first)" + others
    }

    /// What is wrong with a step that fits a definition but for words that have no place in it; nil where nothing is.
    func mistake(in text: String) -> String? {
        misplacedTiming(in: text)
            ?? withoutChoices(text).map {
                "Letters between parentheses are a choice in a definition, and not to be copied: write « \($0) »."
            }
    }

    /// What to write in place of a text that was copied from a definition: `1 appel`, `2 appels` for `appel(s)`. nil where
    /// that is not the matter.
    private func withoutChoices(_ text: String) -> String? {
        // What stands between quotes was written, and not copied.
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        func joined(_ keepsLetters: Bool) -> String {
            parts.enumerated().map { index, part in index % 2 == 0 ? plain(part, keepsLetters) : String(part) }
                .joined(separator: "\"")
        }
        func plain(_ part: Substring, _ keepsLetters: Bool) -> String {
            let pieces = part.split(separator: "(", omittingEmptySubsequences: false)
            return pieces.dropFirst().reduce(into: String(pieces[0])) { plain, piece in
                let letters = piece.prefix(while: \.isLetter)
                guard !letters.isEmpty, piece.dropFirst(letters.count).first == ")" else { return plain += "(" + piece }
                plain += (keepsLetters ? letters : "") + piece.dropFirst(letters.count + 1)
            }
        }
        let isSingular = text.split(separator: " ").contains { $0 == "1" || $0 == "0" }
        return [joined(!isSingular), joined(isSingular)].first { $0 != text && !matches($0).isEmpty }
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

extension StepDefinition.Kind {
    /// What a step that begins with `*` is taken for.
    fileprivate var stepType: PickleStep.StepType {
        switch self {
        case .given: .context
        case .when: .action
        case .then: .outcome
        }
    }
}
