import Foundation
import GRDB

/// Whether a database is sound, before anything is written to it: SQLite itself would notice damage only where a
/// statement meets it, and reads over a log that it cannot make out.
enum SQLiteIntegrity {
    /// Leaves the file as it is. What is not there yet is sound.
    ///
    /// - Throws: `DatabaseError` with `SQLITE_CORRUPT`, or what opening throws.
    static func check(_ path: String, _ configuration: Configuration) throws {
        let size = FileStatus(path: path)?.size ?? 0
        guard size > 0 else { return }
        let logSize = FileStatus(path: path + "-wal")?.size ?? 0
        if logSize >= logHeaderSize, !hasLogHeader(path + "-wal") {
            throw damage("the log \(path)-wal is not one of SQLite's")
        }
        // A pool writes when it is opened, and the last connection that may brings the log into the file.
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let (finding, bytes) = try queue.read { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
            return (try String.fetchOne(database, sql: "PRAGMA integrity_check(1)"), pages * pageSize)
        }
        try queue.close()
        guard finding == "ok" else { throw damage(finding ?? "no answer") }
        // With a log, pages at the end may still stand there only.
        guard logSize > 0 || size == bytes else { throw damage("it has \(size) bytes instead of \(bytes)") }
    }

    private static func damage(_ fact: String) -> DatabaseError {
        DatabaseError(resultCode: .SQLITE_CORRUPT, message: fact)
    }

    private static let logHeaderSize = 32

    /// By its magic number (SQLite, “The Write-Ahead Log Format”, 2).
    private static func hasLogHeader(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let start = [UInt8]((try? file.read(upToCount: 4)) ?? Data())
        return start == [0x37, 0x7F, 0x06, 0x82] || start == [0x37, 0x7F, 0x06, 0x83]
    }
}
