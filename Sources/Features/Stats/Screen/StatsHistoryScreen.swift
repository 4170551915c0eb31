import AppShell
import Observation

/// The personal bests, charts, and the most recent sessions, newest first (PI-FR7, PI-FR10).
@Observable
final class StatsHistoryScreen: Screen {
    /// The id of the constant looked at; nil: all.
    private var filter: String?
    @ObservationIgnored private let stats: Stats
    @ObservationIgnored private let drawing: StatsDrawing
    @ObservationIgnored private let drawn = StatsDrawn()

    init(stats: Stats) {
        self.stats = stats
        drawing = StatsDrawing(
            constants: stats.constants,
            words: stats.words,
            formats: stats.environment.formats
        )
    }

    private var words: StatsWords { stats.words }

    func appear() async {
        await stats.load()
    }

    var content: Content {
        .screen(words.title) {
            Content.heading(words.title, level: 1)
            faults
            switch stats.phase {
            case .idle, .loading:
                drawing.records(stats.best)
                Content.loading(words.loading)
            case .failed(let error):
                Content.failure(words.errors.text(for: error), retry: words.retry) { await self.stats.load() }
                // What this launch knows is shown all the same.
                known
            case .loaded:
                known
            }
        }
    }

    /// What could not be kept, and what could not be read.
    @ContentBuilder
    private var faults: [Content] {
        if let fault = stats.storageFault, !isLoadFault {
            Content.banner(words.errors.text(for: fault)) {
                Content.text(words.unsaved)
                Content.button(words.retry) { await self.stats.load() }
            }
        }
        let unreadable = stats.unreadable
        if unreadable.isHistoryDamaged { Content.banner(words.damagedHistory) }
        if unreadable.sessions > 0 { Content.banner(words.unreadableSessions(unreadable.sessions)) }
        if unreadable.records { Content.banner(words.unreadableRecords) }
    }

    /// Whether what failed is said in place of the history already.
    private var isLoadFault: Bool {
        if case .failed(let error) = stats.phase { error == stats.storageFault } else { false }
    }

    private var known: [Content] {
        drawn.contents(for: StatsDrawn.Key(changes: stats.changes, filter: filter)) { draw() }
    }

    private func draw() -> [Content] {
        let records = drawing.records(stats.best)
        let entries = stats.entries
        guard !entries.isEmpty else {
            return [records, .empty(words.history.empty, message: words.history.emptyMessage)]
        }
        let shown = filter.map { filter in entries.filter { $0.constantID == filter } } ?? entries
        let list = shown.isEmpty ? Content.empty(words.history.nothing) : drawing.list(shown)
        return [
            records,
            choice,
            drawing.progress(shown),
            drawing.errors(stats.errorMap, of: filter),
            exports,
            .section(words.history.heading) {
                Content.heading(words.history.heading)
                list
            },
        ]
    }

    private var choice: Content {
        .choice(
            words.history.constant,
            options: [words.history.all] + stats.constants.map(\.title),
            selected: filter.map(drawing.title(of:)) ?? words.history.all
        ) { option in
            self.filter = self.stats.constants.first { $0.title == option }?.id
        }
    }

    private var exports: Content {
        .section(words.export.heading) {
            Content.heading(words.export.heading)
            Content.button(words.export.csv) { self.share("csv", "text/csv", CSVExport.bytes(of: self.stats.entries)) }
            Content.button(words.export.json) {
                let bytes = JSONExport.bytes(of: self.stats.entries, bests: self.stats.best, of: self.stats.constants)
                self.share("json", "application/json", bytes)
            }
        }
    }

    private func share(_ ending: String, _ mediaType: String, _ bytes: [UInt8]) {
        let file = SharedFile(name: "\(words.export.fileName).\(ending)", mediaType: mediaType, bytes: bytes)
        stats.environment.device.sharing.share(SharedItem(title: words.export.title, file: file))
    }
}
