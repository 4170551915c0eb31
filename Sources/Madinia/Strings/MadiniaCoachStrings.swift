import AppShell
import AppShellCoachFeature

/// Madi in Madinia's words.
struct MadiniaCoachStrings: CoachStrings {
    let texts: AppTexts

    var title: String { texts("Madi") }
    var button: String { texts("Madi, ton coach IA") }
    var welcome: String {
        texts(
            """
            Bonjour, je suis Madi, ton coach IA ! Dis-moi ce que tu veux apprendre, ou pose-moi une question\
             sur les formations : niveau, prix, durée, dates…
            """
        )
    }
    var conversation: String { texts("Conversation avec Madi") }
    var field: String { texts("Votre message") }
    var send: String { texts("Envoyer") }
    func tooLong(_ limit: Int) -> String { texts("Ton message est trop long : \(limit) caractères au maximum.") }
    var typing: String { texts("Madi écrit…") }
}
