public import AppShellHeadless
import AppShellTexts

/// What goes wrong with one call.
public enum CallFault: String, CaseIterable, Codable, Sendable {
    /// The server fails: 500.
    case serverError = "500"
    /// The server has too many calls: 429, with a wait of 3 seconds.
    case tooManyRequests = "429"
    /// An answer that can't be read.
    case malformed
    /// The answer comes after 3 seconds.
    case slow
    /// The server acts and does not answer.
    case timeout
    /// The phone loses its network while the call is under way; the server acts.
    case offline
    /// The server acts, and its answer is lost.
    case lost

    /// JSON that breaks off.
    package static let malformedText = "{\"data\": ["

    /// How the simulated server answers.
    public var answer: ServerFaults.Answer {
        switch self {
        case .serverError: .status(.init(500))
        case .tooManyRequests: .status(.init(429, retryAfter: 3))
        case .malformed:
            .status(.init(200, body: .init(mediaType: "application/json", bytes: Array(Self.malformedText.utf8))))
        case .slow: .late(.seconds(3))
        case .timeout: .silent
        case .offline: .cutOff
        case .lost: .lost
        }
    }

    /// What it is called, in the language of the current `Reader`; in English as scripts of chaos say it.
    package var localizedName: String {
        switch self {
        case .serverError, .tooManyRequests: rawValue
        case .malformed: localized("malformed")
        case .slow: localized("slow")
        case .timeout: localized("timeout")
        case .offline: localized("offline")
        case .lost: localized("lost")
        }
    }
}
