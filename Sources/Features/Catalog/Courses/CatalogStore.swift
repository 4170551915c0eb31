import AppShell
import Observation

/// What the session has loaded, shared by the catalogue's screens, so that it stays readable offline (MAD-OFF1).
@Observable
final class CatalogStore {
    private(set) var courses: LoadingState<[Course]> = .idle
    @ObservationIgnored private let service: any CatalogService
    @ObservationIgnored private let onLoad: ([Course]) -> Void
    /// Several screens wait for one load: it must not end with the one that began it.
    @ObservationIgnored var tasks: AppTasks?
    @ObservationIgnored private var loading: Task<Void, Never>?
    @ObservationIgnored private var details: [Course] = []

    /// - Parameter onLoad: told of all courses each time that they were loaded.
    init(service: any CatalogService, onLoad: @escaping ([Course]) -> Void) {
        self.service = service
        self.onLoad = onLoad
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

    /// Loads all courses unless they are there already.
    func loadIfNeeded() async {
        switch courses {
        case .idle, .loading, .failed: await load()
        case .loaded, .refreshing, .stale: break
        }
    }

    private func fetchAll() async {
        if !courses.isUnderWay { courses = courses.started }
        let before = courses
        do throws(APIError) {
            let loaded = try await service.courses()
            courses = .loaded(loaded)
            // The list is newer than what was fetched one by one before.
            details = []
            onLoad(loaded)
        } catch {
            courses = before.failed(with: error)
        }
    }

    /// A course that was loaded with the list, or alone.
    func known(_ key: String) -> Course? {
        // The slug first (ruling 2): a slug may be made of digits.
        firstKnown { $0.slug == key } ?? firstKnown { "\($0.id)" == key }
    }

    func known(id: Int) -> Course? { firstKnown { $0.id == id } }

    /// What was fetched alone is newer than the list's.
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
        return course
    }

    /// Gone from the catalogue: what is remembered of it would mislead.
    private func forget(_ key: String) {
        guard let gone = known(key) else { return }
        details.removeAll { $0.id == gone.id }
        courses = courses.map { courses in courses.filter { $0.id != gone.id } }
    }
}
