import AppShell
import Observation

/// Something of the signed-in person that is loaded, and forgotten with their session.
final class PersonalValue<Value>: Observable {
    private let change = ObservedChange()
    private var current = LoadingState<Value>.idle
    /// Whether the back end has answered since it was last worth asking.
    private var isFresh = false
    /// Counts what was forgotten: an answer that comes after is nobody's.
    private var session = 0

    private(set) var state: LoadingState<Value> {
        get {
            change.willRead()
            return current
        }
        set {
            change.willChange()
            current = newValue
        }
    }

    /// Shows what was kept until a newer one is loaded.
    func show(_ value: Value) {
        state = .loaded(value)
        isFresh = false
    }

    func forget() {
        session += 1
        state = .idle
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
        guard !state.isUnderWay else { return nil }
        let before = state
        let session = session
        state = before.started
        do throws(APIError) {
            let value = try await fetch()
            guard session == self.session else { return nil }
            state = .loaded(value)
            isFresh = true
            return value
        } catch {
            guard session == self.session else { return nil }
            // What is gone is not shown any longer, as what a lost network takes is.
            state = error == .notFound ? .failed(error) : before.failed(with: error)
            throw error
        }
    }
}
