public import AppShell
import Synchronization

/// The messaging service of the stand-in phone; gives no token until a script says which.
public final class SimulatedMessaging: DeviceMessaging {
    private struct State {
        var token: String?
        /// Who is told of a new one, in the order in which they asked.
        var listeners: [(id: Int, continuation: AsyncStream<String>.Continuation)] = []
        var lastListener = 0
    }

    private let state = Mutex(State())
    private let trace: Trace

    init(trace: Trace) {
        self.trace = trace
    }

    public var token: String? { state.withLock(\.token) }

    /// The service gives the device a token, at once told to the app that runs.
    public func give(_ token: String) {
        let listeners = state.withLock { state in
            defer { state.token = token }
            return state.token == token ? [] : state.listeners
        }
        trace.record(.phone, "a new messaging token")
        for listener in listeners { listener.continuation.yield(token) }
    }

    public func tokens() -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        let id = state.withLock { state in
            state.lastListener += 1
            state.listeners.append((state.lastListener, continuation))
            return state.lastListener
        }
        // Whoever was killed listens no more.
        continuation.onTermination = { _ in self.state.withLock { $0.listeners.removeAll { $0.id == id } } }
        return stream
    }
}
