import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is worked out of an item and asked for again at each drawing: kept, since a long list is drawn often
/// (MAD-NFR5) and formatting a price and a day costs more than all else on a card.
final class CatalogFront {
    let item: CatalogItem
    /// Of the session that the facts name.
    let session: Date?
    /// What a card shows: the title and the facts.
    let content: [Content]
    /// By which it is found, by the place of the filter: worked out once somebody filters.
    lazy var options = filters.map { $0.options(item) }
    private let filters: [CatalogFilter]

    init(_ item: CatalogItem, session: Date?, facts: [Content], filters: [CatalogFilter]) {
        self.item = item
        self.session = session
        content = [.heading(item.title, level: 2)] + facts
        self.filters = filters
    }
}

/// The fronts of the items that were drawn, one an item, as long as nothing in it has changed.
final class CatalogFronts {
    private var fronts: [CatalogItem.ID: CatalogFront] = [:]
    private var region = ""

    /// - Parameters:
    ///   - session: the start of the one that is still to come; none once it has begun.
    ///   - region: the language and the time zone of the texts; the device may change both while the app runs.
    ///   - make: works it out where it is not known, or of an item that is no longer the same.
    func front(
        of item: CatalogItem,
        session: Date?,
        in region: String,
        make: (CatalogItem) -> CatalogFront
    ) -> CatalogFront {
        if region != self.region {
            self.region = region
            fronts = [:]
        }
        if let known = fronts[item.id], known.session == session, known.item == item { return known }
        let made = make(item)
        fronts[item.id] = made
        return made
    }
}
