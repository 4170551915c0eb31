import AppShell
import AppShellCatalogFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A formation as the API writes it.
struct FormationRecord: Decodable {
    let id: Int
    let slug: String?
    let title: String
    let description: String
    let objectives: [String]?
    let prerequisites: String?
    let duration: String
    let level: String
    let price: LaravelDecimal?
    let category: Category?
    let nextSession: RFC3339Date?
    let seatsLeft: Int?
    let paymentURL: String?

    private enum CodingKeys: String, CodingKey {
        case id, slug, title, description, objectives, prerequisites, duration, level, price
        case category
        case nextSession = "next_session"
        case seatsLeft = "seats_left"
        case paymentURL = "payment_url"
    }

    struct Category: Decodable {
        let id: Int
        let name: String
    }

    func item(_ texts: AppTexts) -> CatalogItem {
        .formation(
            id: id,
            slug: slug,
            title: title,
            summary: description,
            objectives: objectives ?? [],
            prerequisites: prerequisites,
            duration: duration,
            level: level,
            price: price?.value,
            nextSession: nextSession?.value,
            category: category.map { CatalogCategory(id: $0.id, name: $0.name) },
            seatsLeft: seatsLeft,
            paymentURL: paymentURL,
            texts: texts
        )
    }
}

/// A price: Laravel writes a decimal column as text, a cast one as a number.
struct LaravelDecimal: Decodable {
    let value: Decimal

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            // Decimal(string:) stops at the first character it does not know, and is content.
            let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
            let isNumber =
                !text.hasPrefix("--") && parts.count <= 2
                && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
            guard isNumber, let number = Decimal(string: text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no amount")
            }
            value = number
        } else {
            value = try container.decode(Decimal.self)
        }
    }
}
