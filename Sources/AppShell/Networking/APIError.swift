/// Why a call to a back end did not give what was asked for: a group, by what a person can do about it, and the call.
///
/// Two errors are equal where their groups are, whichever call they ended.
///
/// ```swift
/// switch error.group {
/// case .invalid(_, let fields): show(fields)
/// case .notFound: close()
/// default: message = APIErrorStrings.french.text(for: error)  // for people
/// }
/// log("\(error)")  // "GET https://api.example/v1/things, 3 attempts: 503"
/// ```
public struct APIError: Error, Sendable {
    public enum Group: Hashable, Sendable {
        /// The device is not connected; not tried again by itself.
        case offline
        case timedOut
        case unreachable(String)
        /// The server may not be trusted; never tried again.
        case untrusted(String)
        /// The base URL, the path or a header field can't be called as the product has it: no server was asked. The
        /// text says what is wrong and how to fix it.
        case misconfigured(String)
        /// 422: what is wrong, by field.
        case invalid(message: String, fields: [String: [String]])
        /// 429: how long the server asks to wait, in seconds.
        case tooManyRequests(retryAfter: Int?)
        /// 401 or 403.
        case unauthorized(status: Int)
        /// 404 or 410.
        case notFound
        /// Another 4xx: what was asked is wrong.
        case rejected(status: Int, message: String)
        /// 5xx; with how long the server asks to wait, in seconds.
        case server(status: Int, message: String, retryAfter: Int? = nil)
        /// An answer that can't be read.
        case unreadable(String)
        case cancelled
    }

    /// The call that an error ended, as logs may show it.
    public struct Call: Hashable, Sendable {
        public let method: HTTPRequest.Method
        /// As ``Redaction`` shows it.
        public let url: String
        /// How often it was sent; 0 where it never was.
        public let attempts: Int

        public init(method: HTTPRequest.Method, url: String, attempts: Int) {
            self.method = method
            self.url = Redaction.url(url)
            self.attempts = attempts
        }
    }

    public let group: Group
    /// Nil where no call ended, such as an answer that a feature can't read.
    public let call: Call?

    public init(group: Group, call: Call? = nil) {
        self.group = group
        self.call = call
    }

    /// The same error, of that call.
    func of(_ method: HTTPRequest.Method, _ url: String, attempts: Int) -> APIError {
        if case .misconfigured = group {
            return APIError(group: group, call: Call(method: method, url: url, attempts: 0))
        }
        return APIError(group: group, call: Call(method: method, url: url, attempts: attempts))
    }
}

extension APIError {
    /// Whether the same call may succeed later although nobody changes anything about it: worth another try once the
    /// network is back.
    public var isTransient: Bool {
        switch group {
        // A network that asks to sign in first answers in the server's place, with pages and certificates of its own.
        case .offline, .timedOut, .unreachable, .untrusted, .unreadable, .server, .tooManyRequests, .cancelled: true
        case .misconfigured, .invalid, .unauthorized, .notFound, .rejected: false
        }
    }
}

extension APIError: Hashable {
    public static func == (one: APIError, other: APIError) -> Bool { one.group == other.group }

    public func hash(into hasher: inout Hasher) { hasher.combine(group) }
}

// An error without its call, written as its group.
extension APIError {
    public static let offline = APIError(group: .offline)
    public static let timedOut = APIError(group: .timedOut)
    public static let notFound = APIError(group: .notFound)
    public static let cancelled = APIError(group: .cancelled)

    public static func unreachable(_ reason: String) -> APIError { APIError(group: .unreachable(reason)) }

    public static func untrusted(_ reason: String) -> APIError { APIError(group: .untrusted(reason)) }

    public static func misconfigured(_ reason: String) -> APIError { APIError(group: .misconfigured(reason)) }

    public static func invalid(message: String, fields: [String: [String]]) -> APIError {
        APIError(group: .invalid(message: message, fields: fields))
    }

    public static func tooManyRequests(retryAfter: Int?) -> APIError {
        APIError(group: .tooManyRequests(retryAfter: retryAfter))
    }

    public static func unauthorized(status: Int) -> APIError { APIError(group: .unauthorized(status: status)) }

    public static func rejected(status: Int, message: String) -> APIError {
        APIError(group: .rejected(status: status, message: message))
    }

    public static func server(status: Int, message: String, retryAfter: Int? = nil) -> APIError {
        APIError(group: .server(status: status, message: message, retryAfter: retryAfter))
    }

    public static func unreadable(_ reason: String) -> APIError { APIError(group: .unreadable(reason)) }
}

extension APIError: CustomStringConvertible {
    /// For logs and traces: the call and its error, technical, and without anything a person typed or a token.
    public var description: String { call.map { "\($0): \(group)" } ?? "\(group)" }
}

extension APIError.Call: CustomStringConvertible {
    /// `GET https://api.example/v1/things, 3 attempts`
    public var description: String {
        let times =
            switch attempts {
            case ...0: "not sent"
            case 1: "1 attempt"
            default: "\(attempts) attempts"
            }
        return "\(method.rawValue) \(url), \(times)"
    }
}

extension APIError.Group: CustomStringConvertible {
    /// `503, retry after 90 s`
    public var description: String {
        switch self {
        case .offline: "offline"
        case .timedOut: "timed out"
        case .unreachable(let reason): "unreachable (\(reason))"
        case .untrusted(let reason): "not trusted (\(reason))"
        case .misconfigured(let reason): reason
        case .invalid(_, let fields) where fields.isEmpty: "422"
        case .invalid(_, let fields): "422 for \(fields.keys.sorted().joined(separator: ", "))"
        case .tooManyRequests(let wait): "429" + Self.words(for: wait)
        case .server(let status, _, let wait): "\(status)" + Self.words(for: wait)
        case .unauthorized(let status): "\(status)"
        case .notFound: "404"
        case .rejected(let status, _): "\(status)"
        case .unreadable(let reason): "unreadable answer: \(reason)"
        case .cancelled: "cancelled"
        }
    }

    private static func words(for wait: Int?) -> String { wait.map { ", retry after \($0) s" } ?? "" }
}
