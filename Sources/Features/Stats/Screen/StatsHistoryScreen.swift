import AppShell
import Observation

/// The personal bests, charts, and the most recent sessions, newest first (PI-FR7, PI-FR10).
@Observable
final class StatsHistoryScreen: Screen {
    /// The id of the constant looked at; nil: all.
    private var filter: String?
    /// Whether the rows are written, so that drawing them takes no time.
    private var isPrepared = false
    @ObservationIgnored private let stats: Stats
    @ObservationIgnored private let context: ScreenContext

    init(stats: Stats, context: ScreenContext) {
        self.stats = stats
        self.context = context
    }

    private var strings: any StatsStrings { stats.strings }
    private var drawing: StatsDrawing { stats.drawing }

    func appear() async {
        await load()
    }

    private func load() async {
        await stats.load()
        // A few at a time: two hundred dates and numbers take longer than a frame may wait for.
        for (index, entry) in stats.entries.enumerated() {
            _ = stats.drawn.row(of: entry, draw: drawing.row)
            if index % 20 == 19 { await context.tasks {}?.value }
        }
        isPrepared = true
    }

    var content: Content {
        .screen(strings.title) {
            Content.heading(strings.title, level: 1)
            issues
            switch stats.phase {
            case .failed(let error):
                Content.failure(strings.errors.text(for: error), retry: strings.retry) { await self.load() }
                // What this launch knows is shown all the same.
                known
            case .loaded where isPrepared:
                known
            case .idle, .loading, .loaded:
                drawing.records(stats.best)
                Content.loading(strings.loading)
            }
        }
    }

    /// What could not be kept, and what could not be read.
    @ContentBuilder
    private var issues: [Content] {
        if let issue = stats.storageIssue, !isLoadIssue {
            Content.banner(strings.errors.text(for: issue)) {
                Content.text(strings.unsaved)
                Content.button(strings.retry) { await self.load() }
            }
        }
        let unreadable = stats.unreadable
        if unreadable.isHistoryDamaged { Content.banner(strings.damagedHistory) }
        if unreadable.sessions > 0 { Content.banner(strings.unreadableSessions(unreadable.sessions)) }
        if unreadable.records { Content.banner(strings.unreadableRecords) }
    }

    /// Whether what failed is said in place of the history already.
    private var isLoadIssue: Bool {
        if case .failed(let error) = stats.phase { error == stats.storageIssue } else { false }
    }

    @ContentBuilder
    private var known: [Content] {
        // First: what was drawn in another zone is gone with it.
        let drawing = drawing
        let parts = stats.drawn.parts(for: StatsDrawn.Key(changes: stats.changes, filter: filter)) { draw(drawing) }
        parts.records
        if stats.entries.isEmpty {
            Content.empty(strings.empty, message: strings.emptyMessage)
        } else {
            choice
            parts.progress
            parts.errors
            exports
            list(parts.rows)
        }
    }

    private func draw(_ drawing: StatsDrawing) -> StatsDrawn.Parts {
        let entries = stats.entries
        let shown = filter.map { filter in entries.filter { $0.constantID == filter } } ?? entries
        return StatsDrawn.Parts(
            records: drawing.records(stats.best),
            progress: drawing.progress(shown),
            errors: drawing.errors(stats.errorMap, of: filter),
            rows: shown.map { stats.drawn.row(of: $0, draw: drawing.row) }
        )
    }

    private func list(_ rows: [Content]) -> Content {
        let heading = strings.historyHeading
        return .section(heading) {
            Content.heading(heading)
            if rows.isEmpty {
                Content.empty(strings.nothingOfConstant)
            } else {
                Content.list(heading) { return rows }
            }
        }
    }

    private var choice: Content {
        .choice(
            strings.constant,
            options: [strings.allConstants] + stats.constants.map(\.title),
            selected: filter.map(drawing.title(of:)) ?? strings.allConstants
        ) { option in
            self.filter = self.stats.constants.first { $0.title == option }?.id
        }
    }

    private var exports: Content {
        .section(strings.exportHeading) {
            Content.heading(strings.exportHeading)
            Content.button(strings.exportCsv) {
                self.share("csv", "text/csv", CSVExport.bytes(of: self.stats.entries))
            }
            Content.button(strings.exportJson) {
                let bytes = JSONExport.bytes(of: self.stats.entries, bests: self.stats.best, of: self.stats.constants)
                self.share("json", "application/json", bytes)
            }
        }
    }

    private func share(_ ending: String, _ mediaType: String, _ bytes: [UInt8]) {
        let file = SharedFile(name: "\(strings.exportFileName).\(ending)", mediaType: mediaType, bytes: bytes)
        stats.environment.device.sharing.share(SharedItem(title: strings.exportTitle, file: file))
    }
}
