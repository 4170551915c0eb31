public import AppShell

/// Everything the catalogue says, in the product's words; what it says of an item comes with the item.
public protocol CatalogStrings: Sendable {
    var list: String { get }
    /// The title of an item's page while the item is not known.
    var item: String { get }
    var loading: String { get }
    var empty: String { get }
    var retry: String { get }
    var errors: APIErrorStrings { get }
    /// In place of an item that the back end does not know.
    var notFound: String { get }
    /// The button that offers an item to others.
    var share: String { get }

    // What the list is filtered by.
    /// The option that filters nothing.
    var allFilter: String { get }
    var clearFilters: String { get }
    /// In place of a list that the filters leave nothing of.
    var nothingFound: String { get }
}

/// Why not to wait, on the page of an item whose next session is fixed.
public protocol CatalogSessionStrings: Sendable {
    /// Of so many seats or fewer is told.
    var fewSeats: Int { get }
    /// 0 to ``fewSeats``.
    func seatsLeft(_ count: Int) -> String
    /// Calendar days to the next session; 0 is today.
    func daysLeft(_ count: Int) -> String
}
