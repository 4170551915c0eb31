import AppShellHeadless
import CucumberGherkin
import ScenarioReports
import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// In whatever order attempts end, a run is told in the order of its plan.
struct ScheduleTests {
    /// Scenarios `S0`, `S1`, … of one step.
    private static func plan(_ count: Int) -> RunPlan {
        let body = (0..<count).map { "  @t\($0 % 2)\n  Scenario: S\($0)\n    Given it goes\n" }.joined()
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: "Feature: F\n" + body)], ids: &ids)
        return RunPlan(products: [ProductScripts(kit: TinyKit.self, library: StepLibrary(), features: scripts.features)]
        )
    }

    /// Many cases of one scenario.
    private static func cases(_ count: Int) -> [TestCase] {
        guard let one = plan(1).testCases().first else { return [] }
        return (0..<count).map { index in
            TestCase(id: "\(index)", pickle: one.pickle, feature: one.feature, product: one.product, steps: one.steps)
        }
    }

    static func result(_ token: Int, _ status: StepStatus) -> AttemptResult {
        var result = AttemptResult(token: token)
        let hook = RunHook(id: "", kind: .beforeTestCase, name: nil, tagExpression: nil, location: nil)
        result.steps = [StepResult(testStep: TestStep(id: "", hook: hook), status: status, duration: .seconds(1))]
        result.ending = AttemptResult.Ending(status: status, duration: .seconds(1))
        return result
    }

    /// Runs up to so many attempts at once, and ends any of them.
    private final class ShuffledEngine: ScenarioEngine {
        private let most: Int
        private var chance: MutationGenerator
        private let status: (_ token: Int, _ attempt: Int) -> StepStatus
        private var running: [Int] = []
        private(set) var begun: [Int] = []
        private(set) var ended: [Int] = []
        /// Interrupted after so many ends.
        var limit = Int.max

        init(seed: Int, status: @escaping (_ token: Int, _ attempt: Int) -> StepStatus) {
            chance = MutationGenerator(seed: UInt64(seed))
            most = 1 + chance.below(8)
            self.status = status
        }

        var hasRoom: Bool { running.count < most }
        var failure: String? { nil }

        func stop() -> [AttemptResult] { [] }
        func close() {}
        var isInterrupted: Bool { false }
        func run(_ hook: AttemptRequest, isInterruptible: Bool) -> AttemptResult { AttemptResult(token: 0) }

        func begin(_ request: AttemptRequest) {
            #expect(hasRoom && !running.contains(request.token))
            running.append(request.token)
            begun.append(request.token)
        }

        func next() -> AttemptResult? {
            guard ended.count < limit, !running.isEmpty else { return nil }
            let token = running.remove(at: chance.below(running.count))
            defer { ended.append(token) }
            return result(token, status(token, ended.count { $0 == token }))
        }
    }

    private final class Listener: Report {
        var results: [ScenarioResult] = []

        func handle(_ event: RunEvent) {
            if case .scenarioFinished(let result) = event { results.append(result) }
        }

        /// By the scenarios' numbers.
        var told: [(number: Int, attempt: Int)] {
            results.map { (Int($0.pickle.name.dropFirst()) ?? -1, $0.attempt) }
        }
    }

    /// How often a scenario fails before it passes.
    private static func failures(_ token: Int, _ seed: Int) -> Int {
        var chance = MutationGenerator(seed: UInt64(seed &* 1_000 &+ token))
        return chance.chance(60) ? 0 : chance.below(5)
    }

    private static func run(
        _ plan: RunPlan,
        _ seed: Int,
        limit: Int = .max,
        status: @escaping (Int, Int) -> StepStatus
    ) -> (told: [(number: Int, attempt: Int)], listener: Listener, summary: RunSummary, engine: ShuffledEngine) {
        let engine = ShuffledEngine(seed: seed, status: status)
        engine.limit = limit
        let listener = Listener()
        let summary = ScenarioRunner.run(plan, on: engine, reports: [listener])
        return (listener.told, listener, summary, engine)
    }

    @Test("each scenario is told once, with its attempts one after the other, in the order of the plan")
    func order() {
        let plain = Self.plan(30)
        for seed in 0..<150 {
            var plan = plain
            plan.retries = seed % 4
            let run = Self.run(plan, seed) { token, attempt in
                attempt < Self.failures(token, seed) ? .failed : .passed
            }
            let expected = (0..<30).flatMap { token in
                (0...min(Self.failures(token, seed), plan.retries)).map { "\(token)/\($0)" }
            }
            #expect(run.told.map { "\($0.number)/\($0.attempt)" } == expected, "seed \(seed)")
            #expect(run.summary.leftOutCount == 0)
            #expect(!run.summary.isInterrupted)
            #expect(run.summary.scenarioCount == 30)
            let last = Dictionary(run.listener.results.map { ($0.pickle.id, $0) }) { _, later in later }
            #expect(last.values.allSatisfy { !$0.willBeRetried })
            #expect(run.listener.results.count { $0.willBeRetried } == expected.count - 30)
            let needed = (0..<30).map { Self.failures($0, seed) }
            #expect(run.summary.flaky.count == needed.count { $0 > 0 && $0 <= plan.retries })
        }
    }

    @Test("only what failed is tried again, and only what the tags say")
    func retried() throws {
        for seed in 0..<40 {
            var plan = Self.plan(12)
            plan.retries = 2
            plan.retryTags = try TagExpression("@t1")
            let statuses = StepStatus.allCases
            let run = Self.run(plan, seed) { token, _ in statuses[(token + seed) % statuses.count] }
            let expected = (0..<12).flatMap { token in
                let isRetried = statuses[(token + seed) % statuses.count] == .failed && token % 2 == 1
                return (0...(isRetried ? 2 : 0)).map { "\(token)/\($0)" }
            }
            #expect(run.told.map { "\($0.number)/\($0.attempt)" } == expected, "seed \(seed)")
        }
    }

    @Test("a run that ends at its first failure tells the scenarios up to the first that failed, whichever ended first")
    func failFast() {
        let plain = Self.plan(30)
        for seed in 0..<150 {
            var plan = plain
            plan.retries = seed % 3
            plan.failureLimit = 1
            let run = Self.run(plan, seed) { token, attempt in
                attempt < Self.failures(token, seed) ? .failed : .passed
            }
            let first = (0..<30).first { Self.failures($0, seed) > plan.retries }
            #expect(run.told.map(\.number).last == first ?? 29, "seed \(seed)")
            #expect(Set(run.told.map(\.number)) == Set(0...(first ?? 29)), "seed \(seed)")
            #expect(run.told.map(\.number) == run.told.map(\.number).sorted())
            #expect(run.summary.failures.count == (first == nil ? 0 : 1))
            #expect(run.summary.leftOutCount == 29 - (first ?? 29))
        }
    }

    @Test("once a scenario has failed for good, none behind it begins where a run ends at its first failure")
    func cap() {
        let cases = Self.cases(40)
        for seed in 0..<100 {
            var chance = MutationGenerator(seed: UInt64(seed))
            var plan = RunPlan(products: [])
            plan.failureLimit = 1
            var schedule = Schedule(cases, of: plan)
            var running: [Int] = []
            var failed = Int.max
            while schedule.isOpen {
                while running.count < 5, let token = schedule.nextRequest()?.token {
                    #expect(token < failed, "seed \(seed)")
                    running.append(token)
                }
                guard !running.isEmpty else { break }
                let token = running.remove(at: chance.below(running.count))
                let fails = chance.chance(10)
                if fails { failed = min(failed, token) }
                schedule.take(Self.result(token, fails ? .failed : .passed))
                while let ended = schedule.nextInOrder() {
                    if ended.attempts.contains(where: { $0.status == .failed }) { schedule.close() }
                }
            }
            #expect(!schedule.isOpen, "seed \(seed): something is waited for, and nothing runs")
        }
    }

    @Test(
        "a run that is interrupted tells every scenario that has ended, once, in the order of the plan, and counts the rest"
    )
    func interrupted() {
        let plain = Self.plan(30)
        for seed in 0..<100 {
            var plan = plain
            plan.retries = seed % 3
            var chance = MutationGenerator(seed: UInt64(seed))
            let limit = chance.below(30)
            let run = Self.run(plan, seed, limit: limit) { token, attempt in
                attempt < Self.failures(token, seed) ? .failed : .passed
            }
            let ended = (0..<30).filter { token in
                run.engine.ended.count { $0 == token } > min(Self.failures(token, seed), plan.retries)
            }
            let expected = ended.flatMap { token in
                (0...min(Self.failures(token, seed), plan.retries)).map { "\(token)/\($0)" }
            }
            #expect(run.told.map { "\($0.number)/\($0.attempt)" } == expected, "seed \(seed)")
            #expect(run.summary.isInterrupted)
            #expect(!run.summary.succeeded)
            #expect(run.summary.leftOutCount == 30 - ended.count)
        }
    }

    @Test("what runs is never far ahead of the first that has not ended, and goes on when that one ends")
    func window() {
        let cases = Self.cases(6_000)
        for collectsSnapshots in [false, true] {
            var plan = RunPlan(products: [])
            plan.options.collectsSnapshots = collectsSnapshots
            var schedule = Schedule(cases, of: plan)
            var open: [Int] = []
            while let token = schedule.nextRequest()?.token { open.append(token) }
            #expect(open == Array(0..<open.count))
            #expect((1...2_048).contains(open.count))
            let window = open.count
            // All but the first end: nothing can be told, and nothing more begins.
            for token in open.dropFirst().reversed() {
                schedule.take(Self.result(token, .passed))
            }
            #expect(schedule.nextInOrder() == nil)
            #expect(schedule.nextRequest() == nil)
            #expect(schedule.isOpen)
            schedule.take(Self.result(0, .passed))
            var told = 0
            while schedule.nextInOrder() != nil { told += 1 }
            #expect(told == window)
            #expect(schedule.nextRequest()?.token == window)
        }
    }

    @Test("a scenario that is tried again begins although the window is full")
    func retryInFullWindow() {
        var plan = RunPlan(products: [])
        plan.retries = 1
        var schedule = Schedule(Self.cases(6_000), of: plan)
        while schedule.nextRequest() != nil {}
        schedule.take(Self.result(0, .failed))
        #expect(schedule.nextInOrder() == nil)
        #expect(schedule.nextRequest()?.token == 0)
        schedule.take(Self.result(0, .passed))
        #expect(schedule.nextInOrder()?.attempts.map(\.status) == [.failed, .passed])
    }

    @Test("after the close nothing begins and nothing is told, whatever ends")
    func close() {
        var schedule = Schedule(Self.cases(5), of: RunPlan(products: []))
        for _ in 0..<3 { _ = schedule.nextRequest() }
        schedule.take(Self.result(0, .passed))
        schedule.close()
        schedule.take(Self.result(1, .passed))
        #expect(!schedule.isOpen)
        #expect(schedule.nextRequest() == nil)
        #expect(schedule.nextInOrder() == nil)
    }

    @Test("the end of an attempt that nobody began, or that has been told, changes nothing")
    func strangers() {
        var schedule = Schedule(Self.cases(2), of: RunPlan(products: []))
        for token in [-1, 0, 1, 2, .max] { schedule.take(Self.result(token, .passed)) }
        #expect(schedule.nextInOrder() == nil)
        #expect(schedule.nextRequest()?.token == 0)
        schedule.take(Self.result(0, .passed))
        #expect(schedule.nextInOrder() != nil)
        schedule.take(Self.result(0, .failed))
        #expect(schedule.nextInOrder() == nil)
        #expect(schedule.nextRequest()?.token == 1)
    }
}
