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
    public static let french = APIErrorStrings(.frameworkFrench)
    /// The English texts.
    public static let english = APIErrorStrings(.frameworkEnglish)

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

extension AppTexts {
    /// What the framework says of failed calls: in French, or else in English.
    public var apiErrors: APIErrorStrings { ofFramework(french: .french, english: .english) { APIErrorStrings($0) } }
}

extension APIErrorStrings {
    /// - Parameter texts: the framework's.
    fileprivate init(_ texts: AppTexts) {
        self.init(
            offline: texts("Connexion requise"),
            timedOut: texts("Le serveur met trop de temps à répondre."),
            unreachable: texts("Le serveur est injoignable."),
            invalid: texts("Certaines informations sont à corriger."),
            tooManyRequests: { wait in
                texts("Trop de demandes. Réessayez dans \(WaitText.text(seconds: wait ?? 0, in: texts)).")
            },
            unauthorized: texts("L'accès a été refusé."),
            notFound: texts("Cette page n'existe pas ou plus."),
            rejected: texts("La demande n'a pas pu être traitée."),
            server: { wait in
                guard let wait else { return texts("Le serveur rencontre un problème.") }
                return texts(
                    "Le serveur rencontre un problème. Réessayez dans \(WaitText.text(seconds: wait, in: texts))."
                )
            },
            unreadable: texts("La réponse du serveur est illisible."),
            cancelled: texts("La demande a été annulée.")
        )
    }
}
