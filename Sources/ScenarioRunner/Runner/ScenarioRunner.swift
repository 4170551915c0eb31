import CucumberGherkin
import Headless

/// Runs scripts, each scenario with a phone, an app and a back end of its own.
public struct ScenarioRunner {
    private let plan: RunPlan
    private let reports: [any Report]
    private var summary = RunSummary()

    private init(_ plan: RunPlan, reports: [any Report]) {
        self.plan = plan
        self.reports = reports
    }

    /// Runs all scenarios and tells the reports.
    public static func run(_ plan: RunPlan, reports: [any Report]) -> RunSummary {
        var runner = ScenarioRunner(plan, reports: reports)
        runner.run()
        return runner.summary
    }

    private mutating func run() {
        summary.parseErrors = plan.errors
        tell(.runStarted(plan))
        if isPrepared() {
            let closed = runHooks(.beforeTestRun)
            runScenarios(except: closed)
            runHooks(.afterTestRun)
        }
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
        for product in closed {
            summary.notRunCount += plan.products[product].features.reduce(0) { $0 + $1.pickles.count }
        }
        let open = plan.products.indices.filter { !closed.contains($0) }
        guard !open.isEmpty else { return }
        let cases = plan.order.arranged(open.flatMap { plan.products[$0].testCases(of: $0) })
        tell(.scenariosAssembled(cases))
        var uri: String?
        for testCase in cases {
            if testCase.feature.uri != uri { tell(.featureStarted(testCase.feature)) }
            uri = testCase.feature.uri
            let runner = ScenarioAttempt(testCase, of: plan)
            var failed: [ScenarioFailure] = []
            while true {
                let result = runner.run(attempt: failed.count)
                tell(.scenarioFinished(result, testCase.feature))
                guard result.willBeRetried else {
                    summary.add(result, after: failed)
                    break
                }
                failed.append(ScenarioFailure(result))
            }
        }
    }

    /// Runs the hooks of one kind, and answers which products have one that did not pass.
    @discardableResult
    private mutating func runHooks(_ kind: Hook.Kind) -> Set<Int> {
        var closed: Set<Int> = []
        let all = plan.products.enumerated().flatMap { product, scripts in
            scripts.library.hooks.enumerated().filter { $0.element.kind == kind }
                .map { (product: product, index: $0.offset, hook: $0.element) }
        }
        for (product, index, hook) in kind == .afterTestRun ? all.reversed() : all {
            let context = RunContext()
            var outcome = plan.isDryRun ? StepOutcome.skipped : .passed
            if case .ofRun(let body) = hook.body, !plan.isDryRun {
                do { try body(context) } catch { outcome = StepOutcome(throwing: error, at: "\(hook.place)") }
            }
            let result = RunHookResult(
                hook: hook,
                product: product,
                index: index,
                status: outcome.status,
                message: outcome.message,
                exception: outcome.exception,
                attachments: context.takeAttachments()
            )
            if !plan.isDryRun, result.status != .passed { closed.insert(product) }
            summary.add(result)
            tell(.runHookFinished(result))
        }
        return closed
    }
}
