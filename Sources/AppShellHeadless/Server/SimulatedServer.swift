public import AppShell
import Synchronization

/// The back end as the phone meets it: the faults a script asks for, and a record of what was received, in front of a
/// handler in process or of a real server.
///
/// Delays and hangs are sleeps on the virtual clock, so a slow server costs a script no time. A real server is waited for
/// on the wall clock, one call at a time and before anything else of the app runs, so that what happens happens in the
/// order in which it does in process, and the trace is the same.
public final class SimulatedServer: HTTPTransport {
    private struct State {
        var faults = CallFaults()
        /// Where the app has looked for its back end.
        var bases: [String] = []
        var exchanges: [Exchange] = []
        var live: LiveServer?
        var failure: HeadlessError?
    }

    /// A request the server received, and how it answered.
    public struct Exchange: Hashable, Sendable {
        public let request: HTTPRequest
        /// nil while it is under way.
        public fileprivate(set) var end: End?

        /// The status that the app received, if it did.
        public var status: Int? {
            if case .answered(let status) = end { status } else { nil }
        }

        /// How a call ended for the app.
        public enum End: Hashable, Sendable, CustomStringConvertible {
            case answered(Int)
            /// The app did not wait any longer.
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

    /// The back end in process; where a real server answers in its place, what scripts arrange and look at.
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

    /// What goes wrong from now on with calls, whatever they ask.
    public var faults: ServerFaults {
        get { state.withLock(\.faults.ofAll) }
        set { state.withLock { $0.faults.ofAll = newValue } }
    }

    /// What goes wrong from now on with the calls of one method and path, besides.
    public subscript(faultsOf target: CallTarget) -> ServerFaults {
        get { state.withLock { $0.faults[target] } }
        set { state.withLock { $0.faults[target] = newValue } }
    }

    /// Nothing goes wrong any more.
    public func endFaults() {
        state.withLock { $0.faults = CallFaults() }
    }

    /// The app looks for its back end there, from now on or from its next launch on.
    func noteBase(_ url: String) {
        state.withLock { $0.bases.append(url) }
    }

    /// The calls of that method and path that the server received, in order.
    public func exchanges(of target: CallTarget) -> [Exchange] {
        state.withLock { state in
            state.exchanges.filter { target.matches($0.request, under: state.bases) }
        }
    }

    /// Everything the server received, in order, answered or not.
    public var exchanges: [Exchange] { state.withLock(\.exchanges) }

    /// What is not answered yet.
    public var openRequests: [HTTPRequest] {
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
        // What the call does is done when it arrives, whatever becomes of the answer: a POST that the app gave up may
        // still have been stored.
        let (index, plan) = state.withLock { state in
            state.exchanges.append(Exchange(request: request))
            return (state.exchanges.count - 1, state.faults.plan(for: request, under: state.bases))
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
        guard phone.isOnline else { return try lose(index, line) }
        end(index, .answered(response.status), line)
        return response
    }

    private func answer(
        _ request: HTTPRequest,
        _ fault: ServerFaults.Answer?
    ) throws(TransportError) -> HTTPResponse {
        if case .status(let status) = fault { return ServerFaults.answer(status) }
        guard let live else { return handler.respond(to: request, at: clock.now) }
        // One server that does not answer is enough for a step to fail: nobody waits for it again and again.
        if state.withLock({ $0.failure != nil }) { throw .timedOut }
        do throws(LiveServer.Failure) {
            return try live.answer(request, at: clock.now)
        } catch {
            if let failure = error.failure { state.withLock { $0.failure = failure } }
            throw error.error
        }
    }

    /// A call that a script makes itself, past the app and every fault: it is not among ``exchanges``.
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
    /// The server that answers in the handler's place.
    var live: LiveServer? {
        get { state.withLock(\.live) }
        set { state.withLock { $0.live = newValue } }
    }

    /// Why the step that runs fails: a real server let it down.
    func takeFailure() -> HeadlessError? {
        state.withLock { state in
            defer { state.failure = nil }
            return state.failure
        }
    }
}
