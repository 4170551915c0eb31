import AppShellHeadless
import AppShellTexts
import ScenarioReports

extension CoverageText {
    /// One line a measure of which there is something to cover, aligned.
    func figures(of group: Coverage.Group) -> String {
        let rows = CoverageMeasure.allCases.compactMap { measure -> (CoverageMeasure, CoverageFigure, Int)? in
            guard let figure = group.figure(of: measure), let percent = figure.percent else { return nil }
            return (measure, figure, percent)
        }
        let width = rows.map { "\($0.1.total)".count }.max() ?? 0
        return rows.map { measure, figure, percent in
            let name = measure.rawValue + String(repeating: " ", count: Self.nameWidth - measure.rawValue.count)
            let covered = "\(figure.covered)".leftPadded(to: width)
            let counts = localized("\(covered) of \("\(figure.total)".leftPadded(to: width))")
            let tone: TextStyle.Tone = figure.covered == figure.total ? .green : .yellow
            let share = style.apply(tone, "\(percent)".leftPadded(to: 3) + " %")
            return "  \(name)  \(counts)  \(share)  \(Self.words(for: measure, group))\n"
        }.joined()
    }

    private static let nameWidth = CoverageMeasure.allCases.map(\.rawValue.count).max() ?? 0

    private static func words(for measure: CoverageMeasure, _ group: Coverage.Group) -> String {
        let strays = group.coverageRecord?.strays ?? []
        func count(_ source: CoverageRecord.Stray.Source) -> Int { strays.count { $0.source == source } }
        switch measure {
        case .requirements: return localized("covered\("")")
        case .routes: return localized("seen on top, \(group.coverageRecord?.routes.routeCount ?? 0) different")
        case .screens: return localized("shown")
        case .actions: return localized("elements acted on")
        case .links:
            let others = count(.link)
            return localized(
                others == 0 ? "patterns followed" : "patterns followed; links that fit none: \(others) different"
            )
        case .payloads:
            let others = count(.notification)
            return localized(
                others == 0
                    ? "rules opened by a tap"
                    : "rules opened by a tap; notifications that fit none: \(others) different"
            )
        case .flags: return localized("values of flags tried")
        }
    }

    /// What nobody touched, measure by measure.
    func neverExercised(of coverageRecord: ProductCoverage) -> String {
        let screens = coverageRecord.screens.never
        // A destination that was never shown need not be named twice.
        let routes = coverageRecord.routes.never.filter { !screens.contains($0.destination) }
        return section(localized("screens never shown:"), wrapped(screens, separator: ", ", indent: 5))
            + section(localized("routes never seen:"), wrapped(routes.map(\.description), separator: ", ", indent: 5))
            + section(localized("elements never acted on:"), neverActed(coverageRecord.actions.never))
            + section(
                localized("links never followed:"),
                table(coverageRecord.links.never.map { [$0.pattern, $0.destination] })
            )
            + section(
                localized("payloads never opened:"),
                table(coverageRecord.payloads.never.map { [$0.rule, $0.destination] })
            )
            + section(
                localized("flags never tried:"),
                wrapped(coverageRecord.flags.never.map(\.description), separator: ", ", indent: 5)
            )
    }

    private func section(_ heading: String, _ lines: String) -> String {
        lines.isEmpty ? "" : "    " + style.apply(.yellow, heading) + "\n" + lines
    }

    private func neverActed(_ elements: [CoverageRecord.Element]) -> String {
        var text = ""
        for destination in elements.map(\.destination).uniqued() {
            let own = elements.filter { $0.destination == destination }
            text += "     \(destination ?? localized("on every screen"))\n"
            text += wrapped(own.map(\.description), separator: ", ", indent: 7)
        }
        return text
    }

    /// Two columns.
    private func table(_ rows: [[String]]) -> String {
        let width = rows.map { $0[0].count }.max() ?? 0
        return rows.map { row in
            "     \(row[0])\(String(repeating: " ", count: width - row[0].count))   \(row[1])\n"
        }.joined()
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
