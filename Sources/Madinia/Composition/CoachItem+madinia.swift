import AppShell
import AppShellCatalogFeature
import AppShellCoachFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CoachItem {
    /// A course as Madi speaks of it: every fact comes from the catalogue.
    ///
    /// - Parameter now: a session that has begun is not the next one.
    init(_ course: CatalogItem, formats: LocalFormats, now: Date) {
        let pack = Pack(rawValue: course.slug ?? "")
        let session = course.session(at: now)
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
            nextSession: session.map { formats.day($0.start) },
            measures: CoachMeasures(
                price: course.price,
                minutes: CoachItem.minutes(course.duration),
                session: session?.start,
                month: session.map { CoachItem.month(of: $0.start, in: formats.timeZone) },
                seatsLeft: session?.seatsLeft
            ),
            keywords: course.category.map { [$0.name] } ?? [],
            names: pack == nil ? [] : ["pack \(course.title)", "formation \(course.title)"]
        )
    }

    /// Of `2 jours`, `1 jour`, `2 heures`: a whole number and a unit; nil for anything else, which is not compared.
    private static func minutes(_ text: String) -> Int? {
        let words = text.lowercased().split(separator: " ")
        guard words.count == 2, let count = Int(words[0]), (1..<1_000).contains(count) else { return nil }
        return switch words[1] {
        case "minute", "minutes": count
        case "heure", "heures": count * 60
        case "jour", "jours", "journée", "journées": count * 1_440
        case "semaine", "semaines": count * 10_080
        default: nil
        }
    }

    private static func month(of date: Date, in timeZone: TimeZone) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.component(.month, from: date)
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
