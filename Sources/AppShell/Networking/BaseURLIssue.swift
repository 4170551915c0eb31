/// Why a base URL cannot be called, and the fix.
enum BaseURLIssue: Equatable {
    case notAbsolute(String)
    case plainHTTP(String)
    case unknownScheme(String)
    case notOnlyPath(String)

    /// Nil for a valid one: https, or http on loopback (MAD-NFR6).
    init?(_ baseURL: String) {
        let url = baseURL.lowercased()
        let scheme = url.prefix { $0 != ":" }
        let isAbsolute = url.dropFirst(scheme.count).hasPrefix("://") && url.utf8.count > scheme.utf8.count + 3
        guard isAbsolute, !scheme.isEmpty, !url.dropFirst(scheme.count + 3).hasPrefix("/") else {
            self = .notAbsolute(baseURL)
            return
        }
        switch scheme {
        case "https": break
        case "http":
            guard let address = try? LoopbackAddress(url), address.isLoopback else {
                self = .plainHTTP(baseURL)
                return
            }
        default:
            self = .unknownScheme(baseURL)
            return
        }
        guard url.contains(where: { "?#".contains($0) }) else { return nil }
        self = .notOnlyPath(baseURL)
    }
}

extension BaseURLIssue: CustomStringConvertible {
    var description: String {
        switch self {
        case .notAbsolute(let url):
            "the base URL “\(Redaction.url(url))” is not absolute: give scheme and host, as in https://api.example/v1"
        case .plainHTTP(let url):
            "the base URL “\(Redaction.url(url))” is plain http: only https, or loopback, is called"
        case .unknownScheme(let url):
            "the base URL “\(Redaction.url(url))” is neither https nor http: only these are called"
        case .notOnlyPath(let url):
            "the base URL “\(Redaction.url(url))” has a query or a fragment: give scheme, host and path only"
        }
    }
}

/// Tells whether the host of a plain-http URL is loopback.
private struct LoopbackAddress {
    let isLoopback: Bool

    struct NotHTTP: Error {}

    init(_ url: String) throws(NotHTTP) {
        guard url.hasPrefix("http://") else { throw NotHTTP() }
        let authority = url.dropFirst("http://".count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let isIPv6 = authority == "[::1]" || authority.hasPrefix("[::1]:")
        let host = authority.prefix { $0 != ":" }
        isLoopback =
            !authority.contains("@") && (isIPv6 || host == "localhost" || LoopbackAddress.isLoopbackIPv4(host))
    }

    /// 127.0.0.0/8 (RFC 1122, 3.2.1.3), written as four numbers; `127.evil.example` is a host name.
    private static func isLoopbackIPv4(_ host: Substring) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
