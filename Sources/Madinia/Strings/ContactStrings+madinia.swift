import AppShell
import AppShellContactFeature

extension ContactStrings {
    /// The contact form in Madinia's words.
    static var madinia: ContactStrings {
        ContactStrings(
            title: "Contact",
            heading: "Une question ?",
            introduction: "L'équipe Madinia vous répond sous 24-48h.",
            retry: "Réessayer",
            errors: .french,
            name: ContactFieldStrings(label: "Nom", placeholder: "Votre nom"),
            email: ContactFieldStrings(label: "Email", placeholder: "vous@exemple.fr"),
            message: ContactFieldStrings(label: "Message", placeholder: "Votre question"),
            invalidName: "Le nom doit compter de 1 à 100 caractères.",
            invalidEmail: "Cette adresse email n'est pas valide.",
            invalidMessage: "Le message doit compter de 1 à 5 000 caractères.",
            about: { "À propos de: \($0)" },
            dismiss: "Retirer ce sujet",
            prefill: { "Question concernant \($0)" },
            send: "Envoyer",
            sending: "Envoi en cours…",
            thanks: "Message envoyé !",
            answer: "Nous vous répondrons sous 24-48h",
            done: "Message envoyé"
        )
    }
}
