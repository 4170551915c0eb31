/// Why a call to a back end failed: a group, chosen by what a person can do about it, and the call.
///
/// Errors of the same group are equal, whichever call they ended.
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
    /// The kind of error.
    public enum Group: Hashable, Sendable {
        /// The system refused the call since the device is not connected, or no answer came while the device reports that.
        /// The server may have got it. Never retried automatically.
        case offline
        /// No answer came in time.
        case timedOut
        /// No connection, with the reason.
        case unreachable(String)
        /// The server's certificate or redirect is not trusted; never retried.
        case untrusted(String)
        /// The product's base URL, path, header field or body is invalid, so no request was sent. The text says what is
        /// wrong and how to fix it.
        case misconfigured(String)
        /// 422, with messages by field.
        case invalid(message: String, fields: [String: [String]])
        /// 429, with the wait that the server asks for, in seconds.
        case tooManyRequests(retryAfter: Int?)
        /// 401 or 403.
        case unauthorized(status: Int)
        /// 404 or 410.
        case notFound
        /// Any other 4xx.
        case rejected(status: Int, message: String)
        /// 5xx, with the wait that the server asks for, in seconds.
        case server(status: Int, message: String, retryAfter: Int? = nil)
        /// The answer is not in the documented form.
        case unreadable(String)
        /// The task was cancelled.
        case cancelled
    }

    /// The failed call, in a form that logs may show.
    public struct Call: Hashable, Sendable {
        /// The request's method.
        public let method: HTTPRequest.Method
        /// Redacted; see ``Redaction``.
        public let url: String
        /// How many times the request was sent; 0 if never.
        public let attempts: Int

        /// - Parameter url: redacted here.
        public init(method: HTTPRequest.Method, url: String, attempts: Int) {
            self.method = method
            self.url = Redaction.url(url)
            self.attempts = attempts
        }
    }

    /// The kind of error.
    public let group: Group
    /// Nil if no call failed, for example when a feature cannot read an answer.
    public let call: Call?
    /// More for logs, such as what the server had done when the time was over. Not compared.
    public let detail: String?

    /// An error, with the call that it ended if there is one.
    public init(group: Group, call: Call? = nil, detail: String? = nil) {
        self.group = group
        self.call = call
        self.detail = detail
    }

    /// The same error with its call.
    func of(_ method: HTTPRequest.Method, _ url: String, attempts: Int) -> APIError {
        if case .misconfigured = group {
            return APIError(group: group, call: Call(method: method, url: url, attempts: 0), detail: detail)
        }
        return APIError(group: group, call: Call(method: method, url: url, attempts: attempts), detail: detail)
    }
}

extension APIError {
    /// Whether the same call may succeed later without a change: worth a retry once the network is back.
    public var isTransient: Bool {
        switch group {
        // Captive portals answer for the server, with their own pages and certificates.
        case .offline, .timedOut, .unreachable, .untrusted, .unreadable, .server, .tooManyRequests, .cancelled: true
        case .misconfigured, .invalid, .unauthorized, .notFound, .rejected: false
        }
    }
}

extension APIError: Hashable {
    /// Errors of one group are equal: calls and details are for developers.
    public static func == (one: APIError, other: APIError) -> Bool { one.group == other.group }

    /// By the group, as errors are compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(group) }
}

// Shorthands for errors without a call.
extension APIError {
    /// See ``Group/offline``.
    public static let offline = APIError(group: .offline)
    /// See ``Group/timedOut``.
    public static let timedOut = APIError(group: .timedOut)
    /// See ``Group/notFound``.
    public static let notFound = APIError(group: .notFound)
    /// See ``Group/cancelled``.
    public static let cancelled = APIError(group: .cancelled)

    /// See ``Group/unreachable(_:)``.
    public static func unreachable(_ reason: String) -> APIError { APIError(group: .unreachable(reason)) }

    /// See ``Group/untrusted(_:)``.
    public static func untrusted(_ reason: String) -> APIError { APIError(group: .untrusted(reason)) }

    /// See ``Group/misconfigured(_:)``.
    public static func misconfigured(_ reason: String) -> APIError { APIError(group: .misconfigured(reason)) }

    /// See ``Group/invalid(message:fields:)``.
    public static func invalid(message: String, fields: [String: [String]]) -> APIError {
        APIError(group: .invalid(message: message, fields: fields))
    }

    /// See ``Group/tooManyRequests(retryAfter:)``.
    public static func tooManyRequests(retryAfter: Int?) -> APIError {
        APIError(group: .tooManyRequests(retryAfter: retryAfter))
    }

    /// See ``Group/unauthorized(status:)``.
    public static func unauthorized(status: Int) -> APIError { APIError(group: .unauthorized(status: status)) }

    /// See ``Group/rejected(status:message:)``.
    public static func rejected(status: Int, message: String) -> APIError {
        APIError(group: .rejected(status: status, message: message))
    }

    /// See ``Group/server(status:message:retryAfter:)``.
    public static func server(status: Int, message: String, retryAfter: Int? = nil) -> APIError {
        APIError(group: .server(status: status, message: message, retryAfter: retryAfter))
    }

    /// See ``Group/unreadable(_:)``.
    public static func unreadable(_ reason: String) -> APIError { APIError(group: .unreadable(reason)) }
}

extension APIError: CustomStringConvertible {
    /// For logs and traces: the call and its error, without personal data or tokens.
    public var description: String {
        (call.map { "\($0): " } ?? "") + "\(group)" + (detail.map { " (\($0))" } ?? "")
    }
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
        case .tooManyRequests(let wait): "429" + Self.suffix(for: wait)
        case .server(let status, _, let wait): "\(status)" + Self.suffix(for: wait)
        case .unauthorized(let status): "\(status)"
        case .notFound: "404"
        case .rejected(let status, _): "\(status)"
        case .unreadable(let reason): "unreadable answer: \(reason)"
        case .cancelled: "cancelled"
        }
    }

    private static func suffix(for wait: Int?) -> String { wait.map { ", retry after \($0) s" } ?? "" }
}
