#if canImport(Network)
public import AppShell
import Dispatch
import Network

/// Watches the network paths of Apple's systems.
public final class SystemConnectivity: Connectivity {
    private let monitor = NWPathMonitor()
    private let state: ConnectionState

    /// Watches from now on, until it is gone.
    public init() {
        let state = ConnectionState()
        self.state = state
        // A path that needs a connection first gets one by the call that uses it.
        monitor.pathUpdateHandler = { path in state.update(path.status != .unsatisfied) }
        monitor.start(queue: DispatchQueue(label: "AppShell.connectivity"))
    }

    deinit {
        monitor.cancel()
    }

    public var isOnline: Bool { state.isOnline }

    public func changes() -> AsyncStream<Bool> { state.changes() }
}
#endif
