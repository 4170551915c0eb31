import AppShell

/// A journal in a file, for one key.
struct FileJournal: Journal {
    let queue: JournalQueue
    let key: StoredKey

    var issues: [StorageIssue] { queue.file.issues }

    var count: Int {
        get async { queue.file.count }
    }

    func append(_ record: [UInt8]) async throws(StorageError) {
        try await queue.append(record, as: key)
    }

    func records(in positions: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        try await queue.run { [key] file throws(StorageError) in try file.records(in: positions, as: key) }
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        try await queue.run { [key] file throws(StorageError) in try file.replaceAll(with: records, as: key) }
    }
}

/// Journals by key, one file each, opened on demand.
final class FileJournalStore: JournalStore {
    private let folder: StorageFolder
    private let queues = Lock<[[UInt8]: JournalQueue]>([:])

    init(_ folder: StorageFolder) {
        self.folder = folder
    }

    func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        let queue = try queue(for: key)
        try await queue.run { file throws(StorageError) in try file.open(as: key) }
        return FileJournal(queue: queue, key: key)
    }

    func journal(
        for key: StoredKey,
        replacingAllWith records: [[UInt8]]
    ) async throws(StorageError) -> any Journal {
        let queue = try queue(for: key)
        try await queue.run { file throws(StorageError) in try file.replaceAll(with: records, as: key) }
        return FileJournal(queue: queue, key: key)
    }

    /// Blocks until pending work is done, and closes the files.
    func finish() {
        for queue in queues.withLock({ Array($0.values) }) { queue.finish() }
    }

    private func queue(for key: StoredKey) throws(StorageError) -> JournalQueue {
        try key.checkBounds()
        return try queues.withLock { queues throws(StorageError) in
            if let queue = queues[key.nameBytes] { return queue }
            let queue = JournalQueue(try JournalFile(folder, key))
            queues[key.nameBytes] = queue
            return queue
        }
    }
}
