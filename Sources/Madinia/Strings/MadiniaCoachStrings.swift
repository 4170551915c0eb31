import AppShellCoachFeature

/// Madi in Madinia's words.
struct MadiniaCoachStrings: CoachStrings {
    let title = "Madi"
    let button = "Madi, ton coach IA"
    let welcome =
        "Bonjour, je suis Madi, ton coach IA ! Dis-moi ce que tu veux apprendre, ou pose-moi une question"
        + " sur les formations : niveau, prix, durée, dates…"
    let conversation = "Conversation avec Madi"
    let field = "Votre message"
    let send = "Envoyer"
    func tooLong(_ limit: Int) -> String { "Ton message est trop long : \(limit) caractères au maximum." }
    let typing = "Madi écrit…"
}
