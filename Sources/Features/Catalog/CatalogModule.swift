public import AppShell

/// The catalogue: a home, a list of courses, their details, and pre-registration.
public struct CatalogModule: FeatureModule {
    public let id = "catalog"
    private let tab: TabID
    private let links: CatalogLinks
    private let payloads: CatalogPayloads
    private let home: CatalogHomeSetup?
    private let catalog: Catalog

    /// - Parameters:
    ///   - tab: where the list is, and courses open.
    ///   - home: the app's first screen, where the catalogue makes it.
    ///   - path: the way through the main courses.
    ///   - goals: what the list can be filtered by, besides categories.
    ///   - paymentHosts: whose pages a registration may be paid on, in lower case.
    public init(
        tab: TabID,
        links: CatalogLinks,
        payloads: CatalogPayloads = CatalogPayloads(),
        home: CatalogHomeSetup? = nil,
        path: CoursePath? = nil,
        goals: [CourseGoal] = [],
        paymentHosts: [String] = [],
        strings: any CatalogStrings,
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
            path: path,
            goals: goals,
            paymentHosts: paymentHosts,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/catalog",
            contract: "Courses as the back end has them, also offline; a pre-registration is sent once"
        )
        let catalog = catalog
        contributions.start { start in catalog.begin(in: start.tasks) }
        contributions.store(PreRegistrationSender.registeredKey)
        contributions.store(PreRegistrationIntentions.key)
        contributions.task(on: .foreground) { await catalog.preRegistrations.catchUp() }
        contributions.task(on: .foreground) { await catalog.store.refreshIfOld() }
        if let home {
            contributions.destination(CatalogHome.self, placement: .tab(home.tab)) { _, context in
                CatalogHomeScreen(setup: home, catalog: catalog, context: context)
            }
            contributions.link(home.link, to: CatalogHome.self)
        }
        contributions.destination(CourseList.self, placement: .tab(tab)) { _, context in
            CourseListScreen(catalog: catalog, context: context)
        }
        contributions.destination(CourseDetail.self, placement: .tab(tab)) { course, context in
            CourseDetailScreen(key: course.key, catalog: catalog, context: context)
        }
        contributions.destination(PreRegistration.self, placement: .sheet, isInternal: true) { sheet, context in
            PreRegistrationScreen(sheet: sheet, catalog: catalog, context: context)
        }
        contributions.link(links.list, aliases: links.listAliases, to: CourseList.self)
        contributions.link(links.detail, aliases: links.detailAliases, to: CourseDetail.self)
        for rule in payloads.detail { contributions.payload(rule, to: CourseDetail.self) }
    }

    // MARK: For what the product passes to other features

    /// What has been loaded so far, in the order of the back end; nil while nothing has.
    public var courses: [Course]? { catalog.store.courses.value }

    /// Loads all courses, unless they are there or on their way; ends when that has ended, well or not.
    public func loadIfNeeded() async { await catalog.store.loadIfNeeded() }

    /// A course that was loaded with the list, or alone.
    public func course(id: Int) -> Course? { catalog.store.known(id: id) }

    /// What could not be stored or read, without personal data.
    public var storageIssues: [String] { catalog.preRegistrations.storageIssues }

    /// A course as the list shows it, leading to its page; nil for one that is not known.
    public func card(_ id: Int, router: Router) -> Content? {
        catalog.store.known(id: id).map { course in
            catalog.drawing.card(course) { router.open(CourseDetail(key: course.key)) }
        }
    }
}

/// The product's links to the catalogue. Those to a course name it `{key}`.
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

/// The product's notifications that lead to the catalogue. Their rules call what names a course `key`: a slug or an id.
public struct CatalogPayloads: Sendable {
    /// To a course.
    public var detail: [PayloadRule]

    public init(detail: [PayloadRule] = []) {
        self.detail = detail
    }
}

/// The list of all courses.
public struct CourseList: PlainDestination {
    public static let name = "catalog.list"

    public init() {}
}

/// One course.
public struct CourseDetail: Destination {
    public static let name = "catalog.course"
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

/// The sheet in which someone asks for a course.
public struct PreRegistration: Destination {
    public static let name = "catalog.pre-registration"
    public static let parameterNames = ["course", "title"]

    public let course: Int
    /// Shown on the sheet, so that it says what it is about at once.
    public let title: String

    public init(course: Int, title: String) {
        self.course = course
        self.title = title
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        course = try parameters.identifier("course")
        title = try parameters.text("title")
    }

    public var parameters: RouteParameters { ["course": "\(course)", "title": title] }
}
