#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension APIError {
    init(_ error: TransportError) {
        self =
            switch error {
            case .offline: .offline
            case .timedOut(let reason): APIError(group: .timedOut, detail: reason)
            case .unreachable(let reason): .unreachable(reason)
            case .unreadable(let reason): .unreadable(reason)
            case .untrusted(let reason): .untrusted(reason)
            case .forbiddenURL(let reason): .misconfigured(reason)
            case .cancelled: .cancelled
            }
    }

    /// The error for an answer; nil for a 2xx.
    ///
    /// - Parameter now: the base for a Retry-After date if the answer has no Date field.
    init?(_ response: HTTPResponse, at now: Date) {
        let status = response.status
        if (200..<300).contains(status) { return nil }
        let answer = ErrorAnswer(response.body, readsFields: status == 422)
        let retryAfter = APIError.retryAfter(response.headers, now: now)
        switch status {
        case 401, 403: self = .unauthorized(status: status)
        case 404, 410: self = .notFound
        case 422: self = .invalid(message: answer.message, fields: answer.fields)
        case 429: self = .tooManyRequests(retryAfter: retryAfter)
        case 500...599: self = .server(status: status, message: answer.message, retryAfter: retryAfter)
        case 400...499: self = .rejected(status: status, message: answer.message)
        default: self = .unreadable(APIError.surprise(status: status))
        }
    }

    /// What is wrong with a status that neither fulfils nor refuses a call.
    private static func surprise(status: Int) -> String {
        switch status {
        case 304: "the server answered 304, though nothing was asked conditionally"
        case 300..<400: "the server answered \(status), a redirect without a usable Location"
        default: "the server answered \(status), which is no final status of HTTP"
        }
    }

    /// Retry-After in seconds or as a date (RFC 9110, 10.2.3). A date is compared with the answer's own Date, so that a
    /// wrong clock on the phone does not lengthen the wait; a past date asks for none.
    private static func retryAfter(_ headers: HTTPHeaders, now: Date) -> Int? {
        guard let text = headers["Retry-After"]?.trimmed, !text.isEmpty else { return nil }
        if text.utf8.allSatisfy(\.isASCIIDigit) { return min(Int(text) ?? .max, longestWait) }
        guard let date = Date(httpDate: text, now: now) else { return nil }
        let start = headers["Date"].flatMap { Date(httpDate: $0.trimmed, now: now) } ?? now
        let seconds = date.timeIntervalSince(start).rounded(.up)
        return seconds > 0 ? Int(min(seconds, Double(longestWait))) : nil
    }

    /// A year.
    private static var longestWait: Int { 365 * 86_400 }
}

/// The message and field errors of an error body, as far as it is readable.
///
/// Reads Laravel's `{"message", "errors": {"email": ["…"]}}` (`errors` is `[]` when empty, and values may be strings or
/// lists), Spring's `{"timestamp", "status", "error", "message", "path"}` and problem details (RFC 9457). An empty or HTML
/// body gives nothing.
private struct ErrorAnswer {
    var message = ""
    var fields: [String: [String]] = [:]

    private static let messageNames = ["message", "detail", "title", "error"]
    /// A debug page of Laravel carries its stack trace as JSON.
    private static let limits = JSONLimits(bytes: 1 << 20, depth: JSONLimits.maximumDepth)
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    // Bounds on what an error body may add.
    private static let maximumFields = 200
    private static let maximumDepth = 8
    private static let maximumNameLength = 200

    init(_ body: [UInt8], readsFields: Bool) {
        let json = body.starts(with: ErrorAnswer.byteOrderMark) ? body.dropFirst(3) : body[...]
        guard let answer = (try? JSONValue(parsing: json, limits: ErrorAnswer.limits))?.objectValue else { return }
        message = ErrorAnswer.messageNames.lazy.compactMap { answer[$0]?.stringValue }.first { !$0.isEmpty } ?? ""
        guard readsFields else { return }
        for member in answer["errors"]?.objectValue?.members ?? [] { add(member.value, at: member.key, depth: 1) }
    }

    /// Nested fields are named `items.email`.
    private mutating func add(_ value: JSONValue, at name: String, depth: Int) {
        guard depth <= Self.maximumDepth, name.utf8.count <= Self.maximumNameLength else { return }
        switch value {
        case .string(let text):
            if fields.count < Self.maximumFields || fields[name] != nil { fields[name, default: []].append(text) }
        case .array(let values): for value in values { add(value, at: name, depth: depth + 1) }
        case .object(let object):
            for member in object.members { add(member.value, at: "\(name).\(member.key)", depth: depth + 1) }
        case .null, .bool, .number: break
        }
    }
}

extension String {
    /// Without the spaces and tabs around a header field's value (RFC 9110, 5.6.3).
    fileprivate var trimmed: String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
