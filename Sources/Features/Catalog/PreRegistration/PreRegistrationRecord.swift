import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The courses that this person has pre-registered for, on this phone.
@Observable
final class PreRegistrationRecord {
    static let key = StoredKey("catalog.pre-registrations")

    private var courses: [Int]
    @ObservationIgnored private let storage: Storage
    @ObservationIgnored var tasks: AppTasks?

    init(storage: Storage) {
        self.storage = storage
        // What can't be read counts as nothing: it decides about a button alone.
        let stored = try? storage.values.value(for: PreRegistrationRecord.key)
        courses = stored.flatMap { try? JSONDecoder().decode([Int].self, from: Data($0)) } ?? []
    }

    func contains(_ course: Int) -> Bool { courses.contains(course) }

    func add(_ course: Int) {
        guard !courses.contains(course) else { return }
        courses.append(course)
        tasks? { await self.store() }
    }

    private func store() async {
        guard let bytes = try? JSONEncoder().encode(courses) else { return }
        try? await storage.values.setValue(Array(bytes), for: PreRegistrationRecord.key)
    }
}
