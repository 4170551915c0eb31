public import AppShell
import Synchronization

/// The back end in process: a handler, the faults a script asks for, and a record of what it received.
///
/// Delays and hangs are sleeps on the virtual clock, so a slow server costs a script no time.
public final class StandInServer: HTTPTransport {
    private struct State {
        var faults = ServerFaults()
        var exchanges: [Exchange] = []
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

            public var description: String {
                switch self {
                case .answered(let status): "\(status)"
                case .givenUp: "cancelled"
                case .lost: "the answer was lost"
                }
            }
        }
    }

    public let handler: any HTTPHandler
    private let clock: VirtualClock
    private let phone: StandInPhone
    private let trace: Trace
    private let state = Mutex(State())

    init(handler: any HTTPHandler, clock: VirtualClock, phone: StandInPhone, trace: Trace) {
        self.handler = handler
        self.clock = clock
        self.phone = phone
        self.trace = trace
    }

    /// What goes wrong from now on.
    public var faults: ServerFaults {
        get { state.withLock(\.faults) }
        set { state.withLock { $0.faults = newValue } }
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
        if faults.isUnreachable {
            trace.record(.response, "\(line): unreachable")
            throw .unreachable("connection refused")
        }
        // What the call does is done when it arrives, whatever becomes of the answer: a POST that the app gave up may
        // still have been stored (CONTRACTS, "Traps").
        let (index, fault) = state.withLock { state in
            state.exchanges.append(Exchange(request: request))
            return (state.exchanges.count - 1, state.faults.takeAnswer())
        }
        let response: HTTPResponse
        if case .status(let status) = fault {
            response = ServerFaults.answer(status)
        } else {
            response = handler.respond(to: request, at: clock.now)
        }
        do {
            if faults.hangs { try await clock.sleepForever(what: "\(line), which the server does not answer") }
            if faults.delay > .zero { try await clock.sleep(for: faults.delay) }
        } catch {
            end(index, .givenUp, line)
            throw .cancelled
        }
        // The phone may have lost its network while the answer was on its way.
        if case .lost = fault { return try lose(index, line) }
        guard phone.isOnline else { return try lose(index, line) }
        end(index, .answered(response.status), line)
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

/// What goes wrong with a server.
public struct ServerFaults: Hashable, Sendable {
    /// Before every answer.
    public var delay: Duration = .zero
    /// No answer at all.
    public var hangs = false
    /// No connection.
    public var isUnreachable = false
    /// What becomes of the next calls, in order; then the handler answers again.
    public var answers: [Answer] = []

    /// What becomes of one call.
    public enum Answer: Hashable, Sendable {
        /// This status, in place of the handler: the call has no effect.
        case status(Status)
        /// The handler acts, and its answer never reaches the app.
        case lost
    }

    public struct Status: Hashable, Sendable {
        public let code: Int
        /// In seconds, as the header Retry-After.
        public let retryAfter: Int?

        public init(_ code: Int, retryAfter: Int? = nil) {
            self.code = code
            self.retryAfter = retryAfter
        }
    }

    public init() {}

    mutating func takeAnswer() -> Answer? {
        answers.isEmpty ? nil : answers.removeFirst()
    }

    /// A bare answer, as a proxy gives it in front of a back end that is down.
    static func answer(_ status: Status) -> HTTPResponse {
        var response = HTTPResponse(status: status.code, headers: ["Content-Type": "text/html"])
        if let seconds = status.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
        response.body = Array("<html><body>\(status.code)</body></html>".utf8)
        return response
    }
}
