import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One article, whole (MAD-FR15).
///
/// Shows at once what the feed already knows, and refreshes it behind.
@Observable
final class ArticleDetailScreen: Screen {
    /// An article with its text, read once.
    private struct Reading {
        let article: Article
        let text: ArticleText

        /// - Parameter known: what was read before; most often the text is the same.
        init(_ article: Article, after known: Reading? = nil) {
            self.article = article
            if let known, known.article.content == article.content {
                text = known.text
            } else {
                text = ArticleText(html: article.content)
            }
        }
    }

    private var reading: LoadingState<Reading> = .idle
    @ObservationIgnored private let key: String
    @ObservationIgnored private let store: BlogStore
    @ObservationIgnored private let strings: any BlogStrings
    @ObservationIgnored private let related: RelatedItems?
    @ObservationIgnored private let onView: (Article) -> Void
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let context: ScreenContext

    init(
        key: String,
        store: BlogStore,
        strings: any BlogStrings,
        related: RelatedItems?,
        onView: @escaping (Article) -> Void,
        environment: AppEnvironment,
        context: ScreenContext
    ) {
        self.key = key
        self.store = store
        self.strings = strings
        self.related = related
        self.onView = onView
        self.environment = environment
        self.context = context
        if let known = store.known(key) { reading = .loaded(Reading(known)) }
    }

    /// In seconds: older data is loaded again.
    private static let maximumAge: TimeInterval = 600
    /// When the back end answered this screen; until then it tries each time it appears.
    @ObservationIgnored private var loadedAt: Date?
    /// Whether it came on top without its article having been seen since.
    @ObservationIgnored private var isViewDue = false

    func appear() async {
        isViewDue = true
        noteView()
        loadRelated()
        if !isFresh { await load() }
    }

    /// Refreshes an article that was left open for hours.
    func resume() async {
        loadRelated()
        if case .loaded = reading, !isFresh { await load() }
    }

    private var isFresh: Bool {
        loadedAt.map { environment.clock.now.timeIntervalSince($0) <= Self.maximumAge } ?? false
    }

    private func loadRelated() {
        guard let related, let id = reading.value?.article.relatedID else { return }
        context.tasks { await related.load(id) }
    }

    private func load() async {
        guard !reading.isUnderWay else { return }
        let before = reading
        reading = before.started
        do throws(APIError) {
            let article = try await store.fetch(key)
            reading = .loaded(Reading(article, after: before.value))
            loadedAt = environment.clock.now
            noteView()
            if let related, let id = article.relatedID { await related.load(id) }
        } catch .notFound {
            // The back end no longer has it: what the feed remembers would mislead.
            reading = .failed(.notFound)
        } catch {
            reading = before.failed(with: error)
        }
    }

    /// Tells that the article is seen; an answer that comes after the person has gone on is not.
    private func noteView() {
        guard isViewDue, let article = reading.value?.article, context.router.isOnTop else { return }
        isViewDue = false
        onView(article)
    }

    var content: Content {
        .screen(reading.value?.article.title ?? strings.article, refresh: { await self.load() }) {
            Content.loaded(
                reading,
                loading: strings.loading,
                notFound: strings.articleNotFound,
                errors: strings.errors,
                retry: strings.retry,
                load: { await self.load() },
                content: whole
            )
        }
    }

    @ContentBuilder
    private func whole(_ reading: Reading) -> [Content] {
        let article = reading.article
        Content.heading(article.title, level: 1)
        Content.text(environment.formats.day(article.publishedAt))
        Content.text(strings.readingTime(reading.text.readingTime))
        if let url = article.imageURL.flatMap(HTTPSAddress.read) {
            Content.image(strings.picture(article.title), source: url)
        }
        ArticleContent(strings: strings) { self.follow($0) }.contents(of: reading.text.blocks)
        if let related, let id = article.relatedID, let card = related.card(id, context.router) {
            Content.section(related.title) {
                Content.heading(related.title, level: 2)
                card
            }
        }
    }

    /// The product's own links open in the app (MAD-FR33), all others in the browser.
    private func follow(_ url: String) {
        if context.router.follow(url) == nil { environment.device.webPages.open(url) }
    }
}
