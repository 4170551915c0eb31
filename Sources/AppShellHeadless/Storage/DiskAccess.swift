import AppShell
import Synchronization

/// The access of one process of the app to the disk, which outlives it. Once the process was killed, the disk refuses
/// what it still asks.
final class DiskAccess: Sendable {
    let disk: SimulatedDisk
    private let mistakes: ModuleMistakes?
    private let isClosed = Mutex(false)
    /// The names of the keys that modules declare; nil before the product is composed.
    private let declared = Mutex<Set<String>?>(nil)

    /// - Parameter mistakes: takes the keys that are used and not declared.
    init(to disk: SimulatedDisk, mistakes: ModuleMistakes? = nil) {
        self.disk = disk
        self.mistakes = mistakes
    }

    func declare(_ keys: [StoredKey]) {
        declared.withLock { $0 = Set(keys.flatMap { [$0.name] + $0.formerly.map(\.name) }) }
    }

    func close() {
        isClosed.withLock { $0 = true }
    }

    var storage: Storage {
        Storage(
            values: SimulatedValues(access: self, store: disk.storage.values),
            documents: SimulatedDocuments(access: self, store: disk.storage.documents),
            journals: SimulatedJournals(access: self, store: disk.storage.journals),
            secrets: SimulatedSecrets(access: self, store: disk.storage.secrets)
        )
    }

    /// The file of a key.
    ///
    /// - Throws: where the process was killed.
    func file(_ kind: SimulatedDisk.Kind, _ key: StoredKey) throws(StorageError) -> SimulatedDisk.File {
        try check()
        if declared.withLock({ $0?.contains(key.declaredName) == false }) { mistakes?.note(.undeclaredKey(key.name)) }
        return SimulatedDisk.File(kind: kind, name: key.name)
    }

    /// - Throws: where the process was killed.
    func check() throws(StorageError) {
        guard isClosed.withLock({ $0 }) else { return }
        throw .unacceptable("the process that asks was killed")
    }
}
