public import AppShellHeadless
import AppShellTexts
import CucumberGherkin
public import ScenarioReports

/// Runs scripts. Each scenario has a phone, an app and a back end of its own.
public struct ScenarioRunner {
    private let plan: RunPlan
    private let engine: any ScenarioEngine
    private let reports: [any Report]
    private let collect: (_ product: String, CoverageRecord) -> Void
    private var summary = RunSummary()

    /// Runs all scenarios and reports them in the order of the plan, whatever the order in which they end.
    ///
    /// - Parameters:
    ///   - engine: nil runs them in this process.
    ///   - collect: takes what each scenario saw and acted on, where the plan asks for it.
    public static func run(
        _ plan: RunPlan,
        on engine: (any ScenarioEngine)? = nil,
        reports: [any Report],
        collect: @escaping (_ product: String, CoverageRecord) -> Void = { _, _ in }
    ) -> RunSummary {
        var runner = ScenarioRunner(
            plan: plan,
            engine: engine ?? InProcessEngine(plan),
            reports: reports,
            collect: collect
        )
        runner.run()
        return runner.summary
    }

    private mutating func run() {
        summary.parseErrors = plan.errors
        summary.warnings = plan.warnings
        report(
            .runStarted(
                RunStart(
                    features: plan.features,
                    errors: plan.errors,
                    filesWithErrors: plan.filesWithErrors,
                    definitions: plan.products.flatMap(\.definitions),
                    isDryRun: plan.options.isDryRun,
                    order: plan.order,
                    shards: plan.shards,
                    command: plan.command,
                    startedAt: plan.startedAt,
                    slowestCount: plan.slowestCount,
                    ci: plan.ci
                )
            )
        )
        if isPrepared() {
            // A shard without scenarios needs no preparation.
            let hasScenarios = plan.scenarioCount > 0
            let closed = hasScenarios ? runHooks(.beforeTestRun) : []
            runScenarios(except: closed)
            if hasScenarios { runHooks(.afterTestRun) }
            if engine.isInterrupted { summary.isInterrupted = true }
        }
        engine.close()
        report(.runFinished(summary))
    }

    private func report(_ event: RunEvent) {
        for report in reports { report.handle(event) }
    }

    private mutating func isPrepared() -> Bool {
        do {
            try plan.preparation?()
            return true
        } catch {
            let type = "\(Swift.type(of: error))"
            summary.abortion = StepException(
                type: type,
                message: "\(error)",
                location: localized("before the first scenario")
            )
            return false
        }
    }

    /// - Parameter closed: products whose hooks before all scenarios did not pass.
    private mutating func runScenarios(except closed: Set<Int>) {
        let cases = plan.testCases(except: closed)
        if !closed.isEmpty {
            let ids = Set(cases.map(\.id))
            summary.notRun = plan.testCases().filter { !ids.contains($0.id) }.map(\.pickle)
            summary.notRunCount = summary.notRun.count
        }
        guard closed.count < plan.products.count else { return }
        report(.scenariosAssembled(cases))
        var schedule = Schedule(cases, of: plan)
        var progress = Progress(absences: AbsenceCheck(plan))
        while schedule.isOpen {
            while engine.hasRoom, var request = schedule.nextRequest() {
                request.absentTexts = progress.absences.wanted(of: request.product)
                engine.begin(request)
            }
            guard let end = engine.next() else {
                if let failure = engine.failure {
                    summary.abortion = StepException(type: "ProcessFailure", message: failure, location: "")
                } else {
                    summary.isInterrupted = true
                }
                break
            }
            schedule.take(end)
            progress.absences.take(end.ending?.seenTexts, of: cases[end.token].product)
            if !end.isComplete { progress.isPartial = true }
            while let ended = schedule.nextInOrder() { report(ended, &progress, &schedule) }
        }
        let stopped = engine.stop()
        for end in stopped where end.isComplete {
            schedule.take(end)
            progress.absences.take(end.ending?.seenTexts, of: cases[end.token].product)
        }
        // What has ended is reported, even where a scenario before it has not.
        for ended in schedule.rest() { report(ended, &progress, &schedule) }
        if summary.isInterrupted { summary.running = schedule.descriptions(of: stopped.filter { !$0.isComplete }) }
        summary.leftOutCount = cases.count - progress.reported.count
        if summary.leftOutCount > 0 {
            summary.leftOut = cases.filter { !progress.reported.contains($0.id) }.map(\.pickle)
        }
        // Steps that were not run may show any text.
        guard summary.leftOutCount == 0, closed.isEmpty, !progress.isPartial else { return }
        if plan.shard == nil {
            summary.warnings += progress.absences.warnings
        } else {
            let absences = progress.absences
            summary.shardTexts = ShardTexts(warnings: absences.warnings, unseen: absences.unseen)
        }
    }

    private struct Progress {
        var absences: AbsenceCheck
        /// Whether an attempt crashed or timed out, or a scenario failed before its last step.
        var isPartial = false
        /// The ids of the scenarios that have been reported.
        var reported: Set<String> = []
        /// The first repetition of the scenario that is being repeated.
        var first: ScenarioResult?
    }

    /// Reports all attempts at one scenario.
    private mutating func report(_ ended: Schedule.Ended, _ progress: inout Progress, _ schedule: inout Schedule) {
        if let id = ended.attempts.first?.testCase.id { progress.reported.insert(id) }
        var ended = ended
        if plan.repetitions > 1 { compare(&ended, &progress) }
        var failed: [ScenarioFailure] = []
        for attempt in ended.attempts {
            if attempt.willBeRetried { failed.append(ScenarioFailure(attempt)) }
            progress.absences.take(attempt)
            report(.scenarioFinished(attempt))
        }
        guard let last = ended.attempts.last else { return }
        if last.endsEarly { progress.isPartial = true }
        if let coverageRecord = ended.coverageRecord { collect(last.testCase.product, coverageRecord) }
        summary.add(last, after: failed)
        if let limit = plan.failureLimit, summary.failures.count >= limit { schedule.close() }
    }

    /// A repetition that differs from the first has failed.
    private mutating func compare(_ ended: inout Schedule.Ended, _ progress: inout Progress) {
        guard var result = ended.attempts.last else { return }
        let repetition = result.testCase.repetition
        if repetition == 0 { progress.first = result }
        guard repetition > 0, let first = progress.first, first.pickle.id == result.pickle.id,
            let divergence = result.divergence(from: first, as: (0, repetition))
        else { return }
        let name = result.pickle.name
        summary.unstable.append(UnstableScenario(location: result.location, name: name, divergence: divergence))
        result.divergence = divergence
        if result.status <= .skipped {
            result.status = .failed
            result.expectedFailure = nil
            result.message = localized("Repetition \(repetition + 1) went another way than the first.")
        }
        ended.attempts[ended.attempts.count - 1] = result
    }

    /// Runs the hooks of one kind.
    ///
    /// - Returns: the products with one that did not pass.
    @discardableResult
    private mutating func runHooks(_ kind: RunHook.Kind) -> Set<Int> {
        var closed: Set<Int> = []
        let all = plan.products.enumerated().flatMap { product, scripts in
            scripts.runHooks.filter { $0.kind == kind }.map { (product: product, hook: $0) }
        }
        for (product, hook) in kind == .afterTestRun ? all.reversed() : all {
            if kind == .beforeTestRun, engine.isInterrupted { break }
            let result = run(hook, of: plan.products[product].kit.productID)
            if !plan.options.isDryRun, result.status != .passed { closed.insert(product) }
            summary.add(result)
            report(.runHookFinished(result))
        }
        return closed
    }

    private func run(_ hook: RunHook, of product: String) -> StepResult {
        let step = TestStep(id: hook.id, hook: hook)
        guard !plan.options.isDryRun else { return StepResult(testStep: step, status: .skipped) }
        let isInterruptible = hook.kind == .beforeTestRun
        let attempt = engine.run(AttemptRequest(hook, of: product), isInterruptible: isInterruptible)
        if attempt.crash == nil, let result = attempt.steps.first { return result.of(step) }
        var result = StepResult(testStep: step, status: .failed, attachments: attempt.attachments)
        let crash = attempt.crash ?? CrashReport(fact: localized("The hook did not finish"))
        result.fail(crash.text, type: StepException.crashType)
        return result
    }
}

extension ScenarioResult {
    /// Whether it failed before its last step.
    fileprivate var endsEarly: Bool {
        // A scenario that ends early on purpose, by a step that skips or as `@expected-failure` says, counts as skipped. It
        // may do so for months, and would switch the check off for as long.
        status > .skipped
            && steps.contains { $0.testStep.pickleStep != nil && ![.passed, .failed].contains($0.status) }
    }
}
