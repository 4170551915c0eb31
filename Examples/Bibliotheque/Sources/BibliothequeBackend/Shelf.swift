import Foundation

extension BibliothequeBackend.Title {
    static let shelf = [
        Self(
            id: 1,
            title: "Texaco",
            author: "Patrick Chamoiseau",
            summary: "Un quartier de Fort-de-France, raconté par celle qui l'a fondé.",
            copies: 2
        ),
        Self(
            id: 2,
            title: "Pluie et vent sur Télumée Miracle",
            author: "Simone Schwarz-Bart",
            summary: "Quatre générations de femmes en Guadeloupe.",
            copies: 1
        ),
        Self(
            id: 3,
            title: "Cahier d'un retour au pays natal",
            author: "Aimé Césaire",
            summary: "Le long poème du retour.",
            copies: 1
        ),
        Self(
            id: 4,
            title: "Gouverneurs de la rosée",
            author: "Jacques Roumain",
            summary: "L'eau manque à Fonds-Rouge ; Manuel la cherche.",
            copies: 0
        ),
    ]

    var fields: [String: Field] {
        [
            "id": .number(id), "title": .text(title), "author": .text(author), "summary": .text(summary),
            "copies": .number(copies),
        ]
    }
}

/// A value of an answer.
enum Field: Encodable, Sendable {
    case number(Int)
    case text(String)
    case bool(Bool)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .bool(let bool): try container.encode(bool)
        }
    }
}

/// `2026-02-13`, in the library's zone.
enum DayText {
    static func text(of date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Paris") ?? .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    }
}
