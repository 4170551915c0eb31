import AppShell
import Observation

/// What this launch has loaded, shared by the blog's screens and readable offline (MAD-OFF1).
@Observable
final class BlogStore {
    /// Newest first.
    var articles: LoadingState<[Article]> { list.state }
    @ObservationIgnored private let list = LatestLoad<[Article]>()
    @ObservationIgnored private let service: any BlogService
    /// Articles loaded one by one since the list was.
    @ObservationIgnored private var details: [Article] = []

    /// Called when the back end no longer has an article that was known.
    @ObservationIgnored private let onWithdraw: (Article) -> Void

    init(service: any BlogService, onWithdraw: @escaping (Article) -> Void = { _ in }) {
        self.service = service
        self.onWithdraw = onWithdraw
    }

    /// Loads all articles; a second call while one is under way waits for that one.
    func load() async {
        let answer = await list.ifIdle { () async throws(APIError) in
            try await self.service.articles().sorted(by: Article.isNewer)
        }
        if case .success = answer { details = [] }
    }

    /// Loads all articles unless they are there already, fresh as far as is known.
    func loadIfNeeded() async {
        switch articles {
        case .idle, .loading, .failed, .stale: await load()
        case .loaded, .refreshing: break
        }
    }

    /// Refreshes when the app comes back: what was loaded may be days old.
    func refresh() async {
        if articles.value != nil { await load() }
    }

    /// An article that was loaded with the list, or alone.
    func known(_ key: String) -> Article? {
        let known = details + (articles.value ?? []).filter { article in !details.contains { $0.id == article.id } }
        // The slug first: a slug may be made of digits.
        return known.first { $0.slug == key } ?? known.first { "\($0.id)" == key }
    }

    /// The article as the back end has it now.
    func fetch(_ key: String) async throws(APIError) -> Article {
        let article: Article
        do throws(APIError) {
            article = try await service.article(key)
        } catch {
            if error == .notFound { forget(key) }
            throw error
        }
        details.removeAll { $0.id == article.id }
        details.append(article)
        // The feed shows the same when one goes back, news that a notification led to among them.
        list.update { articles in
            (articles.filter { $0.id != article.id } + [article]).sorted(by: Article.isNewer)
        }
        return article
    }

    /// The back end no longer has it: what is remembered would mislead.
    private func forget(_ key: String) {
        guard let gone = known(key) else { return }
        details.removeAll { $0.id == gone.id }
        list.update { $0.filter { $0.id != gone.id } }
        onWithdraw(gone)
    }
}
