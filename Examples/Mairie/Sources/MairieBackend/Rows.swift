/// What the town hall's server has, as it sends it.
struct Activity: Encodable, Identifiable, Sendable {
    struct Theme: Encodable, Sendable {
        let id: Int
        let nom: String
    }

    let id: Int
    let nom: String
    let texte: String
    let lieu: String
    let `public`: String
    /// In euros; absent where it depends.
    var tarif: Int?
    var seance: String?
    let theme: Theme
    var materiel: [String] = []

    private static let sport = Theme(id: 1, nom: "Sport")
    private static let numerique = Theme(id: 2, nom: "Numérique")
    private static let cuisine = Theme(id: 3, nom: "Cuisine")

    static let all = [
        Activity(
            id: 1,
            nom: "Yoga doux",
            texte: "Une heure pour respirer, s'étirer et dormir mieux.",
            lieu: "Salle des fêtes",
            public: "Adultes",
            tarif: 6,
            seance: "2026-01-27T17:30:00Z",
            theme: sport,
            materiel: ["Un tapis", "Une couverture"]
        ),
        Activity(
            id: 2,
            nom: "Premiers pas sur internet",
            texte: "Écrire un courriel, remplir une démarche, éviter les pièges.",
            lieu: "Médiathèque",
            public: "Adultes",
            tarif: 0,
            seance: "2026-02-03T13:00:00Z",
            theme: numerique
        ),
        Activity(
            id: 3,
            nom: "Petits chefs",
            texte: "On goûte, on pétrit, on rapporte son goûter à la maison.",
            lieu: "Cantine de l'école",
            public: "Enfants",
            theme: cuisine
        ),
    ]
}

struct News: Encodable, Identifiable, Sendable {
    let id: Int
    let titre: String
    let resume: String
    /// HTML.
    let texte: String
    let date: String

    static let all = [
        News(
            id: 1,
            titre: "Le marché revient place du Puits",
            resume: "Chaque samedi, dès le 31 janvier.",
            texte: """
                <p>Les travaux sont finis : le marché retrouve sa place, <strong>chaque samedi de 8 h à 13 h</strong>.</p>
                <ul><li>Douze producteurs</li><li>Parking de la gare gratuit</li></ul>
                """,
            date: "2026-01-19T08:00:00Z"
        ),
        News(
            id: 2,
            titre: "Collecte des sapins",
            resume: "Déposez-les derrière la mairie.",
            texte: "<p>Jusqu'au 31 janvier, sans décoration ni neige artificielle.</p>",
            date: "2026-01-05T08:00:00Z"
        ),
    ]
}

struct Event: Encodable, Identifiable, Sendable {
    struct Service: Encodable, Sendable {
        let id: Int
        let nom: String
    }

    let id: Int
    /// `aide` or `permanence`
    let nature: String
    let titre: String
    let texte: String
    let debut: String?
    let fin: String?
    let service: Service

    static let all = [
        Event(
            id: 1,
            nature: "permanence",
            titre: "Conciliateur de justice",
            texte: "Sans rendez-vous, pour les petits litiges entre voisins ou avec un commerçant.",
            debut: "2026-01-29T08:00:00Z",
            fin: "2026-01-29T11:00:00Z",
            service: Service(id: 1, nom: "Mairie")
        ),
        Event(
            id: 2,
            nature: "aide",
            titre: "Un composteur par foyer",
            texte: "À retirer aux services techniques, avec un justificatif de domicile.",
            debut: nil,
            fin: "2026-03-31T21:59:00Z",
            service: Service(id: 3, nom: "Services techniques")
        ),
    ]
}

struct Place: Encodable, Identifiable, Sendable {
    let id: Int
    let nom: String
    /// `service`, `enfance` or `association`
    let rubrique: String
    let adresse: String
    let telephone: String?
    let horaires: String?

    static let all = [
        Place(
            id: 1,
            nom: "Mairie",
            rubrique: "service",
            adresse: "1 place du Puits",
            telephone: "04 00 00 00 01",
            horaires: "Du lundi au vendredi, 8 h 30 – 12 h"
        ),
        Place(
            id: 2,
            nom: "École Jean-Zay",
            rubrique: "enfance",
            adresse: "12 rue des Tilleuls",
            telephone: "04 00 00 00 02",
            horaires: nil
        ),
        Place(
            id: 3,
            nom: "Services techniques",
            rubrique: "service",
            adresse: "Chemin de la Gare",
            telephone: nil,
            horaires: "Le mercredi, 14 h – 17 h"
        ),
        Place(
            id: 4,
            nom: "Amicale bouliste",
            rubrique: "association",
            adresse: "Boulodrome, cours Mistral",
            telephone: nil,
            horaires: nil
        ),
    ]
}
