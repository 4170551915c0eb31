import Foundation

/// An answer to one request.
struct HTTPAnswer: Sendable {
    var status: HTTPStatus
    var type = "text/plain; charset=utf-8"
    var fields: [(name: String, value: String)] = []
    var body = Data()

    /// A sentence as plain text.
    init(_ status: HTTPStatus, _ sentence: String) {
        self.status = status
        body = Data((sentence + "\n").utf8)
    }

    init(_ body: Data, type: String) {
        status = .ok
        self.type = type
        self.body = body
    }

    /// Only the host's own scripts, styles and pictures are loaded, and nobody else may frame the page: see
    /// [CSP 3](https://www.w3.org/TR/CSP3/).
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "media-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// The bytes on the wire.
    ///
    /// - Parameter isHead: leaves out the body, as an answer to HEAD does.
    func bytes(isHead: Bool = false, keepsAlive: Bool) -> Data {
        var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
        for (name, value) in fields { head += "\(name): \(value)\r\n" }
        if status != .noContent { head += "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n" }
        // Not for what no browser shows as a document.
        if !type.hasPrefix("text/css"), !type.hasPrefix("text/javascript") {
            head += "Content-Security-Policy: \(Self.policy)\r\n"
        }
        head += "X-Content-Type-Options: nosniff\r\n"
        head += "Referrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n"
        head += "Cache-Control: no-store\r\nConnection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
        return Data(head.utf8) + (isHead || status == .noContent ? Data() : body)
    }
}
