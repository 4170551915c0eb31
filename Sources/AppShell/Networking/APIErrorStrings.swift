/// The words a product has for each group of errors.
public struct APIErrorStrings: Sendable {
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

    /// What a person reads.
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
