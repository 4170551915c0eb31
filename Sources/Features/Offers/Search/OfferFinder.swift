import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The search of the list, and what it has found (AIC-25). What is asked for last is what is shown.
@Observable
final class OfferFinder {
    /// In seconds: what is older is loaded anew behind what is shown.
    private static let maximumAge: TimeInterval = 600

    let whereabouts: LocationTracker
    private(set) var category: String?
    private(set) var kind: Offer.Kind?
    /// In kilometres; counts once there is a position.
    private(set) var radius: Int?
    @ObservationIgnored private let load = LatestLoad<[Offer]>()
    @ObservationIgnored private let service: any OffersService
    @ObservationIgnored private let hooks: OffersHooks
    @ObservationIgnored private let clock: any AppClock
    /// What was asked for last, and when the answer to it came.
    @ObservationIgnored private var asked: OfferSearch?
    @ObservationIgnored private var loadedAt = Date.distantPast
    /// A search outlives the tap that asks for it, and ends when another one is asked for.
    @ObservationIgnored var tasks: TaskScope?
    @ObservationIgnored private var running: Task<Void, Never>?

    init(service: any OffersService, hooks: OffersHooks, environment: AppEnvironment) {
        self.service = service
        self.hooks = hooks
        clock = environment.clock
        whereabouts = LocationTracker(location: environment.device.location)
    }

    /// The nearest first.
    var results: LoadingState<[Offer]> { load.state }

    var search: OfferSearch {
        let position = whereabouts.position
        return OfferSearch(
            position: position,
            radius: position == nil ? nil : radius,
            category: category,
            kind: kind
        )
    }

    /// Whether anything is left out.
    var isNarrowed: Bool { category != nil || kind != nil || radius != nil }

    func known(_ id: Int) -> Offer? { results.value?.first { $0.id == id } }

    /// The back end no longer has it.
    func drop(_ id: Int) { load.update { $0.filter { $0.id != id } } }

    // MARK: What the person asks for

    func choose(category: String?) async {
        self.category = category
        await find()
    }

    func choose(kind: Offer.Kind?) async {
        self.kind = kind
        await find()
    }

    /// A distance is from somewhere: where the position is not known yet, the phone is asked.
    func choose(radius: Int?) async {
        self.radius = radius
        if radius == nil || whereabouts.position != nil { return await find() }
        await locate()
    }

    func setAround(_ isWanted: Bool) async {
        if isWanted { return await locate() }
        whereabouts.forget()
        radius = nil
        await find()
    }

    func clear() async {
        category = nil
        kind = nil
        radius = nil
        await find()
    }

    // MARK: Loading

    /// Loads unless it is there already, and of these minutes.
    func loadIfNeeded() async {
        switch results {
        case .idle, .failed, .stale: await find(again: true)
        case .loaded: if isOld { await refresh() }
        case .loading, .refreshing: break
        }
    }

    /// The person is back: what was loaded before they left may be days old. What failed recovers by itself where it is
    /// drawn, and is tried again when it appears.
    func refreshIfNeeded() async {
        if case .loaded = results, isOld { await refresh() }
    }

    /// Loads anew; where the list is of what is near, from where the person is by now.
    func refresh() async {
        guard hooks.isOpen() else { return }
        if whereabouts.isWanted, await !asksPhone() { return }
        await find(again: true)
    }

    /// Nothing of the person before is left: neither what they found nor what they looked for, nor where.
    func forget() {
        running?.cancel()
        load.forget()
        whereabouts.forget()
        category = nil
        kind = nil
        radius = nil
        asked = nil
    }

    private var isOld: Bool { clock.now.timeIntervalSince(loadedAt) > Self.maximumAge }

    private func locate() async {
        if await asksPhone() { await find() }
    }

    /// - Returns: whether the answer counts; one that there is none does.
    private func asksPhone() async -> Bool {
        guard await whereabouts.locate() else { return false }
        if whereabouts.position == nil { radius = nil }
        return true
    }

    /// - Parameter again: also what is there, or on its way, already.
    private func find(again: Bool = false) async {
        guard hooks.isOpen(), let tasks else { return }
        let search = search
        if search == asked {
            if results.isUnderWay { return }
            if case .loaded = results, !again { return }
        }
        // The same offers from elsewhere may stay; those of another category would be a wrong answer.
        let keepsValue = asked?.anywhere == search.anywhere
        asked = search
        running?.cancel()
        running = tasks { await self.ask(search, keepsValue: keepsValue) }
        await running?.value
    }

    private func ask(_ search: OfferSearch, keepsValue: Bool) async {
        // Another search has come before this one began.
        if Task.isCancelled { return }
        let result = await load(keepsValue: keepsValue) { () async throws(APIError) -> [Offer] in
            try await self.service.offers(search).nearestFirst
        }
        switch result {
        case .success: loadedAt = clock.now
        case .failure(.unauthorized(status: 401)): hooks.onUnauthorized()
        case .failure, nil: break
        }
    }
}

extension OfferSearch {
    /// The same search, wherever the person is.
    fileprivate var anywhere: OfferSearch { OfferSearch(radius: radius, category: category, kind: kind) }
}

extension [Offer] {
    /// What is equally far, or nobody knows how far, in the order of the back end, and last.
    var nearestFirst: [Offer] {
        enumerated().sorted { one, other in
            (one.element.distance ?? .infinity, one.offset) < (other.element.distance ?? .infinity, other.offset)
        }
        .map(\.element)
    }
}
