import AppShell

/// How entries, records and charts are drawn: the parts of the screen that change with what is kept alone.
struct StatsDrawing {
    let constants: [StatsConstant]
    let strings: any StatsStrings
    let texts: StatsTexts

    init(constants: [StatsConstant], strings: any StatsStrings, formats: LocalFormats) {
        self.constants = constants
        self.strings = strings
        texts = StatsTexts(formats)
    }

    func title(of constantID: String) -> String {
        constants.first { $0.id == constantID }?.title ?? constantID
    }

    func records(_ best: (String) -> PersonalBest?) -> Content {
        return .section(strings.recordsHeading) {
            Content.heading(strings.recordsHeading)
            for constant in constants {
                let text = best(constant.id).map { best in
                    strings.record(texts.count(best.score), texts.day(best.date), best.measuredSpeed.map(speed))
                }
                Content.badge(constant.title, text ?? strings.noRecord)
            }
        }
    }

    // MARK: Charts

    /// - Parameter entries: the newest first.
    func progress(_ entries: [StatsEntry]) -> Content {
        return .section(strings.progressHeading) {
            Content.heading(strings.progressHeading)
            if let first = entries.last, let last = entries.first, entries.count > 1 {
                let points = entries.reversed().map { entry in
                    Content.Chart.Point(texts.shortDay(entry.date), Double(entry.score))
                }
                let best = entries.map(\.score).max() ?? 0
                let summary = strings.progressSummary(
                    texts.count(first.score),
                    texts.count(last.score),
                    texts.count(best),
                    texts.count(entries.count)
                )
                Content.chart(
                    strings.progressHeading,
                    Content.Chart(.line, points: points, unit: strings.progressUnit),
                    strings: summary
                )
            } else {
                Content.text(strings.tooFew)
            }
        }
    }

    /// A map for each constant with an error.
    ///
    /// - Parameter constantID: nil: of all.
    func errors(_ map: ErrorMap, of constantID: String?) -> Content {
        let known = constants.map(\.id)
        let all = known + map.constants.filter { !known.contains($0) }
        let charts = all.filter { constantID == nil || $0 == constantID }.compactMap { chart(map, of: $0) }
        return .section(strings.errorMapHeading) {
            Content.heading(strings.errorMapHeading)
            charts
            if charts.isEmpty { Content.text(strings.noErrors) }
        }
    }

    private func chart(_ map: ErrorMap, of constantID: String) -> Content? {
        let blocks = map.blocks(of: constantID)
        // Of several, the first.
        guard let most = blocks.map(\.errors).max(), let worst = blocks.first(where: { $0.errors == most }) else {
            return nil
        }
        let points = blocks.map { block in
            Content.Chart.Point(
                "\(texts.count(block.first).text)–\(texts.count(block.last).text)",
                Double(block.errors)
            )
        }
        return .chart(
            strings.errorMapLabel(title(of: constantID)),
            Content.Chart(.map, points: points, unit: strings.errorMapUnit),
            strings: strings.errorMapSummary(
                texts.count(worst.first),
                texts.count(worst.last),
                texts.count(worst.errors)
            )
        )
    }

    // MARK: The list

    func row(_ entry: StatsEntry) -> Content {
        let moment = texts.moment(entry.date)
        let parts: [Content?] = [
            .heading(moment, level: 3),
            .badge(strings.constant, title(of: entry.constantID)),
            .badge(strings.mode, strings.modeTitle(entry.mode)),
            .badge(strings.score, strings.decimals(texts.count(entry.score))),
            entry.measuredSpeed.map { .badge(strings.speed, speed($0)) },
            .badge(strings.errorCount, texts.count(entry.errors).text),
            .badge(strings.reveals, texts.count(entry.revealsUsed).text),
            .badge(strings.bestStreak, texts.count(entry.bestStreak).text),
        ]
        return .section(moment) { return parts.compactMap(\.self) }
    }

    private func speed(_ value: Double) -> String {
        // « 0,0 » would be no speed at all.
        let text = value > 0 && value < 0.05 ? "<\u{A0}" + texts.oneDecimal(0.1) : texts.oneDecimal(value)
        return strings.digitsPerSecond(text)
    }
}
