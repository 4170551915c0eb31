import AppShell
public import AppShellHeadless
import AppShellInspection
import CucumberGherkin
public import ScenarioReports

/// A report that collects a run's coverage, and returns it at the end.
public final class CoverageReport: Report {
    /// The prefix of the shell's own requirements. Every product's scenarios may carry them.
    static let shell = (name: "AppShell", prefix: "SHELL-")

    private let requirements: RequirementList
    private let tests: [CoverageTest]
    private let finish: (Coverage) -> Void
    private let kits: [any TestKit.Type]
    private var isDryRun = false
    /// By tag, without its @, in the order of the scenarios.
    private var carriers: [String: [(location: String, status: StepStatus)]] = [:]
    private var tags: [String] = []
    /// What each product has exercised so far.
    public private(set) var coverageRecords = CollectedCoverage()

    /// - Parameters:
    /// - kits: the products that run, in order.
    /// - tests: all tests; only their names count.
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

    /// Adds what other runs collected.
    public func add(_ other: CollectedCoverage) {
        coverageRecords.add(other)
    }

    /// Adds a scenario's tags with the result of its last attempt.
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
            func tests(_ isMeant: (CoverageTest.Subject) -> Bool) -> [CoverageTest] {
                (named[requirement.id] ?? []).filter { isMeant($0.subject) }
            }
            for kind in requirement.kinds {
                switch kind {
                case .scenario: items.append(item(requirement))
                case .backend: items.append(item(requirement, kind, tests { $0 == .backend }))
                case .web: items.append(item(requirement, kind, tests { $0 == .web }))
                case .test: items.append(item(requirement, kind, tests { $0 != .web }))
                case .measurement, .documentation: break
                }
            }
        }
        return Coverage.Group(name: name, prefix: prefix, items: items, coverageRecord: coverageRecord)
    }

    private func item(_ requirement: Requirement) -> Coverage.Item {
        let carriers = carriers[requirement.id] ?? []
        let failed = carriers.filter { $0.status > .skipped }
        let passed = carriers.filter { $0.status == .passed }
        let (status, shown): (Coverage.Status, [(location: String, status: StepStatus)]) =
            if !failed.isEmpty {
                (.failed, failed)
            } else if !passed.isEmpty {
                (.covered, passed)
            } else {
                (carriers.isEmpty ? .missing : .notRun, carriers)
            }
        let locations = shown.map(\.location).uniqued()
        return Coverage.Item(requirement: requirement, kind: .scenario, status: status, locations: locations)
    }

    private func item(_ requirement: Requirement, _ kind: Requirement.Kind, _ tests: [CoverageTest]) -> Coverage.Item {
        let status: Coverage.Status = tests.isEmpty ? .missing : .covered
        return Coverage.Item(
            requirement: requirement,
            kind: kind,
            status: status,
            locations: tests.map(\.location).uniqued()
        )
    }

    private func testsByID() -> [String: [CoverageTest]] {
        var byID: [String: [CoverageTest]] = [:]
        for test in tests {
            for id in RequirementID.all(in: test.name) { byID[id, default: []].append(test) }
        }
        return byID
    }

    // MARK: Misspelt ids

    private func unknownTags(_ spelling: RequirementSpelling) -> [Coverage.UnknownID] {
        tags.sorted().compactMap { tag in
            spelling.misspelling(ofTag: tag).map { misspelling in
                let locations = (carriers[tag] ?? []).map(\.location).uniqued()
                return Coverage.UnknownID(
                    id: "@" + tag,
                    locations: locations,
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
                    locations: (named[id] ?? []).map(\.location).uniqued(),
                    suggestion: misspelling.nearest
                )
            }
        }
    }

    // MARK: What was exercised

    /// nil if nothing was to be collected.
    private func coverageRecord(of kit: any TestKit.Type) -> ProductCoverage? {
        guard !isDryRun,
            let graph = try? AppGraph(kit.product, in: kit.makeSession().environment)
        else { return nil }
        return ProductCoverage(coverageRecords[kit.productID], of: graph.summary)
    }
}
