public import AppShellHeadless
import CucumberGherkin
public import ScenarioReports

/// Runs scripts, each scenario with a phone, an app and a back end of its own.
public struct ScenarioRunner {
    private let plan: RunPlan
    private let engine: any ScenarioEngine
    private let reports: [any Report]
    private let collect: (_ product: String, CoverageRecord) -> Void
    private var summary = RunSummary()

    /// Runs all scenarios and tells the reports, in the order of the plan whatever the engine's.
    ///
    /// - Parameters:
    ///   - engine: nil: in this process.
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
        tell(
            .runStarted(
                RunStart(
                    features: plan.products.flatMap(\.features),
                    errors: plan.errors,
                    faulty: plan.faulty,
                    definitions: plan.products.flatMap(\.definitions),
                    isDryRun: plan.options.isDryRun,
                    order: plan.order,
                    shards: [plan.shard].compactMap(\.self),
                    command: plan.command,
                    startedAt: plan.startedAt,
                    ci: plan.ci
                )
            )
        )
        if isPrepared() {
            // Where no scenario fell to this part, there is nothing to prepare.
            let hasScenarios = plan.scenarioCount > 0
            let closed = hasScenarios ? runHooks(.beforeTestRun) : []
            runScenarios(except: closed)
            if hasScenarios { runHooks(.afterTestRun) }
            if engine.isInterrupted { summary.isInterrupted = true }
        }
        engine.close()
        tell(.runFinished(summary))
    }

    private func tell(_ event: RunEvent) {
        for report in reports { report.handle(event) }
    }

    private mutating func isPrepared() -> Bool {
        do {
            try plan.preparation?()
            return true
        } catch {
            summary.abortion = StepException(error, message: "\(error)", at: "before the first scenario")
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
        tell(.scenariosAssembled(cases))
        var schedule = Schedule(cases, of: plan)
        var told = Telling()
        while schedule.isOpen {
            while engine.hasRoom, let (job, token) = schedule.nextJob() { engine.begin(job, token: token) }
            guard let end = engine.next() else {
                if let failure = engine.failure {
                    summary.abortion = StepException(type: "ProcessFailure", message: failure, place: "")
                } else {
                    summary.isInterrupted = true
                }
                break
            }
            schedule.take(end)
            while let ended = schedule.nextInOrder() { tell(ended, &told, &schedule) }
        }
        let stopped = engine.stop()
        for end in stopped where end.record.end != nil { schedule.take(end) }
        // What has ended is told, whatever ran before it.
        for ended in schedule.rest() { tell(ended, &told, &schedule) }
        if summary.isInterrupted { summary.running = schedule.words(for: stopped.filter { $0.record.end == nil }) }
        summary.leftOutCount = cases.count - told.count
        if summary.leftOutCount > 0 {
            summary.leftOut = cases.filter { !told.ids.contains($0.id) }.map(\.pickle)
        }
    }

    /// What the scenarios before have left to compare with.
    private struct Telling {
        var count: Int { ids.count }
        /// Of the scenarios that were told.
        var ids: Set<String> = []
        /// The first repetition of the scenario that is being repeated.
        var first: ScenarioResult?
    }

    /// Tells all attempts at one scenario.
    private mutating func tell(_ ended: Schedule.Ended, _ told: inout Telling, _ schedule: inout Schedule) {
        if let id = ended.attempts.first?.testCase.id { told.ids.insert(id) }
        var ended = ended
        if plan.repetitions > 1 { compare(&ended, &told) }
        var failed: [ScenarioFailure] = []
        for attempt in ended.attempts {
            if attempt.willBeRetried { failed.append(ScenarioFailure(attempt)) }
            tell(.scenarioFinished(attempt))
        }
        guard let last = ended.attempts.last else { return }
        if let coverageRecord = ended.coverageRecord { collect(last.testCase.product, coverageRecord) }
        summary.add(last, after: failed)
        if plan.stopsAtFirstFailure, last.status > .skipped { schedule.close() }
    }

    /// A repetition that goes another way than the first has failed.
    private mutating func compare(_ ended: inout Schedule.Ended, _ told: inout Telling) {
        guard var result = ended.attempts.last else { return }
        let repetition = result.testCase.repetition
        if repetition == 0 { told.first = result }
        guard repetition > 0, let first = told.first, first.pickle.id == result.pickle.id,
            let divergence = result.divergence(from: first, as: (0, repetition))
        else { return }
        summary.unstable.append(UnstableScenario(place: result.place, name: result.pickle.name, divergence: divergence))
        result.divergence = divergence
        if result.status <= .skipped {
            result.status = .failed
            result.message = "Repetition \(repetition + 1) went another way than the first."
        }
        ended.attempts[ended.attempts.count - 1] = result
    }

    /// Runs the hooks of one kind, and answers which products have one that did not pass.
    @discardableResult
    private mutating func runHooks(_ kind: RunHook.Kind) -> Set<Int> {
        var closed: Set<Int> = []
        let all = plan.products.enumerated().flatMap { product, scripts in
            scripts.library.hooks.indices.filter { scripts.library.hooks[$0].kind == kind }
                .map { (product: product, job: RunHookJob(product: scripts.kit.productID, index: $0)) }
        }
        for (product, job) in kind == .afterTestRun ? all.reversed() : all {
            if kind == .beforeTestRun, engine.isInterrupted { break }
            let scripts = plan.products[product]
            let result =
                plan.options.isDryRun
                ? RunHookResult(hook: scripts.runHook(job.index), status: .skipped)
                : scripts.result(of: job, engine.run(job, isInterruptible: kind == .beforeTestRun))
            if !plan.options.isDryRun, result.status != .passed { closed.insert(product) }
            summary.add(result)
            tell(.runHookFinished(result))
        }
        return closed
    }
}
