import AppShell
import AppShellBlogFeature
import Foundation
import Synchronization

extension Article {
    /// An article with what a test cares about.
    static func sample(
        _ id: Int,
        slug: String? = nil,
        title: String = "Titre",
        excerpt: String = "Un extrait.",
        content: String = "<p>Le texte.</p>",
        day: Double = 0,
        image: String? = nil,
        related: Int? = nil
    ) -> Article {
        Article(
            id: id,
            slug: slug,
            title: title,
            excerpt: excerpt,
            content: content,
            // 1 March 2026, at noon in Paris.
            publishedAt: Date(timeIntervalSince1970: 1_772_362_800 + day * 86_400),
            imageURL: image,
            relatedID: related
        )
    }
}

struct SampleBlogStrings: BlogStrings {
    let list = "Blog"
    let article = "Article"
    let loading = "Chargement"
    let empty = "Aucun article"
    let retry = "Réessayer"
    let errors: APIErrorStrings = .french
    func readingTime(_ minutes: Int) -> String { "Lecture : \(minutes) min" }
    func picture(_ title: String) -> String { "Illustration de \(title)" }
    let image = "Image"
    let articleNotFound = "Cet article n'existe pas."
}

/// A back end whose answers a test sets, and may hold back.
final class SampleService: BlogService, HTTPTransport {
    private struct State {
        var answer: Result<[Article], APIError>
        var fetches = 0
        var isHeld = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    let product = SampleProduct()
    /// Whether the product has another feature that articles lead to.
    let hasRelated: Bool
    private let state: Mutex<State>

    init(_ articles: [Article], hasRelated: Bool = true) {
        self.hasRelated = hasRelated
        state = Mutex(State(answer: .success(articles)))
    }

    var answer: Result<[Article], APIError> {
        get { state.withLock(\.answer) }
        set { state.withLock { $0.answer = newValue } }
    }

    /// How often articles, or one, were asked for.
    var fetches: Int { state.withLock(\.fetches) }

    /// From now on nothing is answered, until ``release()``.
    func hold() { state.withLock { $0.isHeld = true } }

    func release() {
        let waiting = state.withLock { state in
            state.isHeld = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func articles() async throws(APIError) -> [Article] {
        state.withLock { $0.fetches += 1 }
        await Task.yield()  // while a call is under way, another one can come in
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                if state.isHeld { state.waiting.append(continuation) }
                return state.isHeld
            }
            if !isHeld { continuation.resume() }
        }
        return try state.withLock { state throws(APIError) in try state.answer.get() }
    }

    func article(_ key: String) async throws(APIError) -> Article {
        guard let article = try await articles().first(where: { $0.answers(to: key) }) else { throw .notFound }
        return article
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        throw .unreachable("the blog calls its service, not the network")
    }
}

/// What a product hands the blog besides its service, and what came of it.
final class SampleProduct: Sendable {
    private struct State {
        var views: [String] = []
        var relatedLoads: [Int] = []
        var related: [Int: String] = [:]
    }

    private let state = Mutex(State())

    /// The titles of what was viewed.
    var views: [String] { state.withLock(\.views) }

    /// What was asked to be loaded.
    var relatedLoads: [Int] { state.withLock(\.relatedLoads) }

    /// What is known to the product's other feature, by id.
    var related: [Int: String] {
        get { state.withLock(\.related) }
        set { state.withLock { $0.related = newValue } }
    }

    func view(_ article: Article) { state.withLock { $0.views.append(article.title) } }

    var items: RelatedItems {
        RelatedItems(
            title: "Aller plus loin",
            load: { id in self.state.withLock { $0.relatedLoads.append(id) } },
            card: { id, router in
                self.related[id].map { title in
                    .card(title) {
                        router.open(Other())
                    } content: {
                        Content.heading(title)
                    }
                }
            }
        )
    }
}

/// A phone that remembers which pages were opened.
final class SamplePhone: AppClock, RandomSource, Connectivity, Haptics, WebPageOpener {
    private let opened = Mutex<[String]>([])

    var pages: [String] { opened.withLock(\.self) }
    var isOnline: Bool { true }
    var now: Date { Date(timeIntervalSince1970: 1_772_500_000) }

    func sleep(for duration: Duration) async throws { try Task.checkCancellation() }
    func next() -> UInt64 { 7 }
    func play(_ feedback: HapticFeedback) {}
    func open(_ url: String) { opened.withLock { $0.append(url) } }

    func environment(_ service: SampleService) -> AppEnvironment {
        AppEnvironment(
            clock: self,
            random: self,
            transport: service,
            storage: .inMemory(),
            device: Device(connectivity: self, haptics: self, webPages: self),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            )
        )
    }
}

/// The blog, beside a tab of something else, as a product.
enum SampleBlog: Product {
    static let manifest = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .tabs(
            [
                Tab(id: "blog", title: "Blog", symbol: "newspaper", root: ArticleList()),
                Tab(id: "other", title: "Autre", symbol: "book", root: Other()),
            ],
            selected: "blog"
        ),
        links: LinkPolicy(hosts: ["sample.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let service = environment.transport as? SampleService ?? SampleService([])
        let blog = BlogModule(
            tab: "blog",
            links: BlogLinks(
                list: "/blog",
                listAliases: ["/articles"],
                detail: "/blog/{key}",
                detailAliases: ["/article/{key}"]
            ),
            payloads: BlogPayloads(
                detail: [PayloadRule(parameters: [PayloadParameter("key", from: [.text("article")])])]
            ),
            strings: SampleBlogStrings(),
            service: service,
            related: service.hasRelated ? service.product.items : nil,
            onView: { service.product.view($0) },
            environment: environment
        )
        return [blog, OtherModule()]
    }
}

/// The sample product on the main actor.
@MainActor
final class BlogHost {
    let service: SampleService
    let phone = SamplePhone()
    let shell: Shell

    var product: SampleProduct { service.product }

    init(_ articles: [Article] = [], hasRelated: Bool = true) throws {
        service = SampleService(articles, hasRelated: hasRelated)
        shell = Shell(graph: try AppGraph(SampleBlog.self, in: phone.environment(service))) {
            TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task { @MainActor in await operation() }
            }
        }
    }

    /// Lets everything that was started come to its next wait: all of it runs on this actor, in turn.
    func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }

    func start(link: String? = nil) async {
        if let link { shell.receive(.link("https://sample.example" + link)) }
        shell.start()
        await settle()
    }

    func tap(_ label: String) async {
        if case .tap(let action) = find(label)?.action { shell.run(action) }
        await settle()
    }

    func refresh() async {
        if case .refresh(let action) = find(where: { $0.role == .screen })?.action { shell.run(action) }
        await settle()
    }

    /// The element of that label that can be acted on, the topmost first.
    func find(_ label: String) -> Content? {
        find { $0.label == label && $0.action != nil }
    }

    func find(where isWanted: (Content) -> Bool) -> Content? {
        func find(in content: Content) -> Content? {
            if isWanted(content) { return content }
            for child in content.children.reversed() {
                if let found = find(in: child) { return found }
            }
            return nil
        }
        return find(in: shell.content)
    }

    /// What is on the screen, one element a line.
    var lines: [String] {
        let screen = find { $0.role == .screen }.map { ContentSnapshot($0).outline } ?? ""
        return screen.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
}

/// Another feature's screen.
struct Other: Destination {
    static let name = "other.home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct OtherModule: FeatureModule {
    let id = "other"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Other.self, placement: .tab("other")) { _, _ in OtherScreen() }
        contributions.link("/other", to: Other.self)
    }
}

final class OtherScreen: Screen {
    var content: Content { .screen("Autre") { Content.heading("Autre", level: 1) } }
}
