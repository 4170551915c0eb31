import AppShell
import AppShellCatalogFeature

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A formation as the API writes it.
struct FormationRecord: Decodable {
    let course: Course

    private enum CodingKeys: String, CodingKey {
        case id, slug, title, description, objectives, prerequisites, duration, level, price
        case category
        case nextSession = "next_session"
        case seatsLeft = "seats_left"
        case paymentURL = "payment_url"
    }

    private struct Category: Decodable {
        let id: Int
        let name: String
    }

    init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: CodingKeys.self)
        let category = try record.decodeIfPresent(Category.self, forKey: .category)
        course = Course(
            id: try record.decode(Int.self, forKey: .id),
            slug: try record.decodeIfPresent(String.self, forKey: .slug),
            title: try record.decode(String.self, forKey: .title),
            summary: try record.decode(String.self, forKey: .description),
            objectives: try record.decodeIfPresent([String].self, forKey: .objectives) ?? [],
            prerequisites: try record.decodeIfPresent(String.self, forKey: .prerequisites),
            duration: try record.decode(String.self, forKey: .duration),
            level: try record.decode(String.self, forKey: .level),
            price: try record.decodeIfPresent(LaravelDecimal.self, forKey: .price)?.value,
            nextSession: try record.decodeIfPresent(RFC3339Date.self, forKey: .nextSession)?.value,
            category: category.map { CourseCategory(id: $0.id, name: $0.name) },
            seatsLeft: try record.decodeIfPresent(Int.self, forKey: .seatsLeft),
            paymentURL: try record.decodeIfPresent(String.self, forKey: .paymentURL)
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
