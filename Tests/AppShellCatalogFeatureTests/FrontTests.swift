import AppShell
import Foundation
import Testing

@testable import AppShellCatalogFeature

/// What is kept of a course between two drawings is never older than the course (MAD-NFR5).
@MainActor
struct FrontTests {
    /// Starter at another price, on another day, and about something else.
    private static let changed = CatalogItem(
        id: 1,
        slug: "starter",
        title: "Starter",
        summary: "Les fondamentaux.",
        objectives: ["Dessiner"],
        prerequisites: "Aucun.",
        duration: "2 jours",
        level: "Débutant",
        price: 520,
        nextSession: Date(timeIntervalSince1970: 1_771_232_400)  // 16 February 2026
    )

    @Test(
        "MAD-NFR5, MAD-FR5: a card shows the price and the day of the last refresh, however often it was drawn before"
    )
    func refreshed() async throws {
        let host = try CatalogHost()
        await host.start()
        #expect(host.outline.contains("badge “Prix”: 490\u{A0}€"))
        let before = host.outline
        #expect(host.outline == before)
        host.service.answer = .success([Self.changed, .bare])
        let screen = host.shell.content.children.first?.children.first { $0.role == .screen }
        guard case .refresh(.task(let refresh)) = screen?.action else {
            Issue.record("the list can't be refreshed")
            return
        }
        await refresh()
        #expect(
            host.outline
                == before.replacing("490\u{A0}€", with: "520\u{A0}€")
                .replacing("15 février 2026", with: "16 février 2026")
        )
    }

    @Test(
        "MAD-NFR5: a course's texts are worked out once, anew where it, its session or the phone's language or zone is another"
    )
    func once() {
        let fronts = CatalogFronts()
        var made: [CatalogItem] = []
        func ask(_ course: CatalogItem, session: Date? = nil, in place: String) -> [Content.Role] {
            fronts.front(of: course, session: session, in: place) { course in
                made.append(course)
                return CatalogFront(course, session: session, facts: [], filters: [])
            }
            .content.map(\.role)
        }
        #expect(ask(.starter, in: "fr_FR Europe/Paris") == [.heading(level: 2)])
        _ = ask(.bare, in: "fr_FR Europe/Paris")
        _ = ask(.starter, in: "fr_FR Europe/Paris")
        #expect(made == [.starter, .bare])
        _ = ask(Self.changed, in: "fr_FR Europe/Paris")
        #expect(made.last == Self.changed)
        _ = ask(Self.changed, in: "fr_FR America/Martinique")
        _ = ask(.bare, in: "fr_FR America/Martinique")
        #expect(made == [.starter, .bare, Self.changed, Self.changed, .bare])
        // Its session was still to come before.
        _ = ask(.starter, session: .distantFuture, in: "fr_FR America/Martinique")
        _ = ask(.starter, session: nil, in: "fr_FR America/Martinique")
        #expect(made.suffix(2) == [.starter, .starter])
        #expect(made.count == 7)
    }

    @Test("MAD-FR9: the goals a course serves are those of the course as it is now")
    func goals() {
        let drawing = CatalogGoal("Dessiner", stems: ["dessin"])
        let filters = [
            CatalogFilter.goals("Objectif", [CatalogGoal("Comprendre", stems: ["comprendre"]), drawing])
        ]
        #expect(CatalogFront(.starter, session: nil, facts: [], filters: filters).options == [["Comprendre"]])
        #expect(CatalogFront(Self.changed, session: nil, facts: [], filters: filters).options == [["Dessiner"]])
    }
}
