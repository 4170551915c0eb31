public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A reference back end that runs elsewhere and lets scripts arrange it: `./appshell backend … --scripted`.
///
/// Two things beyond its API make a scenario run there as in process. Every request carries the virtual time
/// (`AppShell-Date`), which the server takes as its own, and the server's token (`AppShell-Control`). `GET` and
/// `PUT /control/state` read and replace its whole state as JSON. A `PUT` with `AppShell-Scenario: new` also resets what is not part of the state: rate limits and waiting
/// pushes.
///
/// One phone at a time uses it. The next phone first saves the state of the one before, then puts its own there. So each
/// scenario begins with a fresh back end, and a phone that comes back finds its state again.
public final class ServedBackend: Sendable {
    /// Scheme, host and port, without a slash at the end.
    public let origin: String
    let transport: any HTTPTransport
    /// What the server printed when it started.
    private let token: String

    /// The header field with the virtual time.
    private static let dateField = "AppShell-Date"
    /// The header field with the token.
    private static let controlField = "AppShell-Control"
    /// The header field of a `PUT` that starts a scenario.
    private static let scenarioField = "AppShell-Scenario"
    private static let statePath = "/control/state"

    private struct Holder: Sendable {
        weak var mirror: (any StateMirror)?
    }

    private let holder = Mutex(Holder())

    /// - Parameters:
    ///   - origin: such as `http://127.0.0.1:8080`.
    ///   - token: lets scripts set the time and the state there; the server prints it when it starts.
    ///   - transport: one for the whole run, so that its calls share connections.
    public init(origin: String, token: String, transport: any HTTPTransport) {
        self.origin = origin
        self.token = token
        self.transport = transport
    }

    /// The phone whose state it has.
    var owner: (any StateMirror)? {
        get { holder.withLock(\.mirror) }
        set { holder.withLock { $0.mirror = newValue } }
    }

    /// What makes a request one of a script at that moment.
    func fields(at date: Date) -> HTTPHeaders {
        [ServedBackend.dateField: ServedBackend.text(of: date), ServedBackend.controlField: token]
    }

    /// ISO 8601 with microseconds, since virtual time is finer than milliseconds.
    private static func text(of date: Date) -> String {
        let microseconds = Int((date.timeIntervalSince1970 * 1_000_000).rounded())
        let seconds = microseconds.dividedDown(by: 1_000_000)
        let whole = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601).dropLast()
        let fraction = String(1_000_000 + microseconds - seconds * 1_000_000).dropFirst()
        return "\(whole).\(fraction)Z"
    }
}

// MARK: - Its state

extension ServedBackend {
    /// Why its state can't be read or put.
    enum ControlError: Error {
        case unreachable(TransportError)
        case refused(HTTPRequest.Method, status: Int)
        /// The state of another back end.
        case foreign(String)
    }

    func readState<State: Decodable>(_: State.Type, limit: Duration) throws(ControlError) -> State {
        let body = try call(request(.get), limit: limit).body
        do { return try JSONDecoder().decode(State.self, from: Data(body)) } catch {
            throw .foreign(ServedBackend.fact(of: error))
        }
    }

    /// - Parameter isNew: whether it starts a scenario.
    func putState(_ state: some Encodable, isNew: Bool, limit: Duration) throws(ControlError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let body: Data
        do { body = try encoder.encode(state) } catch { throw .foreign("it can't be written as JSON: \(error)") }
        var request = request(.put)
        request.body = Array(body)
        request.headers["Content-Type"] = "application/json"
        if isNew { request.headers[ServedBackend.scenarioField] = "new" }
        _ = try call(request, limit: limit)
    }

    private func request(_ method: HTTPRequest.Method) -> HTTPRequest {
        let headers: HTTPHeaders = ["Accept": "application/json", ServedBackend.controlField: token]
        return HTTPRequest(method: method, url: origin + ServedBackend.statePath, headers: headers)
    }

    private func call(_ request: HTTPRequest, limit: Duration) throws(ControlError) -> HTTPResponse {
        let response: HTTPResponse
        do throws(TransportError) {
            response = try LiveCall.send(request, over: transport, limit: limit)
        } catch {
            throw .unreachable(error)
        }
        guard (200..<300).contains(response.status) else { throw .refused(request.method, status: response.status) }
        return response
    }

    /// Names only: values may be personal.
    private static func fact(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it is no JSON" }
        switch error {
        case .keyNotFound(let key, _): return "it has no “\(key.stringValue)”"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? "it has another shape" : "“\(path)” has another shape"
        default: return "it is no JSON"
        }
    }
}

extension ServedBackend.ControlError {
    /// The failure of a step.
    func failure(at origin: String) -> HeadlessError {
        switch self {
        case .unreachable(let error): .servedBackend("\(origin): its state can't be read or put: \(error)")
        case .refused(let method, let status):
            .servedBackend("\(origin): it answers \(status) to \(method.rawValue) /control/state")
        case .foreign(let fact): .servedBackend("\(origin): its state is not this back end's: \(fact)")
        }
    }
}

extension Int {
    fileprivate func dividedDown(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
