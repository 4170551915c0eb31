import AppShell
import Observation

/// All records, or those that match the search, nearest first (AIC-25, AIC-28).
@Observable
final class DirectoryListScreen<Record: DirectoryRecord>: Screen, AccessFollower {
    @ObservationIgnored private let directory: Directory<Record>
    @ObservationIgnored private let context: ScreenContext
    @ObservationIgnored private let view = DirectoryView()

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
        if !found.isEmpty { return presented(found) }
        guard finder.isNarrowed else { return [.empty(strings.empty)] }
        return [.empty(strings.nothing), .button(strings.clear) { await self.finder.clear() }]
    }

    /// As a list; or on a map, where the person wants it and any of them has a place.
    @ContentBuilder
    private func presented(_ found: [Record]) -> [Content] {
        let named = named(found)
        let map = directory.map.flatMap { map in
            found.contains { directory.drawing.position(of: $0) != nil } ? map : nil
        }
        if let map {
            Content.choice(map.view, options: [map.asList, map.asMap], selected: view.isMap ? map.asMap : map.asList) {
                self.view.isMap = $0 == map.asMap
            }
        }
        if let map, view.isMap {
            Content.map(strings.list, pins: named.compactMap(pin))
            let rest = named.filter { directory.drawing.position(of: $0.record) == nil }
            if !rest.isEmpty {
                Content.heading(map.unplaced)
                Content.list(map.unplaced) { rest.map(card) }
            }
        } else {
            Content.list(strings.list) { named.map(card) }
        }
    }

    private typealias Named = (record: Record, label: String, venue: String?)

    /// Records with the same title are labelled with their venue too, so that they differ when read aloud.
    private func named(_ records: [Record]) -> [Named] {
        let counts = Dictionary(records.map { ($0.title, 1) }, uniquingKeysWith: +)
        return records.map { record in
            let venue = directory.drawing.venue(of: record)
            let isTwin = counts[record.title, default: 1] > 1
            let label = [record.title, isTwin ? venue : nil].compactMap(\.self).joined(separator: ", ")
            return (record, label, isTwin ? nil : venue)
        }
    }

    private func card(_ named: Named) -> Content {
        .card(named.label, action: { self.open(named.record) }) {
            Content.heading(named.record.title)
            directory.drawing.summary(of: named.record, in: directory)
        }
    }

    /// Nil for a record without a place.
    private func pin(_ named: Named) -> Content.MapPin? {
        directory.drawing.position(of: named.record).map { position in
            Content.MapPin(named.label, at: position, subtitle: named.venue) { self.open(named.record) }
        }
    }

    private func open(_ record: Record) {
        context.router.push(directory.drawing.destination(for: record))
    }
}

/// How the person looks at a list; no part of the generic class, see ``ObservedChange``.
@Observable
private final class DirectoryView {
    var isMap = false
}
