public import AppShell

/// The first screen of an app that is about its catalogue.
public struct CatalogHome: Destination {
    public static let name = "catalog.home"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// What a product puts on its home.
public struct CatalogHomeSetup {
    /// A button and what it does.
    public struct Button {
        public let label: String
        public let act: (Router) -> Void

        public init(_ label: String, act: @escaping (Router) -> Void) {
            self.label = label
            self.act = act
        }
    }

    let tab: TabID
    let link: String
    let strings: CatalogHomeStrings
    let headerButtons: [Button]
    let quickAccess: [Button]

    /// - Parameters:
    ///   - tab: whose root it is.
    ///   - headerButtons: beside the brand.
    ///   - quickAccess: ways into the rest of the app.
    public init(
        tab: TabID,
        link: String = "/",
        strings: CatalogHomeStrings,
        headerButtons: [Button] = [],
        quickAccess: [Button] = []
    ) {
        self.tab = tab
        self.link = link
        self.strings = strings
        self.headerButtons = headerButtons
        self.quickAccess = quickAccess
    }
}

/// What the home says.
public struct CatalogHomeStrings: Sendable {
    public var title: String
    /// The product's name, large.
    public var brand: String
    public var tagline: String
    /// Describes the logo to someone who does not see it.
    public var logo: String
    public var highlights: String
    public var quickAccess: String

    public init(
        title: String,
        brand: String,
        tagline: String,
        logo: String,
        highlights: String,
        quickAccess: String
    ) {
        self.title = title
        self.brand = brand
        self.tagline = tagline
        self.logo = logo
        self.highlights = highlights
        self.quickAccess = quickAccess
    }
}
