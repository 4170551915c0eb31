public import AppShell

/// What there is to hear of, and what is said of it, in the product's words.
public struct SubscriptionStrings: Sendable {
    /// A switch or a topic.
    public struct Item: Hashable, Sendable {
        /// As the back end knows it.
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    public var switches: [Item]
    /// On the choice of how far around.
    public var radius: String
    /// How far it may be, in kilometres.
    public var radii: ClosedRange<Int>
    /// Those to choose from; the back end's may be another one.
    public var radiusOptions: [Int]
    /// `10 km`
    public var kilometres: @Sendable (Int) -> String
    public var topics: [Item]
    public var loading: String
    /// Stands before why.
    public var notLoaded: String
    /// Stands before why.
    public var notSaved: String
    /// The back end would not have a change: what it has stands again.
    public var restored: String
    public var errors: APIErrorStrings

    /// - Parameter radiusOptions: those outside of `radii` are left out.
    public init(
        switches: [Item],
        radius: String,
        radii: ClosedRange<Int> = 5...50,
        radiusOptions: [Int] = Array(stride(from: 5, through: 50, by: 5)),
        kilometres: @escaping @Sendable (Int) -> String,
        topics: [Item],
        loading: String,
        notLoaded: String,
        notSaved: String,
        restored: String,
        errors: APIErrorStrings = .french
    ) {
        self.switches = switches
        self.radius = radius
        self.radii = radii
        self.radiusOptions = radiusOptions.filter(radii.contains)
        self.kilometres = kilometres
        self.topics = topics
        self.loading = loading
        self.notLoaded = notLoaded
        self.notSaved = notSaved
        self.restored = restored
        self.errors = errors
    }
}
