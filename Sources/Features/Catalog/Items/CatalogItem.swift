#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One thing of the catalogue, such as a course.
public struct CatalogItem: Hashable, Sendable, Identifiable {
    public let id: Int
    /// The name in links; nil where the item has none.
    public let slug: String?
    public let title: String
    public let summary: String
    /// What one wants to know first, on a card and on the page.
    public let facts: [CatalogFact]
    /// What else its page says, below the summary.
    public let sections: [CatalogSection]
    public let category: CatalogCategory?
    /// nil: not fixed yet, or the item has none. It may have begun since: see ``session(at:)``.
    public let nextSession: Date?
    /// Of the next session; nil: not told.
    public let seatsLeft: Int?
    /// Where the registration is paid, on the web.
    public let paymentURL: String?

    public init(
        id: Int,
        slug: String? = nil,
        title: String,
        summary: String = "",
        facts: [CatalogFact] = [],
        sections: [CatalogSection] = [],
        category: CatalogCategory? = nil,
        nextSession: Date? = nil,
        seatsLeft: Int? = nil,
        paymentURL: String? = nil
    ) {
        self.id = id
        self.slug = slug
        self.title = title
        self.summary = summary
        self.facts = facts
        self.sections = sections
        self.category = category
        self.nextSession = nextSession
        self.seatsLeft = seatsLeft
        self.paymentURL = paymentURL
    }

    /// The name in links: the slug, else the id (docs/decisions/0002-slug-before-id.md).
    public var key: String { slug ?? "\(id)" }

    /// The session that one can still take part in: nil where none is fixed, or it has begun. Of that one alone the
    /// seats tell anything.
    public func session(at now: Date) -> CatalogSession? {
        guard let nextSession, nextSession > now else { return nil }
        return CatalogSession(start: nextSession, seatsLeft: seatsLeft)
    }

    /// Whether a link or payload that names `key` means this item; a slug or an id will do.
    public func answers(to key: String) -> Bool {
        slug == key || "\(id)" == key
    }
}

/// The next time an item takes place.
public struct CatalogSession: Hashable, Sendable {
    public let start: Date
    /// nil: not told.
    public let seatsLeft: Int?

    public var isFull: Bool { seatsLeft.map { $0 <= 0 } ?? false }
}

/// What kind of item it is.
public struct CatalogCategory: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
