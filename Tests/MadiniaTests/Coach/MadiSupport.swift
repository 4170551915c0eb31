import AppShell
import AppShellCatalogFeature
import Foundation

@testable import AppShellCoachFeature
@testable import Madinia

/// Madi's own rules, over a catalogue that a test may change.
struct Madi {
    var engine = Madi.french
    var items: [CoachItem]? = Madi.catalogue
    var state = CoachState()

    private static let french = CoachEngine(vocabulary: .madinia, replies: MadiniaCoachReplies())
    /// The same catalogue, and English.
    static let english = Madi(
        engine: CoachEngine(vocabulary: .madiniaEnglish, replies: MadiniaEnglishCoachReplies()),
        items: items(courses, in: "en_GB")
    )

    mutating func hears(_ message: String) -> CoachAnswer {
        engine.answer(message, state: &state, items: items)
    }

    /// The titles an answer leads to.
    func titles(_ answer: CoachAnswer) -> [String] {
        answer.recommended.compactMap { id in (items ?? []).first { $0.id == id }?.title }
    }

    /// A catalogue like Madinia's.
    static let courses: [CatalogItem] = [
        course(
            1,
            "starter",
            "Starter",
            "Débutant",
            490,
            "2 jours",
            "2026-02-09",
            "Les fondamentaux de l'IA générative : comprendre, essayer, adopter les bons réflexes.",
            ["Comprendre ce que l'IA générative sait faire", "Écrire des prompts clairs et les améliorer"],
            "Aucun : savoir se servir d'un ordinateur suffit.",
            seats: 3
        ),
        course(
            2,
            "performer",
            "Performer",
            "Intermédiaire",
            790,
            "2 jours",
            "2026-02-15",
            "Automatiser la création visuelle avec l'IA générative.",
            ["Construire une chaîne de production d'images", "Automatiser les tâches répétitives"],
            "Avoir suivi Starter, ou utiliser déjà l'IA générative chaque semaine.",
            seats: 8
        ),
        course(
            3,
            "master",
            "Master",
            "Avancé",
            1490,
            "3 jours",
            "2026-03-23",
            "Concevoir et piloter des projets d'IA générative dans son organisation.",
            ["Choisir les cas d'usage qui rapportent", "Mesurer les résultats"],
            "Avoir suivi Performer, ou mené un premier projet d'IA générative.",
            seats: 0
        ),
        course(
            4,
            "ia-pour-le-marketing",
            "IA pour le marketing",
            "Intermédiaire",
            450,
            "1 jour",
            "2026-03-05",
            "Du plan de contenu à la campagne : l'IA générative au service de la marque.",
            ["Décliner une campagne sur tous les canaux"],
            "Connaître les bases du marketing numérique."
        ),
        course(
            5,
            "ia-pour-les-rh",
            "IA pour les RH",
            "Débutant",
            450,
            "1 jour",
            nil,
            "Recruter, former et accompagner avec l'IA, dans le respect des personnes.",
            ["Rédiger des offres justes et attirantes"],
            nil
        ),
        course(
            6,
            "midjourney-pour-designers",
            "Midjourney pour designers",
            "Intermédiaire",
            390,
            "1 jour",
            "2026-02-27",
            "Explorer des pistes graphiques et tenir une direction artistique avec Midjourney.",
            ["Composer un prompt d'image"],
            "Une pratique du design graphique."
        ),
        course(
            9,
            nil,
            "Atelier prompts",
            "Débutant",
            nil,
            "2 heures",
            "2026-01-29",
            "Deux heures pour repartir avec ses dix prompts, écrits et essayés.",
            ["Écrire dix prompts pour son métier"],
            nil
        ),
    ]

    static let catalogue = items(courses)

    /// Courses as Madi knows them in a language.
    static func items(_ courses: [CatalogItem], in locale: String = "fr_FR") -> [CoachItem] {
        let formats = LocalFormats(
            locale: Locale(identifier: locale),
            timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
        )
        return courses.map { CoachItem($0, formats: formats, now: .distantPast) }
    }

    static func course(
        _ id: Int,
        _ slug: String?,
        _ title: String,
        _ level: String,
        _ price: Decimal?,
        _ duration: String,
        _ session: String?,
        _ summary: String,
        _ objectives: [String],
        _ prerequisites: String?,
        seats: Int? = nil
    ) -> CatalogItem {
        .formation(
            id: id,
            slug: slug,
            title: title,
            summary: summary,
            objectives: objectives,
            prerequisites: prerequisites,
            duration: duration,
            level: level,
            price: price,
            nextSession: session.flatMap { Date(rfc3339: $0 + "T09:00:00Z") },
            seatsLeft: seats,
            texts: AppTexts()
        )
    }
}
