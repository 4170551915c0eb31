private let levelAsked = "Quel est ton niveau actuel avec l'IA ?"
private let byDate = [
    "Atelier prompts", "Starter", "Performer", "Midjourney pour designers", "IA pour le marketing", "Master",
]

extension MadiQuestion {
    /// Courses that are named because they are done, or not wanted.
    static let stances: [MadiQuestion] = [
        .init("J'ai fait Starter", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("j'ai déjà fait Starter et Performer", ["Master"], has: ["Master"], lacks: ["Performer", "Starter"]),
        .init("J'ai suivi la formation Starter, et après ?", ["Performer"], has: ["Performer"], lacks: ["Master"]),
        .init("j ai deja fait le pack starter", ["Performer"], has: ["Performer"]),
        .init("Je viens de terminer Performer", ["Master"], has: ["Master"], lacks: ["Starter"]),
        .init(
            "J'ai fait Starter, Performer et Master",
            ["IA pour le marketing", "IA pour les RH", "Midjourney pour designers"],
            has: ["tout le parcours"],
            lacks: ["Starter"]
        ),
        .init("J'ai fait Starter et Performer m'intéresse", ["Performer"], has: ["Performer"], lacks: ["Master"]),
        .init("J'ai fait Starter, combien coûte Performer ?", ["Performer"], has: ["790"], lacks: ["490"]),
        .init("Je n'ai pas encore fait Starter", ["Starter"], has: ["Starter"], lacks: ["Performer", "Master"]),
        .init("Faut-il avoir suivi Starter pour Master ?", ["Starter", "Master"], has: ["Master"]),
        .init(
            "Mon équipe a déjà fait Starter",
            ["Performer", "Master"],
            has: ["Performer pour toute l'équipe"],
            lacks: ["Starter"]
        ),
        .init("que me conseilles-tu ?", ["Master"], has: ["Master"], after: ["J'ai fait Performer"]),
        .init("je ne veux pas Starter", has: [levelAsked], lacks: ["Starter"]),
        .init("je débute", ["Performer"], has: ["Performer"], lacks: ["Starter"], after: ["je veux pas starter"]),
        .init("pas Performer", has: [levelAsked], lacks: ["Performer"]),
        .init("niveau intermédiaire, mais pas Performer", ["Starter"], has: ["Starter"], lacks: ["Performer"]),
        .init("Je préfère Performer à Starter", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("Performer plutôt que Starter", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("Je ne veux ni Starter ni Performer", has: [levelAsked], lacks: ["Starter", "Performer"]),
        .init("Je ne veux pas Starter mais Performer", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("Starter ne m'intéresse pas", has: [levelAsked], lacks: ["Starter"]),
        .init("je veux Master, pas Starter", ["Master"], has: ["Master"], lacks: ["Starter"]),
        .init("Pourquoi pas Performer ?", ["Performer"], has: ["Performer"]),
        .init("Je ne connais pas Starter", ["Starter"], has: ["Les fondamentaux"]),
        .init("Starter est suivi de Performer ?", ["Starter", "Performer"], has: ["Performer"], lacks: ["Master"]),
        .init("Je ne trouve pas Starter", ["Starter"], has: ["Les fondamentaux"]),
        .init("Comment on fait Starter ?", ["Starter"], has: ["Starter"], lacks: ["Master"]),
        .init("Au fait Starter c'est combien ?", ["Starter"], has: ["490"]),
        .init("Non, Performer", ["Performer"], has: ["Performer"]),
        .init("C'est pas cher Performer ?", ["Performer"], has: ["790"]),
        .init(
            "et Starter, combien ?",
            ["Starter"],
            has: ["490"],
            after: ["pas Starter"]
        ),
        .init("je débute", ["Starter"], has: ["Starter"], after: ["pas Starter", "finalement, Starter"]),
    ]

    /// What needs the catalogue's numbers.
    static let rankings: [MadiQuestion] = [
        .init(
            "Quelle est la formation la moins chère ?",
            ["Midjourney pour designers"],
            has: ["Midjourney pour designers (390", "ne peux pas comparer Atelier prompts"],
            lacks: ["490", levelAsked]
        ),
        .init("laquelle est la moins chere", ["Midjourney pour designers"], has: ["390"], lacks: [levelAsked]),
        .init("je cherche quelque chose de pas trop cher", ["Midjourney pour designers"], has: ["390"]),
        .init("la plus chère ?", ["Master"], has: ["1\u{202F}490"], lacks: ["790"]),
        .init(
            "Entre Starter et Performer, la moins chère ?",
            ["Starter", "Performer"],
            has: ["490"],
            lacks: ["790", "Midjourney"]
        ),
        .init("La plus courte ?", ["Atelier prompts"], has: ["2 heures"], lacks: ["1 jour"]),
        .init("Je voudrais une formation courte", ["Atelier prompts"], has: ["2 heures"]),
        .init("quelle formation est la plus longue", ["Master"], has: ["3 jours"], lacks: [levelAsked]),
        .init(
            "la plus courte entre Starter et Performer",
            ["Starter", "Performer"],
            has: ["à égalité", "2 jours"]
        ),
        .init("Prochaine session ?", byDate, has: ["Atelier prompts : 29 janvier 2026. Prochaine session Starter"]),
        .init("Quelles sont les dates des sessions ?", byDate, has: ["29 janvier", "23 mars"], lacks: ["RH"]),
        .init(
            "Avez-vous une session en mars ?",
            ["IA pour le marketing", "Master"],
            has: ["5 mars 2026", "23 mars 2026 (complet)"],
            lacks: ["février"]
        ),
        .init("quelque chose en fevrier ?", ["Starter", "Performer", "Midjourney pour designers"], has: ["9 février"]),
        .init("une session en août", byDate, has: ["pas de session en août", "29 janvier"]),
        .init("Performer en mars ?", ["Performer"], has: ["pas de session en mars", "15 février"], lacks: ["Master"]),
        .init("en mars ?", ["IA pour le marketing", "Master"], has: ["5 mars"], after: ["Parle-moi de Starter"]),
        .init("j'ai mais je ne sais pas", has: ["je ne sais pas te répondre"], lacks: ["session"]),
        .init("Reste-t-il des places pour Performer ?", ["Performer"], has: ["Oui, il reste des places"], lacks: ["8"]),
        .init("il reste combien de places pour Starter", ["Starter"], has: ["Plus que 3 places"]),
        .init("Master est complet ?", ["Master"], has: ["c'est complet", "23 mars 2026"]),
        .init("et Starter ?", ["Starter"], has: ["3 places"], after: ["Y a-t-il encore des places pour Master ?"]),
        .init("encore de la place pour les RH ?", ["IA pour les RH"], has: ["je ne connais pas le nombre de places"]),
        .init("Je veux m'inscrire à Master", ["Master"], has: ["Pré-inscription", "c'est complet"]),
        .init("je suis un débutant complet", ["Starter"], has: ["Starter"], lacks: ["place"]),
        .init("je veux être plus rapide au travail", has: ["je ne sais pas te répondre"]),
        .init("Es-tu une vraie personne ?", has: ["un assistant, pas un humain"], lacks: ["niveau actuel", "Contact"]),
        .init("t'es un humain ?", has: ["un assistant, pas un humain"], lacks: ["Contact"]),
        .init("Est-ce que je parle à une vraie personne ?", has: ["un assistant, pas un humain"], lacks: ["Contact"]),
        .init("Je veux parler à une vraie personne", has: ["onglet Contact"], lacks: ["niveau actuel"]),
    ]
}
