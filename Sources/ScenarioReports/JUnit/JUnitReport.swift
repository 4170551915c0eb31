/// JUnit XML, which continuous integration servers show as tests.
///
/// There is no standard. ``Dialect/standard`` follows Jenkins' schema, which every reader understands. ``Dialect/rich``
/// adds attributes and elements that many readers understand too. Both give wall-clock seconds, so they differ from run
/// to run. ``Dialect/strict`` is exactly what Cucumber's own formatter writes, in virtual time: the same run gives the
/// same bytes.
public final class JUnitReport: Report {
    public enum Dialect: Sendable, Hashable {
        /// A suite for each feature file. Locations, tags, failed attempts, logs and screens are in the texts. Failed
        /// run hooks and unreadable files are test cases of their own.
        case standard
        /// The same, with attributes for a test's file and line, properties for its product, requirements, tags and
        /// virtual time, and surefire's `flakyFailure` and `rerunFailure` for its attempts.
        case rich
        /// One suite, sorted by file and line, with each scenario's last attempt.
        case strict
    }

    private let report: any Report

    /// - Parameter write: takes the file, piece by piece.
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
    /// The step that decided the result: the first of the worst.
    var worstStep: StepResult? {
        guard status > .passed else { return nil }
        return steps.first { $0.status == status }
    }

    /// The steps that failed: several where they are checks, which end no scenario.
    var failedSteps: [StepResult] { steps.filter { $0.step != nil && $0.status == .failed && status == .failed } }
}

extension StepStatus {
    /// In lower case.
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
