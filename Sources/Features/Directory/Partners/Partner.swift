public import AppShell

/// One of those whom the directory lists: a shop, an office, a club (AIC-28).
public struct Partner: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String
    /// A code, as ``DirectoryCategory/id``.
    public let category: String
    public let address: String?
    public let city: String?
    public let position: Position?
    /// In kilometres; nil if unknown.
    public let distance: Double?
    /// What else its page says.
    public let facts: [PartnerFact]
    public let offers: [PartnerOffer]

    /// - Parameter distance: a negative one or one that is not a number counts as unknown.
    public init(
        id: Int,
        name: String,
        category: String,
        address: String? = nil,
        city: String? = nil,
        position: Position? = nil,
        distance: Double? = nil,
        facts: [PartnerFact] = [],
        offers: [PartnerOffer] = []
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.address = address
        self.city = city
        self.position = position
        self.distance = distance?.asDistance
        self.facts = facts
        self.offers = offers
    }
}

/// What is known of a partner, in the product's words: `Téléphone : 04 90 00 00 00`.
public struct PartnerFact: Hashable, Sendable {
    public let label: String
    public let text: String

    public init(_ label: String, _ text: String) {
        self.label = label
        self.text = text
    }
}

/// An offer or event of a partner; the product decides what opens it.
public struct PartnerOffer: Hashable, Sendable, Identifiable {
    public let id: Int
    public let kind: Offer.Kind
    public let title: String

    public init(id: Int, kind: Offer.Kind, title: String) {
        self.id = id
        self.kind = kind
        self.title = title
    }
}

extension Partner: DirectoryRecord {
    var title: String { name }
}
