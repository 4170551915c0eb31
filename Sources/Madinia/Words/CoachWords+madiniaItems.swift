import AppShell
import CatalogFeature
import CoachFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CoachItem {
    /// A course as Madi speaks of it: every fact comes from the catalogue.
    ///
    /// - Parameter now: a session that has begun is not the next one.
    init(_ course: Course, formats: LocalFormats, now: Date) {
        let pack = Pack(rawValue: course.slug ?? "")
        self.init(
            id: course.id,
            title: course.title,
            key: course.key,
            level: CoachItem.level(course.level),
            levelText: course.level,
            step: pack?.step,
            gist: pack?.gist ?? course.summary,
            summary: course.summary,
            objectives: course.objectives,
            prerequisites: course.prerequisites,
            price: course.price.map { formats.price($0, currency: "EUR") },
            duration: course.duration,
            nextSession: course.nextSession.flatMap { $0 > now ? formats.day($0) : nil },
            keywords: course.category.map { [$0.name] } ?? [],
            names: pack == nil ? [] : ["pack \(course.title)", "formation \(course.title)"]
        )
    }

    private static func level(_ text: String) -> CoachLevel? {
        switch text {
        case "Débutant": .beginner
        case "Intermédiaire": .intermediate
        case "Avancé": .advanced
        default: nil
        }
    }

    /// The path Starter → Performer → Master (MAD-FR4), each in a few words (journey 1).
    private enum Pack: String {
        case starter, performer, master

        var step: Int {
            switch self {
            case .starter: 1
            case .performer: 2
            case .master: 3
            }
        }

        var gist: String {
            switch self {
            case .starter: "les fondamentaux"
            case .performer: "automatisation avancée"
            case .master: "piloter ses projets d'IA"
            }
        }
    }
}
