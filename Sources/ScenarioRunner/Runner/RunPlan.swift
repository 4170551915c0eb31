public import AppShellHeadless
public import CucumberGherkin
public import ScenarioReports

/// What a run is made of.
public struct RunPlan: Sendable {
    /// Products in the order in which they run.
    public let products: [ProductScripts]
    /// Files that could not be read; the others run nevertheless.
    public let errors: [GherkinError]
    /// The texts of those files, for the messages.
    public var faulty: [GherkinSource] = []
    public var options = AttemptOptions()
    public var order = RunOrder.defined
    /// How many times more a scenario that failed is run; it passes if it passes once, and is flaky then.
    public var retries = 0
    /// The scenarios that are run again; nil: all.
    public var retryTags: TagExpression?
    /// How often each scenario is run; repetitions that differ are defects.
    public var repetitions = 1
    /// Which of several runs this is, each of which takes its part of the scenarios; nil: all of them.
    public var shard: Shard?
    /// No further scenario begins when one has failed.
    public var stopsAtFirstFailure = false
    /// What must be there before the first scenario: where this throws, none is run.
    public var preparation: (@Sendable () throws -> Void)?
    /// What runs scenarios of this run again, where places follow it.
    public var command = RunStart.plainCommand
    /// The wall clock for reports that show it, as ISO 8601.
    public var startedAt: String?
    /// The build of a CI server that the run is part of.
    public var ci: CIBuild?

    public init(products: [ProductScripts], errors: [GherkinError] = []) {
        self.products = products
        self.errors = errors
    }

    /// How many scenarios there are to run; repetitions count once.
    public var scenarioCount: Int {
        let all = products.reduce(0) { $0 + $1.features.reduce(0) { $0 + $1.pickles.count } }
        return shard.map { $0.part(of: Array(0..<all)).count } ?? all
    }

    /// The scenarios, before any is run, in the order in which they will be.
    ///
    /// - Parameter closed: products that are left out.
    func testCases(except closed: Set<Int> = []) -> [TestCase] {
        var scenarios = products.enumerated().flatMap { number, product in
            product.testCases().map { (product: number, testCase: $0) }
        }
        if let shard { scenarios = shard.part(of: scenarios) }
        // Left out at last: a hook that fails on one machine must not change the parts of the others.
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
