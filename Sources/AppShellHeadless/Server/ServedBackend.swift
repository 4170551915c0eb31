public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A reference back end that runs elsewhere and lets scripts arrange it: `./appshell backend … --scripted`.
///
/// Two things beyond its API make a scenario there the same as in process. Every request carries the virtual time
/// (`AppShell-Date`), which the server takes for its own; and `GET` and `PUT /control/state` read and replace everything it
/// keeps, as JSON. A `PUT` with `AppShell-Scenario: new` also forgets what is not kept: what callers have left of their
/// calls, and pushes that wait.
///
/// One phone at a time uses it: whoever comes next puts its own state there first, and what the one before kept is read
/// back to it before that. So each scenario begins with a fresh back end, and one that begins again on a second phone
/// finds its own as it was.
public final class ServedBackend: Sendable {
    /// Scheme, host and port, without a slash at the end.
    public let origin: String
    let transport: any HTTPTransport

    /// The header field that tells the virtual time.
    static let dateField = "AppShell-Date"
    /// The header field of a `PUT` that begins a scenario.
    private static let scenarioField = "AppShell-Scenario"
    private static let statePath = "/control/state"

    private struct Holder: Sendable {
        weak var mirror: (any StateMirror)?
    }

    private let holder = Mutex(Holder())

    /// - Parameters:
    ///   - origin: such as `http://127.0.0.1:8080`.
    ///   - transport: calls it; one for the whole run, so that its calls share connections.
    public init(origin: String, transport: any HTTPTransport) {
        self.origin = origin
        self.transport = transport
    }

    /// Whose state it has.
    var owner: (any StateMirror)? {
        get { holder.withLock(\.mirror) }
        set { holder.withLock { $0.mirror = newValue } }
    }

    /// ISO 8601 with six digits of the second: a virtual clock stands between milliseconds, too.
    static func text(of date: Date) -> String {
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
        /// JSON of something else.
        case foreign(String)
    }

    func readState<State: Decodable>(_: State.Type, limit: Duration) throws(ControlError) -> State {
        let body = try call(request(.get), limit: limit).body
        do { return try JSONDecoder().decode(State.self, from: Data(body)) } catch {
            throw .foreign(ServedBackend.place(of: error))
        }
    }

    /// - Parameter isNew: whether a scenario begins with it.
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
        HTTPRequest(method: method, url: origin + ServedBackend.statePath, headers: ["Accept": "application/json"])
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

    /// Names and places only: values are no one's business.
    private static func place(of error: any Error) -> String {
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
    /// Words for a step that fails by it.
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
