import ArgumentParser
import ScenarioRunner

/// `80`, or `requirements=100,links=90`: how much of each measure a run must cover.
///
/// Reading it never fails, so that the parser does not hide what is wrong: ``validate()`` says it.
struct FailUnder: ExpressibleByArgument {
    private let thresholds: Result<CoverageThresholds, CoverageThresholds.Faults>

    init(argument: String) {
        thresholds = Result { () throws(CoverageThresholds.Faults) in try CoverageThresholds(parsing: argument) }
    }

    /// - Throws: ValidationError with every fault of what was written, each with its fix.
    func validate() throws {
        do throws(CoverageThresholds.Faults) { _ = try thresholds.get() } catch {
            throw ValidationError(error.faults.map { "--fail-under: \($0)" }.joined(separator: "\n"))
        }
    }

    /// What to tell the person where a run covers less; nil where it covers enough.
    func shortfall(of coverage: Coverage) throws -> String? {
        try validate()
        let verdict = try thresholds.get().verdict(on: coverage)
        return verdict.isSufficient ? nil : verdict.text
    }
}
