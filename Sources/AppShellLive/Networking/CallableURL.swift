import AppShell
import Foundation

/// A URL that may be called: https, or plain http on this machine (MAD-NFR6).
///
/// Parsed strictly, so that URLSession connects to exactly what was checked.
struct CallableURL: Hashable {
    let url: URL
    let origin: Origin

    /// The origin of a URL (RFC 6454, 4).
    struct Origin: Hashable {
        let scheme: String
        let host: String
        let port: Int
    }

    /// - Throws: ``TransportError/forbiddenURL(_:)`` without path and query, which may contain secrets.
    init(_ text: String) throws(TransportError) {
        guard let url = URL(string: text, encodingInvalidCharacters: false) else {
            throw .forbiddenURL("the URL is malformed: percent-encode what RFC 3986 does not allow")
        }
        try self.init(url)
    }

    init(_ url: URL) throws(TransportError) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host(percentEncoded: true)?.lowercased(),
            !host.isEmpty
        else { throw .forbiddenURL("the URL is not absolute: give scheme and host") }
        guard url.user(percentEncoded: true) == nil, url.password(percentEncoded: true) == nil else {
            throw .forbiddenURL("the URL of \(host) carries user-info: send credentials in a header")
        }
        guard scheme == "https" || (scheme == "http" && CallableURL.isLoopback(host)) else {
            throw .forbiddenURL("\(scheme)://\(host): only https, or plain http on loopback, is called")
        }
        self.url = url
        origin = Origin(scheme: scheme, host: host, port: url.port ?? (scheme == "https" ? 443 : 80))
    }

    /// `localhost`, ::1 or 127.0.0.0/8 (RFC 1122, 3.2.1.3) as four numbers: `127.evil.example` is a name.
    private static func isLoopback(_ host: String) -> Bool {
        if ["localhost", "::1", "[::1]"].contains(host) { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
