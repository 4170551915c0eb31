import AppShell
import Observation

/// All courses as cards (MAD-FR5).
@Observable
final class CourseListScreen: Screen {
    @ObservationIgnored private let store: CatalogStore
    @ObservationIgnored private let words: CatalogWords
    @ObservationIgnored private let drawing: CourseContent
    @ObservationIgnored private let context: ScreenContext

    init(store: CatalogStore, words: CatalogWords, formats: LocalFormats, context: ScreenContext) {
        self.store = store
        self.words = words
        drawing = CourseContent(words: words, formats: formats)
        self.context = context
    }

    func appear() async {
        switch store.courses {
        case .idle, .failed: await store.load()
        case .loading, .loaded, .refreshing, .stale: break
        }
    }

    var content: Content {
        .screen(words.list, refresh: { await self.store.load() }) {
            switch store.courses {
            case .idle, .loading:
                Content.loading(words.loading)
            case .failed(let error):
                Content.failure(words.errors.text(for: error), retry: words.retry) { await self.store.load() }
            case .loaded(let courses), .refreshing(let courses):
                list(courses)
            case .stale(let courses, let error):
                drawing.staleBanner(error)
                list(courses)
            }
        }
    }

    private func list(_ courses: [Course]) -> Content {
        guard !courses.isEmpty else { return .empty(words.empty) }
        return .list(words.list) {
            for course in courses {
                drawing.card(course) { self.context.router.push(CourseDetail(key: course.key)) }
            }
        }
    }
}
