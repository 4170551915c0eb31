import AppShellExploration
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Runs scenarios, then every variation of those that pass: each call with each fault, and the end of the app after each
/// step.
public final class ChaosRun {
    /// Which variations are run.
    public struct Options: Sendable {
        /// The only one; nil: all.
        public var only: ChaosVariation?
        /// How many at most; nil: all.
        public var budget: Int?
        /// Of the choice.
        public var seed: UInt64 = 1
        /// What each product's team accepts, by the product's id.
        public var accepted: [String: AcceptedFindings] = [:]

        public init() {}
    }

    private let plan: RunPlan
    private let options: Options
    private let engine: any ScenarioEngine
    private let progress: (_ done: Int, _ total: Int) -> Void
    private let cases: [TestCase]
    /// Of the scenarios that pass, by their indices in ``cases``.
    private var profiles: [(index: Int, profile: ChaosProfile)] = []
    private var findings: ChaosFindings
    private var report = ChaosReport()
    /// How far attempts may be ahead of the first that has not ended: their results wait until it has.
    private static let window = 512

    /// One attempt with a variation.
    private struct Job {
        let testCase: TestCase
        let variation: ChaosVariation
        let effect: Int
    }

    /// - Parameter progress: told how many variations have ended, now and then.
    public init(
        _ plan: RunPlan,
        options: Options,
        on engine: any ScenarioEngine,
        progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) {
        self.plan = plan
        self.options = options
        self.engine = engine
        self.progress = progress
        findings = ChaosFindings(command: plan.command)
        cases = plan.testCases()
    }

    /// Runs all of it, in a fixed order of results.
    public func run() -> ChaosReport {
        if options.budget != nil { report.seed = options.seed }
        if runHooks(.beforeTestRun), profile(), vary() { tell() }
        runHooks(.afterTestRun)
        engine.stop()
        engine.close()
        findings.accept(by: options.accepted)
        report.findings = findings.cases.map(\.finding)
        return report
    }

    /// - Returns: whether all of them passed.
    @discardableResult
    private func runHooks(_ kind: RunHook.Kind) -> Bool {
        let all = plan.products.flatMap { scripts in
            scripts.runHooks.filter { $0.kind == kind }.map { (scripts.kit.productID, $0) }
        }
        var havePassed = true
        for (product, hook) in kind == .afterTestRun ? all.reversed() : all {
            let end = engine.run(AttemptRequest(hook, of: product), isInterruptible: kind == .beforeTestRun)
            guard end.crash != nil || end.steps.first?.status != .passed else { continue }
            let message = end.crash?.text ?? end.steps.first?.message ?? ""
            let location = hook.location?.description ?? ""
            report.notPassing.append(.init(location: location, name: hook.title, message: message))
            havePassed = false
        }
        return havePassed
    }

    // MARK: Attempts

    /// Runs attempts, and takes their results in order.
    ///
    /// - Returns: whether all of them ended.
    private func runAll(_ count: Int, request: (Int) -> AttemptRequest, take: (Int, AttemptResult) -> Void) -> Bool {
        var (begun, taken) = (0, 0)
        var early: [Int: AttemptResult] = [:]
        while taken < count {
            while begun < count, begun - taken < Self.window, engine.hasRoom {
                engine.begin(request(begun))
                begun += 1
            }
            guard let end = engine.next() else {
                report.failure = engine.failure
                report.isInterrupted = engine.failure == nil
                for end in engine.stop() where end.ending != nil { early[end.token] = end }
                // What has ended counts, even where something before it has not.
                for (number, end) in early.sorted(by: { $0.key < $1.key }) { take(number, end) }
                return false
            }
            early[end.token] = end
            while let end = early.removeValue(forKey: taken) {
                take(taken, end)
                taken += 1
            }
        }
        return true
    }

    /// Runs the scenarios as they are.
    private func profile() -> Bool {
        let isWhole = runAll(cases.count) {
            AttemptRequest(cases[$0], token: $0, chaos: .profile).with(phrasesOf: plan.products)
        } take: { index, end in
            let testCase = cases[index]
            if case .profile(let profile) = end.ending?.chaos { return profiles.append((index, profile)) }
            let result = ScenarioResult(testCase, end, number: 0)
            // One that is left out on purpose has nothing to vary.
            guard result.status > .skipped else { return }
            let message = result.steps.lazy.compactMap(\.message).first ?? result.message ?? result.status.rawValue
            let failure = ChaosReport.Failure(location: testCase.location, name: testCase.pickle.name, message: message)
            report.notPassing.append(failure)
        }
        report.scenarios = profiles.count
        return isWhole
    }

    /// Runs the variations.
    private func vary() -> Bool {
        let jobs = jobs()
        report.chosen = jobs.count
        return runAll(jobs.count) { number in
            let job = jobs[number]
            return AttemptRequest(job.testCase, token: number, chaos: .vary(job.variation, step: job.effect))
                .with(phrasesOf: plan.products)
        } take: { number, end in
            take(end, of: jobs[number])
            progress(number + 1, jobs.count)
        }
    }

    private func jobs() -> [Job] {
        report.possible = profiles.reduce(0) { $0 + $1.profile.count }
        if let only = options.only {
            return profiles.compactMap { index, profile in
                profile.step(of: only).map { Job(testCase: cases[index], variation: only, effect: $0) }
            }
        }
        let numbers = ChaosSample.numbers(options.budget ?? .max, of: report.possible, seed: options.seed)
        var (position, first) = (0, 0)
        return numbers.compactMap { number in
            while number >= first + profiles[position].profile.count {
                first += profiles[position].profile.count
                position += 1
            }
            let (index, profile) = profiles[position]
            let variation = profile.variation(at: number - first)
            return profile.step(of: variation).map { Job(testCase: cases[index], variation: variation, effect: $0) }
        }
    }

    private func take(_ end: AttemptResult, of job: Job) {
        let violations = violations(in: end, of: job)
        let isMoot = if case .varied(let verdict) = end.ending?.chaos { verdict.mootStep != nil } else { false }
        if !violations.isEmpty { report.broken += 1 } else if isMoot { report.moot += 1 } else { report.held += 1 }
        let laws = plan.products.first { $0.kit.productID == job.testCase.product }?.kit.explorationLaws ?? []
        for violation in violations {
            findings.add(
                violation,
                of: job.testCase,
                job.variation,
                effect: job.effect,
                law: laws.first { $0.name == violation.law }
            )
        }
    }

    private func violations(in end: AttemptResult, of job: Job) -> [ChaosViolation] {
        func violation(
            _ law: Law,
            _ subject: @autoclosure () -> String,
            _ fact: @autoclosure () -> String
        ) -> ChaosViolation {
            ChaosViolation(.init(law: law.name, .init(subject(), fact())), step: end.reachedStep ?? 0)
        }
        if case .varied(let verdict) = end.ending?.chaos {
            guard let divergence = verdict.divergence else { return verdict.violations }
            return verdict.violations + [violation(.repeats, job.testCase.location, "\(divergence)")]
        }
        let crash = end.crash ?? CrashReport(fact: localized("The variation did not come to its end"))
        let steps = job.testCase.steps.compactMap(\.pickleStep)
        let step = end.reachedStep.flatMap { steps.indices.contains($0) ? steps[$0].text : nil }
        let law = crash.fact.english.contains("--timeout") ? Law.noHang : Law.noTrap
        return [violation(law, step ?? localized("the start"), crash.text)]
    }

    /// Tells what was found as scripts.
    private func tell() {
        let cases = findings.cases
        _ = runAll(cases.count) { index in
            let found = cases[index]
            let request = ChaosRequest.tell(found.variation, step: found.effect, found.violation)
            return AttemptRequest(found.testCase, token: index, chaos: request).with(phrasesOf: plan.products)
        } take: { index, end in
            let script: ChaosScript? = if case .told(let script) = end.ending?.chaos { script } else { nil }
            findings.tell(
                script ?? ChaosScript(doubt: BilingualText(localized("Its steps end the process."))),
                of: index
            )
        }
    }
}
