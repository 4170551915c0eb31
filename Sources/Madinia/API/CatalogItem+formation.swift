import AppShell
import AppShellCatalogFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the catalogue says of a formation (MAD-FR6, MAD-FR7), and what Madi asks of it again.
extension CatalogItem {
    static func formation(
        id: Int,
        slug: String?,
        title: String,
        summary: String,
        objectives: [String],
        prerequisites: String?,
        duration: String,
        level: String,
        price: Decimal?,
        nextSession: Date?,
        category: CatalogCategory? = nil,
        seatsLeft: Int? = nil,
        paymentURL: String? = nil,
        texts: AppTexts
    ) -> CatalogItem {
        CatalogItem(
            id: id,
            slug: slug,
            title: title,
            summary: summary,
            facts: [
                CatalogFact("duration", texts("Durée"), .text(duration)),
                CatalogFact("level", texts("Niveau"), .text(level)),
                CatalogFact(
                    "price",
                    texts("Prix"),
                    price.map { .price($0, currency: "EUR") } ?? .text(texts("Sur demande"))
                ),
                CatalogFact("session", texts("Prochaine session"), .nextSession(otherwise: texts("Date à venir"))),
            ],
            sections: [CatalogSection("objectives", texts("Objectifs"), .list(objectives))]
                + [prerequisites.map { CatalogSection("prerequisites", texts("Prérequis"), .text($0)) }]
                .compactMap(\.self),
            category: category,
            nextSession: nextSession,
            seatsLeft: seatsLeft,
            paymentURL: paymentURL
        )
    }

    var duration: String { text(of: "duration") }
    var level: String { text(of: "level") }
    /// nil: on request.
    var price: Decimal? {
        if case .price(let price, _) = facts.first(where: { $0.id == "price" })?.value { price } else { nil }
    }
    var objectives: [String] { sections.first { $0.id == "objectives" }?.texts ?? [] }
    var prerequisites: String? { sections.first { $0.id == "prerequisites" }?.texts.first }

    private func text(of fact: CatalogFact.ID) -> String { facts.first { $0.id == fact }?.text ?? "" }
}
