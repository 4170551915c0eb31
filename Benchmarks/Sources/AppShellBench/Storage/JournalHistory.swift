import AppShell
import AppShellLive

/// Ours: a journal of the storage on disk.
struct JournalHistory: History {
    static let name = "journal"
    private let disk: DiskStorage
    private let journal: any Journal

    static func open(_ path: String) async throws -> JournalHistory {
        let disk = try DiskStorage(folder: path)
        return JournalHistory(disk: disk, journal: try await disk.storage.journals.journal(for: StoredKey("bench")))
    }

    func fill(_ count: Int) async throws {
        try await journal.replaceAll(with: (0..<count).map(HistoryRecord.number))
    }

    func append(_ record: [UInt8]) async throws { try await journal.append(record) }

    func count() async throws -> Int { await journal.count }

    func close() { disk.close() }
}
