/// JUnit XML: what continuous integration shows as tests.
///
/// There is no standard of it. ``Dialect/standard`` is what Jenkins' schema allows, which every reader knows.
/// ``Dialect/rich`` says more, in the attributes and elements that many readers know beside it. Both tell seconds on the
/// wall clock, so they differ from run to run. ``Dialect/strict`` is what Cucumber's own formatter writes, and nothing
/// else; its times are virtual, and the same run gives the same bytes.
public final class JUnitReport: Report {
    public enum Dialect: Sendable, Hashable {
        /// A suite for each feature file; the place and the tags of a test, attempts that failed, what was logged and the
        /// screen stand in its texts. Hooks around the run and files that could not be read are test cases of their own
        /// where they failed.
        case standard
        /// The same, with a test's file and line as attributes, its product, requirements, tags and virtual time as
        /// properties, and its attempts as surefire's `flakyFailure` and `rerunFailure`.
        case rich
        /// One suite, sorted by file and line; of a scenario that was tried again, the last attempt.
        case strict
    }

    private let report: any Report

    /// - Parameter write: takes the file piece by piece.
    public init(_ dialect: Dialect = .standard, write: @escaping ([UInt8]) -> Void) {
        report =
            switch dialect {
            case .standard: SuitesJUnitReport(isRich: false, write: write)
            case .rich: SuitesJUnitReport(isRich: true, write: write)
            case .strict: StrictJUnitReport(write: write)
            }
    }

    public func handle(_ event: RunEvent) {
        report.handle(event)
    }
}

extension ScenarioResult {
    /// The step that says why it ended as it did: the first of the worst ones.
    var worstStep: StepResult? {
        guard status > .passed else { return nil }
        return steps.first { $0.status == status }
    }
}

extension StepStatus {
    /// `Given a step.........................................................passed`: at least so many dots, and more up
    /// to the 76th column.
    func line(_ text: String, leastDots: Int) -> String {
        text + String(repeating: ".", count: max(leastDots, 76 - text.utf16.count)) + word
    }
}

extension StepStatus {
    /// In small letters.
    var word: String {
        switch self {
        case .passed: "passed"
        case .skipped: "skipped"
        case .pending: "pending"
        case .undefined: "undefined"
        case .ambiguous: "ambiguous"
        case .failed: "failed"
        }
    }
}
