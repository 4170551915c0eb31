public import Observation

/// What a screen loads while the question may change before the answer comes: the last request wins.
///
/// Not Sendable: it belongs to the isolation of the host.
public final class LatestLoad<Value>: Observable {
    private let change = ObservedChange()
    private var current: LoadingState<Value>
    /// Of the request that counts.
    private var number = 0
    /// Counts ``show(_:)``, ``forget()`` and ``lose(because:)``: what was asked for before is over.
    private var epoch = 0
    /// Callers that wait for the load under way, resumed with whether it was cancelled.
    private var waiting: [CheckedContinuation<Bool, Never>] = []
    /// Whether the last load to end was cancelled.
    private var wasCancelled = false

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
            settle()
            return .success(value)
        } catch {
            guard own == number else { return nil }
            state = before.failed(with: error)
            settle(isCancelled: error == .cancelled)
            return .failure(error)
        }
    }

    /// Loads again unless a load is under way: for a value that several screens share. Waits for a load under way, and
    /// replaces it if it is cancelled, as when the screen that started it goes.
    ///
    /// - Returns: the answer; nil if another request got one, or ``show(_:)``, ``forget()`` or ``lose(because:)`` came in
    ///   between.
    @discardableResult
    public func ifIdle(_ fetch: () async throws(APIError) -> Value) async -> Result<Value, APIError>? {
        let own = epoch
        repeat {
            while current.isUnderWay {
                let isCancelled = await withCheckedContinuation { waiting.append($0) }
                guard isCancelled, own == epoch, !Task.isCancelled else { return nil }
            }
            if let result = await self(fetch) { return result }
            // Another load replaced this one, and may be cancelled too.
        } while own == epoch && !Task.isCancelled && (current.isUnderWay || wasCancelled)
        return nil
    }

    private func settle(isCancelled: Bool = false) {
        wasCancelled = isCancelled
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume(returning: isCancelled) }
    }

    /// Shows a value until another is loaded; drops the answer to a request under way.
    public func show(_ value: Value) { end(.loaded(value)) }

    /// Drops the value, and the answer to a request under way.
    public func forget() { end(.idle) }

    /// Drops the value because it is gone: the error is shown instead.
    public func lose(because error: APIError) { end(.failed(error)) }

    private func end(_ state: LoadingState<Value>) {
        number += 1
        epoch += 1
        self.state = state
        settle()
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
