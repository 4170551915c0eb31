/// A history that grows: records in the order they were appended, each durable by itself.
///
/// Saving costs the record, not the history.
public protocol Journal: Sendable {
    /// What was fixed when the journal was opened, and since; empty where all was well.
    var issues: [StorageIssue] { get }

    /// How many records there are.
    var count: Int { get async }

    /// Adds a record. When it returns, the record is kept whatever happens next; when it throws, the record is not
    /// there, and the ones before it are.
    func append(_ record: [UInt8]) async throws(StorageError)

    /// Records by their positions, from the oldest, 0; positions beyond the end are left out.
    func records(in positions: Range<Int>) async throws(StorageError) -> [[UInt8]]

    /// Replaces the whole history, at once or not at all: to drop what is old, or to write it more briefly. Nothing is
    /// migrated for it.
    func replaceAll(with records: [[UInt8]]) async throws(StorageError)
}

extension Journal {
    /// The most recent records, the oldest of them first.
    public func latestRecords(_ maximum: Int) async throws(StorageError) -> [[UInt8]] {
        let count = await count
        return try await records(in: max(0, count - max(0, maximum))..<count)
    }
}

/// Opens journals by key.
public protocol JournalStore: Sendable {
    /// The journal of that key, empty where there is none yet; the same one for the same key.
    ///
    /// What an earlier schema wrote is migrated, record by record and all at once.
    ///
    /// - Throws: `StorageError.olderSchema`, with the record's position, where the key's
    ///   migration does not read one: the journal is left as it is, and opens once the key reads it, or is replaced.
    func journal(for key: StoredKey) async throws(StorageError) -> any Journal

    /// The journal of that key with other records in place of all that it had, at once or not at all; also where its
    /// migration can't read what is there, for nothing is migrated.
    ///
    /// What an earlier schema wrote is kept beside it where the store has files, and an issue says where. What a later
    /// version wrote is refused as ever.
    func journal(for key: StoredKey, replacingAllWith records: [[UInt8]]) async throws(StorageError) -> any Journal
}
