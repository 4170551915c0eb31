public import AppShell

/// Who offers something to the members (AIC-28).
public struct Partner: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String
    /// Its code, as ``PartnerCategory/id``.
    public let category: String
    public let address: String?
    public let city: String?
    public let position: Position?
    /// In kilometres; nil where it is not known from where.
    public let distance: Double?
    public let offers: [PartnerOffer]

    /// - Parameter distance: one that is negative or no number is not known.
    public init(
        id: Int,
        name: String,
        category: String,
        address: String?,
        city: String?,
        position: Position?,
        distance: Double?,
        offers: [PartnerOffer]
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.address = address
        self.city = city
        self.position = position
        self.distance = distance.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.offers = offers
    }
}

/// What a partner offers, as far as it is known here; the product knows where it leads.
public struct PartnerOffer: Hashable, Sendable, Identifiable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case offer, event
    }

    public let id: Int
    public let kind: Kind
    public let title: String

    public init(id: Int, kind: Kind, title: String) {
        self.id = id
        self.kind = kind
        self.title = title
    }
}
