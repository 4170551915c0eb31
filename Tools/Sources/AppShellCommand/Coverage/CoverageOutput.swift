import ScenarioRunner

/// Collects and writes the coverage of a run.
final class CoverageOutput {
    /// Collects events, before the other reports, which may show the coverage.
    let report: CoverageReport
    /// Set at the end of the run.
    var covered: Coverage? { result.value }
    private let result = Result()
    private let writers: [(Coverage) -> Void]

    private final class Result {
        var value: Coverage?
    }

    /// Opens all files, to fail before the run.
    ///
    /// - Parameter kits: of the products that run.
    /// - Returns: nil without `--coverage`.
    /// - Throws: ``CommandError`` without a list of requirements, or if a file cannot be written.
    init?(_ options: CoverageOptions, kits: [any TestKit.Type]) throws {
        guard options.isWanted else { return nil }
        let sources = try CoverageSources.read()
        writers = try (options.formats.isEmpty ? [.standard] : options.formats).map { try $0.makeWriter() }
        let result = result
        report = CoverageReport(kits: kits, requirements: sources.requirements, tests: sources.tests) {
            result.value = $0
        }
    }

    /// The coverage as JSON; nil before the end of the run.
    var json: String? { covered.map { CoverageJSON.text(of: $0) } }

    /// Writes its formats, after all other reports.
    func write() {
        guard let covered else { return }
        for write in writers { write(covered) }
    }
}
