import AppShell

/// Whether the device is online, as something that watches the network last told, for all who follow it.
final class ConnectionState: Sendable {
    private struct State {
        var isOnline = true
        var followers: [Int: AsyncStream<Bool>.Continuation] = [:]
        var count = 0
    }

    private let state = Lock(State())

    /// True until something else is known.
    var isOnline: Bool { state.withLock { $0.isOnline } }

    /// The network was looked at; those who follow hear of a change only.
    func update(_ isOnline: Bool) {
        let followers: [AsyncStream<Bool>.Continuation] = state.withLock { state in
            guard state.isOnline != isOnline else { return [] }
            state.isOnline = isOnline
            return state.followers.sorted { $0.key < $1.key }.map(\.value)
        }
        for follower in followers { follower.yield(isOnline) }
    }

    /// Each change from now on.
    func changes() -> AsyncStream<Bool> {
        let (stream, continuation) = AsyncStream<Bool>.makeStream()
        let number = state.withLock { state in
            state.count += 1
            state.followers[state.count] = continuation
            return state.count
        }
        continuation.onTermination = { [self] _ in
            state.withLock { _ = $0.followers.removeValue(forKey: number) }
        }
        return stream
    }

    /// How many follow.
    var followers: Int { state.withLock { $0.followers.count } }
}
