import AppShellCoachFeature

extension CoachStrings {
    /// Madi in Madinia's words.
    static var madinia: CoachStrings {
        CoachStrings(
            title: "Madi",
            button: "Madi, ton coach IA",
            welcome: "Bonjour, je suis Madi, ton coach IA ! Dis-moi ce que tu veux apprendre, ou pose-moi une question"
                + " sur les formations : niveau, prix, durée, dates…",
            conversation: "Conversation avec Madi",
            field: "Votre message",
            send: "Envoyer",
            tooLong: { "Ton message est trop long : \($0) caractères au maximum." },
            typing: "Madi écrit…"
        )
    }
}
