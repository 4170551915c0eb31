import Foundation

/// Refuses what no page of this host sends: names that lead here from elsewhere (DNS rebinding), pages of other sites,
/// and, where other machines can connect, whoever does not know the token.
struct RequestGuard: Sendable {
    /// Nil where only this machine can connect.
    let token: String?

    /// What is wrong with a request; nil for a good one.
    func refusal(of head: HTTPHead) -> HTTPAnswer? {
        guard head.method == "GET" || head.method == "HEAD" else {
            return HTTPAnswer(.methodNotAllowed, "Only GET and HEAD are understood here.")
        }
        let host = head["host"] ?? ""
        if token == nil, !["localhost", "127.0.0.1", "[::1]"].contains(Self.name(of: host)) {
            return HTTPAnswer(
                .misdirected,
                "This host answers to localhost and 127.0.0.1, not to “\(host.prefix(80))”."
            )
        }
        let isSocket = head.path == "/socket"
        if let origin = head["origin"] ?? (isSocket ? "" : nil), origin != "http://\(host)" {
            return HTTPAnswer(.forbidden, "Pages of other sites may not use this host.")
        }
        guard let token, !isKnown(head, token) else { return nil }
        return HTTPAnswer(.forbidden, "Open the whole address that “appshell serve” printed, with its token.")
    }

    /// The answer to an address with the token in it: a cookie keeps the token, so that no further address shows it.
    func welcome(_ head: HTTPHead) -> HTTPAnswer? {
        guard let token, head.path == "/", head.query["token"] != nil else { return nil }
        var answer = HTTPAnswer(.seeOther, "See /")
        answer.fields = [
            ("Location", Self.location(after: head)),
            ("Set-Cookie", "\(Self.cookie(of: head))=\(token); HttpOnly; SameSite=Strict; Path=/"),
        ]
        return answer
    }

    private func isKnown(_ head: HTTPHead, _ token: String) -> Bool {
        let given = head.path == "/" ? head.query["token"] : nil
        return [given, head.cookie(Self.cookie(of: head))].compactMap(\.self).contains { Self.isEqual($0, token) }
    }

    /// Named by the port, since browsers keep one jar for all ports of a host.
    private static func cookie(of head: HTTPHead) -> String {
        let port = (head["host"] ?? "").split(separator: ":").last.flatMap { UInt16($0) }
        return "appshell-\(port ?? 80)"
    }

    /// Without the token, and with the product if one is named.
    private static func location(after head: HTTPHead) -> String {
        guard let product = head.query["product"], product.utf8.allSatisfy(\.isLetterOrDigit) else { return "/" }
        return "/?product=\(product)"
    }

    /// Takes as long for any text of the same length, so that the time tells nothing.
    private static func isEqual(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        return zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func name(of host: String) -> String {
        guard !host.hasPrefix("[") else { return String(host.prefix { $0 != "]" }) + "]" }
        return host.prefix { $0 != ":" }.lowercased()
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
