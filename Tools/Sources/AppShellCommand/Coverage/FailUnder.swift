import ArgumentParser
import ScenarioRunner

/// `80`, or `requirements=100,links=90`: how much of each measure a run must cover.
///
/// Parsing never fails, since the argument parser would hide the reason; ``validate()`` throws it.
struct FailUnder: ExpressibleByArgument {
    private let thresholds: Result<CoverageThresholds, CoverageThresholds.Issues>

    init(argument: String) {
        thresholds = Result { () throws(CoverageThresholds.Issues) in try CoverageThresholds(parsing: argument) }
    }

    /// - Throws: ValidationError with every issue and its fix.
    func validate() throws {
        do throws(CoverageThresholds.Issues) { _ = try thresholds.get() } catch {
            throw ValidationError(error.issues.map { "--fail-under: \($0)" }.joined(separator: "\n"))
        }
    }

    /// The message if a run covers less; otherwise nil.
    func shortfall(of coverage: Coverage) throws -> String? {
        try validate()
        let verdict = try thresholds.get().verdict(on: coverage)
        return verdict.isSufficient ? nil : verdict.text
    }
}
