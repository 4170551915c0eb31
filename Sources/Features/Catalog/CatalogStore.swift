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
        } catch .cancelled {
            courses = before
        } catch {
            courses = before.failed(with: error)
        }
    }

    /// A course that was loaded with the list, or alone.
    func known(_ key: String) -> Course? {
        details.first { $0.answers(to: key) } ?? courses.value?.first { $0.answers(to: key) }
    }

    /// The course as the back end has it now.
    func fetch(_ key: String) async throws(APIError) -> Course {
        let course = try await service.course(key)
        details.removeAll { $0.id == course.id }
        details.append(course)
        return course
    }

    @ObservationIgnored private var details: [Course] = []
}
