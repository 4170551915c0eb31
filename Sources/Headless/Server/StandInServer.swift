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
        /// nil while it is not answered.
        public internal(set) var status: Int?
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
        exchanges.filter { $0.status == nil }.map(\.request)
    }

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard phone.isOnline else { throw .offline }
        let line = "\(request.method.rawValue) \(request.url)"
        trace.record(.request, line)
        if faults.isUnreachable {
            trace.record(.response, "\(line): unreachable")
            throw .unreachable("connection refused")
        }
        let index = state.withLock { state in
            state.exchanges.append(Exchange(request: request))
            return state.exchanges.count - 1
        }
        do {
            if faults.hangs { try await clock.sleepForever(what: "\(line), which the server does not answer") }
            if faults.delay > .zero { try await clock.sleep(for: faults.delay) }
        } catch {
            trace.record(.response, "\(line): cancelled")
            throw .cancelled
        }
        // The phone may have lost its network while the answer was on its way.
        guard phone.isOnline else { throw .unreachable("the connection was lost") }
        let injected = state.withLock { $0.faults.takeStatus() }
        let response = injected.map(ServerFaults.answer) ?? handler.respond(to: request, at: clock.now)
        state.withLock { $0.exchanges[index].status = response.status }
        trace.record(.response, "\(line): \(response.status)")
        return response
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
    /// Answers of these statuses come first, in order, in place of the handler's.
    public var statuses: [Status] = []

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

    mutating func takeStatus() -> Status? {
        statuses.isEmpty ? nil : statuses.removeFirst()
    }

    /// A bare answer, as a proxy gives it in front of a back end that is down.
    static func answer(_ status: Status) -> HTTPResponse {
        var response = HTTPResponse(status: status.code, headers: ["Content-Type": "text/html"])
        if let seconds = status.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
        response.body = Array("<html><body>\(status.code)</body></html>".utf8)
        return response
    }
}
