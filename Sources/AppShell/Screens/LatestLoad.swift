public import Observation

/// What a screen loads, when what is asked for may change before the answer has come: the last request wins.
///
/// Not Sendable: it belongs to the isolation of the host, as screens do.
@Observable
public final class LatestLoad<Value> {
    public private(set) var state: LoadingState<Value>
    /// Of the request that counts.
    @ObservationIgnored private var number = 0

    /// - Parameter known: what there is to show before anything was loaded.
    public init(known: Value? = nil) {
        state = known.map { .loaded($0) } ?? .idle
    }

    /// Loads anew; the answer to an earlier request that comes later changes nothing.
    ///
    /// - Parameter keepsValue: whether what is shown stays until the answer comes, and when it fails; false where it
    ///   answers another question.
    /// - Returns: what has come of it; nil where another request, or ``forget()``, has taken its place.
    @discardableResult
    public func callAsFunction(
        keepsValue: Bool = true,
        _ fetch: () async throws(APIError) -> Value
    ) async -> Result<Value, APIError>? {
        number += 1
        let own = number
        let before = keepsValue ? settled : .idle
        state = before.started
        do throws(APIError) {
            let value = try await fetch()
            guard own == number else { return nil }
            state = .loaded(value)
            return .success(value)
        } catch {
            guard own == number else { return nil }
            state = before.failed(with: error)
            return .failure(error)
        }
    }

    /// Nothing is there any more, and what is on its way counts for nothing.
    public func forget() {
        number += 1
        state = .idle
    }

    /// What there is has gone, and why: nothing of it is shown any more.
    public func lose(because error: APIError) {
        number += 1
        state = .failed(error)
    }

    /// Changes what there is, where anything is.
    public func update(_ change: (Value) -> Value) {
        state = state.map(change)
    }

    private var settled: LoadingState<Value> {
        switch state {
        case .loading: .idle
        case .refreshing(let value): .loaded(value)
        case .idle, .loaded, .stale, .failed: state
        }
    }
}
