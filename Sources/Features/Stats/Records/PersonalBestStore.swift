import AppShell

/// The personal bests: in memory first, on the disk behind. Never derived from the history, which is capped (PI-FR13).
final class PersonalBestStore {
    static let key = StoredKey("stats.records")

    private(set) var bests = PersonalBests()
    private(set) var issue: StorageError?
    private let values: any KeyValueStore
    private var isLoaded = false
    /// Stored bytes that can't be decoded completely, and their book: they are copied before any of it is lost.
    private var unreadable: (bytes: [UInt8], book: PersonalBests)?
    /// Whether something is not on the disk yet.
    private(set) var isDirty = false

    init(values: any KeyValueStore) {
        self.values = values
        load()
    }

    /// - Returns: whether it is the best of its constant now, which it was not before.
    func offer(_ best: PersonalBest, of constant: String) -> Bool {
        guard bests.offer(best, of: constant) else { return false }
        isDirty = true
        return true
    }

    func save() async {
        // What could not be read may hold better ones: nothing is written over it.
        if !isLoaded { load() }
        guard isLoaded, isDirty else { return }
        isDirty = false
        do throws(StorageError) {
            if let unreadable, bests.loses(of: unreadable.book) {
                try await values.setAside(unreadable.bytes, of: Self.key)
                self.unreadable = nil
            }
            try await values.setValue(bests.storedBytes, for: Self.key)
            issue = nil
        } catch {
            isDirty = true
            issue = error
        }
    }

    private func load() {
        do throws(StorageError) {
            if let bytes = try values.value(for: Self.key) {
                let stored = PersonalBests(stored: bytes)
                if stored.isUnreadable || !stored.unreadable.isEmpty { unreadable = (bytes, stored) }
                bests.merge(stored)
            }
            isLoaded = true
            issue = nil
        } catch {
            issue = error
        }
    }
}
