import AppShellCoachFeature

/// Madi's own answers: friendly, encouraging, and never more than the catalogue holds.
struct MadiniaCoachReplies: CoachReplies {
    let greeting = "Bonjour !"
    let greetingAlone = "Bonjour ! Ravi de t'aider. Quel est ton projet avec l'IA ?"
    let thanks = "Avec plaisir ! Je reste là si tu as une autre question."
    let farewell = "À bientôt, et bonne découverte de l'IA !"
    let insult = "Je préfère qu'on reste courtois. Si une formation te pose question, je t'aide volontiers."
    let identity =
        "Je suis Madi, le coach IA de Madinia : un assistant, pas un humain. Je t'aide à choisir ta formation"
        + " et je réponds sur les niveaux, les prix, les durées et les dates."
    let acknowledgement =
        "D'accord ! Dis-moi ce que tu veux savoir : je peux te conseiller une formation, comparer les packs"
        + " ou te donner un prix, une durée, une date."
    let empty = "Écris-moi ta question avec quelques mots : un objectif, une formation, un prix…"
    let unknown =
        "Là, je ne sais pas te répondre : je suis là pour les formations Madinia. Je peux te conseiller selon ton"
        + " objectif et ton niveau, comparer les packs, ou te donner un prix, une durée, une date."
        + " Pour le reste, l'équipe te répond depuis l'onglet Contact."
    let foreign =
        "Bienvenue ! Je réponds en français : écris-moi en français, avec des mots simples, et je t'aide avec"
        + " plaisir."
    let catalogueUnavailable =
        "Je n'arrive pas à charger le catalogue pour l'instant, et je préfère ne rien inventer."
        + " Réessaie dans un moment !"
    let catalogueEmpty =
        "Il n'y a pas de formation au catalogue pour l'instant. L'équipe te répond depuis l'onglet Contact !"
    let contact = "Pour parler à l'équipe Madinia, ouvre l'onglet Contact : elle te répond sous 24-48h."
    func askLevel(_ team: CoachTeam?) -> String { "Quel est \(team == nil ? "ton" : "leur") niveau actuel avec l'IA ?" }
    func askLevelAgain(_ team: CoachTeam?) -> String {
        "Pour bien te conseiller, dis-moi juste \(team == nil ? "ton" : "leur") niveau avec l'IA : débutant,"
            + " intermédiaire ou avancé ?"
    }
    func recommendForGoals(_ item: CoachItem, _ labels: [String]) -> String {
        "Pour \(list(labels)), je te recommande \(item.title) : \(facts(item))."
    }
    func also(_ items: [CoachItem]) -> String { "À voir aussi : \(list(items.map { "\($0.title) (\(facts($0)))" }))." }
    func nothingForGoals(_ labels: [String]) -> String {
        "Je ne vois pas de formation au catalogue pour \(list(labels)). Pose la question à l'équipe depuis l'onglet"
            + " Contact !"
    }
    func completed(_ rest: [CoachItem]) -> String {
        "Bravo, tu as fait tout le parcours !"
            + (rest.isEmpty ? "" : " Pour aller encore plus loin : \(list(rest.map(\.title))).")
    }
    func seats(_ items: [CoachItem]) -> String { items.map(seats).joined(separator: " ") }
    func noSession(_ months: [Int]) -> String { "Je ne vois pas de session en \(list(months.map(month)))." }
    func duration(_ items: [CoachItem]) -> String {
        items.map { "\($0.title) dure \($0.duration)." }.joined(separator: " ")
    }
    func session(_ items: [CoachItem]) -> String { items.map(session).joined(separator: " ") }
    func prerequisites(_ items: [CoachItem]) -> String { items.map(prerequisites).joined(separator: " ") }
    func path(_ items: [CoachItem]) -> String {
        "Le parcours avance pas à pas : \(items.map { "\($0.title) (\($0.gist))" }.joined(separator: " → "))."
            + " Chaque étape prépare la suivante."
    }
    func list(_ items: [CoachItem]) -> String {
        "Voici les formations : \(list(items.map { "\($0.title) (\(facts($0)))" }))."
    }
    func registration(_ item: CoachItem?) -> String {
        "Rien de plus simple : ouvre la fiche \(item.map { "« \($0.title) »" } ?? "de la formation"), touche"
            + " « Pré-inscription », indique ton email, puis « Confirmer ». L'équipe te recontacte ensuite."
    }
}

// MARK: - Sentences

extension MadiniaCoachReplies {
    func encouragement(_ team: CoachTeam?) -> String {
        guard let team else { return "Super, je t'aide à choisir !" }
        guard let size = team.size else { return "Super ! Former une équipe, c'est un beau projet." }
        return "Super ! Former \(size) personnes, c'est un beau projet."
    }

    func recommend(_ item: CoachItem, _ team: CoachTeam?) -> String {
        let who = team == nil ? "te recommande \(item.title)" : "recommande \(item.title) pour toute l'équipe"
        let cheer = item.level == .beginner ? "C'est le point de départ idéal !" : "Tu vas aller loin !"
        return "Je \(who) : \(item.gist) (\(facts(item))). \(cheer)"
    }

    func recommendPath(
        _ first: CoachItem,
        _ second: CoachItem,
        _ team: CoachTeam?,
        _ labels: [String]
    ) -> String {
        let aim = labels.isEmpty ? nil : "pour \(list(labels))"
        let advice =
            team == nil
            ? "Commence par \(first.title) pour être à l'aise, puis \(second.title) \(aim ?? "pour aller plus loin")."
            : "Je recommande de commencer par \(first.title) pour toute l'équipe, puis \(second.title)"
                + " \(aim ?? "pour les plus motivés")."
        return advice + " \(first.title) : \(facts(first)). \(second.title) : \(facts(second))."
            + " Pas à pas, ça va venir vite !"
    }

    func difference(_ items: [CoachItem], _ first: CoachItem) -> String {
        let gists = items.map { "\($0.title) = \(ended($0.gist))" }.joined(separator: " ")
        let details = items.map { "\($0.title) : \(facts($0))." }.joined(separator: " ")
        return "\(gists) Commence par \(first.title) !\n\(details)"
    }

    func price(_ items: [CoachItem], _ team: CoachTeam?) -> String {
        var sentences = items.map { item in
            item.price.map { "\(item.title) coûte \($0)." } ?? "\(item.title) : prix sur demande."
        }
        if team != nil { sentences.append("Pour une équipe, demande un devis depuis l'onglet Contact.") }
        return sentences.joined(separator: " ")
    }

    func session(_ item: CoachItem) -> String {
        item.nextSession.map {
            "Prochaine session \(item.title) : \($0)\(item.measures.seatsLeft == 0 ? " (complet)" : "")."
        }
            ?? "\(item.title) : la date de la prochaine session n'est pas encore fixée."
    }

    /// A number where few are left, as on the course's page.
    func seats(_ item: CoachItem) -> String {
        let session = "la session \(item.title)\(item.nextSession.map { " du \($0)" } ?? "")"
        guard let seats = item.measures.seatsLeft else {
            return "\(item.title) : je ne connais pas le nombre de places, l'équipe te le dit depuis l'onglet Contact."
        }
        return switch seats {
        case ...0: "Plus de place pour \(session) : c'est complet."
        case 1: "Plus qu'une place pour \(session) !"
        case 2...5: "Plus que \(seats) places pour \(session) !"
        default: "Oui, il reste des places pour \(session)."
        }
    }

    func extreme(_ topic: CoachTopic, _ items: [CoachItem], _ unknown: [CoachItem]) -> String {
        let isOfPrice = topic == .cheapest || topic == .dearest
        func value(_ item: CoachItem) -> String { isOfPrice ? item.price ?? "prix sur demande" : item.duration }
        func text(_ items: [CoachItem]) -> String { list(items.map { "\($0.title) (\(value($0)))" }) }
        let kind =
            switch topic {
            case .cheapest: "La moins chère"
            case .dearest: "La plus chère"
            case .shortest: "La plus courte"
            default: "La plus longue"
            }
        let answer = "\(kind)\(items.count > 1 ? ", à égalité" : "") : \(text(items))."
        return unknown.isEmpty ? answer : answer + " Je ne peux pas comparer \(text(unknown))."
    }

    /// - Parameter number: from 1.
    func month(_ number: Int) -> String {
        let names = [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
            "décembre",
        ]
        return names.indices.contains(number - 1) ? names[number - 1] : ""
    }

    func prerequisites(_ item: CoachItem) -> String {
        "\(item.title) : niveau \(item.levelText). "
            + (item.prerequisites.map { "Prérequis : \(ended($0))" } ?? "Aucun prérequis n'est indiqué.")
    }

    func about(_ item: CoachItem) -> String {
        let objectives =
            item.objectives.isEmpty ? "" : " Au programme : \(ended(item.objectives.joined(separator: " ; ")))"
        let session = item.nextSession.map { " Prochaine session : \($0)." } ?? ""
        return "\(item.title) (\(facts(item))) : \(ended(item.summary))\(objectives)\(session)"
    }

    /// `Débutant, 2 jours, 490 €`
    func facts(_ item: CoachItem) -> String {
        [item.levelText, item.duration, item.price ?? "prix sur demande"].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// `a, b et c`
    func list(_ texts: [String]) -> String {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " et " + last
    }

    /// With a full stop, where nothing ends it yet.
    func ended(_ text: String) -> String {
        text.last.map { ".!?…".contains($0) } == true ? text : text + "."
    }
}
