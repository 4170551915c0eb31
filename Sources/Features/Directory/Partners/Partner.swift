public import AppShell

/// A professional who offers something to members (AIC-28).
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
    public let offers: [PartnerOffer]

    /// - Parameter distance: a negative one or one that is not a number counts as unknown.
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
        self.distance = distance?.asDistance
        self.offers = offers
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
