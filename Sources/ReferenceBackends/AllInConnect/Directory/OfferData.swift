import AppShell

/// An offer of a professional, or an event at their place.
public struct OfferData: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case offer = "OFFRE"
        case event = "EVENEMENT"
    }

    public var id: Int
    public var title: String
    public var description: String
    /// In cents; nil for one without a price.
    public var priceInCents: Int?
    /// RFC 3339, UTC: `2026-01-06T08:00:00Z`.
    public var start: String
    public var end: String?
    public var kind: Kind
    public var category: CategoryData
    public var professionalID: Int

    public init(
        id: Int,
        title: String,
        description: String,
        priceInCents: Int? = nil,
        start: String,
        end: String? = nil,
        kind: Kind = .offer,
        category: CategoryData,
        professionalID: Int
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.priceInCents = priceInCents
        self.start = start
        self.end = end
        self.kind = kind
        self.category = category
        self.professionalID = professionalID
    }

    /// As a decimal with two places, which is how Jackson writes a sum of money.
    var price: JSONValue {
        guard let priceInCents else { return .null }
        let cents = "\(priceInCents.magnitude % 100)"
        let text =
            "\(priceInCents < 0 ? "-" : "")\(priceInCents.magnitude / 100).\(cents.utf8.count < 2 ? "0" : "")\(cents)"
        return JSONNumber(text: text).map { .number($0) } ?? .null
    }
}
