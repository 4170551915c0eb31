import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A list's search and its results (AIC-25). The latest search wins.
final class DirectoryFinder<Record: DirectoryRecord>: Observable {
    /// In seconds: older results are refreshed behind what is shown.
    private static var maximumAge: TimeInterval { 600 }

    let whereabouts: LocationTracker
    private let choices = DirectoryChoices()
    private let load = LatestLoad<[Record]>()
    private let fetch: (DirectorySearch) async throws(APIError) -> [Record]
    private let hooks: DirectoryHooks
    private let clock: any AppClock
    /// The latest search, and when its answer came.
    private var asked: DirectorySearch?
    private var loadedAt = Date.distantPast
    /// A search outlives the tap that starts it; the next search cancels it.
    var tasks: TaskScope?
    private var running: Task<Void, Never>?

    init(
        search: @escaping (DirectorySearch) async throws(APIError) -> [Record],
        hooks: DirectoryHooks,
        environment: AppEnvironment
    ) {
        fetch = search
        self.hooks = hooks
        clock = environment.clock
        whereabouts = LocationTracker(location: environment.device.location)
    }

    var category: String? { choices.category }
    var kind: Offer.Kind? { choices.kind }
    var radius: Int? { choices.radius }

    /// The nearest first.
    var results: LoadingState<[Record]> { load.state }

    var search: DirectorySearch {
        let position = whereabouts.position
        return DirectorySearch(
            position: position,
            radius: position == nil ? nil : radius,
            category: category,
            kind: kind
        )
    }

    /// Whether the search filters anything.
    var isNarrowed: Bool { category != nil || kind != nil || radius != nil }

    func known(_ id: Int) -> Record? { results.value?.first { $0.id == id } }

    /// Shows a record as the back end has it now, in its place.
    func renew(_ record: Record) { load.update { $0.map { $0.id == record.id ? record : $0 } } }

    /// Removes a record that the back end no longer has.
    func drop(_ id: Int) { load.update { $0.filter { $0.id != id } } }

    // MARK: What the person asks for

    func choose(category: String?) async {
        choices.category = category
        await find()
    }

    func choose(kind: Offer.Kind?) async {
        choices.kind = kind
        await find()
    }

    /// A radius needs a position: asks the phone if it is unknown.
    func choose(radius: Int?) async {
        choices.radius = radius
        if radius == nil || whereabouts.position != nil { return await find() }
        await locate()
    }

    func setAround(_ isWanted: Bool) async {
        if isWanted { return await locate() }
        whereabouts.forget()
        choices.radius = nil
        await find()
    }

    func clear() async {
        choices.category = nil
        choices.kind = nil
        choices.radius = nil
        await find()
    }

    // MARK: Loading

    /// Loads unless there are recent results.
    func loadIfNeeded() async {
        switch results {
        case .idle, .failed, .stale: await find(again: true)
        case .loaded: if isOld { await refresh() }
        case .loading, .refreshing: break
        }
    }

    /// Refreshes old results when the app comes back. A failure recovers by itself where it is drawn, and is retried when
    /// the list appears.
    func refreshIfNeeded() async {
        if case .loaded = results, isOld { await refresh() }
    }

    /// Loads again, from the person's current position if they asked for what is near.
    func refresh() async {
        guard hooks.isOpen() else { return }
        if whereabouts.isWanted, await !asksPhone() { return }
        await find(again: true)
    }

    /// Forgets the previous person's results, search and position.
    func forget() {
        running?.cancel()
        load.forget()
        whereabouts.forget()
        choices.category = nil
        choices.kind = nil
        choices.radius = nil
        asked = nil
    }

    private var isOld: Bool { clock.now.timeIntervalSince(loadedAt) > Self.maximumAge }

    private func locate() async {
        if await asksPhone() { await find() }
    }

    /// - Returns: false if a newer question replaced this one.
    private func asksPhone() async -> Bool {
        guard await whereabouts.locate() else { return false }
        if whereabouts.position == nil { choices.radius = nil }
        return true
    }

    /// - Parameter again: whether to repeat a search that has already been answered.
    private func find(again: Bool = false) async {
        guard hooks.isOpen(), let tasks else { return }
        let search = search
        if search == asked {
            if results.isUnderWay { return }
            if case .loaded = results, !again { return }
        }
        // Results from another position may stay; those of another category would be wrong.
        let keepsValue = asked?.anywhere == search.anywhere
        asked = search
        running?.cancel()
        running = tasks { await self.ask(search, keepsValue: keepsValue) }
        await running?.value
    }

    private func ask(_ search: DirectorySearch, keepsValue: Bool) async {
        // A newer search replaced this one before it began.
        if Task.isCancelled { return }
        let result = await load(keepsValue: keepsValue) { () async throws(APIError) -> [Record] in
            nearestFirst(try await self.fetch(search))
        }
        switch result {
        case .success: loadedAt = clock.now
        case .failure(.unauthorized(status: 401)): hooks.onUnauthorized()
        case .failure, nil: break
        }
    }
}

extension DirectorySearch {
    /// The same search without the position.
    fileprivate var anywhere: DirectorySearch { DirectorySearch(radius: radius, category: category, kind: kind) }
}

/// Records without a known distance come last; records equally far keep the back end's order.
private func nearestFirst<Record: DirectoryRecord>(_ records: [Record]) -> [Record] {
    records.enumerated().sorted { one, other in
        (one.element.distance ?? .infinity, one.offset) < (other.element.distance ?? .infinity, other.offset)
    }
    .map(\.element)
}

/// What the person narrows a search by; no part of the generic class, see ``ObservedChange``.
@Observable
private final class DirectoryChoices {
    var category: String?
    var kind: Offer.Kind?
    /// In kilometres; has an effect once the position is known.
    var radius: Int?
}
