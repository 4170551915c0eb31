public import AppShell

/// The catalogue: a list of courses, their details, and pre-registration.
public struct CatalogModule: FeatureModule {
    public let id = "catalog"
    private let tab: TabID
    private let links: CatalogLinks
    private let payloads: CatalogPayloads
    private let words: CatalogWords
    private let service: any CatalogService
    private let environment: AppEnvironment

    /// - Parameter tab: where the list is, and courses open.
    public init(
        tab: TabID,
        links: CatalogLinks,
        payloads: CatalogPayloads = CatalogPayloads(),
        words: CatalogWords,
        service: any CatalogService,
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.links = links
        self.payloads = payloads
        self.words = words
        self.service = service
        self.environment = environment
    }

    public func contribute(to contributions: inout Contributions) {
        let store = CatalogStore(service: service)
        let intentions = PreRegistrationIntentions()
        contributions.destination(CourseList.self, placement: .tab(tab)) { _, context in
            CourseListScreen(store: store, words: words, formats: environment.formats, context: context)
        }
        contributions.destination(CourseDetail.self, placement: .tab(tab)) { course, context in
            CourseDetailScreen(
                key: course.key,
                store: store,
                words: words,
                formats: environment.formats,
                context: context
            )
        }
        contributions.destination(PreRegistration.self, placement: .sheet, isInternal: true) { sheet, context in
            PreRegistrationScreen(
                sheet: sheet,
                service: service,
                intentions: intentions,
                words: words,
                environment: environment,
                context: context
            )
        }
        contributions.link(links.list, aliases: links.listAliases, to: CourseList.self)
        contributions.link(links.detail, aliases: links.detailAliases, to: CourseDetail.self)
        for rule in payloads.detail { contributions.payload(rule, to: CourseDetail.self) }
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
public struct CourseList: Destination {
    public static let name = "catalog.list"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
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
