import AppShell
import Observation

/// What the session has loaded, shared by the catalogue's screens, so that it stays readable offline (MAD-OFF1).
@Observable
final class CatalogStore {
    private(set) var courses: LoadingState<[Course]> = .idle
    @ObservationIgnored private let service: any CatalogService

    init(service: any CatalogService) {
        self.service = service
    }

    /// Loads all courses; a second call while one is under way does nothing.
    func load() async {
        guard !courses.isUnderWay else { return }
        let before = courses
        courses = before.started
        do throws(APIError) {
            courses = .loaded(try await service.courses())
            // The list is newer than what was fetched one by one before.
            details = []
        } catch {
            courses = before.failed(with: error)
        }
    }

    /// A course that was loaded with the list, or alone.
    func known(_ key: String) -> Course? {
        let known = details + (courses.value ?? []).filter { course in !details.contains { $0.id == course.id } }
        // The slug first (ruling 2): a slug may be made of digits.
        return known.first { $0.slug == key } ?? known.first { "\($0.id)" == key }
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

    @ObservationIgnored private var details: [Course] = []
}
