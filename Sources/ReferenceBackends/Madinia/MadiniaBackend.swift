public import AppShell
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Madinia's API as plain Swift: the reference that the real Laravel back end is held to (CONTRACTS, "Madinia API").
///
/// Keeps its state in memory. Answers as Laravel does: paginated lists under `data`, amounts as text, dates with
/// microseconds, `{"message", "errors"}` for 422.
public final class MadiniaBackend: HTTPHandler {
    struct State {
        var formations: [FormationData]
        var preRegistrations: [PreRegistrationData] = []
        /// The answers to writes, by idempotency key: a retry gets the same one and changes nothing.
        var answers: [String: HTTPResponse] = [:]
        var pageSize = 15
    }

    /// The path under which the API lives.
    static let basePath = "/api/v1"

    private let state: Mutex<State>
    private let apiKey: String

    /// - Parameter apiKey: what every request must carry as `X-API-Key`.
    public init(apiKey: String, formations: [FormationData] = FormationData.samples) {
        self.apiKey = apiKey
        state = Mutex(State(formations: formations))
    }

    // MARK: What scripts arrange and look at

    public var formations: [FormationData] {
        get { state.withLock(\.formations) }
        set { state.withLock { $0.formations = newValue } }
    }

    /// Changes one formation.
    ///
    /// - Returns: whether there is one of that title.
    public func update(_ title: String, _ change: (inout FormationData) -> Void) -> Bool {
        state.withLock { state in
            guard let index = state.formations.firstIndex(where: { $0.title == title }) else { return false }
            change(&state.formations[index])
            return true
        }
    }

    /// Items on a page of a list, at least 1.
    public var pageSize: Int {
        get { state.withLock(\.pageSize) }
        set { state.withLock { $0.pageSize = max(1, newValue) } }
    }

    /// Those that counted: without the retries.
    public var preRegistrations: [PreRegistrationData] { state.withLock(\.preRegistrations) }

    // MARK: HTTP

    public func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        guard request.headers["X-API-Key"] == apiKey else {
            return LaravelResponse.message("Unauthenticated.", status: 401)
        }
        guard let target = RequestTarget(request.url, below: MadiniaBackend.basePath) else {
            return LaravelResponse.message("Not found.", status: 404)
        }
        switch target.segments.first {
        case "formations" where target.segments.count <= 2:
            return formations(request, target)
        case "pre-registrations" where target.segments.count == 1:
            return once(request) { state in state.preRegister(request, at: date) }
        default:
            return LaravelResponse.message("Not found.", status: 404)
        }
    }

    private func formations(_ request: HTTPRequest, _ target: RequestTarget) -> HTTPResponse {
        guard request.method == .get else { return LaravelResponse.methodNotAllowed(request, allowed: "GET, HEAD") }
        return state.withLock { state in
            guard target.segments.count == 2 else {
                return LaravelResponse.page(state.formations, size: state.pageSize, target: target)
            }
            let key = target.segments[1]
            // The slug first (ruling 2): a slug may be made of digits.
            let formation =
                state.formations.first { $0.slug == key } ?? state.formations.first { "\($0.id)" == key }
            return formation.map { LaravelResponse.data($0) } ?? LaravelResponse.message("Not found.", status: 404)
        }
    }

    /// A write that counts once for each idempotency key.
    private func once(_ request: HTTPRequest, _ write: (inout State) -> HTTPResponse) -> HTTPResponse {
        guard request.method == .post else { return LaravelResponse.methodNotAllowed(request, allowed: "POST") }
        return state.withLock { state in
            let key = request.headers["Idempotency-Key"].flatMap { $0.isEmpty ? nil : $0 }
            if let key, let answer = state.answers[key] { return answer }
            let answer = write(&state)
            if let key, (200..<300).contains(answer.status) { state.answers[key] = answer }
            return answer
        }
    }
}
