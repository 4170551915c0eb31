import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Synchronization

extension Partner {
    static func sample(
        _ id: Int,
        _ name: String,
        category: String = "FOOD",
        address: String? = nil,
        city: String? = "Menton",
        position: Position? = .nice,
        distance: Double? = nil,
        offers: [PartnerOffer] = []
    ) -> Partner {
        Partner(
            id: id,
            name: name,
            category: category,
            address: address,
            city: city,
            position: position,
            distance: distance,
            offers: offers
        )
    }

    func at(_ distance: Double?) -> Partner {
        Partner(
            id: id,
            name: name,
            category: category,
            address: address,
            city: city,
            position: position,
            distance: distance,
            offers: offers
        )
    }

    static let rosa = sample(
        1,
        "Chez Rosa",
        address: "3 rue du Port",
        offers: [
            PartnerOffer(id: 11, kind: .offer, title: "Menu"), PartnerOffer(id: 12, kind: .event, title: "Fête"),
        ]
    )
    static let lea = sample(2, "Institut Léa", category: "BEAUTY", city: "Nice")
}

/// The back end, the person and the rest of the app, as a test sets them.
final class PartnerBackend: HTTPHandler, PartnersService, DeviceLocation {
    struct State: Sendable {
        var partners: [Partner] = [.rosa, .lea]
        /// By id, in kilometres: told where a search says where the person is.
        var distances: [Int: Double] = [1: 20.22, 2: 1.24]
        /// What calls are answered with, in place of the partners.
        var failure: APIError?
        /// How long each of the next searches takes; then none takes any time.
        var delays: [Duration] = []
        var detailDelay = Duration.zero
        var searches: [DirectorySearch] = []
        var details: [Int] = []
        var isOpen = true
        var unauthorized = 0
        var opened: [PartnerOffer] = []
        var position: Result<Position, LocationError> = .failure(.unavailable)
        var positionDelay = Duration.zero
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

    func partners(_ search: DirectorySearch) async throws(APIError) -> [Partner] {
        let (clock, delay, answer) = with { state in
            state.searches.append(search)
            let found = state.partners.filter { (search.category ?? $0.category) == $0.category }
                .map { search.position == nil ? $0 : $0.at(state.distances[$0.id]) }
                .filter { $0.distance ?? 0 <= Double(search.radius ?? .max) }
            let answer = state.failure.map { Result<[Partner], APIError>.failure($0) } ?? .success(found)
            return (state.clock, state.delays.isEmpty ? .zero : state.delays.removeFirst(), answer)
        }
        try await wait(delay, on: clock)
        return try answer.get()
    }

    func partner(_ id: Int) async throws(APIError) -> Partner {
        let (clock, delay, answer) = with { state in
            state.details.append(id)
            let found = state.partners.first { $0.id == id }.map { Result<Partner, APIError>.success($0) }
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
        let (clock, delay, position) = with { ($0.clock, $0.positionDelay, $0.position) }
        if delay > .zero { try? await clock?.sleep(for: delay) }
        return try position.get()
    }
}
