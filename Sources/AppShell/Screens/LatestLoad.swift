public import Observation

/// What a screen loads while the question may change before the answer comes: the last request wins.
///
/// Not Sendable: it belongs to the isolation of the host.
public final class LatestLoad<Value>: Observable {
    private let change = ObservedChange()
    private var current: LoadingState<Value>
    /// Of the request that counts.
    private var number = 0

    /// - Parameter known: shown before anything was loaded.
    public init(known: Value? = nil) {
        current = known.map { .loaded($0) } ?? .idle
    }

    /// What there is to show.
    public private(set) var state: LoadingState<Value> {
        get {
            change.willRead()
            return current
        }
        set {
            change.willChange()
            current = newValue
        }
    }

    /// Loads anew; a late answer to an earlier request changes nothing.
    ///
    /// - Parameter keepsValue: whether what is shown stays until the answer comes, or the load fails; false if it answers
    ///   another question.
    /// - Returns: the answer; nil if another request, or ``forget()``, came in between.
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

    /// Drops the value, and the answer to a request under way.
    public func forget() {
        number += 1
        state = .idle
    }

    /// Drops the value because it is gone: the error is shown instead.
    public func lose(because error: APIError) {
        number += 1
        state = .failed(error)
    }

    /// Changes the value, if there is one.
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
