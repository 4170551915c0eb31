/// Whether a run covers as much as was asked for, and what it lacks.
public struct CoverageVerdict: Sendable {
    /// A measure of a product that is below what was asked for.
    public struct Shortfall: Hashable, Sendable {
        /// The product's name, or the shell's.
        public let group: String
        public let measure: CoverageMeasure
        public let figure: CoverageFigure
        /// In hundredths.
        public let wanted: Int
        /// What is missing, in the report's order.
        public let missing: [String]
    }

    /// Group by group, in the order of the measures.
    public let shortfalls: [Shortfall]
    /// No step ran, so nothing is covered.
    public let isDryRun: Bool

    /// So many of what is missing are named.
    private static let namedCount = 3

    public var isSufficient: Bool { shortfalls.isEmpty && !isDryRun }

    /// What is below and what is missing first, a line each; empty where it is sufficient.
    public var text: String {
        if isDryRun { return "--fail-under: a dry run covers nothing; leave out --dry-run." }
        guard !shortfalls.isEmpty else { return "" }
        let rows = shortfalls.map { [$0.group, $0.measure.rawValue] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = zip(shortfalls, rows).map { shortfall, row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "  " + cells.joined(separator: "  ") + "  " + Self.words(for: shortfall)
        }
        return (["Less is covered than --fail-under asks for:"] + lines).joined(separator: "\n")
    }

    private static func words(for shortfall: Shortfall) -> String {
        let figure = shortfall.figure
        let others = shortfall.missing.count - namedCount
        let more = others > 0 ? " and \(others) more" : ""
        return "\(figure.covered) of \(figure.total), \(figure.percent ?? 0) % and not \(shortfall.wanted) %. Missing: "
            + shortfall.missing.prefix(namedCount).joined(separator: "; ") + more
    }
}

extension CoverageThresholds {
    /// Holds each measure of each group of a report, the shell's requirements among them, against what is asked for.
    ///
    /// A measure of which a product has nothing, such as links of one without any, is not below anything.
    public func verdict(on coverage: Coverage) -> CoverageVerdict {
        var shortfalls: [CoverageVerdict.Shortfall] = []
        for group in coverage.groups where !coverage.isDryRun {
            for measure in CoverageMeasure.allCases {
                guard let wanted = percents[measure], let figure = group.figure(of: measure),
                    let percent = figure.percent, percent < wanted
                else { continue }
                shortfalls.append(
                    CoverageVerdict.Shortfall(
                        group: group.name,
                        measure: measure,
                        figure: figure,
                        wanted: wanted,
                        missing: group.missing(of: measure)
                    )
                )
            }
        }
        return CoverageVerdict(shortfalls: shortfalls, isDryRun: coverage.isDryRun)
    }
}
