import AppShell
import Observation

/// One course, whole (MAD-FR7).
///
/// What the list already knows is shown at once, and asked for anew behind it.
@Observable
final class CourseDetailScreen: Screen {
    private var course: LoadingState<Course> = .idle
    @ObservationIgnored private let key: String
    @ObservationIgnored private let store: CatalogStore
    @ObservationIgnored private let words: CatalogWords
    @ObservationIgnored private let drawing: CourseContent
    @ObservationIgnored private let context: ScreenContext

    init(key: String, store: CatalogStore, words: CatalogWords, formats: LocalFormats, context: ScreenContext) {
        self.key = key
        self.store = store
        self.words = words
        drawing = CourseContent(words: words, formats: formats)
        self.context = context
        if let known = store.known(key) { course = .loaded(known) }
    }

    func appear() async {
        guard !isFresh else { return }
        await load()
    }

    /// Whether the back end has answered this screen; until then each time it appears is a try.
    @ObservationIgnored private var isFresh = false

    private func load() async {
        guard !course.isUnderWay else { return }
        let before = course
        course = before.started
        do throws(APIError) {
            course = .loaded(try await store.fetch(key))
            isFresh = true
        } catch .notFound {
            // Gone from the catalogue: what the list remembers of it would mislead.
            course = .failed(.notFound)
        } catch {
            course = before.failed(with: error)
        }
    }

    var content: Content {
        .screen(course.value?.title ?? words.list, refresh: { await self.load() }) {
            switch course {
            case .idle, .loading:
                Content.loading(words.loading)
            case .failed(.notFound):
                Content.empty(words.courseNotFound)
            case .failed(let error):
                Content.failure(words.errors.text(for: error), retry: words.retry) { await self.load() }
            case .loaded(let course), .refreshing(let course):
                details(of: course)
            case .stale(let course, let error):
                drawing.staleBanner(error)
                details(of: course)
            }
        }
    }

    private func details(of course: Course) -> [Content] {
        var contents: [Content] = [.heading(course.title, level: 1)]
        contents += drawing.badges(of: course)
        contents.append(.text(course.summary))
        if !course.objectives.isEmpty {
            contents.append(
                .section(words.objectives) {
                    Content.heading(words.objectives)
                    Content.list(words.objectives) { for objective in course.objectives { Content.text(objective) } }
                }
            )
        }
        if let prerequisites = course.prerequisites {
            contents.append(
                .section(words.prerequisites) {
                    Content.heading(words.prerequisites)
                    Content.text(prerequisites)
                }
            )
        }
        contents.append(
            .button(words.preRegister.action) {
                self.context.router.present(PreRegistration(course: course.id, title: course.title))
            }
        )
        return contents
    }
}
