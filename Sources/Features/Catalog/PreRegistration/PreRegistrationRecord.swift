import AppShell

/// The courses that this person has pre-registered for, on this phone.
final class PreRegistrationRecord {
    static let key = StoredKey("catalog.pre-registrations")

    private let kept: KeptValue<[Int]>
    var tasks: TaskScope?

    init(storage: Storage) {
        kept = KeptValue(PreRegistrationRecord.key, in: storage.values, empty: [])
    }

    /// Why it could not be read or stored the last time.
    var storageIssue: String? { kept.fault }

    func contains(_ course: Int) -> Bool { kept.value.contains(course) }

    func add(_ course: Int) {
        kept.change { courses in
            if !courses.contains(course) { courses.append(course) }
        }
        tasks? { await self.save() }
    }

    /// Stores what could not be stored before, if anything.
    func save() async { await kept.save() }
}
