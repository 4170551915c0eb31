public import AppShell

/// What a list is searched for (AIC-25).
public struct DirectorySearch: Hashable, Sendable {
    /// Where the person is; nil unless they said.
    public var position: Position?
    /// In kilometres around ``position``; nil means any distance, and is always nil without a position.
    public var radius: Int?
    /// A code, as ``DirectoryCategory/id``; nil means all.
    public var category: String?
    /// Nil means offers and events.
    public var kind: Offer.Kind?

    /// Without arguments, everything everywhere.
    public init(
        position: Position? = nil,
        radius: Int? = nil,
        category: String? = nil,
        kind: Offer.Kind? = nil
    ) {
        self.position = position
        self.radius = radius
        self.category = category
        self.kind = kind
    }
}

/// What records are grouped by, under the product's name for it (AIC-9).
public struct DirectoryCategory: Hashable, Sendable, Identifiable {
    /// The back end's code.
    public let id: String
    /// What people read; unique.
    public let title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// Searching by distance from where the person is, once they have said so.
public struct DirectoryNearby: Sendable {
    let strings: any NearbyStrings
    let radii: [Int]

    /// - Parameter radii: what to choose from, in kilometres, in this order; none: distances are shown alone.
    public init(strings: any NearbyStrings, radii: [Int] = []) {
        self.strings = strings
        self.radii = radii
    }
}

/// The choice between kinds of record, for a directory that has several.
struct DirectoryKindChoice {
    let label: String
    let all: String
    let options: [(value: Offer.Kind, title: String)]
}
