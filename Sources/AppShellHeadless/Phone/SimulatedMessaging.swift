public import AppShell
import Synchronization

/// The messaging service of the simulated phone. It has no token until a script gives one.
public final class SimulatedMessaging: DeviceMessaging {
    private let state = Mutex<String?>(nil)
    private let listeners = Listeners<String>()
    private let trace: Trace

    init(trace: Trace) {
        self.trace = trace
    }

    public var token: String? { state.withLock(\.self) }

    /// Gives the device a token. The running app hears of it at once.
    public func give(_ token: String) {
        let isNew = state.withLock { state in
            defer { state = token }
            return state != token
        }
        trace.record(.phone, "a new messaging token")
        if isNew { listeners.yield(token) }
    }

    public func tokens() -> AsyncStream<String> { listeners.stream() }
}
