import AppShell
import AppShellContactFeature

/// The contact form in Madinia's words.
struct MadiniaContactStrings: ContactStrings {
    let title = "Contact"
    let heading = "Une question ?"
    let introduction = "L'équipe Madinia vous répond sous 24-48h."
    let retry = "Réessayer"
    let errors: APIErrorStrings = .french

    let nameLabel = "Nom"
    let namePlaceholder = "Votre nom"

    let emailLabel = "Email"
    let emailPlaceholder = "vous@exemple.fr"

    let messageLabel = "Message"
    let messagePlaceholder = "Votre question"

    let invalidName = "Le nom doit compter de 1 à 100 caractères."
    let invalidEmail = "Cette adresse email n'est pas valide."
    let invalidMessage = "Le message doit compter de 1 à 5 000 caractères."
    func about(_ title: String) -> String { "À propos de: \(title)" }
    let dismiss = "Retirer ce sujet"
    func prefill(_ title: String) -> String { "Question concernant \(title)" }
    let send = "Envoyer"
    let sending = "Envoi en cours…"
    let thanks = "Message envoyé !"
    let answer = "Nous vous répondrons sous 24-48h"
    let done = "Message envoyé"
}
