import AppShell
import AppShellAccountFeature
import FoundationEssentials
import Synchronization

/// The token as the product's calls send it.
final class TokenBox: Sendable {
    private let box = Mutex<Secret?>(nil)

    var value: Secret? {
        get { box.withLock { $0 } }
        set { box.withLock { $0 = newValue } }
    }
}

/// The account's calls, each sent once.
struct ClubAPI: AccountService {
    let token = TokenBox()
    let environment: AppEnvironment

    func signIn(email: String, password: Secret) async throws(APIError) -> Secret {
        let body = JSONValue.object(["email": .string(email), "password": .string(password.reveal())])
        let answer = try await send(.post, "/auth/authenticate", body: Array(body.text().utf8))
        return Secret(answer["token"]?.stringValue ?? "")
    }

    func me() async throws(APIError) -> Member {
        let answer = try await send(.get, "/users/me")
        let card = answer["card"]
        return Member(
            firstName: answer["first_name"]?.stringValue ?? "",
            lastName: answer["last_name"]?.stringValue ?? "",
            card: MemberCard(
                number: card?["number"]?.stringValue ?? "",
                type: card?["type"]?.stringValue ?? "",
                validUntil: card?["valid_until"]?.stringValue ?? ""
            )
        )
    }

    func order(_ id: Int) async throws(APIError) -> AccountItem { try await item("/orders/\(id)", id) }

    func message(_ id: Int) async throws(APIError) -> AccountItem { try await item("/messages/\(id)", id) }

    private func item(_ path: String, _ id: Int) async throws(APIError) -> AccountItem {
        let answer = try await send(.get, path)
        return AccountItem(
            id: id,
            title: answer["title"]?.stringValue ?? "",
            text: answer["text"]?.stringValue ?? "",
            date: answer["date"]?.stringValue.flatMap { Date(rfc3339: $0) }
        )
    }

    private func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: [UInt8]? = nil
    ) async throws(APIError) -> JSONValue {
        let headers: HTTPHeaders = token.value.map { ["Authorization": "Bearer \($0.reveal())"] } ?? [:]
        let client = APIClient(baseURL: "https://api.club.example", headers: headers, environment: environment)
        let answer = try await client.send(method, path, body: body, retry: .once())
        guard let value = try? JSONValue(parsing: answer.body) else { throw .unreadable("no JSON") }
        return value
    }
}

/// Two members, tokens that end or are called back, orders and messages of each.
final class ClubBackend: HTTPHandler {
    struct State {
        /// Tokens that are good, with the address of whom they were given to.
        var sessions: [String: String] = [:]
        var lifetime: Double? = 3_600
        var issued = 0
        var validUntil = "2026-12-31"
        var refusal: String?
        var status = "Sent"
    }

    private let state = Mutex(State())

    func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

    /// `token 1` for the first that was given out: what tests read in place of it.
    static func name(of token: Secret) -> String { token.reveal().hasSuffix("sig1") ? "token 1" : "token 2" }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        state.withLock { state in
            let path = request.url.replacing("https://api.club.example", with: "")
            if path == "/auth/authenticate" { return authenticate(request, &state, date) }
            let token = request.headers["Authorization"]?.replacing("Bearer ", with: "") ?? ""
            guard let email = state.sessions[token] else { return HTTPResponse(status: 401) }
            let name = email.hasPrefix("ada") ? "Ada" : "Bob"
            switch path {
            case "/users/me":
                return answer([
                    "first_name": .string(name), "last_name": "Member",
                    "card": ["number": .string("N-\(name)"), "type": "Gold", "valid_until": .string(state.validUntil)],
                ])
            case "/orders/7" where name == "Ada":
                return answer(["title": "Lamp", "text": .string(state.status), "date": "2026-01-05T10:00:00Z"])
            case "/messages/8" where name == "Ada": return answer(["title": "Hello", "text": "Your order has left"])
            default: return HTTPResponse(status: 404)
            }
        }
    }

    private func authenticate(_ request: HTTPRequest, _ state: inout State, _ date: Date) -> HTTPResponse {
        let body = try? JSONValue(parsing: request.body)
        if let refusal = state.refusal {
            var response = answer(["message": "no", "errors": ["email": [.string(refusal)]]])
            response.status = 422
            return response
        }
        guard let email = body?["email"]?.stringValue?.lowercased(), body?["password"]?.stringValue == "swordfish",
            ["ada@club.example", "bob@club.example"].contains(email)
        else { return HTTPResponse(status: 401) }
        state.issued += 1
        let end = state.lifetime.map { #","exp":\#(Int(date.timeIntervalSince1970 + $0))"# } ?? ""
        let token = Secret.jwt(payload: #"{"sub":"\#(email)"\#(end)}"#).reveal() + "sig\(state.issued)"
        state.sessions[token] = email
        return answer(["token": .string(token)])
    }

    private func answer(_ object: JSONObject) -> HTTPResponse {
        HTTPResponse(status: 200, body: Array(JSONValue.object(object).text().utf8))
    }
}
