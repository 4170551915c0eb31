public import AppShell

/// The catalogue: a home, a list of items, their details, and pre-registration; all but list and details may be left out.
public struct CatalogModule: FeatureModule {
    public let id = "catalog"
    private let tab: TabID
    private let links: CatalogLinks
    private let payloads: CatalogPayloads
    private let home: CatalogHomeSetup?
    private let catalog: Catalog

    /// - Parameters:
    ///   - tab: where the list is, and items open.
    ///   - home: the app's first screen, where the catalogue makes it.
    ///   - path: the way through the main items, where there is one.
    ///   - filters: the choices above the list, in their order.
    ///   - sessions: what the page of an item says of its next session besides the facts; nil: nothing.
    ///   - preRegistration: nil: nobody can ask for an item in the app.
    public init(
        tab: TabID,
        links: CatalogLinks,
        payloads: CatalogPayloads = CatalogPayloads(),
        home: CatalogHomeSetup? = nil,
        path: CatalogPath? = nil,
        filters: [CatalogFilter] = [],
        preRegistration: PreRegistrationSetup? = nil,
        strings: any CatalogStrings,
        sessions: (any CatalogSessionStrings)? = nil,
        service: any CatalogService,
        hooks: CatalogHooks = CatalogHooks(),
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.links = links
        self.payloads = payloads
        self.home = home
        catalog = Catalog(
            service: service,
            strings: strings,
            sessions: sessions,
            path: path,
            filters: filters,
            preRegistration: preRegistration,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/catalog",
            contract: "Items as the back end has them, also offline; a pre-registration is sent once"
        )
        let catalog = catalog
        contributions.start { start in catalog.begin(in: start.tasks) }
        contributions.task(on: .foreground) { await catalog.store.refreshIfOld() }
        if let home {
            contributions.destination(CatalogHome.self, placement: .tab(home.tab)) { _, context in
                CatalogHomeScreen(setup: home, catalog: catalog, context: context)
            }
            contributions.link(home.link, to: CatalogHome.self)
        }
        contributions.destination(CatalogList.self, placement: .tab(tab)) { _, context in
            CatalogListScreen(catalog: catalog, context: context)
        }
        contributions.destination(CatalogDetail.self, placement: .tab(tab)) { item, context in
            CatalogDetailScreen(key: item.key, catalog: catalog, context: context)
        }
        contributions.link(links.list, aliases: links.listAliases, to: CatalogList.self)
        contributions.link(links.detail, aliases: links.detailAliases, to: CatalogDetail.self)
        for rule in payloads.detail { contributions.payload(rule, to: CatalogDetail.self) }
        if let sender = catalog.preRegistrations { contribute(sender, to: &contributions) }
    }

    private func contribute(_ sender: PreRegistrationSender, to contributions: inout Contributions) {
        let environment = catalog.environment
        contributions.store(PreRegistrationSender.registeredKey)
        contributions.store(PreRegistrationIntentions.key)
        contributions.task(on: .foreground) { await sender.catchUp() }
        contributions.destination(PreRegistration.self, placement: .sheet, isInternal: true) { sheet, context in
            PreRegistrationScreen(sheet: sheet, sender: sender, environment: environment, context: context)
        }
    }

    // MARK: For what the product passes to other features

    /// What has been loaded so far, in the order of the back end; nil while nothing has.
    public var items: [CatalogItem]? { catalog.store.items.value }

    /// Loads all items, unless they are there or on their way; ends when that has ended, well or not.
    public func loadIfNeeded() async { await catalog.store.loadIfNeeded() }

    /// An item that was loaded with the list, or alone.
    public func item(id: Int) -> CatalogItem? { catalog.store.known(id: id) }

    /// What could not be stored or read, without personal data.
    public var storageIssues: [String] { catalog.preRegistrations?.storageIssues ?? [] }

    /// An item as the list shows it, leading to its page; nil for one that is not known.
    public func card(_ id: Int, router: Router) -> Content? {
        catalog.store.known(id: id).map { item in
            catalog.drawing.card(item) { router.open(CatalogDetail(key: item.key)) }
        }
    }
}

/// The product's links to the catalogue. Those to an item name it `{key}`.
public struct CatalogLinks: Sendable {
    public var list: String
    public var listAliases: [String]
    public var detail: String
    public var detailAliases: [String]

    public init(list: String, listAliases: [String] = [], detail: String, detailAliases: [String] = []) {
        self.list = list
        self.listAliases = listAliases
        self.detail = detail
        self.detailAliases = detailAliases
    }
}

/// The product's notifications that lead to the catalogue. Their rules call what names an item `key`: a slug or an id.
public struct CatalogPayloads: Sendable {
    /// To an item.
    public var detail: [PayloadRule]

    public init(detail: [PayloadRule] = []) {
        self.detail = detail
    }
}

/// The list of all items.
public struct CatalogList: PlainDestination {
    public static let name = "catalog.list"

    public init() {}
}

/// One item.
public struct CatalogDetail: Destination {
    public static let name = "catalog.item"
    public static let parameterNames = ["key"]

    /// A slug or an id.
    public let key: String

    public init(key: String) {
        self.key = key
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        key = try parameters.text("key")
    }

    public var parameters: RouteParameters { ["key": key] }
}

/// The sheet in which someone asks for an item.
public struct PreRegistration: Destination {
    public static let name = "catalog.pre-registration"
    public static let parameterNames = ["item", "title"]

    public let item: Int
    /// Shown on the sheet, so that it says what it is about at once.
    public let title: String

    public init(item: Int, title: String) {
        self.item = item
        self.title = title
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        item = try parameters.identifier("item")
        title = try parameters.text("title")
    }

    public var parameters: RouteParameters { ["item": "\(item)", "title": title] }
}
