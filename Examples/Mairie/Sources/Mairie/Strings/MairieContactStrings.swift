import AppShell
import AppShellContactFeature

/// Writing to the town hall.
struct MairieContactStrings: ContactStrings {
    let texts: AppTexts

    var title: String { texts("Écrire") }
    var heading: String { texts("Écrire à la mairie") }
    var introduction: String { texts("Un agent vous répond sous cinq jours ouvrés.") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }

    var nameLabel: String { texts("Nom") }
    var namePlaceholder: String { texts("Votre nom") }
    var emailLabel: String { texts("Courriel") }
    var emailPlaceholder: String { texts("vous@exemple.fr") }
    var messageLabel: String { texts("Message") }
    var messagePlaceholder: String { texts("Votre demande") }

    var invalidName: String { texts("Le nom doit compter de 1 à 100 caractères.") }
    var invalidEmail: String { texts("Cette adresse n'est pas valide.") }
    var invalidMessage: String { texts("Le message doit compter de 1 à 5 000 caractères.") }
    var send: String { texts("Envoyer") }
    var sending: String { texts("Envoi en cours…") }
    var thanks: String { texts("Message reçu") }
    var answer: String { texts("La mairie vous répondra sous cinq jours ouvrés.") }
    var done: String { texts("Message envoyé") }
}
