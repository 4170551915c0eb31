import Foundation

/// The head of one HTTP/1.1 request, without a body: the page only asks for things.
///
/// [RFC 9112](https://www.rfc-editor.org/rfc/rfc9112), as far as a browser on the same machine needs it.
struct HTTPHead: Equatable, Sendable {
    /// The most bytes of a head, its empty line included.
    static let byteLimit = 16_384
    /// The most header fields.
    static let fieldLimit = 100

    /// Why a head is refused, as a status and a sentence for the answer's body.
    struct Refusal: Error, Equatable {
        let status: HTTPStatus
        let reason: String
    }

    let method: String
    /// Decoded, without the query.
    let path: String
    /// The first value of each name, decoded.
    let query: [String: String]
    private let fields: [(name: String, value: String)]
    /// Whether the connection stays open after the answer.
    let keepsAlive: Bool

    /// - Parameter bytes: up to the empty line, which is left out.
    init(_ bytes: [UInt8]) throws(Refusal) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Refusal(status: .badRequest, reason: "The request is not UTF-8.")
        }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
        let start = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard start.count == 3, start[2] == "HTTP/1.1" || start[2] == "HTTP/1.0" else {
            throw Refusal(status: .badRequest, reason: "The first line is not that of an HTTP/1.1 request.")
        }
        guard lines.count <= Self.fieldLimit else {
            throw Refusal(status: .headerTooLarge, reason: "The request has over \(Self.fieldLimit) header fields.")
        }
        var fields: [(name: String, value: String)] = []
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
                line[..<colon].utf8.allSatisfy({ $0 > 32 && $0 < 127 })
            else { throw Refusal(status: .badRequest, reason: "A header line has no valid name.") }
            let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
            fields.append((line[..<colon].lowercased(), String(value)))
        }
        let target = start[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard target[0].hasPrefix("/"), let path = String(target[0]).removingPercentEncoding else {
            throw Refusal(status: .badRequest, reason: "The request's target is not a path.")
        }
        method = String(start[0])
        self.path = path
        query = target.count > 1 ? Self.query(target[1]) : [:]
        self.fields = fields
        let connection = fields.first { $0.name == "connection" }?.value.lowercased() ?? ""
        keepsAlive = start[2] == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
        // What follows a body that is not read would be taken for the next request.
        guard self["transfer-encoding"] == nil, (self["content-length"] ?? "0") == "0" else {
            throw Refusal(status: .tooLarge, reason: "Requests here have no body.")
        }
        guard values(of: "host").count == 1 else {
            throw Refusal(status: .badRequest, reason: "The request needs exactly one Host.")
        }
    }

    static func == (one: HTTPHead, other: HTTPHead) -> Bool {
        one.method == other.method && one.path == other.path && one.query == other.query
            && one.fields.elementsEqual(other.fields, by: ==)
    }

    /// The first value of a header field.
    subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// All values of a header field.
    func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The value of a cookie.
    func cookie(_ name: String) -> String? {
        for pair in values(of: "cookie").flatMap({ $0.split(separator: ";") }) {
            let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return nil
    }

    private static func query(_ text: Substring) -> [String: String] {
        var query: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                part.replacing("+", with: " ").removingPercentEncoding ?? ""
            }
            if query[parts[0]] == nil { query[parts[0]] = parts.count > 1 ? parts[1] : "" }
        }
        return query
    }
}

/// The statuses that the host answers with.
enum HTTPStatus: Int, Sendable {
    case ok = 200
    case noContent = 204
    case seeOther = 303
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case tooLarge = 413
    case misdirected = 421
    case headerTooLarge = 431
    case unavailable = 503

    var phrase: String {
        switch self {
        case .ok: "OK"
        case .noContent: "No Content"
        case .seeOther: "See Other"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .tooLarge: "Content Too Large"
        case .misdirected: "Misdirected Request"
        case .headerTooLarge: "Request Header Fields Too Large"
        case .unavailable: "Service Unavailable"
        }
    }
}
