#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A course of the catalogue.
public struct Course: Hashable, Sendable, Identifiable {
    public let id: Int
    /// The name in links; nil where the course has none.
    public let slug: String?
    public let title: String
    public let summary: String
    public let objectives: [String]
    public let prerequisites: String?
    public let duration: String
    public let level: String
    /// nil: on request.
    public let price: Decimal?
    /// nil: not fixed yet. It may have begun since: see ``session(at:)``.
    public let nextSession: Date?
    public let category: CourseCategory?
    /// Of the next session; nil: not told.
    public let seatsLeft: Int?
    /// Where the registration is paid, on the web.
    public let paymentURL: String?

    public init(
        id: Int,
        slug: String?,
        title: String,
        summary: String,
        objectives: [String],
        prerequisites: String?,
        duration: String,
        level: String,
        price: Decimal?,
        nextSession: Date?,
        category: CourseCategory? = nil,
        seatsLeft: Int? = nil,
        paymentURL: String? = nil
    ) {
        self.id = id
        self.slug = slug
        self.title = title
        self.summary = summary
        self.objectives = objectives
        self.prerequisites = prerequisites
        self.duration = duration
        self.level = level
        self.price = price
        self.nextSession = nextSession
        self.category = category
        self.seatsLeft = seatsLeft
        self.paymentURL = paymentURL
    }

    /// The name in links: the slug, else the id (docs/decisions/0002-slug-before-id.md).
    public var key: String { slug ?? "\(id)" }

    /// The session that one can still take part in: nil where none is fixed, or it has begun. Of that one alone the
    /// seats tell anything.
    public func session(at now: Date) -> CourseSession? {
        guard let nextSession, nextSession > now else { return nil }
        return CourseSession(start: nextSession, seatsLeft: seatsLeft)
    }

    /// Whether a link or payload that names `key` means this course; a slug or an id will do.
    public func answers(to key: String) -> Bool {
        slug == key || "\(id)" == key
    }
}

/// The next time a course takes place.
public struct CourseSession: Hashable, Sendable {
    public let start: Date
    /// nil: not told.
    public let seatsLeft: Int?

    public var isFull: Bool { seatsLeft.map { $0 <= 0 } ?? false }
}

/// What kind of course it is.
public struct CourseCategory: Hashable, Sendable, Identifiable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
