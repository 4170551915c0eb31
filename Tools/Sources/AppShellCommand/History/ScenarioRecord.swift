import CucumberGherkin
import Foundation
import ScenarioReports

/// What a history keeps of a scenario in one run.
struct ScenarioRecord: Codable, Hashable {
    /// What it is found by from one run to the next: several products may run one file.
    struct Key: Codable, Hashable {
        let scenario: ScenarioKey
        let product: String
    }

    let key: Key
    /// Its line then.
    let line: Int
    /// Changes with what the scenario says.
    let digest: String
    let status: StepStatus
    /// Whether it passed only after a retry, or its repetitions differed.
    var isFlaky: Bool
    /// Virtual time.
    let milliseconds: Int
    /// Calls to the back end.
    let requests: Int
    let cost: Int
    /// Whether it failed as its tag says; nil in records from before there was such a tag.
    let isExpectedFailure: Bool?

    init(_ result: ScenarioResult, status: StepStatus, isFlaky: Bool) {
        key = Key(scenario: result.key, product: result.testCase.product)
        line = result.pickle.location.line
        digest = result.pickle.digest
        self.status = status
        self.isFlaky = isFlaky
        milliseconds = Int(result.duration / .milliseconds(1))
        requests = result.events.count { $0.kind == "request" }
        cost = result.cost
        isExpectedFailure = result.expectedFailure == nil ? nil : true
    }

    /// Whether sums of its figures can be made, as those of a damaged line can't.
    var isPossible: Bool { [milliseconds, requests, cost].allSatisfy { (0...1_000_000_000_000).contains($0) } }

    /// Whether it ran; one that was skipped says nothing.
    var hasRun: Bool { status != .skipped || hasFailedAsExpected }

    /// Whether nothing has to be done about it: a failure that is expected is none.
    var hasPassed: Bool { status == .passed || hasFailedAsExpected }

    var hasFailedAsExpected: Bool { isExpectedFailure == true }

    /// `Scenarios/Madinia/catalogue.feature:12`
    var location: String { "\(key.scenario.uri):\(line)" }

    /// The name, and the row of an outline.
    var title: String { key.scenario.name + (key.scenario.row.map { " (row \($0))" } ?? "") }
}
