import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Answers in the shapes that a Spring Boot server gives them.
enum SpringResponse {
    static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: Array(value.text().utf8))
    }

    /// A status and no body.
    static func empty(_ status: Int) -> HTTPResponse {
        HTTPResponse(status: status)
    }

    /// Spring Boot's error attributes: `{"timestamp", "status", "error", "message", "path"}`, and `errors` by field
    /// where some are wrong.
    static func error(
        _ status: Int,
        _ message: String,
        path: String,
        at date: Date,
        errors: [FieldError] = []
    ) -> HTTPResponse {
        var members: [(String, JSONValue)] = [
            ("timestamp", .string(timestamp(date))),
            ("status", .number(JSONNumber(status))),
            ("error", .string(reason(status))),
            ("message", .string(message)),
            ("path", .string(path)),
        ]
        if !errors.isEmpty {
            var fields = JSONObject()
            for error in errors {
                fields[error.field] = .array((fields[error.field]?.arrayValue ?? []) + [.string(error.message)])
            }
            members.append(("errors", .object(fields)))
        }
        return json(.object(JSONObject(members)), status: status)
    }

    /// As Jackson writes it: `2026-01-06T08:00:00.000+00:00`. A moment that no calendar names is written as 1970.
    static func timestamp(_ date: Date) -> String {
        let isNamed = (-62_135_596_800..<253_402_300_800).contains(date.timeIntervalSince1970)
        let named = isNamed ? date : Date(timeIntervalSince1970: 0)
        return named.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)).replacing("Z", with: "+00:00")
    }

    /// The reason phrases of the statuses that are answered here.
    private static func reason(_ status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 412: "Precondition Failed"
        case 413: "Payload Too Large"
        case 415: "Unsupported Media Type"
        case 422: "Unprocessable Entity"
        case 503: "Service Unavailable"
        default: "Error"
        }
    }
}

/// What is wrong with one field.
struct FieldError: Hashable {
    /// As Spring names it: `preferredCategories[0]`.
    let field: String
    let message: String
}
