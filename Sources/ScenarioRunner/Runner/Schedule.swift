import AppShellHeadless
import CucumberGherkin
import ScenarioReports

/// Which scenario runs next, which is tried again, and which has ended: in the order of the plan whatever the order in which
/// the engine ends them.
struct Schedule {
    /// A scenario with all its attempts.
    struct Ended {
        var attempts: [ScenarioResult]
        /// Of the last attempt.
        var coverageRecord: CoverageRecord?
    }

    /// How far the scenarios that run may be ahead of the first that has not ended: what has ended waits in memory.
    private var window: Int { plan.options.collectsSnapshots ? 512 : 2_048 }

    private let cases: [TestCase]
    private let plan: RunPlan
    private var begun = 0
    private var told = 0
    /// Tokens of scenarios to try again.
    private var again: [Int] = []
    /// Those that have begun and not been told yet, by token.
    private var running: [Int: Ended] = [:]
    private var ended: Set<Int> = []
    private var isClosed = false
    /// The first scenario that failed, where no further one is to begin then.
    private var cap = Int.max

    init(_ cases: [TestCase], of plan: RunPlan) {
        self.cases = cases
        self.plan = plan
    }

    /// Whether something is still to be waited for.
    var isOpen: Bool { !isClosed && told < cases.count }

    /// Nothing more is begun, and nothing more is told.
    mutating func close() {
        isClosed = true
    }

    mutating func nextJob() -> (ScenarioJob, token: Int)? {
        guard !isClosed else { return nil }
        while let token = again.popLast() {
            if token <= cap { return (job(token), token) }
        }
        guard begun < cases.count, begun < cap, begun - told < window else { return nil }
        defer { begun += 1 }
        running[begun] = Ended(attempts: [])
        return (job(begun), begun)
    }

    private func job(_ token: Int) -> ScenarioJob { ScenarioJob(cases[token]) }

    mutating func take(_ end: EngineResult) {
        guard var scenario = running[end.token] else { return }
        let attempt = scenario.attempts.count
        var result = ScenarioResult(cases[end.token], end.record, collapse: end.collapse, attempt: attempt)
        result.willBeRetried = result.status == .failed && attempt < plan.retries && isRetried(result.pickle)
        if let before = scenario.attempts.last {
            result.divergence = result.divergence(from: before, as: (attempt - 1, attempt))
        }
        scenario.attempts.append(result)
        scenario.coverageRecord = end.record.end?.coverageRecord
        running[end.token] = scenario
        guard !result.willBeRetried else { return again.append(end.token) }
        ended.insert(end.token)
        if plan.stopsAtFirstFailure, result.status > .skipped { cap = min(cap, end.token) }
    }

    /// What has ended behind scenarios that have not, where those are not waited for any more.
    mutating func rest() -> [Ended] {
        guard !isClosed else { return [] }
        isClosed = true
        return ended.sorted().compactMap { running[$0] }
    }

    /// Of scenarios that are under way: where they are.
    func words(for underWay: [EngineResult]) -> [String] {
        underWay.sorted { $0.token < $1.token }.compactMap { end in
            guard let testCase = cases.indices.contains(end.token) ? cases[end.token] : nil else { return nil }
            let words = "\(testCase.place) “\(testCase.pickle.name)”"
            guard let step = testCase.steps.dropFirst(end.record.steps.count).first else { return words }
            guard let written = step.pickleStep else { return "\(words), in a hook" }
            let line = step.sourcePlace.map { " (line \($0.line))" } ?? ""
            return "\(words), at “\(step.keyword)\(written.text)”\(line)"
        }
    }

    private func isRetried(_ pickle: Pickle) -> Bool {
        plan.retryTags?.evaluate(pickle.tags.map(\.name)) ?? true
    }

    /// The next scenario to tell, if it has ended.
    mutating func nextInOrder() -> Ended? {
        guard !isClosed, ended.remove(told) != nil else { return nil }
        defer { told += 1 }
        return running.removeValue(forKey: told)
    }
}
