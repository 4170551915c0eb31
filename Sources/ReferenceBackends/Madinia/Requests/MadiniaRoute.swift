import AppShell

/// What a path below the API's base asks for.
enum MadiniaRoute: Hashable {
    /// The list, or one by its slug or id.
    case formations(key: String?)
    case articles(key: String?)
    case preRegistrations
    case contacts
    case devices
    case preferences(token: String)
    case chat

    /// All of them, below the API's base, `{…}` for any segment.
    static let patterns = [
        "GET /formations", "GET /formations/{key}", "GET /articles", "GET /articles/{key}", "POST /pre-registrations",
        "POST /contacts", "POST /devices", "PUT /devices/{device_token}/preferences", "POST /madi/chat",
    ]

    /// - Returns: nil for a path that leads nowhere.
    init?(_ segments: [String]) {
        switch (segments.first, segments.count) {
        case ("formations", 1...2): self = .formations(key: segments.dropFirst().first)
        case ("articles", 1...2): self = .articles(key: segments.dropFirst().first)
        case ("pre-registrations", 1): self = .preRegistrations
        case ("contacts", 1): self = .contacts
        case ("devices", 1): self = .devices
        case ("devices", 3) where segments[2] == "preferences": self = .preferences(token: segments[1])
        case ("madi", 2) where segments[1] == "chat": self = .chat
        default: return nil
        }
    }

    /// The members that a write reads of its body, nested ones among them.
    var fieldNames: Set<String> {
        switch self {
        case .formations, .articles: []
        case .preRegistrations: ["email", "formation_id", "timestamp"]
        case .contacts: ["name", "email", "message", "context", "type", "id", "title", "viewed"]
        case .devices: ["device_token", "platform", "app_version", "email"]
        case .preferences: ["new_formations", "new_articles", "reminders"]
        case .chat: ["message", "history", "role", "content", "viewed"]
        }
    }

    var method: HTTPRequest.Method {
        switch self {
        case .formations, .articles: .get
        case .preRegistrations, .contacts, .devices, .chat: .post
        case .preferences: .put
        }
    }

    /// As the header Allow lists them.
    var allowedMethods: String { method == .get ? "GET, HEAD" : method.rawValue }
}
