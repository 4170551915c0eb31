extension FormationData {
    /// Sample data. Titles, prices, levels and the session of Performer are the catalogue's; all else is made up.
    public static let samples: [FormationData] = packs + specialities

    private static let packs: [FormationData] = [
        FormationData(
            id: 1,
            slug: "starter",
            title: "Starter",
            description: "Les fondamentaux de l'IA générative : comprendre, essayer, adopter les bons réflexes.",
            objectives: [
                "Comprendre ce que l'IA générative sait faire, et ce qu'elle ne sait pas",
                "Écrire des prompts clairs et les améliorer",
                "Gagner du temps sur ses textes, ses recherches et ses présentations",
            ],
            prerequisites: "Aucun : savoir se servir d'un ordinateur suffit.",
            duration: "2 jours",
            level: "Débutant",
            price: "490.00",
            nextSession: "2026-02-09T08:00:00.000000Z",
            category: .essentials,
            seatsLeft: 3,
            paymentURL: "https://madinia.fr/paiement/starter"
        ),
        FormationData(
            id: 2,
            slug: "performer",
            title: "Performer",
            description: "Automatiser la création visuelle avec l'IA générative.",
            objectives: [
                "Construire une chaîne de production d'images, du brief à la livraison",
                "Automatiser les tâches répétitives avec des assistants",
                "Garder la maîtrise de la qualité et des droits",
            ],
            prerequisites: "Avoir suivi Starter, ou utiliser déjà l'IA générative chaque semaine.",
            duration: "2 jours",
            level: "Intermédiaire",
            price: "790.00",
            nextSession: "2026-02-15T09:00:00.000000Z",
            category: .creation,
            seatsLeft: 8,
            paymentURL: "https://madinia.fr/paiement/performer"
        ),
        FormationData(
            id: 3,
            slug: "master",
            title: "Master",
            description: "Concevoir et piloter des projets d'IA générative dans son organisation.",
            objectives: [
                "Choisir les cas d'usage qui rapportent",
                "Assembler des agents autour de ses propres données",
                "Mesurer les résultats et embarquer les équipes",
            ],
            prerequisites: "Avoir suivi Performer, ou mené un premier projet d'IA générative.",
            duration: "3 jours",
            level: "Avancé",
            price: "1490.00",
            nextSession: "2026-03-23T08:00:00.000000Z",
            category: .strategy,
            seatsLeft: 6,
            paymentURL: "https://madinia.fr/paiement/master"
        ),
    ]

    private static let specialities: [FormationData] = [
        FormationData(
            id: 4,
            slug: "ia-pour-le-marketing",
            title: "IA pour le marketing",
            description: "Du plan de contenu à la campagne : l'IA générative au service de la marque.",
            objectives: ["Décliner une campagne sur tous les canaux", "Garder le ton de la marque"],
            prerequisites: "Connaître les bases du marketing numérique.",
            duration: "1 jour",
            level: "Intermédiaire",
            price: "450.00",
            nextSession: "2026-03-05T08:30:00.000000Z",
            category: .trades,
            seatsLeft: 10,
            paymentURL: nil
        ),
        FormationData(
            id: 5,
            slug: "ia-pour-les-rh",
            title: "IA pour les RH",
            description: "Recruter, former et accompagner avec l'IA, dans le respect des personnes.",
            objectives: ["Rédiger des offres justes et attirantes", "Préparer ses entretiens"],
            prerequisites: nil,
            duration: "1 jour",
            level: "Débutant",
            price: "450.00",
            nextSession: nil,
            category: .trades,
            seatsLeft: nil,
            paymentURL: nil
        ),
        FormationData(
            id: 6,
            slug: "midjourney-pour-designers",
            title: "Midjourney pour designers",
            description: "Explorer des pistes graphiques et tenir une direction artistique avec Midjourney.",
            objectives: ["Composer un prompt d'image", "Tenir un style d'une image à l'autre"],
            prerequisites: "Une pratique du design graphique.",
            duration: "1 jour",
            level: "Intermédiaire",
            price: "390.50",
            nextSession: "2026-02-27T08:00:00.000000Z",
            category: .creation,
            seatsLeft: 5,
            paymentURL: nil
        ),
        FormationData(
            id: 7,
            slug: "automatiser-son-quotidien",
            title: "Automatiser son quotidien",
            description: "Relier ses outils et laisser l'IA faire les tâches qui reviennent chaque semaine.",
            objectives: ["Repérer ce qui s'automatise", "Monter trois automatisations utiles"],
            prerequisites: nil,
            duration: "3 heures",
            level: "Débutant",
            price: "190.00",
            nextSession: "2026-02-03T13:00:00.000000Z",
            category: .essentials,
            seatsLeft: 12,
            paymentURL: nil
        ),
        FormationData(
            id: 8,
            slug: "dirigeants-et-ia",
            title: "Dirigeants et IA",
            description: "Une journée pour décider : enjeux, coûts, risques et premiers pas dans une PME.",
            objectives: ["Chiffrer un projet", "Choisir par où commencer"],
            prerequisites: nil,
            duration: "1 jour",
            level: "Débutant",
            price: nil,
            nextSession: "2026-04-14T08:00:00.000000Z",
            category: .strategy,
            seatsLeft: 15,
            paymentURL: nil
        ),
        FormationData(
            id: 9,
            slug: nil,
            title: "Atelier prompts",
            description: "Deux heures pour repartir avec ses dix prompts, écrits et essayés.",
            objectives: ["Écrire dix prompts pour son métier"],
            prerequisites: nil,
            duration: "2 heures",
            level: "Débutant",
            price: "90.00",
            nextSession: "2026-01-29T17:00:00.000000Z",
            category: .essentials,
            seatsLeft: 20,
            paymentURL: nil
        ),
    ]
}

extension FormationData.Category {
    static let essentials = Self(id: 1, name: "Essentiels")
    static let creation = Self(id: 2, name: "Création")
    static let strategy = Self(id: 3, name: "Stratégie")
    static let trades = Self(id: 4, name: "Métiers")
}
