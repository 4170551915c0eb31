import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Synchronization

extension Offer {
    static func sample(
        _ id: Int,
        _ title: String,
        kind: Kind = .offer,
        description: String = "Sur présentation de la carte.",
        price: Decimal? = nil,
        start: String? = nil,
        end: String? = nil,
        category: String = "FOOD",
        provider: Provider? = Provider(id: 7, name: "Chez Rosa", city: "Menton"),
        distance: Double? = nil
    ) -> Offer {
        Offer(
            id: id,
            kind: kind,
            title: title,
            description: description,
            price: price,
            start: start.flatMap { Date(rfc3339: $0) },
            end: end.flatMap { Date(rfc3339: $0) },
            category: category,
            provider: provider,
            distance: distance
        )
    }

    func at(_ distance: Double?) -> Offer {
        Offer(
            id: id,
            kind: kind,
            title: title,
            description: description,
            price: price,
            start: start,
            end: end,
            category: category,
            provider: provider,
            distance: distance
        )
    }

    static let menu = sample(1, "Menu", price: 59, start: "2026-01-02T08:00:00Z", end: "2026-03-31T21:00:00Z")
    static let facial = sample(2, "Soin", price: Decimal(string: "29.5"), category: "BEAUTY")
    static let party = sample(
        3,
        "Fête",
        kind: .event,
        price: 0,
        start: "2026-02-14T18:30:00Z",
        end: "2026-02-14T21:00:00Z"
    )
}

/// The back end, the person and the rest of the app, as a test sets them.
final class OfferBackend: HTTPHandler, OffersService, DeviceLocation {
    struct State: Sendable {
        var offers: [Offer] = [.menu, .facial, .party]
        /// By id, in kilometres: told where a search says where the person is.
        var distances: [Int: Double] = [1: 20.22, 2: 1.24, 3: 0.04]
        /// What calls are answered with, in place of the offers.
        var failure: APIError?
        /// How long each of the next searches takes; then none takes any time.
        var delays: [Duration] = []
        var detailDelay = Duration.zero
        var searches: [DirectorySearch] = []
        var details: [Int] = []
        var answered = 0
        var isOpen = true
        var unauthorized = 0
        var providers: [Int] = []
        var position: Result<Position, LocationError> = .failure(.unavailable)
        var positionDelay = Duration.zero
        var positionCount = 0
        var clock: (any AppClock)?
    }

    private let state = Mutex(State())

    /// Reads or changes what there is.
    func with<Value: Sendable>(_ body: (inout sending State) -> Value) -> Value {
        state.withLock { body(&$0) }
    }

    var searches: [DirectorySearch] { with { $0.searches } }
    var details: [Int] { with { $0.details } }
    var unauthorized: Int { with { $0.unauthorized } }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }

    func offers(_ search: DirectorySearch) async throws(APIError) -> [Offer] {
        let (clock, delay, answer) = with { state in
            state.searches.append(search)
            let found = state.offers.filter {
                (search.category ?? $0.category) == $0.category && (search.kind ?? $0.kind) == $0.kind
            }
            .map { search.position == nil ? $0 : $0.at(state.distances[$0.id]) }
            .filter { $0.distance ?? 0 <= Double(search.radius ?? .max) }
            let answer = state.failure.map { Result<[Offer], APIError>.failure($0) } ?? .success(found)
            return (state.clock, state.delays.isEmpty ? .zero : state.delays.removeFirst(), answer)
        }
        try await wait(delay, on: clock)
        with { $0.answered += 1 }
        return try answer.get()
    }

    func offer(_ id: Int) async throws(APIError) -> Offer {
        let (clock, delay, answer) = with { state in
            state.details.append(id)
            let found = state.offers.first { $0.id == id }.map { Result<Offer, APIError>.success($0) }
            let answer = state.failure.map { .failure($0) } ?? found ?? .failure(.notFound)
            return (state.clock, state.detailDelay, answer)
        }
        try await wait(delay, on: clock)
        return try answer.get()
    }

    private func wait(_ delay: Duration, on clock: (any AppClock)?) async throws(APIError) {
        guard delay > .zero, let clock else { return }
        do { try await clock.sleep(for: delay) } catch { throw .cancelled }
    }

    func currentPosition() async throws(LocationError) -> Position {
        let (clock, delay, position) = with { state in
            state.positionCount += 1
            return (state.clock, state.positionDelay, state.position)
        }
        if delay > .zero { try? await clock?.sleep(for: delay) }
        return try position.get()
    }
}
