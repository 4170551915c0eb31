import GRDB
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A database file of a back end: opened so that what was acknowledged survives the process and a power cut, migrated,
/// and looked at for ``Health``.
///
/// WAL; `synchronous = FULL`, so that a commit is on the disk when it returns; a lock of another program (a backup, the
/// sqlite3 shell) is waited for, ``busySeconds`` at most.
final class SQLiteFile: Sendable {
    let pool: DatabasePool
    let path: String
    private let closed = Mutex(false)

    /// How long a lock of another program is waited for.
    static let busySeconds = 5.0

    /// - Parameter busySeconds: how long a lock of another program is waited for.
    convenience init(
        _ path: String,
        migrator: DatabaseMigrator,
        busySeconds: Double = SQLiteFile.busySeconds
    ) throws(StartError) {
        // Nothing of the object is there yet: the optimiser (6.3.1) crashes on one that is thrown away half made.
        let pool: DatabasePool
        do { pool = try SQLiteFile.open(path, migrator, busySeconds) } catch {
            throw (error as? StartError) ?? StartError(database: path, error)
        }
        self.init(pool, at: path)
    }

    private init(_ pool: DatabasePool, at path: String) {
        self.pool = pool
        self.path = path
    }

    private static func open(
        _ path: String,
        _ migrator: DatabaseMigrator,
        _ busySeconds: Double
    ) throws -> DatabasePool {
        // What an earlier version made, others may have been able to read. SQLite gives log and index the file's mode.
        for suffix in ["", "-wal", "-shm"] { chmod(path + suffix, 0o600) }
        var configuration = Configuration()
        configuration.busyMode = .timeout(busySeconds)
        configuration.journalMode = .wal
        let pool = try DatabasePool(path: path, configuration: configuration)
        // After opening: GRDB sets NORMAL with the WAL mode, whatever was prepared before.
        try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
        }
        guard try pool.read({ try !migrator.hasBeenSuperseded($0) }) else {
            throw StartError(
                "\(path) was written by a newer version of this program. Use that one, or choose another folder."
            )
        }
        try migrator.migrate(pool)
        return pool
    }

    /// Writes, so that a full disk and a lost permission are found too.
    func check() throws {
        try pool.write { database in
            try database.execute(sql: "UPDATE probe SET count = count + 1")
        }
    }

    /// Waits for what is under way, brings the log into the file, and closes it.
    func close() throws {
        let isFirst = closed.withLock { closed in
            defer { closed = true }
            return !closed
        }
        guard isFirst else { return }
        // What others still read stays in the log, and is found there at the next start.
        _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        try pool.close()
    }

    /// Whether the tables were filled before; a folder that is started for the first time is filled with sample data.
    func isSeeded() throws -> Bool {
        try pool.read { try Bool.fetchOne($0, sql: "SELECT seeded FROM probe") ?? false }
    }

    static func markSeeded(_ database: Database) throws {
        try database.execute(sql: "UPDATE probe SET seeded = 1")
    }

    /// One row that says whether there is data, and is written by ``check()``.
    static func createProbe(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), seeded INTEGER NOT NULL, count INTEGER NOT NULL);
                INSERT INTO probe VALUES (1, 0, 0);
                """
        )
    }
}

extension StartError {
    init(database path: String, _ error: any Error) {
        let error = error as? DatabaseError
        let code = error.map { ($0.resultCode) }
        let fix =
            switch code {
            case .SQLITE_NOTADB, .SQLITE_CORRUPT:
                " It is damaged, or not a database: restore a backup, or move it away to start with sample data."
            case .SQLITE_BUSY, .SQLITE_LOCKED: " Another program is using it: close that one."
            case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
                " Check the permissions of the folder and the file."
            case .SQLITE_FULL: " The disk is full."
            default: ""
            }
        self.init("\(path) cannot be used: \(SQLiteFile.text(of: error)).\(fix)")
    }
}

extension SQLiteFile {
    /// What went wrong, without the values of the statement, which may be tokens or where someone is.
    static func text(of error: (any Error)?) -> String {
        guard let error = error as? DatabaseError else { return error.map { "\(type(of: $0))" } ?? "unknown error" }
        return "SQLite error \(error.extendedResultCode.rawValue)\(error.message.map { " (\($0))" } ?? "")"
    }
}
