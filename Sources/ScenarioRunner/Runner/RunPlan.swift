public import CucumberGherkin
public import ScenarioReports

/// What a run is made of.
public struct RunPlan: Sendable {
    /// Products in the order in which they run.
    public let products: [ProductScripts]
    /// Errors of files that could not be read. The other files run.
    public let errors: [GherkinError]
    /// The texts of those files, for the messages.
    public var faulty: [GherkinSource] = []
    public var options = AttemptOptions()
    public var order = RunOrder.defined
    /// How often a scenario that failed is retried. It is flaky if a retry passes.
    public var retries = 0
    /// The scenarios that are retried; nil: all.
    public var retryTags: TagExpression?
    /// How often each scenario runs. Repetitions that differ show a defect.
    public var repetitions = 1
    /// The part of the scenarios that this run takes; nil: all of them.
    public var shard: Shard?
    /// Whether no scenario begins after one has failed.
    public var stopsAtFirstFailure = false
    /// Runs before the first scenario. If it throws, none runs.
    public var preparation: (@Sendable () throws -> Void)?
    /// The command that runs scenarios again when their locations are appended.
    public var command = RunStart.plainCommand
    /// The start on the wall clock, as ISO 8601, for reports that show it.
    public var startedAt: String?
    /// The build of a CI server that the run is part of.
    public var ci: CIBuild?

    public init(products: [ProductScripts], errors: [GherkinError] = []) {
        self.products = products
        self.errors = errors
    }

    /// The number of scenarios to run; repetitions count once.
    public var scenarioCount: Int {
        let all = products.reduce(0) { $0 + $1.features.reduce(0) { $0 + $1.pickles.count } }
        return shard.map { $0.part(of: Array(0..<all)).count } ?? all
    }

    /// The scenarios in the order in which they will run.
    ///
    /// - Parameter closed: products that are left out.
    func testCases(except closed: Set<Int> = []) -> [TestCase] {
        var scenarios = products.enumerated().flatMap { number, product in
            product.testCases().map { (product: number, testCase: $0) }
        }
        if let shard { scenarios = shard.part(of: scenarios) }
        // Left out last: a hook that fails on one machine must not change the shards of the others.
        let arranged = order.arranged(scenarios).filter { !closed.contains($0.product) }.map(\.testCase)
        guard repetitions > 1 else { return arranged }
        return arranged.flatMap { testCase in (0..<repetitions).map { testCase.repeated($0) } }
    }
}

extension TestCase {
    /// The same scenario once more.
    fileprivate func repeated(_ repetition: Int) -> TestCase {
        guard repetition > 0 else { return self }
        return TestCase(
            id: "\(id)-\(repetition)",
            pickle: pickle,
            feature: feature,
            product: product,
            steps: steps.map { $0.renamed("\($0.id)-\(repetition)") },
            repetition: repetition
        )
    }
}
