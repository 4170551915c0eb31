import AppShell
public import AppShellHeadless
import CucumberGherkin
public import ScenarioReports

/// Collects what a run shows of the requirements, and gives it when the run has ended.
public final class CoverageReport: Report {
    /// What the shell's own requirements begin with; every product's scenarios may carry them.
    static let shell = (name: "AppShell", prefix: "SHELL-")

    private let requirements: RequirementList
    private let tests: [CoverageTest]
    private let finish: (Coverage) -> Void
    private let kits: [any TestKit.Type]
    private var isDryRun = false
    /// By tag, without its @, in the order in which the scenarios ran.
    private var carriers: [String: [(place: String, status: StepStatus)]] = [:]
    private var tags: [String] = []
    /// What the products were seen to do so far.
    public private(set) var coverageRecords = CollectedCoverage()

    /// - Parameters:
    ///   - kits: the products that are run, in their order.
    ///   - tests: all there are; their names alone are looked at.
    public init(
        kits: [any TestKit.Type],
        requirements: RequirementList,
        tests: [CoverageTest],
        finish: @escaping (Coverage) -> Void
    ) {
        self.kits = kits
        self.requirements = requirements
        self.tests = tests
        self.finish = finish
        for kit in kits { coverageRecords.add(CoverageRecord(), of: kit.productID) }
    }

    public func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let run): isDryRun = run.isDryRun
        case .runHookFinished, .scenariosAssembled: break
        case .scenarioFinished(let result): add(result)
        case .runFinished: finish(coverage)
        }
    }

    /// Adds what a scenario of a product saw and acted on.
    public func add(_ coverageRecord: CoverageRecord, of product: String) {
        coverageRecords.add(coverageRecord, of: product)
    }

    /// Adds what other runs have collected.
    public func add(_ other: CollectedCoverage) {
        coverageRecords.add(other)
    }

    /// Takes in a scenario's tags, as it went the last time it was tried.
    private func add(_ result: ScenarioResult) {
        guard !result.willBeRetried else { return }
        for tag in result.pickle.tags.map({ String($0.name.dropFirst()) }).uniqued() {
            if carriers[tag] == nil { tags.append(tag) }
            carriers[tag, default: []].append((result.location, result.status))
        }
    }

    private var coverage: Coverage {
        let named = testsByID()
        let spelling = RequirementSpelling(requirements)
        var groups = kits.map { kit in
            group(kit.product.manifest.name, kit.requirementPrefix, named, coverageRecord: coverageRecord(of: kit))
        }
        groups.append(group(Self.shell.name, Self.shell.prefix, named, coverageRecord: nil))
        return Coverage(
            isDryRun: isDryRun,
            groups: groups.filter { !$0.items.isEmpty || $0.coverageRecord != nil },
            unknownTags: unknownTags(spelling),
            unknownTestIDs: unknownTestIDs(named, spelling)
        )
    }

    // MARK: Requirements

    private func group(
        _ name: String,
        _ prefix: String,
        _ named: [String: [CoverageTest]],
        coverageRecord: ProductCoverage?
    ) -> Coverage.Group {
        var items: [Coverage.Item] = []
        for requirement in requirements.requirements where requirement.prefix == prefix {
            for kind in requirement.kinds {
                switch kind {
                case .scenario: items.append(item(requirement))
                case .backend:
                    items.append(item(requirement, kind, (named[requirement.id] ?? []).filter(\.isOfBackend)))
                case .test: items.append(item(requirement, kind, named[requirement.id] ?? []))
                case .measurement, .web, .documentation: break
                }
            }
        }
        return Coverage.Group(name: name, prefix: prefix, items: items, coverageRecord: coverageRecord)
    }

    private func item(_ requirement: Requirement) -> Coverage.Item {
        let carriers = carriers[requirement.id] ?? []
        let failed = carriers.filter { $0.status > .skipped }
        let passed = carriers.filter { $0.status == .passed }
        let (status, shown): (Coverage.Status, [(place: String, status: StepStatus)]) =
            if !failed.isEmpty {
                (.failed, failed)
            } else if !passed.isEmpty {
                (.covered, passed)
            } else {
                (carriers.isEmpty ? .missing : .notRun, carriers)
            }
        let places = shown.map(\.place).uniqued()
        return Coverage.Item(requirement: requirement, kind: .scenario, status: status, places: places)
    }

    private func item(_ requirement: Requirement, _ kind: Requirement.Kind, _ tests: [CoverageTest]) -> Coverage.Item {
        let status: Coverage.Status = tests.isEmpty ? .missing : .covered
        return Coverage.Item(requirement: requirement, kind: kind, status: status, places: tests.map(\.place).uniqued())
    }

    private func testsByID() -> [String: [CoverageTest]] {
        var byID: [String: [CoverageTest]] = [:]
        for test in tests {
            for id in RequirementID.all(in: test.name) { byID[id, default: []].append(test) }
        }
        return byID
    }

    // MARK: What is misspelt

    private func unknownTags(_ spelling: RequirementSpelling) -> [Coverage.UnknownID] {
        tags.sorted().compactMap { tag in
            spelling.misspelling(ofTag: tag).map { misspelling in
                let places = (carriers[tag] ?? []).map(\.place).uniqued()
                return Coverage.UnknownID(
                    id: "@" + tag,
                    places: places,
                    suggestion: misspelling.nearest.map { "@" + $0 }
                )
            }
        }
    }

    private func unknownTestIDs(
        _ named: [String: [CoverageTest]],
        _ spelling: RequirementSpelling
    ) -> [Coverage.UnknownID] {
        named.keys.sorted().compactMap { id in
            spelling.misspelling(ofID: id).map { misspelling in
                Coverage.UnknownID(
                    id: id,
                    places: (named[id] ?? []).map(\.place).uniqued(),
                    suggestion: misspelling.nearest
                )
            }
        }
    }

    // MARK: What was exercised

    /// nil where nothing was to be collected.
    private func coverageRecord(of kit: any TestKit.Type) -> ProductCoverage? {
        guard !isDryRun,
            let graph = try? AppGraph(kit.product, in: kit.makeSession().environment)
        else { return nil }
        return ProductCoverage(coverageRecords[kit.productID], of: graph.summary)
    }
}
