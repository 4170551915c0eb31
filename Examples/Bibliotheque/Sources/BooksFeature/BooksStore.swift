import AppShell
import Observation

/// The catalogue, kept for the next launch.
@Observable
final class BooksStore {
    static let cacheKey = StoredKey("books.cache")

    let load = LatestLoad<[Book]>()
    @ObservationIgnored private let service: any BooksService
    @ObservationIgnored private let cache: StoredValue<[Book]>

    init(service: any BooksService, values: any KeyValueStore) {
        self.service = service
        cache = StoredValue(Self.cacheKey, in: values, empty: [])
    }

    func book(_ id: Int) -> Book? { books.first { $0.id == id } }

    /// What there is to show: the newest answer, or what an earlier launch kept.
    var state: LoadingState<[Book]> {
        guard load.state.value == nil, !cache.value.isEmpty else { return load.state }
        switch load.state {
        case .failed(let error): return .stale(cache.value, error)
        default: return .refreshing(cache.value)
        }
    }

    private var books: [Book] { state.value ?? [] }

    func refresh() async {
        let answer = await load.ifIdle { () async throws(APIError) in try await self.service.books() }
        guard case .success(let books) = answer else { return }
        cache.change { $0 = books }
        await cache.save()
    }
}
