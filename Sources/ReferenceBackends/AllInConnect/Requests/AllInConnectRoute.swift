import AppShell

/// What a path below the API's base asks for.
enum AllInConnectRoute: Hashable {
    case authenticate
    case registration
    case pushTest
    case preferences
    /// The list, or one by its id.
    case offers(id: Int?)
    case professionals(id: Int?)
    case order(id: Int)
    case message(id: Int)
    case me

    /// All of them, below the API's base, `{…}` for any segment.
    static let patterns = [
        "POST /auth/authenticate", "POST /push/register", "DELETE /push/register", "POST /push/test",
        "GET /notification-preferences", "PUT /notification-preferences", "GET /users/me", "GET /offers",
        "GET /offers/{id}", "GET /professionals", "GET /professionals/{id}", "GET /orders/{id}", "GET /messages/{id}",
    ]

    /// - Returns: nil for a path that leads nowhere.
    init?(_ segments: [String]) {
        let id = segments.dropFirst().first.flatMap(Identifier.init(text:))?.value
        switch (segments.first, segments.count) {
        case ("auth", 2) where segments[1] == "authenticate": self = .authenticate
        case ("push", 2) where segments[1] == "register": self = .registration
        case ("push", 2) where segments[1] == "test": self = .pushTest
        case ("notification-preferences", 1): self = .preferences
        case ("users", 2) where segments[1] == "me": self = .me
        case ("offers", 1): self = .offers(id: nil)
        case ("professionals", 1): self = .professionals(id: nil)
        default:
            guard segments.count == 2, let id else { return nil }
            switch segments[0] {
            case "offers": self = .offers(id: id)
            case "professionals": self = .professionals(id: id)
            case "orders": self = .order(id: id)
            case "messages": self = .message(id: id)
            default: return nil
            }
        }
    }

    var methods: [HTTPRequest.Method] {
        switch self {
        case .authenticate, .pushTest: [.post]
        case .registration: [.post, .delete]
        case .preferences: [.get, .put]
        case .offers, .professionals, .order, .message, .me: [.get]
        }
    }

    /// As the header Allow lists them. A host that takes HEAD answers it as GET, without the body.
    var allowedMethods: String {
        methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }.joined(separator: ", ")
    }
}

/// An id as payloads and paths write it: ASCII digits or a whole JSON number, 1 … 2^63-1, no leading zero.
struct Identifier: Hashable {
    let value: Int

    init?(text: String) {
        guard let first = text.utf8.first, first != UInt8(ascii: "0"),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let value = Int(text)
        else { return nil }
        self.value = value
    }

    init?(_ json: JSONValue) {
        guard let text = json.stringValue ?? json.integerValue.map({ "\($0)" }) else { return nil }
        self.init(text: text)
    }
}
