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
            case .timedOut: .timedOut
            case .unreachable(let reason): .unreachable(reason)
            case .untrusted(let reason), .forbiddenURL(let reason): .untrusted(reason)
            case .cancelled: .cancelled
            }
    }

    /// The error that an answer stands for; nil for a 2xx.
    ///
    /// The body is Laravel's `{"message", "errors"}` at best; it may as well be empty or HTML, and then only the
    /// status speaks.
    init?(_ response: HTTPResponse) {
        let status = response.status
        if (200..<300).contains(status) { return nil }
        let answer = try? JSONDecoder().decode(ErrorAnswer.self, from: Data(response.body))
        let message = answer?.message ?? ""
        let retryAfter = response.headers["Retry-After"].flatMap(APIError.seconds)
        switch status {
        case 401, 403: self = .unauthorized(status: status)
        case 404, 410: self = .notFound
        case 422: self = .invalid(message: message, fields: answer?.errors ?? [:])
        case 429: self = .tooManyRequests(retryAfter: retryAfter)
        case 500...599: self = .server(status: status, message: message, retryAfter: retryAfter)
        default: self = .rejected(status: status, message: message)
        }
    }

    /// Retry-After in seconds (RFC 9110, 10.2.3); its other form, a date, is not sent by our back ends.
    private static func seconds(_ text: String) -> Int? {
        let trimmed = text.filter { $0 != " " }
        guard !trimmed.isEmpty, trimmed.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(trimmed) ?? .max
    }

    private struct ErrorAnswer: Decodable {
        let message: String?
        let errors: [String: [String]]?
    }
}
