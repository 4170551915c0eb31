import AppShell

/// What a path below the base of the staff's API asks for.
enum StaffRoute: Hashable {
    /// The list, or one by its id.
    case formations(id: Int?)
    case articles(id: Int?)

    /// - Returns: nil for a path that leads nowhere.
    init?(_ segments: [String]) {
        guard (1...2).contains(segments.count) else { return nil }
        let id = segments.count == 2 ? StaffRoute.id(segments[1]) : nil
        guard segments.count == 1 || id != nil else { return nil }
        switch segments[0] {
        case "formations": self = .formations(id: id)
        case "articles": self = .articles(id: id)
        default: return nil
        }
    }

    /// Digits of ASCII, without a leading zero.
    private static func id(_ text: String) -> Int? {
        let isDigits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return isDigits && !text.hasPrefix("0") ? Int(text) : nil
    }

    var methods: [HTTPRequest.Method] {
        switch self {
        case .formations(nil), .articles(nil): [.get]
        case .formations, .articles: [.put, .delete]
        }
    }

    /// As the header Allow lists them.
    var allowedMethods: String {
        methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }.joined(separator: ", ")
    }
}
