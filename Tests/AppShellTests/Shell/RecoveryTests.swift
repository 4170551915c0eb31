import AppShell
import Synchronization
import Testing

/// What could not be loaded heals by itself once the network is back, or the app is.
struct RecoveryTests {
    private let network = Network()
    private let shelves = Shelves()
    private let host: ShellHost

    init() throws {
        let shelves = shelves
        host = try ShellHost(connectivity: network) { contributions in
            contributions.destination(Stock.self, placement: .tab("one")) { _, context in
                shelves.screen(context)
            }
            contributions.link("/stock", to: Stock.self)
        }
        host.start()
        host.perform(.push(Stock().route))
    }

    private func setOnline(_ isOnline: Bool) {
        network.set(isOnline)
        host.executor.drain()
    }

    private func leave() { host.shell?.enterBackground() }

    private func comeBack() {
        host.shell?.enterForeground()
        host.executor.drain()
    }

    static let transientErrors: [APIError] = [
        .offline, .timedOut, .unreachable("x"), .untrusted("x"), .unreadable("x"), .server(status: 503, message: ""),
        .tooManyRequests(retryAfter: nil), .cancelled,
    ]

    @Test("SHELL-1: a failure that is drawn loads anew, once, when the network comes back", arguments: transientErrors)
    func reconnection(_ error: APIError) {
        shelves.state = .failed(error)
        setOnline(false)
        #expect(shelves.loads == 0)
        setOnline(true)
        #expect(shelves.loads == 1)
        setOnline(true)
        #expect(shelves.loads == 1, "it is loading already")
        #expect(shelves.resumes == 2)
    }

    @Test("SHELL-1: a failure that is drawn loads anew when the app comes back, whatever the phone says of its network")
    func foreground() {
        shelves.state = .failed(.timedOut)
        leave()
        setOnline(false)
        comeBack()
        #expect(shelves.loads == 1)
        #expect(shelves.resumes == 1)
        shelves.state = .failed(.offline)
        leave()
        setOnline(true)
        #expect(shelves.loads == 1, "nobody looks")
        comeBack()
        #expect(shelves.loads == 2)
        #expect(shelves.resumes == 2)
    }

    @Test("what is old heals as well as what is missing")
    func stale() {
        shelves.state = .stale(7, .offline)
        setOnline(true)
        #expect(shelves.loads == 1)
    }

    static let lastingErrors: [APIError] = [
        .notFound, .unauthorized(status: 403), .rejected(status: 400, message: ""), .misconfigured("x"),
        .invalid(message: "", fields: [:]),
    ]

    @Test("what another try can't heal is left alone", arguments: lastingErrors)
    func lasting(_ error: APIError) {
        shelves.state = .failed(error)
        setOnline(true)
        shelves.state = .stale(7, error)
        leave()
        comeBack()
        #expect(shelves.loads == 0)
    }

    @Test("what is there is not loaded again")
    func loaded() {
        shelves.state = .loaded(7)
        setOnline(true)
        leave()
        comeBack()
        #expect(shelves.loads == 0)
    }

    @Test("under a sheet a failure heals, on another tab it waits until one looks")
    func covered() {
        shelves.state = .failed(.offline)
        host.perform(.present(Note().route))
        setOnline(true)
        #expect(shelves.loads == 1)
        shelves.state = .failed(.offline)
        host.perform(.dismiss)
        host.perform(.select("two"))
        setOnline(true)
        #expect(shelves.loads == 1)
    }

    @Test("a shell that its host lets go is not kept by the network")
    func release() {
        host.release()
        setOnline(true)
        #expect(shelves.resumes == 0)
    }
}

private final class Network: Connectivity {
    private struct State {
        var isOnline = true
        var listeners: [AsyncStream<Bool>.Continuation] = []
    }

    private let state = Mutex(State())

    var isOnline: Bool { state.withLock(\.isOnline) }

    func changes() -> AsyncStream<Bool> {
        let (stream, continuation) = AsyncStream<Bool>.makeStream()
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }

    func set(_ isOnline: Bool) {
        let listeners = state.withLock { state in
            state.isOnline = isOnline
            return state.listeners
        }
        for listener in listeners { listener.yield(isOnline) }
    }
}

private struct Stock: Destination {
    static let name = "stock"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

/// What a screen loads, as the test has it.
private final class Shelves {
    var state: LoadingState<Int> = .idle
    var loads = 0
    var resumes = 0

    func load() {
        guard !state.isUnderWay else { return }
        state = state.started
        loads += 1
    }

    func screen(_ context: ScreenContext) -> any Screen { StockScreen(shelves: self) }
}

private final class StockScreen: Screen {
    private let shelves: Shelves

    init(shelves: Shelves) {
        self.shelves = shelves
    }

    func resume() async { shelves.resumes += 1 }

    var content: Content {
        .screen("Stock") {
            Content.section("Shelf") {
                switch shelves.state {
                case .failed(let error):
                    Content.failure(error, strings: .french, retry: "Retry") { self.shelves.load() }
                case .stale(_, let error):
                    Content.stale(error, strings: .french) { self.shelves.load() }
                case .idle, .loading, .loaded, .refreshing: Content.text("…")
                }
            }
        }
    }
}
