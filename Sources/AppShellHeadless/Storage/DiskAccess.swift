import AppShell
import Synchronization

/// The access of one process of the app to the disk, which outlives it. Once the process was killed, the disk refuses
/// what it still asks.
final class DiskAccess: Sendable {
    let disk: SimulatedDisk
    private let isClosed = Mutex(false)

    init(to disk: SimulatedDisk) {
        self.disk = disk
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
        return SimulatedDisk.File(kind: kind, name: key.name)
    }

    /// - Throws: where the process was killed.
    func check() throws(StorageError) {
        guard isClosed.withLock({ $0 }) else { return }
        throw .unacceptable("the process that asks was killed")
    }
}
