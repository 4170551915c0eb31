import AppShellHeadless
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Decides which scenario runs next and which is retried, and puts results into the order of the plan.
struct Schedule {
    /// A scenario with all its attempts.
    struct Ended {
        var attempts: [ScenarioResult]
        /// Of the last attempt.
        var coverageRecord: CoverageRecord?
    }

    /// How far running scenarios may be ahead of the first that has not ended. Results wait in memory until it has.
    private var window: Int { plan.options.collectsSnapshots ? 512 : 2_048 }

    private let cases: [TestCase]
    private let plan: RunPlan
    private var begun = 0
    private var reportedCount = 0
    /// The tokens of scenarios to retry.
    private var retries: [Int] = []
    /// Scenarios that have begun and not been reported yet, by token.
    private var running: [Int: Ended] = [:]
    private var ended: Set<Int> = []
    private var isClosed = false
    /// The tokens of the first scenarios that failed, in order, as many as the plan lets fail.
    private var failed: [Int] = []

    init(_ cases: [TestCase], of plan: RunPlan) {
        self.cases = cases
        self.plan = plan
    }

    /// Whether there are results to wait for.
    var isOpen: Bool { !isClosed && reportedCount < cases.count }

    /// Begins and reports nothing more.
    mutating func close() {
        isClosed = true
    }

    /// The scenario behind which none may begin.
    private var cap: Int {
        guard let limit = plan.failureLimit, failed.count >= limit else { return .max }
        return failed.last ?? -1
    }

    /// Which failures are the first does not depend on which scenario ended first.
    private mutating func noteFailure(_ token: Int) {
        guard let limit = plan.failureLimit else { return }
        failed.insert(token, at: failed.firstIndex { $0 > token } ?? failed.count)
        if failed.count > limit { failed.removeLast() }
    }

    mutating func nextRequest() -> AttemptRequest? {
        guard !isClosed else { return nil }
        while let token = retries.popLast() {
            if token <= cap { return request(token) }
        }
        guard begun < cases.count, begun < cap, begun - reportedCount < window else { return nil }
        defer { begun += 1 }
        running[begun] = Ended(attempts: [])
        return request(begun)
    }

    private func request(_ token: Int) -> AttemptRequest {
        AttemptRequest(cases[token], token: token).with(phrasesOf: plan.products)
    }

    mutating func take(_ end: AttemptResult) {
        guard var scenario = running[end.token] else { return }
        let attempt = scenario.attempts.count
        var result = ScenarioResult(cases[end.token], end, number: attempt)
        result.willBeRetried = result.status == .failed && attempt < plan.retries && isRetried(result.pickle)
        if let before = scenario.attempts.last {
            result.divergence = result.divergence(from: before, as: (attempt - 1, attempt))
        }
        scenario.attempts.append(result)
        scenario.coverageRecord = end.ending?.coverageRecord
        running[end.token] = scenario
        guard !result.willBeRetried else { return retries.append(end.token) }
        ended.insert(end.token)
        if result.status > .skipped { noteFailure(end.token) }
    }

    /// Closes the schedule.
    ///
    /// - Returns: what has ended behind scenarios that have not.
    mutating func rest() -> [Ended] {
        guard !isClosed else { return [] }
        isClosed = true
        return ended.sorted().compactMap { running[$0] }
    }

    /// Where each of the attempts is.
    func descriptions(of underWay: [AttemptResult]) -> [String] {
        underWay.sorted { $0.token < $1.token }.compactMap { end in
            guard let testCase = cases.indices.contains(end.token) ? cases[end.token] : nil else { return nil }
            let name = "\(testCase.location) “\(testCase.pickle.name)”"
            guard let step = testCase.steps.dropFirst(end.steps.count).first else { return name }
            guard let written = step.pickleStep else { return localized("\(name), in a hook") }
            let line = step.sourceLocation.map { " (line \($0.line))" } ?? ""
            return localized("\(name), at “\(step.keyword)\(written.text)”\(line)")
        }
    }

    private func isRetried(_ pickle: Pickle) -> Bool {
        plan.retryTags?.evaluate(pickle.tagNames) ?? true
    }

    /// The next scenario to report, if it has ended.
    mutating func nextInOrder() -> Ended? {
        guard !isClosed, ended.remove(reportedCount) != nil else { return nil }
        defer { reportedCount += 1 }
        return running.removeValue(forKey: reportedCount)
    }
}
