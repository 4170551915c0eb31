import Synchronization

/// Streams of changes, fed in the order in which they were made.
final class Listeners<Value: Sendable>: Sendable {
    private struct State {
        var continuations: [(id: Int, continuation: AsyncStream<Value>.Continuation)] = []
        var lastID = 0
    }

    private let state = Mutex(State())

    /// The values from now on, until the task that reads them is cancelled.
    func stream() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream<Value>.makeStream()
        let id = state.withLock { state in
            state.lastID += 1
            state.continuations.append((state.lastID, continuation))
            return state.lastID
        }
        continuation.onTermination = { _ in self.state.withLock { $0.continuations.removeAll { $0.id == id } } }
        return stream
    }

    func yield(_ value: Value) {
        for listener in state.withLock(\.continuations) { listener.continuation.yield(value) }
    }
}
