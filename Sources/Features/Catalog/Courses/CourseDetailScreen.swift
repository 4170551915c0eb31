import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One course, whole (MAD-FR7).
///
/// Shows at once what the list already knows, and refreshes it behind.
@Observable
final class CourseDetailScreen: Screen {
    private var course: LoadingState<Course> = .idle
    @ObservationIgnored private let key: String
    @ObservationIgnored private let catalog: Catalog
    @ObservationIgnored private let context: ScreenContext

    init(key: String, catalog: Catalog, context: ScreenContext) {
        self.key = key
        self.catalog = catalog
        self.context = context
        if let known = catalog.store.known(key) { course = .loaded(known) }
    }

    private var strings: any CatalogStrings { catalog.strings }

    func appear() async {
        tellIsViewed()
        guard isFresh else { return await load() }
        tellIsRead()
        await loadPath()
    }

    /// Refreshes a page that was left open for hours, so that its price is current.
    func resume() async {
        if case .loaded = course, !isFresh { await load() } else { await loadPath() }
    }

    /// When the back end answered this screen; until then it tries each time it appears.
    @ObservationIgnored private var loadedAt: Date?

    private var isFresh: Bool { loadedAt.map { catalog.store.isRecent($0) } ?? false }

    private func load() async {
        guard !course.isUnderWay else { return }
        let before = course
        course = before.started
        do throws(APIError) {
            course = .loaded(try await catalog.store.fetch(key))
            loadedAt = catalog.environment.clock.now
            if before.value == nil { tellIsViewed() }
            tellIsRead()
            await loadPath()
        } catch .notFound {
            // The back end no longer has it: what the list remembers would mislead.
            course = .failed(.notFound)
        } catch {
            course = before.failed(with: error)
            tellIsRead()
        }
    }

    /// Whoever came by a link finds the steps before and after as well.
    private func loadPath() async {
        if let course = course.value, catalog.isAroundUnknown(course) { await catalog.store.loadIfNeeded() }
    }

    /// Someone looks at it: no call of a service says that.
    private func tellIsViewed() {
        if let course = course.value, context.router.isOnTop { catalog.hooks.onView(course) }
    }

    /// There is such a course, as far as one can know.
    private func tellIsRead() {
        if let course = course.value, context.router.isOnTop { catalog.hooks.onRead(course) }
    }

    var content: Content {
        .screen(course.value?.title ?? strings.course, refresh: { await self.load() }) {
            // What was loaded stays readable offline (MAD-OFF1).
            Content.loaded(
                course,
                loading: strings.loading,
                notFound: strings.courseNotFound,
                errors: strings.errors,
                retry: strings.retry,
                load: { await self.load() },
                content: details
            )
        }
    }

    @ContentBuilder
    private func details(of course: Course) -> [Content] {
        Content.heading(course.title, level: 1)
        ending(for: course)
        catalog.drawing.badges(of: course)
        catalog.drawing.urgency(of: course)
        Content.text(course.summary)
        if !course.objectives.isEmpty {
            Content.section(strings.objectives) {
                Content.heading(strings.objectives)
                Content.list(strings.objectives) { for objective in course.objectives { Content.text(objective) } }
            }
        }
        if let prerequisites = course.prerequisites {
            Content.section(strings.prerequisites) {
                Content.heading(strings.prerequisites)
                Content.text(prerequisites)
            }
        }
        actions(for: course)
        catalog.path { self.context.router.push(CourseDetail(key: $0.key)) }?.neighbours(of: course)
    }

    private func openSheet(for course: Course) {
        context.router.present(PreRegistration(course: course.id, title: course.title))
    }

    /// What came of a pre-registration whose sheet was closed before it ended, or the app.
    private func ending(for course: Course) -> Content? {
        let intentions = catalog.preRegistrations.intentions
        func dismiss() -> Content {
            .button(strings.dismiss) { intentions.note(nil, for: course.id) }
        }
        return switch intentions.ending(for: course.id) {
        case .taken: .banner(strings.thanks) { dismiss() }
        case .unsent:
            .banner(strings.unsent) { Content.button(strings.retry) { self.openSheet(for: course) } }
        case .refused(let error): .banner(strings.preRegistrationText(for: error)) { dismiss() }
        case nil: nil
        }
    }

    @ContentBuilder
    private func actions(for course: Course) -> [Content] {
        if let page = catalog.paymentPage(of: course) {
            Content.section(strings.pay) {
                Content.text(strings.paymentNote)
                Content.button(strings.pay) { self.catalog.environment.device.webPages.open(page) }.prominent()
            }
        }
        Content.button(strings.preRegister) { self.openSheet(for: course) }.prominent()
        // A slug that no link can carry leaves the id.
        if let link = context.router.link(to: CourseDetail(key: course.key))
            ?? context.router.link(to: CourseDetail(key: "\(course.id)"))
        {
            Content.button(strings.share) {
                self.catalog.environment.device.sharing.share(SharedItem(title: course.title, url: link))
            }
        }
    }
}
