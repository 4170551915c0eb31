/// A product's texts for each group of errors.
public struct APIErrorStrings: Sendable {
    /// Shown for ``APIError/Group/offline``.
    public var offline: String
    /// Shown for ``APIError/Group/timedOut``.
    public var timedOut: String
    /// Shown for an unreachable or untrusted server.
    public var unreachable: String
    /// Shown for a 422.
    public var invalid: String
    /// Takes the seconds to wait.
    public var tooManyRequests: @Sendable (Int?) -> String
    /// Shown for a 401 or 403.
    public var unauthorized: String
    /// Shown for a 404 or 410.
    public var notFound: String
    /// Shown for other 4xx and for invalid requests.
    public var rejected: String
    /// Takes the seconds to wait, if the server names them.
    public var server: @Sendable (Int?) -> String
    /// Shown for answers that are not in the documented form.
    public var unreadable: String
    /// Shown for cancelled calls.
    public var cancelled: String

    /// The French texts.
    public static let french = APIErrorStrings(
        offline: "Connexion requise",
        timedOut: "Le serveur met trop de temps à répondre.",
        unreachable: "Le serveur est injoignable.",
        invalid: "Certaines informations sont à corriger.",
        tooManyRequests: { "Trop de demandes. Réessayez dans \(FrenchWait.text(seconds: $0 ?? 0))." },
        unauthorized: "L'accès a été refusé.",
        notFound: "Cette page n'existe pas ou plus.",
        rejected: "La demande n'a pas pu être traitée.",
        server: { wait in
            let problem = "Le serveur rencontre un problème."
            return wait.map { "\(problem) Réessayez dans \(FrenchWait.text(seconds: $0))." } ?? problem
        },
        unreadable: "La réponse du serveur est illisible.",
        cancelled: "La demande a été annulée."
    )

    /// The text that a person reads.
    public func text(for error: APIError) -> String {
        switch error.group {
        case .offline: offline
        case .timedOut: timedOut
        case .unreachable, .untrusted: unreachable
        case .invalid: invalid
        case .tooManyRequests(let wait): tooManyRequests(wait)
        case .unauthorized: unauthorized
        case .notFound: notFound
        case .rejected, .misconfigured: rejected
        case .server(_, _, let wait): server(wait)
        case .unreadable: unreadable
        case .cancelled: cancelled
        }
    }
}
