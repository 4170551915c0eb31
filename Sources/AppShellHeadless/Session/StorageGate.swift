import AppShell
import Synchronization

/// Stands between one process of the app and the storage, which outlives it: once that was killed, all that it still
/// asks is refused.
final class StorageGate: Sendable {
    private let isClosed = Mutex(false)

    /// The storage, as long as the gate is open.
    func gated(_ storage: Storage) -> Storage {
        Storage(
            values: GatedValues(store: storage.values, gate: self),
            documents: GatedDocuments(store: storage.documents, gate: self),
            journals: GatedJournals(store: storage.journals, gate: self),
            secrets: GatedSecrets(store: storage.secrets, gate: self)
        )
    }

    func close() {
        isClosed.withLock { $0 = true }
    }

    fileprivate func check() throws(StorageError) {
        guard isClosed.withLock({ $0 }) else { return }
        throw .unacceptable("the process that asks was killed")
    }
}

private struct GatedValues: KeyValueStore {
    let store: any KeyValueStore
    let gate: StorageGate

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        try gate.check()
        return try store.value(for: key)
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try gate.check()
        try await store.setValue(value, for: key)
    }
}

private struct GatedDocuments: DocumentStore {
    let store: any DocumentStore
    let gate: StorageGate

    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        try gate.check()
        return try await store.document(for: key)
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try gate.check()
        try await store.setDocument(document, for: key)
    }
}

private struct GatedSecrets: SecretStore {
    let store: any SecretStore
    let gate: StorageGate

    func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        try gate.check()
        return try store.secret(for: key)
    }

    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        try gate.check()
        try await store.setSecret(secret, for: key)
    }
}

private struct GatedJournals: JournalStore {
    let store: any JournalStore
    let gate: StorageGate

    func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        try gate.check()
        return GatedJournal(journal: try await store.journal(for: key), gate: gate)
    }

    func journal(
        for key: StoredKey,
        replacingAllWith records: [[UInt8]]
    ) async throws(StorageError) -> any Journal {
        try gate.check()
        return GatedJournal(journal: try await store.journal(for: key, replacingAllWith: records), gate: gate)
    }
}

private struct GatedJournal: Journal {
    let journal: any Journal
    let gate: StorageGate

    var issues: [StorageIssue] { journal.issues }

    var count: Int {
        get async { await journal.count }
    }

    func append(_ record: [UInt8]) async throws(StorageError) {
        try gate.check()
        try await journal.append(record)
    }

    func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        try gate.check()
        return try await journal.records(in: places)
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        try gate.check()
        try await journal.replaceAll(with: records)
    }
}
