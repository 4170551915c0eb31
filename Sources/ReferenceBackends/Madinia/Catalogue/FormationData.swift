/// A formation as the API gives it.
public struct FormationData: Hashable, Sendable, Codable {
    public var id: Int
    public var slug: String?
    public var title: String
    public var description: String
    public var objectives: [String]
    public var prerequisites: String?
    public var duration: String
    public var level: String
    /// As Laravel's decimal columns are written: `"490.00"`.
    public var price: String?
    /// With microseconds, in UTC.
    public var nextSession: String?
    public var category: Category?
    public var seatsLeft: Int?
    public var paymentURL: String?

    public struct Category: Hashable, Sendable, Codable {
        public var id: Int
        public var name: String

        public init(id: Int, name: String) {
            self.id = id
            self.name = name
        }
    }

    public init(
        id: Int,
        slug: String?,
        title: String,
        description: String,
        objectives: [String] = [],
        prerequisites: String? = nil,
        duration: String,
        level: String,
        price: String? = nil,
        nextSession: String? = nil,
        category: Category? = nil,
        seatsLeft: Int? = nil,
        paymentURL: String? = nil
    ) {
        self.id = id
        self.slug = slug
        self.title = title
        self.description = description
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

    private enum CodingKeys: String, CodingKey {
        case id, slug, title, description, objectives, prerequisites, duration, level, price
        case nextSession = "next_session"
        case category
        case seatsLeft = "seats_left"
        case paymentURL = "payment_url"
    }

    /// Absent values are written as null, as Laravel's resources do.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(slug, forKey: .slug)
        try container.encode(title, forKey: .title)
        try container.encode(description, forKey: .description)
        try container.encode(objectives, forKey: .objectives)
        try container.encode(prerequisites, forKey: .prerequisites)
        try container.encode(duration, forKey: .duration)
        try container.encode(level, forKey: .level)
        try container.encode(price, forKey: .price)
        try container.encode(nextSession, forKey: .nextSession)
        try container.encode(category, forKey: .category)
        try container.encode(seatsLeft, forKey: .seatsLeft)
        try container.encode(paymentURL, forKey: .paymentURL)
    }
}
