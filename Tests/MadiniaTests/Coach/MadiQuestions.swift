import AppShellCoachFeature
import Testing

/// A question as people write it, and what the answer must hold.
struct MadiQuestion: Sendable, CustomTestStringConvertible {
    let text: String
    /// The items the answer leads to, in order, by title.
    let titles: [String]
    let strings: [String]
    let absent: [String]
    /// What was said before.
    let before: [String]

    init(
        _ text: String,
        _ titles: [String] = [],
        has strings: [String],
        lacks absent: [String] = [],
        after: [String] = []
    ) {
        self.text = text
        self.titles = titles
        self.strings = strings
        self.absent = absent
        before = after
    }

    var testDescription: String { (before + [text]).joined(separator: " / ") }
}

private let packs = ["Starter", "Performer", "Master"]
private let levelAsked = "Quel est ton niveau actuel avec l'IA ?"
private let teamLevelAsked = "Quel est leur niveau actuel avec l'IA ?"
private let unknown = "je ne sais pas te répondre"
private let design = ["Performer", "Midjourney pour designers"]

extension MadiQuestion {
    static let choosing: [MadiQuestion] = [
        .init("Je suis débutant", ["Starter"], has: ["Starter", "Débutant"], lacks: ["Performer", "Master"]),
        .init("je suis debutante complete", ["Starter"], has: ["Starter"]),
        .init("JE SUIS DÉBUTANT !!!", ["Starter"], has: ["Starter"]),
        .init("je suis débutnat en ia", ["Starter"], has: ["Starter"]),
        .init("Je n’ai jamais utilisé ChatGPT, par où commencer ?", ["Starter"], has: ["Starter"]),
        .init("g jamais utiliser chatgpt", ["Starter"], has: ["Starter"]),
        .init("Je n'y connais rien", ["Starter"], has: ["Starter"]),
        .init("Je pars de zéro", ["Starter"], has: ["Starter"]),
        .init("Je suis étudiant et j'utilise ChatGPT à l'aveugle", ["Starter"], has: ["Starter"]),
        .init("Je ne suis pas débutant", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("je suis pas un débutant", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init(
            "Je ne suis plus débutant mais pas expert non plus",
            ["Performer"],
            has: ["Performer"],
            lacks: ["Master"]
        ),
        .init("J'utilise ChatGPT tous les jours, quelle formation choisir ?", ["Performer"], has: ["Performer"]),
        .init("J'ai déjà fait Starter, et maintenant ?", ["Performer"], has: ["Performer"]),
        .init("Je n'ai jamais utilisé l'IA", ["Starter"], has: ["Starter"], lacks: ["Performer"]),
        .init("On n'utilise pas du tout l'IA", ["Starter"], has: ["Starter"], lacks: ["Performer"]),
        .init("Pas besoin d'être expert ?", packs, has: ["Prérequis : Aucun"], lacks: ["recommande"]),
        .init("Niveau intermédiaire", ["Performer"], has: ["Performer"]),
        .init("Je suis expert en IA, que me conseilles-tu ?", ["Master"], has: ["Master"]),
        .init("je suis un utilisateur avancé", ["Master"], has: ["Master"]),
        .init("Quelle formation me conseilles-tu ?", has: [levelAsked]),
        .init("que choisir", has: [levelAsked]),
        .init("un peu", ["Performer"], has: ["Performer"], after: ["Que me conseilles-tu ?"]),
        .init("bof, pas terrible", ["Starter"], has: ["Starter"], after: ["Que me conseilles-tu ?"]),
        .init("oui", has: ["débutant, intermédiaire ou avancé"], after: ["Que me conseilles-tu ?"]),
        .init("Je voudrais automatiser mes tâches répétitives", ["Performer"], has: ["Performer", levelAsked]),
        .init(
            "je débute",
            ["Starter", "Performer"],
            has: ["Commence par Starter", "puis Performer pour automatiser les tâches répétitives"],
            after: ["Je voudrais automatiser mes tâches répétitives"]
        ),
        .init("comment automatsier ma compta", ["Performer"], has: ["Performer", levelAsked]),
        .init("Je veux créer des visuels avec l'IA, j'ai déjà les bases", design, has: ["créer des visuels"]),
        .init("Je suis graphiste freelance", design, has: ["Midjourney pour designers", levelAsked]),
        .init("Une formation pour les designers ?", design, has: ["Midjourney pour designers"]),
        .init("Comment utiliser l'IA en marketing ?", ["IA pour le marketing"], has: ["marketing", levelAsked]),
        .init(
            "Je ne veux pas automatiser, je veux faire du marketing",
            ["IA pour le marketing"],
            has: ["marketing"],
            lacks: ["Performer"]
        ),
        .init("Je travaille aux RH, on veut recruter plus vite", ["IA pour les RH"], has: ["IA pour les RH"]),
        .init("Je veux apprendre à écrire de bons prompts", ["Starter", "Atelier prompts"], has: ["prompts"]),
        .init("Je veux apprendre les bases", ["Starter"], has: ["Starter"], lacks: [levelAsked]),
        .init("Je veux piloter des projets d'IA, niveau avancé", ["Master"], has: ["Master"], lacks: [levelAsked]),
        .init("Je voudrais apprendre Python", has: ["Je ne vois pas de formation", "Contact"]),
        .init("J'ai un master en droit, je débute en IA", ["Starter"], has: ["Starter"], lacks: ["Master"]),
        .init("Starter est-il adapté à un débutant ?", ["Starter"], has: ["Starter"]),
        .init(
            "Je suis débutant, Performer est-elle faite pour moi ?",
            ["Starter", "Performer"],
            has: ["Starter", "Performer : niveau Intermédiaire"]
        ),
    ]

    static let teams: [MadiQuestion] = [
        .init(
            "Je suis chef d'entreprise, je veux former mon équipe de 5 personnes",
            has: [teamLevelAsked, "5 personnes"]
        ),
        .init("Former vingt-cinq salariés", has: ["25 personnes", teamLevelAsked]),
        .init("Ma société compte quatre-vingt-dix-sept salariés à former", has: ["97 personnes", teamLevelAsked]),
        .init("on est une dizaine, quelle formation ?", has: ["10 personnes", teamLevelAsked]),
        .init("quel prix pour 3 personnes pour Starter", ["Starter"], has: ["490", "devis"], lacks: ["niveau"]),
        .init("former mes salariés", has: [teamLevelAsked]),
        .init("je veu formé mon ekip", has: [teamLevelAsked]),
        .init(
            "On est une dizaine de collaborateurs, la plupart débutants",
            ["Starter", "Performer"],
            has: ["Starter pour toute l'équipe"]
        ),
        .init("Mon équipe de débutants", ["Starter", "Performer"], has: ["Starter pour toute l'équipe"]),
        .init("Mon équipe de 8 personnes utilise déjà ChatGPT", ["Performer", "Master"], has: ["toute l'équipe"]),
        .init(
            "Je suis expert mais mon équipe n'y connaît rien",
            ["Starter", "Performer"],
            has: ["Starter pour toute l'équipe"]
        ),
        .init(
            "certains sont débutants, d'autres avancés",
            ["Starter", "Performer"],
            has: ["Starter pour toute l'équipe"],
            after: ["Je veux former mes collaborateurs"]
        ),
        .init("intermédiaire", ["Performer", "Master"], has: ["toute l'équipe"], after: ["Former douze salariés"]),
        .init("finalement c'est juste pour moi", has: [levelAsked], after: ["Je veux former mon équipe"]),
        .init(
            "Combien ça coûte pour former 5 personnes ?",
            packs,
            has: ["490", "790", "1\u{202F}490", "devis", teamLevelAsked]
        ),
        .init("c'est pour une personne", has: [levelAsked], lacks: ["leur niveau"]),
    ]

    static let facts: [MadiQuestion] = [
        .init("Combien coûte Starter ?", ["Starter"], has: ["Starter coûte 490"], lacks: ["Performer"]),
        .init("COMBIEN COUTE PERFORMER ???", ["Performer"], has: ["790"]),
        .init("c koi le prix de starteur", ["Starter"], has: ["490"]),
        .init("Quels sont vos tarifs ?", packs, has: ["490", "790"]),
        .init(
            "Combien coûtent Starter et Master ?",
            ["Starter", "Master"],
            has: ["490", "1\u{202F}490"],
            lacks: ["790"]
        ),
        .init("mais c'est cher ?", packs, has: ["490"]),
        .init("et Performer ?", ["Performer"], has: ["Performer coûte 790"], after: ["Starter c'est combien ?"]),
        .init("et sa durée ?", ["Starter"], has: ["2 jours"], lacks: ["Master"], after: ["Parle-moi de Starter"]),
        .init("L'atelier prompts est-il gratuit ?", ["Atelier prompts"], has: ["prix sur demande"]),
        .init("Combien de temps dure Master ?", ["Master"], has: ["3 jours"], lacks: ["coûte"]),
        .init("Quelle est la durée et le prix de Performer ?", ["Performer"], has: ["2 jours", "790"]),
        .init("Quand est la prochaine session de Performer ?", ["Performer"], has: ["15 février 2026"]),
        .init("cest quand la prochaine sesion de perfomer", ["Performer"], has: ["15 février 2026"]),
        .init("Quand a lieu Master ?", ["Master"], has: ["23 mars 2026"]),
        .init("C'est quand la prochaine session pour les RH ?", ["IA pour les RH"], has: ["pas encore fixée"]),
        .init("Quels sont les prérequis de Performer ?", ["Performer"], has: ["Avoir suivi Starter"]),
        .init("Faut-il savoir coder pour faire Starter ?", ["Starter"], has: ["Aucun"]),
        .init("Je peux commencer directement par Performer ?", ["Performer"], has: ["Avoir suivi Starter"]),
        .init("Faut-il un niveau avancé pour Performer ?", ["Performer"], has: ["Intermédiaire"], lacks: ["Master"]),
        .init("Que fait-on après Starter ?", packs, has: ["→ Performer"]),
        .init("Quel niveau pour Master ?", ["Master"], has: ["Avancé"]),
        .init("C'est quoi Master ?", ["Master"], has: ["piloter des projets", "cas d'usage"]),
        .init("Qu'est-ce qu'on apprend dans Performer ?", ["Performer"], has: ["Automatiser les tâches"]),
        .init("Starter", ["Starter"], has: ["Les fondamentaux"]),
        .init("Quelles formations proposez-vous ?", Madi.catalogue.map(\.title), has: ["IA pour les RH", "Master"]),
        .init("C'est quoi le parcours ?", packs, has: ["Starter (les fondamentaux) → Performer"]),
        .init(
            "Bonjour, je suis débutant, quel est le prix et quand commence la prochaine session ?",
            ["Starter"],
            has: ["Bonjour", "Starter coûte 490", "9 février 2026"],
            lacks: ["Master"]
        ),
        .init(
            "Le prix et la durée de Starter svp, et comment je m'inscris ?",
            ["Starter"],
            has: ["490", "2 jours", "Pré-inscription"]
        ),
    ]

    static let differences: [MadiQuestion] = [
        .init(
            "Quelle est la différence entre Starter et Performer ?",
            ["Starter", "Performer"],
            has: ["Starter = les fondamentaux. Performer = automatisation avancée. Commence par Starter !"]
        ),
        .init(
            "quelle diference entre starter et perfomer svp",
            ["Starter", "Performer"],
            has: ["Commence par Starter"]
        ),
        .init("difference performeur starter", ["Starter", "Performer"], has: ["Commence par Starter"]),
        .init(
            "Starter ou Performer ?",
            ["Starter", "Performer"],
            has: ["les fondamentaux", "automatisation avancée"]
        ),
        .init("J'hésite entre Performer et Master", ["Performer", "Master"], has: ["Commence par Performer"]),
        .init("Compare Starter, Performer et Master", packs, has: ["Commence par Starter"]),
        .init("Quelle est la différence entre les packs ?", packs, has: ["Commence par Starter"]),
        .init(
            "c'est quoi la différence ?",
            ["Starter", "Performer"],
            has: ["les fondamentaux"],
            lacks: ["Master"],
            after: ["Combien coûtent Starter et Performer ?"]
        ),
        .init(
            "Je connais les bases : quelle différence entre Starter et Performer ?",
            ["Starter", "Performer"],
            has: ["Commence par Performer"]
        ),
        .init("Explique-moi la différence entre Master et Performer", ["Performer", "Master"], has: ["Master ="]),
    ]

    static let talk: [MadiQuestion] = [
        .init("Bonjour", has: ["Bonjour", "Quel est ton projet"]),
        .init("slt madi", has: ["Bonjour"]),
        .init("Merci beaucoup !", has: ["Avec plaisir"]),
        .init("Merci d'avance, je débute", ["Starter"], has: ["Starter"], lacks: ["Master"]),
        .init("Au revoir", has: ["À bientôt"]),
        .init("Qui es-tu ?", has: ["Madi", "assistant"]),
        .init("Tu es nul", has: ["courtois"]),
        .init("Espèce d'idiot, combien coûte Starter ?", ["Starter"], has: ["courtois", "490"]),
        .init("Je veux parler à un humain", has: ["onglet Contact"]),
        .init("Comment m'inscrire ?", has: ["Pré-inscription", "Confirmer"]),
        .init("Je veux m'inscrire à Performer", ["Performer"], has: ["« Performer »", "Pré-inscription"]),
        .init("Puis-je utiliser mon CPF ?", has: ["Je ne connais pas", "Contact"]),
        .init("L'OPCO peut financer ?", has: ["Je ne connais pas", "Contact"]),
        .init("Peut-on payer en plusieurs fois ?", has: ["Je ne connais pas", "Contact"], lacks: ["coûte"]),
        .init("Est-ce que c'est en ligne ?", has: ["Je ne connais ni le lieu", "Contact"]),
        .init("Est-ce certifiant ?", has: ["Je ne sais pas", "Contact"]),
        .init("Quel temps fait-il à Paris ?", has: [unknown, "conseiller"]),
        .init("Je veux contester", has: [unknown]),
        .init("C'est quoi l'IA générative ?", has: ["L'IA générative crée"]),
        .init("super merci", has: ["Avec plaisir"], lacks: ["Dis-moi"]),
        .init("mais je ne sais pas encore", has: [unknown]),
        .init("", has: ["Écris-moi ta question"]),
        .init("  \n ", has: ["Écris-moi ta question"]),
        .init("??? 👍", has: ["Écris-moi ta question"]),
        .init("What is the price of Starter?", ["Starter"], has: ["Je réponds en français"]),
        .init("¿Cuánto cuesta la formación?", has: ["Je réponds en français"]),
        .init("Wie viel kostet der Kurs?", has: ["Je réponds en français"]),
        .init("Как дела", has: ["Je réponds en français"]),
        .init("価格はいくらですか", has: ["Je réponds en français"]),
    ]
}
