/// JUnit XML: what continuous integration shows as tests.
///
/// There is no standard of it. ``Dialect/strict`` is what Cucumber's own formatter writes, and nothing else;
/// ``Dialect/rich`` says more, in the attributes and elements that the tools that read it know. Times are virtual, and the
/// same run gives the same bytes.
public final class JUnitReport: Report {
    public enum Dialect: Sendable, Hashable {
        /// A suite for each feature file; file and line, tags, product and requirements, attempts that failed, what was
        /// logged, the screen. Hooks around the run and files that could not be read are test cases of their own where
        /// they failed.
        case rich
        /// One suite, sorted by file and line; of a scenario that was tried again, the last attempt.
        case strict
    }

    private let report: any Report

    /// - Parameter write: takes the file piece by piece.
    public init(_ dialect: Dialect = .rich, write: @escaping ([UInt8]) -> Void) {
        report =
            switch dialect {
            case .rich: RichJUnitReport(write: write)
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

extension XMLBytes {
    /// `Given a step................................................................passed` and a line break, in a CDATA
    /// section.
    mutating func stepLine(_ step: StepResult) {
        let (keyword, text) = (step.keyword, step.text)
        self.text(keyword)
        self.text(text)
        raw(repeating: UInt8(ascii: "."), count: max(1, 76 - keyword.utf16.count - text.utf16.count))
        raw(step.status.word)
        raw("\n")
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
