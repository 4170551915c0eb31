public import AppShell

/// The blog: a feed of articles, and each of them whole.
public struct BlogModule: FeatureModule {
    public let id = "blog"
    private let tab: TabID
    private let links: BlogLinks
    private let payloads: BlogPayloads
    private let strings: any BlogStrings
    private let service: any BlogService
    private let related: RelatedItems?
    private let onView: (Article) -> Void
    private let onWithdraw: (Article) -> Void
    private let environment: AppEnvironment

    /// - Parameters:
    ///   - tab: where the feed is, and articles open.
    ///   - related: what articles lead to; nil: nothing.
    ///   - onView: called when an article is read: once each time it comes on top and can be seen. What is known of it
    ///     may be old: then `onWithdraw` follows.
    ///   - onWithdraw: called when the back end no longer has an article that was known.
    public init(
        tab: TabID,
        links: BlogLinks,
        payloads: BlogPayloads = BlogPayloads(),
        strings: any BlogStrings,
        service: any BlogService,
        related: RelatedItems? = nil,
        onView: @escaping (Article) -> Void = { _ in },
        onWithdraw: @escaping (Article) -> Void = { _ in },
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.links = links
        self.payloads = payloads
        self.strings = strings
        self.service = service
        self.related = related
        self.onView = onView
        self.onWithdraw = onWithdraw
        self.environment = environment
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/blog",
            contract: "Articles as the back end has them; HTML of others is shown as text, never run"
        )
        let store = BlogStore(service: service, onWithdraw: onWithdraw)
        contributions.task(on: .foreground) { await store.refresh() }
        contributions.destination(ArticleList.self, placement: .tab(tab)) { _, context in
            ArticleListScreen(store: store, strings: strings, formats: environment.formats, context: context)
        }
        contributions.destination(ArticleDetail.self, placement: .tab(tab)) { article, context in
            ArticleDetailScreen(
                key: article.key,
                store: store,
                strings: strings,
                related: related,
                onView: onView,
                environment: environment,
                context: context
            )
        }
        contributions.link(links.list, aliases: links.listAliases, to: ArticleList.self)
        contributions.link(links.detail, aliases: links.detailAliases, to: ArticleDetail.self)
        for rule in payloads.detail { contributions.payload(rule, to: ArticleDetail.self) }
    }
}

/// The product's links to the blog. Those to an article name it `{key}`.
public struct BlogLinks: Sendable {
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

/// The product's notifications that lead to the blog. Their rules call what names an article `key`: a slug or an id.
public struct BlogPayloads: Sendable {
    /// To an article.
    public var detail: [PayloadRule]

    public init(detail: [PayloadRule] = []) {
        self.detail = detail
    }
}

/// The feed of all articles.
public struct ArticleList: PlainDestination {
    public static let name = "blog.list"

    public init() {}
}

/// One article.
public struct ArticleDetail: Destination {
    public static let name = "blog.article"
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
