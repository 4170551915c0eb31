public import AppShell
import Foundation
import Synchronization

/// The town hall's server as a plain function. Its contract:
///
/// - `GET /activites`, `/actualites`, `/agenda`, `/adresses`: an array; below each `/{id}`: one, or 404.
/// - `POST /messages` `{nom, courriel, texte}`, `POST /inscriptions` `{activite, courriel}`: 201, and 422 with `erreurs` for what is
///   wrong. Both take an `Idempotency-Key`: a key that was seen gets the answer that it got.
/// - `PUT /appareils/{jeton}` `{version}`, `PUT /appareils/{jeton}/preferences` `{actualites}`: 204.
public final class MairieBackend: HTTPHandler {
    private struct State {
        var messages: [[String: String]] = []
        var registrations: [Registration] = []
        var answers: [String: HTTPResponse] = [:]
    }

    public struct Registration: Codable, Sendable {
        public let activite: Int
        public let courriel: String
    }

    private let state = Mutex(State())

    public init() {}

    public var messages: [[String: String]] { state.withLock(\.messages) }
    public var registrations: [Registration] { state.withLock(\.registrations) }

    public func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        let path = URL(string: request.url)?.path ?? ""
        guard path.hasPrefix("/v1/") else { return HTTPResponse(status: 404) }
        let parts = path.dropFirst(4).split(separator: "/").map(String.init)
        return switch (request.method, parts.first, parts.count) {
        case (.get, "activites", 1...2): Self.answer(Activity.all, parts.last)
        case (.get, "actualites", 1...2): Self.answer(News.all, parts.last)
        case (.get, "agenda", 1...2): Self.answer(Event.all, parts.last)
        case (.get, "adresses", 1...2): Self.answer(Place.all, parts.last)
        case (.post, "messages", 1): once(request) { Self.keep(request, in: &$0) }
        case (.post, "inscriptions", 1): once(request) { Self.register(request, in: &$0) }
        case (.put, "appareils", 2...3): HTTPResponse(status: 204)
        default: HTTPResponse(status: 404)
        }
    }

    private func once(_ request: HTTPRequest, _ write: (inout State) -> HTTPResponse) -> HTTPResponse {
        guard let key = request.headers["Idempotency-Key"] else { return HTTPResponse(status: 400) }
        return state.withLock { state in
            if let answer = state.answers[key] { return answer }
            let answer = write(&state)
            state.answers[key] = answer
            return answer
        }
    }

    private static func keep(_ request: HTTPRequest, in state: inout State) -> HTTPResponse {
        guard let body = try? JSONDecoder().decode([String: String].self, from: Data(request.body)),
            ["nom", "courriel", "texte"].allSatisfy({ body[$0]?.isEmpty == false })
        else { return json(["erreurs": ["texte": ["Le message est incomplet."]]], status: 422) }
        state.messages.append(body)
        return json(["id": state.messages.count], status: 201)
    }

    private static func register(_ request: HTTPRequest, in state: inout State) -> HTTPResponse {
        guard let body = try? JSONDecoder().decode(Registration.self, from: Data(request.body)),
            Activity.all.contains(where: { $0.id == body.activite })
        else { return json(["erreurs": ["activite": ["Cette activité n'existe pas."]]], status: 422) }
        state.registrations.append(body)
        return json(["id": state.registrations.count], status: 201)
    }

    private static func answer<Row: Encodable & Identifiable>(_ rows: [Row], _ part: String?) -> HTTPResponse
    where Row.ID == Int {
        guard let id = part.flatMap(Int.init) else { return json(rows, status: 200) }
        guard let row = rows.first(where: { $0.id == id }) else { return HTTPResponse(status: 404) }
        return json(row, status: 200)
    }

    private static func json(_ value: some Encodable, status: Int) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: (try? JSONBody.write(value)) ?? []
        )
    }
}
