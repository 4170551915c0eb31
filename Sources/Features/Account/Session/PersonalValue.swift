import AppShell
import Observation

/// Something of the signed-in person that is loaded, and forgotten with their session.
final class PersonalValue<Value>: Observable {
    private let latest = LatestLoad<Value>()
    /// Whether the back end has answered since it was last worth asking.
    private var isFresh = false

    var state: LoadingState<Value> { latest.state }

    /// Shows what was kept until a newer one is loaded.
    func show(_ value: Value) {
        latest.show(value)
        isFresh = false
    }

    func forget() {
        latest.forget()
        isFresh = false
    }

    /// It may have changed meanwhile: the next one who looks asks again.
    func age() { isFresh = false }

    /// - Returns: what the back end answered to this session; nil where nobody asks, or nobody waits for it any more.
    func loadIfNeeded(
        _ fetch: () async throws(APIError) -> Value
    ) async throws(APIError) -> Value? {
        isFresh ? nil : try await load(fetch)
    }

    func load(_ fetch: () async throws(APIError) -> Value) async throws(APIError) -> Value? {
        switch await latest.ifIdle(fetch) {
        case .success(let value)?:
            isFresh = true
            return value
        case .failure(let error)?:
            // What is gone is not shown any longer, as what a lost network takes is.
            if error == .notFound { latest.lose(because: error) }
            throw error
        case nil: return nil
        }
    }
}
