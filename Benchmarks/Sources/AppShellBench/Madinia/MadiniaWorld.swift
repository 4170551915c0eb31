import AppShell
import AppShellHeadless
import BenchKit
import MadiniaBackend
import MadiniaTestKit

/// Madinia on the headless phone, with its reference back end in the same process.
enum MadiniaWorld {
    /// On Accueil once the catalogue is there.
    static let homeResult = "Prochaines sessions"
    static let coach = "Madi, ton coach IA"

    /// - Parameter courses: how many the catalogue has; nil: its own samples. All of them come on one page, and calls
    ///   are not limited.
    static func session(courses: Int? = nil) throws -> HeadlessSession {
        let session = MadiniaTestKit.makeSession()
        let backend = try backend(of: session)
        backend.rateLimits = RateLimits(reads: nil, writes: nil)
        if let courses {
            backend.pageSize = courses
            backend.formations = FormationData.samples + (10...).prefix(courses - 9).map(formation)
            guard backend.formations.count == courses else { throw BenchError.wrong("the samples are not nine") }
        }
        return session
    }

    static func launched(courses: Int? = nil) throws -> HeadlessSession {
        let session = try session(courses: courses)
        try session.launch()
        return session
    }

    static func backend(of session: HeadlessSession) throws -> MadiniaBackend {
        guard let backend = session.server.handler as? MadiniaBackend else {
            throw BenchError.wrong("the back end is not Madinia's")
        }
        return backend
    }

    /// Prices and days that differ from course to course, so that no text of one does for all.
    private static func formation(_ number: Int) -> FormationData {
        let month = number % 12 + 1
        let day = number % 28 + 1
        return FormationData(
            id: number,
            slug: "atelier-\(number)",
            title: "Atelier \(number)",
            description: "Une journée pour automatiser une tâche de plus, de l'idée au premier essai.",
            objectives: ["Choisir la tâche", "Écrire les prompts", "Mesurer le temps gagné"],
            prerequisites: "Avoir suivi Starter.",
            duration: "\(number % 5 + 1) jours",
            level: ["Débutant", "Intermédiaire", "Avancé"][number % 3],
            price: "\(200 + number).\(number % 2 == 0 ? "00" : "50")",
            nextSession:
                "\(2026 + number % 4)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)T08:00:00.000000Z",
            category: FormationData.samples[number % 9].category,
            seatsLeft: number % 12
        )
    }
}
