import AppShell

/// The history and the map of errors: in memory first, on the disk behind, in order.
///
/// A session is one append to the journal. What could not be appended waits, and goes with the next occasion; nothing is
/// taken from memory.
final class HistoryStore {
    static let key = StoredKey("stats.history")
    static let mapKey = StoredKey("stats.error-map")

    private(set) var log = SessionLog()
    private(set) var map = ErrorMap()
    private(set) var isLoaded = false
    private(set) var issue: StorageError?
    /// Bytes stored as the map that can't be decoded: they are copied before they are replaced.
    private var unreadableMap: [UInt8]?
    /// Whether a stored map was no map.
    private(set) var isMapUnreadable = false
    private let storage: Storage
    private var journal: (any Journal)?
    private var isMapDirty = false

    init(storage: Storage) {
        self.storage = storage
    }

    var hasUnsaved: Bool { isMapDirty || !log.unsaved.isEmpty }

    /// How many records this version can't read.
    var skipped: Int { log.lines.count { $0.entry == nil } }

    /// Whether a part of the journal was damaged, so that what it held is not here.
    var isDamaged: Bool {
        journal?.issues.contains { if case .damaged = $0 { true } else { false } } ?? false
    }

    /// - Returns: whether anything changed.
    func add(_ entry: StatsEntry) -> Bool {
        guard case .new(let replaced) = log.add(entry) else { return false }
        // Before the journal was read it is not known what else the map has to count.
        if isLoaded {
            map.count(entry, inPlaceOf: replaced)
            isMapDirty = true
        }
        return true
    }

    /// Reads what is stored, once.
    func load() async {
        guard !isLoaded else { return }
        do throws(StorageError) {
            let journal = try await storage.journals.journal(for: Self.key)
            let records = try await journal.records(in: 0..<journal.count)
            let stored = try await storage.documents.document(for: Self.mapKey)
            self.journal = journal
            take(records, stored)
            issue = nil
        } catch {
            issue = error
        }
    }

    private func take(_ records: [[UInt8]], _ stored: [UInt8]?) {
        let lines = records.map { SessionLog.Line(bytes: $0, entry: StatsEntry(stored: $0)) }
        let map = stored.flatMap { ErrorMap(stored: $0) }
        isMapUnreadable = stored != nil && map == nil
        if isMapUnreadable { unreadableMap = stored }
        self.map = map ?? ErrorMap()
        log.load(lines)
        count(lines)
        isLoaded = true
    }

    /// Counts what the map does not know yet: sessions that were appended right before the process ended, and those that
    /// were recorded before the journal was read.
    private func count(_ lines: [SessionLog.Line]) {
        let mark = map.last
        let position = mark.map { mark in lines.lastIndex { ErrorMap.checksum(of: $0.bytes) == mark } }
        // A mark that is not in the journal says nothing of what came after it: rather too few than twice.
        let start = position.map { $0.map { $0 + 1 } ?? lines.count } ?? 0
        isMapDirty = start < lines.count || !log.unsaved.isEmpty
        var known: [String: StatsEntry] = [:]
        for (index, entry) in (lines.map(\.entry) + log.unsaved).enumerated() {
            guard let entry else { continue }
            if index >= start { map.count(entry, inPlaceOf: known[entry.id]) }
            known[entry.id] = entry
        }
    }

    func save() async {
        await load()
        guard isLoaded, let journal else { return }
        do throws(StorageError) {
            while let entry = log.unsaved.first {
                let bytes = entry.storedBytes
                try await journal.append(bytes)
                log.didAppend(entry, as: bytes)
            }
            // Before sessions go that another one took the place of: the map must know which.
            try await saveMap()
            if let lines = log.compacted {
                try await journal.replaceAll(with: lines.map(\.bytes))
                log.didCompact(to: lines)
            }
            issue = nil
        } catch {
            issue = error
        }
    }

    private func saveMap() async throws(StorageError) {
        guard isMapDirty else { return }
        // Nothing waits to be appended now: it counts up to the journal's last session.
        map.last = log.lines.last.map { ErrorMap.checksum(of: $0.bytes) }
        isMapDirty = false
        do throws(StorageError) {
            if let unreadableMap {
                try await storage.documents.setAside(unreadableMap, of: Self.mapKey)
                self.unreadableMap = nil
            }
            try await storage.documents.setDocument(map.storedBytes, for: Self.mapKey)
        } catch {
            isMapDirty = true
            throw error
        }
    }
}
