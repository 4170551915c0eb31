import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What this launch has loaded, shared by the catalogue's screens and readable offline (MAD-OFF1).
@Observable
final class CatalogStore {
    /// In seconds: older data is refreshed behind what is shown.
    private static let maximumAge: TimeInterval = 600

    private(set) var courses: LoadingState<[Course]> = .idle
    /// Called with all courses whenever they change.
    @ObservationIgnored var didChange: ([Course]) -> Void = { _ in }
    @ObservationIgnored private let service: any CatalogService
    @ObservationIgnored private let clock: any AppClock
    @ObservationIgnored private let hooks: CatalogHooks
    @ObservationIgnored private var loadedAt = Date.distantPast
    /// Several screens wait for one load: it must not end with the one that began it.
    @ObservationIgnored var tasks: TaskScope?
    @ObservationIgnored private var loading: Task<Void, Never>?
    @ObservationIgnored private var details: [Course] = []

    init(service: any CatalogService, clock: any AppClock, hooks: CatalogHooks) {
        self.service = service
        self.clock = clock
        self.hooks = hooks
    }

    /// Loads all courses; a second call while one is under way waits for that one.
    func load() async {
        guard let tasks else { return await fetchAll() }
        if !courses.isUnderWay {
            courses = courses.started
            loading = tasks { await self.fetchAll() }
        }
        await loading?.value
    }

    /// Loads all courses unless they are there already, and of these minutes.
    func loadIfNeeded() async {
        switch courses {
        case .idle, .loading, .failed, .stale: await load()
        case .loaded: if isOld { await load() }
        case .refreshing: break
        }
    }

    /// Refreshes when the app comes back: what was loaded may be days old.
    func refreshIfOld() async {
        if courses.value != nil, isOld { await load() }
    }

    private var isOld: Bool { !isRecent(loadedAt) }

    /// Whether data loaded then is still recent.
    func isRecent(_ date: Date) -> Bool { clock.now.timeIntervalSince(date) <= Self.maximumAge }

    private func fetchAll() async {
        if !courses.isUnderWay { courses = courses.started }
        let before = courses
        do throws(APIError) {
            let loaded = try await service.courses()
            courses = .loaded(loaded)
            loadedAt = clock.now
            // The list is newer than what was fetched one by one before.
            details = []
            didChange(loaded)
            hooks.onLoad(loaded)
        } catch {
            courses = before.failed(with: error)
        }
    }

    /// A course that was loaded with the list, or alone.
    func known(_ key: String) -> Course? {
        // The slug first: a slug may be made of digits.
        firstKnown { $0.slug == key } ?? firstKnown { "\($0.id)" == key }
    }

    func known(id: Int) -> Course? { firstKnown { $0.id == id } }

    /// A course fetched by itself is newer than the list's.
    private func firstKnown(where isMeant: (Course) -> Bool) -> Course? {
        details.first(where: isMeant)
            ?? courses.value?.first { course in isMeant(course) && !details.contains { $0.id == course.id } }
    }

    /// The course as the back end has it now.
    func fetch(_ key: String) async throws(APIError) -> Course {
        let course: Course
        do throws(APIError) {
            course = try await service.course(key)
        } catch {
            if error == .notFound { forget(key) }
            throw error
        }
        details.removeAll { $0.id == course.id }
        details.append(course)
        // The list shows the same when one goes back.
        courses = courses.map { courses in
            guard let index = courses.firstIndex(where: { $0.id == course.id }) else { return courses + [course] }
            var courses = courses
            courses[index] = course
            return courses
        }
        if let all = courses.value { didChange(all) }
        hooks.onFetch(course)
        return course
    }

    /// The back end no longer has it: what is remembered would mislead.
    private func forget(_ key: String) {
        guard let gone = known(key) else { return }
        details.removeAll { $0.id == gone.id }
        courses = courses.map { courses in courses.filter { $0.id != gone.id } }
        if let all = courses.value { didChange(all) }
        hooks.onWithdraw(gone)
    }
}
