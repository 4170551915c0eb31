import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What this launch has loaded, shared by the catalogue's screens and readable offline (MAD-OFF1).
@Observable
final class CatalogStore {
    /// In seconds: older data is refreshed behind what is shown.
    private static let maximumAge: TimeInterval = 600

    private(set) var items: LoadingState<[CatalogItem]> = .idle
    /// Called with all items whenever they change.
    @ObservationIgnored var didChange: ([CatalogItem]) -> Void = { _ in }
    @ObservationIgnored private let service: any CatalogService
    @ObservationIgnored private let clock: any AppClock
    @ObservationIgnored private let hooks: CatalogHooks
    @ObservationIgnored private var loadedAt = Date.distantPast
    /// Several screens wait for one load: it must not end with the one that began it.
    @ObservationIgnored var tasks: TaskScope?
    @ObservationIgnored private var loading: Task<Void, Never>?
    @ObservationIgnored private var details: [CatalogItem] = []

    init(service: any CatalogService, clock: any AppClock, hooks: CatalogHooks) {
        self.service = service
        self.clock = clock
        self.hooks = hooks
    }

    /// Loads all items; a second call while one is under way waits for that one.
    func load() async {
        guard let tasks else { return await fetchAll() }
        if !items.isUnderWay {
            items = items.started
            loading = tasks { await self.fetchAll() }
        }
        await loading?.value
    }

    /// Loads all items unless they are there already, and of these minutes.
    func loadIfNeeded() async {
        switch items {
        case .idle, .loading, .failed, .stale: await load()
        case .loaded: if isOld { await load() }
        case .refreshing: break
        }
    }

    /// Refreshes when the app comes back: what was loaded may be days old.
    func refreshIfOld() async {
        if items.value != nil, isOld { await load() }
    }

    private var isOld: Bool { !isRecent(loadedAt) }

    /// Whether data loaded then is still recent.
    func isRecent(_ date: Date) -> Bool { clock.now.timeIntervalSince(date) <= Self.maximumAge }

    private func fetchAll() async {
        if !items.isUnderWay { items = items.started }
        let before = items
        do throws(APIError) {
            let loaded = try await service.items()
            items = .loaded(loaded)
            loadedAt = clock.now
            // The list is newer than what was fetched one by one before.
            details = []
            didChange(loaded)
            hooks.onLoad(loaded)
        } catch {
            items = before.failed(with: error)
        }
    }

    /// An item that was loaded with the list, or alone.
    func known(_ key: String) -> CatalogItem? {
        // The slug first: a slug may be made of digits.
        firstKnown { $0.slug == key } ?? firstKnown { "\($0.id)" == key }
    }

    func known(id: Int) -> CatalogItem? { firstKnown { $0.id == id } }

    /// An item fetched by itself is newer than the list's.
    private func firstKnown(where isMeant: (CatalogItem) -> Bool) -> CatalogItem? {
        details.first(where: isMeant)
            ?? items.value?.first { item in isMeant(item) && !details.contains { $0.id == item.id } }
    }

    /// The item as the back end has it now.
    func fetch(_ key: String) async throws(APIError) -> CatalogItem {
        let item: CatalogItem
        do throws(APIError) {
            item = try await service.item(key)
        } catch {
            if error == .notFound { forget(key) }
            throw error
        }
        details.removeAll { $0.id == item.id }
        details.append(item)
        // The list shows the same when one goes back.
        items = items.map { items in
            guard let index = items.firstIndex(where: { $0.id == item.id }) else { return items + [item] }
            var items = items
            items[index] = item
            return items
        }
        if let all = items.value { didChange(all) }
        hooks.onFetch(item)
        return item
    }

    /// The back end no longer has it: what is remembered would mislead.
    private func forget(_ key: String) {
        guard let gone = known(key) else { return }
        details.removeAll { $0.id == gone.id }
        items = items.map { items in items.filter { $0.id != gone.id } }
        if let all = items.value { didChange(all) }
        hooks.onWithdraw(gone)
    }
}
