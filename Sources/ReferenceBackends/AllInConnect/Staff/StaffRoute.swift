import AppShell

/// What a path below the base of the staff's API asks for.
enum StaffRoute: Hashable {
    /// The list, or one by its id.
    case offers(id: Int?)
    case professionals(id: Int?)
    case members(id: Int?)
    /// The sessions of all members, or of one.
    case sessions(memberID: Int?)

    /// - Returns: nil for a path that leads nowhere.
    init?(_ segments: [String]) {
        let id = segments.dropFirst().first.flatMap(Identifier.init(text:))?.value
        switch (segments.first, segments.count) {
        case ("offers", 1): self = .offers(id: nil)
        case ("professionals", 1): self = .professionals(id: nil)
        case ("members", 1): self = .members(id: nil)
        case ("sessions", 1): self = .sessions(memberID: nil)
        case ("members", 3) where segments[2] == "sessions":
            guard let id else { return nil }
            self = .sessions(memberID: id)
        default:
            guard segments.count == 2, let id else { return nil }
            switch segments[0] {
            case "offers": self = .offers(id: id)
            case "professionals": self = .professionals(id: id)
            case "members": self = .members(id: id)
            default: return nil
            }
        }
    }

    var methods: [HTTPRequest.Method] {
        switch self {
        case .offers(nil), .professionals(nil), .members(nil): [.get]
        case .offers, .professionals, .members: [.put, .delete]
        case .sessions: [.delete]
        }
    }

    /// As the header Allow lists them. A host that takes HEAD answers it as GET, without the body.
    var allowedMethods: String {
        methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }.joined(separator: ", ")
    }
}
