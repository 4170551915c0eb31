import AppShell
import Observation

/// All records, or those that match the search, nearest first (AIC-25, AIC-28).
@Observable
final class DirectoryListScreen<Record: DirectoryRecord>: Screen, AccessFollower {
    @ObservationIgnored private let directory: Directory<Record>
    @ObservationIgnored private let context: ScreenContext

    init(directory: Directory<Record>, context: ScreenContext) {
        self.directory = directory
        self.context = context
        directory.follow(self)
    }

    private var finder: DirectoryFinder<Record> { directory.finder }
    private var strings: any DirectoryStrings { directory.strings }

    func appear() async {
        await finder.loadIfNeeded()
    }

    func accessChanged() {
        // A covered screen loads when it appears again.
        if context.router.isOnTop { context.tasks { await self.finder.loadIfNeeded() } }
    }

    var content: Content {
        if let gate = directory.hooks.gate(context.router) { return .screen(strings.list) { gate } }
        return .screen(strings.list, refresh: { await self.finder.refresh() }) {
            Content.heading(strings.list, level: 1)
            DirectorySearchControls(directory: directory) { self.context.tasks($0) }.contents
            Content.loaded(
                finder.results,
                loading: strings.loading,
                errors: strings.errors,
                retry: strings.retry,
                retriesStale: true,
                load: { await self.finder.refresh() },
                content: list
            )
        }
    }

    private func list(_ found: [Record]) -> [Content] {
        if !found.isEmpty {
            let cards = cards(found)
            return [.list(strings.list) { cards }]
        }
        guard finder.isNarrowed else { return [.empty(strings.empty)] }
        return [.empty(strings.nothing), .button(strings.clear) { await self.finder.clear() }]
    }

    /// Records with the same title are labelled with their venue too, so that they differ when read aloud.
    private func cards(_ records: [Record]) -> [Content] {
        let drawing = directory.drawing
        let counts = Dictionary(records.map { ($0.title, 1) }, uniquingKeysWith: +)
        return records.map { record in
            let venue = counts[record.title, default: 1] > 1 ? drawing.venue(of: record) : nil
            let label = [record.title, venue].compactMap(\.self).joined(separator: ", ")
            return .card(label, action: { self.context.router.push(drawing.destination(for: record)) }) {
                Content.heading(record.title)
                drawing.summary(of: record, in: directory)
            }
        }
    }
}
