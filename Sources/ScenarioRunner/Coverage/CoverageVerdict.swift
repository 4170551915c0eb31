import AppShellTexts

/// Whether a run covers enough, and what it lacks.
public struct CoverageVerdict: Sendable {
    /// A measure below its threshold.
    public struct Shortfall: Hashable, Sendable {
        /// The product's name, or the shell's.
        public let group: String
        public let measure: CoverageMeasure
        public let figure: CoverageFigure
        /// In percent.
        public let wanted: Int
        /// What is missing, in the report's order.
        public let missing: [String]
    }

    /// Group by group, in the order of the measures.
    public let shortfalls: [Shortfall]
    /// In a dry run no step ran, so nothing is covered.
    public let isDryRun: Bool

    /// How many of the missing items to name.
    private static let namedCount = 3

    public var isSufficient: Bool { shortfalls.isEmpty && !isDryRun }

    /// The shortfalls, one per line; empty if the coverage is sufficient.
    public var text: String {
        if isDryRun { return localized("--fail-under: a dry run covers nothing; leave out --dry-run.") }
        guard !shortfalls.isEmpty else { return "" }
        let rows = shortfalls.map { [$0.group, $0.measure.rawValue] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = zip(shortfalls, rows).map { shortfall, row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "  " + cells.joined(separator: "  ") + "  " + Self.words(for: shortfall)
        }
        return ([localized("Coverage is below --fail-under:")] + lines).joined(separator: "\n")
    }

    private static func words(for shortfall: Shortfall) -> String {
        let figure = shortfall.figure
        let others = shortfall.missing.count - namedCount
        let named = shortfall.missing.prefix(namedCount).joined(separator: "; ")
        let missing = others > 0 ? localized("\(named) and \(others) more") : named
        let (covered, total, percent) = (figure.covered, figure.total, figure.percent ?? 0)
        return localized("\(covered) of \(total), \(percent) % and not \(shortfall.wanted) %. Missing: \(missing)")
    }
}

extension CoverageThresholds {
    /// Checks each measure of each group of a report, including the shell's requirements.
    ///
    /// A product never falls short of a measure that it has nothing of, such as links.
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
