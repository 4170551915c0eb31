public import AppShell
import Synchronization

/// Injected faults and a record of the calls, in front of a back end in process or a real server.
///
/// Delays and hangs are sleeps on the virtual clock, so that a slow server costs a script no time. Calls to a real server
/// block the app until the answer comes, one at a time. So the order, and the trace, are the same as in process.
public final class SimulatedServer: HTTPTransport {
    private struct State {
        var faults = CallFaults()
        /// The URLs of the back end that the app was configured for.
        var bases: [String] = []
        var exchanges: [Exchange] = []
        /// When each of them arrived, since the clock was made.
        var arrivals: [Duration] = []
        /// A hash of the answer to each of them, which the app may remember; 0 without one.
        var answers: [UInt64] = []
        /// The answers to single calls, by their index among all.
        var arranged: [Int: ServerFaults.Answer] = [:]
        var live: LiveServer?
        var failure: HeadlessError?
        var textWatch: TextWatch?
    }

    /// A request that the server received, and its end.
    public struct Exchange: Hashable, Sendable {
        /// As the app sent it.
        public let request: HTTPRequest
        /// nil while the request is open.
        public fileprivate(set) var end: End?

        /// The status that the app received; nil where none came.
        public var status: Int? {
            if case .answered(let status) = end { status } else { nil }
        }

        /// The end of a call for the app.
        public enum End: Hashable, Sendable, CustomStringConvertible {
            /// With this status.
            case answered(Int)
            /// The app cancelled it.
            case givenUp
            /// The connection broke before the answer came.
            case lost
            /// No answer came from a real server.
            case failed(TransportError)

            public var description: String {
                switch self {
                case .answered(let status): "\(status)"
                case .givenUp: "cancelled"
                case .lost: "the answer was lost"
                case .failed(let error): "\(error)"
                }
            }
        }
    }

    /// The back end in process. Where a real server answers, scripts arrange it through this one.
    public let handler: any HTTPHandler
    private let clock: VirtualClock
    private let phone: SimulatedPhone
    private let trace: Trace
    private let state = Mutex(State())

    init(handler: any HTTPHandler, clock: VirtualClock, phone: SimulatedPhone, trace: Trace) {
        self.handler = handler
        self.clock = clock
        self.phone = phone
        self.trace = trace
    }

    /// The faults of all calls from now on.
    public var faults: ServerFaults {
        get { state.withLock(\.faults.ofAll) }
        set { state.withLock { $0.faults.ofAll = newValue } }
    }

    /// Further faults of the calls with one method and path from now on.
    public subscript(faultsOf target: CallTarget) -> ServerFaults {
        get { state.withLock { $0.faults[target] } }
        set { state.withLock { $0.faults[target] = newValue } }
    }

    /// The faults of all calls (without a target) and of those with one method and path, where there are any.
    public var faultsInForce: [(target: CallTarget?, faults: ServerFaults)] { state.withLock(\.faults.inForce) }

    /// Removes all faults.
    public func endFaults() {
        state.withLock { $0.faults = CallFaults() }
    }

    /// Arranges the answer to one call, whatever else is arranged.
    ///
    /// - Parameter number: from 0, among all calls of the session.
    package func arrange(_ answer: ServerFaults.Answer, ofCall number: Int) {
        state.withLock { $0.arranged[number] = answer }
    }

    /// The URLs of the back end that the app was configured for.
    package var bases: [String] { state.withLock(\.bases) }

    /// A hash of the arranged faults and of the calls since a launch, whose answers an app may remember.
    ///
    /// - Parameter first: the index of the first call of the launch.
    func digest(from first: Int) -> UInt64 {
        state.withLock { state in
            var hash = StableHash()
            state.faults.add(to: &hash)
            for answer in state.arranged where answer.key >= state.exchanges.count { hash.add(answer.key) }
            // In whatever order calls of one moment came.
            var sum: UInt64 = 0
            for index in state.exchanges.indices.dropFirst(first) {
                let exchange = state.exchanges[index]
                var call = StableHash(seed: state.answers[index])
                call.add(exchange.request.method.rawValue)
                call.add(exchange.request.url)
                call.add(state.arrivals[index])
                switch exchange.end {
                case nil: call.add(0)
                case .answered(let status): call.add(status)
                case let end?: call.add(end.description)
                }
                sum &+= call.value
            }
            hash.add(sum)
            return hash.value
        }
    }

    /// Adds a URL of the back end that the app is configured for.
    func noteBase(_ url: String) {
        state.withLock { $0.bases.append(url) }
    }

    /// The received calls of that method and path, in order.
    public func exchanges(of target: CallTarget) -> [Exchange] {
        state.withLock { state in
            state.exchanges.filter { target.matches($0.request, under: state.bases) }
        }
    }

    /// All received calls, in order.
    public var exchanges: [Exchange] { state.withLock(\.exchanges) }

    /// The open requests.
    package var openRequests: [HTTPRequest] {
        exchanges.filter { $0.end == nil }.map(\.request)
    }

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        guard phone.isOnline else { throw .offline }
        let line = "\(request)"
        trace.record(.request, line)
        if state.withLock({ $0.faults.isUnreachable(request, under: $0.bases) }) {
            trace.record(.response, "\(line): unreachable")
            throw .unreachable("connection refused")
        }
        // The call takes effect on arrival: a POST that the app gave up may still have been stored.
        let (index, plan) = state.withLock { state in
            let index = state.exchanges.count
            state.exchanges.append(Exchange(request: request))
            state.arrivals.append(clock.elapsed)
            state.answers.append(0)
            let arranged = state.arranged[index]
            return (index, state.faults.plan(for: request, under: state.bases, replacing: arranged))
        }
        let response: HTTPResponse
        do throws(TransportError) {
            response = try answer(request, plan.answer)
        } catch {
            end(index, .failed(error), line)
            throw error
        }
        do {
            if plan.hangs { try await clock.sleepForever(what: "\(request.name), which the server does not answer") }
            if plan.delay > .zero {
                try await clock.sleep(for: plan.delay, purpose: "the answer to \(request.name)")
            }
        } catch {
            end(index, .givenUp, line)
            throw .cancelled
        }
        // The phone may have lost its network while the answer was on its way.
        if case .lost = plan.answer { return try lose(index, line) }
        if case .cutOff = plan.answer { phone.setOnline(false) }
        guard phone.isOnline else { return try lose(index, line) }
        var hash = StableHash()
        hash.add(response.body)
        let textWatch = state.withLock { state in
            state.answers[index] = hash.value
            return state.textWatch
        }
        textWatch?.see(body: response.body)
        end(index, .answered(response.status), line)
        return response
    }

    private func answer(
        _ request: HTTPRequest,
        _ injected: ServerFaults.Answer?
    ) throws(TransportError) -> HTTPResponse {
        if case .status(let status) = injected { return ServerFaults.answer(status) }
        guard let live else { return handler.respond(to: request, at: clock.now) }
        // The step fails already: don't wait for the server again.
        if state.withLock({ $0.failure != nil }) { throw .timedOut("an earlier call to the server failed the step") }
        do throws(LiveServer.Failure) {
            return try live.answer(request, at: clock.now)
        } catch {
            if let failure = error.failure { state.withLock { $0.failure = failure } }
            throw error.error
        }
    }

    /// A call of the script itself, without faults. It is not among ``exchanges``.
    ///
    /// - Throws: ``HeadlessError/servedBackend(_:)`` or ``HeadlessError/liveRequestsOpen(_:after:)`` of a real server.
    public func answerToScript(_ request: HTTPRequest) throws(HeadlessError) -> HTTPResponse {
        trace.record(.server, "the script calls \(request)")
        let response: HTTPResponse
        if let live {
            do throws(LiveServer.Failure) {
                response = try live.answer(request, at: clock.now)
            } catch {
                throw error.failure ?? .servedBackend("\(error.error)")
            }
        } else {
            response = handler.respond(to: request, at: clock.now)
        }
        trace.record(.server, "it answers \(response.status)")
        return response
    }

    private func lose(_ index: Int, _ line: String) throws(TransportError) -> HTTPResponse {
        end(index, .lost, line)
        throw .unreachable("the connection was lost")
    }

    private func end(_ index: Int, _ end: Exchange.End, _ line: String) {
        state.withLock { $0.exchanges[index].end = end }
        trace.record(.response, "\(line): \(end)")
    }
}

extension HTTPRequest {
    /// Method and path, for sentences; secrets are marked.
    fileprivate var name: String {
        let url = Redaction.url(url)
        let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        let path = url[start...].firstIndex(of: "/").map { url[$0...] } ?? "/"
        return "\(method.rawValue) \(path)"
    }
}

// MARK: - A real server

extension SimulatedServer {
    /// The server that replaces the handler.
    var live: LiveServer? {
        get { state.withLock(\.live) }
        set { state.withLock { $0.live = newValue } }
    }

    /// Looks for texts in the answers.
    var textWatch: TextWatch? {
        get { state.withLock(\.textWatch) }
        set { state.withLock { $0.textWatch = newValue } }
    }

    /// The failure of the current step by a real server. Asking again gives nil.
    func takeFailure() -> HeadlessError? {
        state.withLock { state in
            defer { state.failure = nil }
            return state.failure
        }
    }
}
