/// Why a call to a back end did not give what was asked for, by what a person can do about it.
public enum APIError: Error, Hashable, Sendable {
    /// The device is not connected; not tried again by itself.
    case offline
    case timedOut
    case unreachable(String)
    /// The server, or the URL, may not be trusted; never tried again.
    case untrusted(String)
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

extension APIError: CustomStringConvertible {
    /// For logs and traces: technical, and without anything a person typed or a token.
    public var description: String {
        switch self {
        case .offline: "offline"
        case .timedOut: "timed out"
        case .unreachable(let reason): "unreachable (\(reason))"
        case .untrusted(let reason): "not trusted (\(reason))"
        case .invalid(_, let fields) where fields.isEmpty: "422"
        case .invalid(_, let fields): "422 for \(fields.keys.sorted().joined(separator: ", "))"
        case .tooManyRequests(let wait): "429" + APIError.words(for: wait)
        case .server(let status, _, let wait): "\(status)" + APIError.words(for: wait)
        case .unauthorized(let status): "\(status)"
        case .notFound: "404"
        case .rejected(let status, _): "\(status)"
        case .unreadable(let reason): "unreadable answer: \(reason)"
        case .cancelled: "cancelled"
        }
    }

    private static func words(for wait: Int?) -> String { wait.map { ", retry after \($0) s" } ?? "" }
}

/// The words a product has for each group of errors.
public struct APIErrorWords: Sendable {
    public var offline: String
    public var timedOut: String
    public var unreachable: String
    public var invalid: String
    /// Takes the seconds to wait.
    public var tooManyRequests: @Sendable (Int?) -> String
    public var unauthorized: String
    public var notFound: String
    public var rejected: String
    /// Takes the seconds to wait, if the server names them.
    public var server: @Sendable (Int?) -> String
    public var unreadable: String
    public var cancelled: String

    /// The apps' words are French.
    public static let french = APIErrorWords(
        offline: "Connexion requise",
        timedOut: "Le serveur met trop de temps à répondre.",
        unreachable: "Le serveur est injoignable.",
        invalid: "Certaines informations sont à corriger.",
        tooManyRequests: { "Trop de demandes. Réessayez dans \($0.map(frenchWait) ?? "un moment")." },
        unauthorized: "L'accès a été refusé.",
        notFound: "Cette page n'existe pas ou plus.",
        rejected: "La demande n'a pas pu être traitée.",
        server: { "Le serveur rencontre un problème." + ($0.map { " Réessayez dans \(frenchWait($0))." } ?? "") },
        unreadable: "La réponse du serveur est illisible.",
        cancelled: "La demande a été annulée."
    )

    private static func frenchWait(_ seconds: Int) -> String {
        if seconds <= 0 { return "un moment" }
        let minutes = seconds / 60 + (seconds % 60 > 0 ? 1 : 0)
        return seconds < 120 ? "\(seconds) seconde\(seconds < 2 ? "" : "s")" : "\(minutes) minutes"
    }

    /// What a person reads.
    public func text(for error: APIError) -> String {
        switch error {
        case .offline: offline
        case .timedOut: timedOut
        case .unreachable, .untrusted: unreachable
        case .invalid: invalid
        case .tooManyRequests(let wait): tooManyRequests(wait)
        case .unauthorized: unauthorized
        case .notFound: notFound
        case .rejected: rejected
        case .server(_, _, let wait): server(wait)
        case .unreadable: unreadable
        case .cancelled: cancelled
        }
    }
}
