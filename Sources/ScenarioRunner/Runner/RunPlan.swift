public import CucumberGherkin
public import ScenarioReports

/// What a run is made of.
public struct RunPlan: Sendable {
    /// Products in the order in which they run.
    public let products: [ProductScripts]
    /// Errors of files that could not be read. The other files run.
    public let errors: [GherkinError]
    /// The texts of those files, for the messages.
    public var filesWithErrors: [GherkinSource] = []
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
    /// They balance the shards; nil: every n-th scenario is taken.
    public var costs: ScenarioCosts?
    /// After how many failed scenarios none begins any more; nil: all of them run.
    public var failureLimit: Int?
    /// Whether absences of texts that nothing shows are warnings. This requires all scenarios of a product.
    public var checksAbsences = true
    /// How many of the slowest scenarios the summary lists.
    public var slowestCount = 0
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
        self.errors = errors + products.flatMap(\.describedSteps)
    }

    /// The number of scenarios to run; repetitions count once.
    public var scenarioCount: Int {
        (part ?? products.map(\.features)).joined().reduce(0) { $0 + $1.pickles.count }
    }

    /// The features with scenarios that this run takes, and only those scenarios: a shard says nothing of the others.
    var features: [LoadedFeature] { part.map { $0.flatMap(\.self) } ?? products.flatMap(\.features) }

    /// The shard's features with its scenarios, one list for each product; nil for all of them.
    private var part: [[LoadedFeature]]? {
        guard shard != nil else { return nil }
        let all = products.indices.flatMap { product in
            products[product].features.indices.flatMap { feature in
                products[product].features[feature].pickles.indices.map {
                    (product: product, feature: feature, pickle: $0)
                }
            }
        }
        var part = products.map { $0.features.map { LoadedFeature($0, pickles: []) } }
        let taken = self.part(of: all) { index in
            let feature = products[index.product].features[index.feature]
            return feature.key(of: feature.pickles[index.pickle])
        }
        for (product, feature, pickle) in taken {
            part[product][feature].pickles.append(products[product].features[feature].pickles[pickle])
        }
        return part.map { $0.filter { !$0.pickles.isEmpty } }
    }

    /// The scenarios in the order in which they will run.
    public var orderedTestCases: [TestCase] { testCases() }

    /// The scenarios in the order in which they will run.
    ///
    /// - Parameter closed: products that are left out.
    func testCases(except closed: Set<Int> = []) -> [TestCase] {
        let taken = part
        let scenarios = products.enumerated().flatMap { number, product in
            product.testCases(of: taken.map { $0[number] } ?? product.features)
                .map { (product: number, testCase: $0) }
        }
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
