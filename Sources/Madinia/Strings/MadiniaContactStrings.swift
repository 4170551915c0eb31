import AppShell
import AppShellContactFeature

/// The contact form in Madinia's words.
struct MadiniaContactStrings: ContactStrings {
    let texts: AppTexts

    var title: String { texts("Contact") }
    var heading: String { texts("Une question ?") }
    var introduction: String { texts("L'équipe Madinia vous répond sous 24-48h.") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }

    var nameLabel: String { texts("Nom") }
    var namePlaceholder: String { texts("Votre nom") }

    var emailLabel: String { texts("Email") }
    var emailPlaceholder: String { texts("vous@exemple.fr") }

    var messageLabel: String { texts("Message") }
    var messagePlaceholder: String { texts("Votre question") }

    var invalidName: String { texts("Le nom doit compter de 1 à 100 caractères.") }
    var invalidEmail: String { texts("Cette adresse email n'est pas valide.") }
    var invalidMessage: String { texts("Le message doit compter de 1 à 5 000 caractères.") }
    var send: String { texts("Envoyer") }
    var sending: String { texts("Envoi en cours…") }
    var thanks: String { texts("Message envoyé !") }
    var answer: String { texts("Nous vous répondrons sous 24-48h") }
    var done: String { texts("Message envoyé") }
}

/// What a message is about.
struct MadiniaSubjectStrings: ContactSubjectStrings {
    let texts: AppTexts

    func about(_ title: String) -> String { texts("À propos de: \(title)") }
    var dismiss: String { texts("Retirer ce sujet") }
    func prefill(_ title: String) -> String { texts("Question concernant \(title)") }
}
