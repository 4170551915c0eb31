import AppShell
import AppShellNotificationsFeature
import Foundation
import Synchronization

/// Members, their devices and what they hear of, as a back end keeps them.
final class MemberBackend: HTTPHandler {
    struct Row: Hashable {
        let token: String
        let kind: String
        let environment: String
        let device: String
        let member: String
    }

    fileprivate struct State {
        var names: [String: String] = [:]
        var rows: [Row] = []
        var preferences: [String: SubscriptionPreferences] = [:]
        var calls: [String] = []
        var bodies: [String] = []
    }

    private let state = Mutex(State())

    static let standard = SubscriptionPreferences(
        isOnBySwitch: ["offers": true, "events": true],
        radius: 10,
        topics: ["HEALTH", "FOOD", "FUN"]
    )

    /// A bearer for a member; another one each time.
    func bearer(for name: String) -> String {
        state.withLock { state in
            let bearer = "bearer-\(name)-\(state.names.count)"
            state.names[bearer] = name
            return bearer
        }
    }

    /// The bearers of a member are valid no more.
    func expire(_ name: String) { state.withLock { $0.names = $0.names.filter { $0.value != name } } }

    /// Method, path and member of each call, in order: `POST /push anna`; `?` for a bearer that is none.
    var calls: [String] { state.withLock(\.calls) }
    var bodies: [String] { state.withLock(\.bodies) }

    func calls(_ method: String) -> [String] { calls.filter { $0.hasPrefix(method) } }

    var rows: [Row] { state.withLock(\.rows) }

    /// As after a restored backup.
    func forgetRows() { state.withLock { $0.rows = [] } }

    func preferences(of name: String) -> SubscriptionPreferences {
        state.withLock { $0.preferences[name] ?? Self.standard }
    }

    /// The member has changed them on another device.
    func set(_ preferences: SubscriptionPreferences, of name: String) {
        state.withLock { $0.preferences[name] = preferences }
    }

    static func body(_ preferences: SubscriptionPreferences) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(preferences)).map(Array.init) ?? []
    }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        let path = "/" + (request.url.split(separator: "/").last.map(String.init) ?? "")
        let bearer = String(request.headers["Authorization"]?.dropFirst("Bearer ".count) ?? "")
        return state.withLock { state in
            let name = state.names[bearer]
            state.calls.append("\(request.method.rawValue) \(path) \(name ?? "?")")
            state.bodies.append(String(decoding: request.body, as: UTF8.self))
            guard let name else { return HTTPResponse(status: 401) }
            switch (request.method, path) {
            case (.post, "/push"): return state.register(request, name)
            case (.delete, "/push"): return state.unregister(request, name)
            case (.get, "/preferences"):
                var answer = HTTPResponse(status: 200)
                answer.body = Self.body(state.preferences[name] ?? Self.standard)
                return answer
            case (.put, "/preferences"): return state.setPreferences(request, name)
            default: return HTTPResponse(status: 404)
            }
        }
    }
}

extension MemberBackend.State {
    fileprivate mutating func register(_ request: HTTPRequest, _ name: String) -> HTTPResponse {
        guard let row = MemberBackend.Row(request, name) else { return HTTPResponse(status: 422) }
        rows.removeAll { $0.token == row.token || $0.device == row.device }
        rows.append(row)
        return HTTPResponse(status: 201)
    }

    fileprivate mutating func unregister(_ request: HTTPRequest, _ name: String) -> HTTPResponse {
        guard let row = MemberBackend.Row(request, name) else { return HTTPResponse(status: 422) }
        rows.removeAll { $0.member == name && ($0.token == row.token || $0.device == row.device) }
        return HTTPResponse(status: 204)
    }

    fileprivate mutating func setPreferences(_ request: HTTPRequest, _ name: String) -> HTTPResponse {
        let data = Data(request.body)
        guard let sent = try? JSONDecoder().decode(SubscriptionPreferences.self, from: data),
            (5...50).contains(sent.radius)
        else { return HTTPResponse(status: 422) }
        preferences[name] = sent
        return HTTPResponse(status: 200)
    }
}

extension MemberBackend.Row {
    fileprivate init?(_ request: HTTPRequest, _ member: String) {
        guard let body = (try? JSONValue(parsing: request.body))?.objectValue,
            let token = body["token"]?.stringValue, let kind = body["kind"]?.stringValue,
            let environment = body["environment"]?.stringValue, let device = body["device"]?.stringValue
        else { return nil }
        self.init(token: token, kind: kind, environment: environment, device: device, member: member)
    }
}
