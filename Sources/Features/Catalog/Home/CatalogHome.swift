public import AppShell

/// The first screen of an app that is about its catalogue.
public struct CatalogHome: PlainDestination {
    public static let name = "catalog.home"

    public init() {}
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
    let strings: any CatalogHomeStrings
    let headerButtons: [Button]
    let quickAccess: [Button]

    /// - Parameters:
    ///   - tab: whose root it is.
    ///   - headerButtons: beside the brand.
    ///   - quickAccess: ways into the rest of the app.
    public init(
        tab: TabID,
        link: String = "/",
        strings: any CatalogHomeStrings,
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
public protocol CatalogHomeStrings: Sendable {
    var title: String { get }
    /// The product's name, large.
    var brand: String { get }
    var tagline: String { get }
    /// Describes the logo to someone who does not see it.
    var logo: String { get }
    var highlights: String { get }
    var quickAccess: String { get }
}
