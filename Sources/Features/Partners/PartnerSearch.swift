public import AppShell

/// What a list of partners is asked for (AIC-25).
public struct PartnerSearch: Hashable, Sendable {
    /// Where the person is; nil where they have not said.
    public var position: Position?
    /// In kilometres around ``position``; nil: any distance, and always nil without a position.
    public var radius: Int?
    /// A code, as ``PartnerCategory/id``; nil: all.
    public var category: String?

    public init(position: Position? = nil, radius: Int? = nil, category: String? = nil) {
        self.position = position
        self.radius = radius
        self.category = category
    }
}

/// What partners are sorted by, as the product names it (AIC-9).
public struct PartnerCategory: Hashable, Sendable, Identifiable {
    /// The code that the back end knows.
    public let id: String
    /// As people read it; unique.
    public let title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
