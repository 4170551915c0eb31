import ScenarioRunner

/// The coverage of a run, and the texts written of it.
final class CoverageOutput {
    /// Collects what happens. It comes before the other reports, which may show what it finds.
    let report: CoverageReport
    /// Once the run has ended.
    var covered: Coverage? { result.value }
    private let result = Result()
    private let writers: [(Coverage) -> Void]

    private final class Result {
        var value: Coverage?
    }

    /// Opens all files, so that one that can't be written is known before the run.
    ///
    /// - Parameter kits: of the products whose scenarios run.
    /// - Returns: nil where no coverage is asked for.
    /// - Throws: ``CommandError`` where there is no list of requirements, or a file can't be written.
    init?(_ options: CoverageOptions, kits: [any TestKit.Type]) throws {
        guard options.isWanted else { return nil }
        let sources = try CoverageSources.read()
        writers = try (options.formats.isEmpty ? [.standard] : options.formats).map { try $0.makeWriter() }
        let result = result
        report = CoverageReport(kits: kits, requirements: sources.requirements, tests: sources.tests) {
            result.value = $0
        }
    }

    /// The JSON of what was covered; nil before the run has ended.
    var json: String? { covered.map { CoverageJSON.text(of: $0) } }

    /// Writes its own texts, after all reports.
    func write() {
        guard let covered else { return }
        for write in writers { write(covered) }
    }
}
