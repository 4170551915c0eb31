import Dispatch
import GRDB
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A database file of a back end: checked and migrated when it is opened, so that what was acknowledged survives the
/// process and a power cut, and looked at for ``Health``.
///
/// WAL; `synchronous = FULL`, so that a commit is on the disk when it returns. A lock of another program (a backup, the
/// sqlite3 shell) is waited for until a write's deadline.
final class SQLiteFile: Sendable {
    let pool: DatabasePool
    let path: String
    private let closed = Mutex(false)
    /// Held by the one who writes.
    private let turn = DispatchSemaphore(value: 1)
    private let busy: BusyDeadline

    /// How long a write waits by itself.
    static let writeLimit = Duration.seconds(5)

    convenience init(_ path: String, migrator: DatabaseMigrator) throws(StartError) {
        // Nothing of the object is there yet: the optimiser (6.3.1) crashes on one that is thrown away half made.
        let busy = BusyDeadline(.now + SQLiteFile.writeLimit)
        let pool: DatabasePool
        do { pool = try SQLiteFile.open(path, migrator, busy) } catch {
            throw (error as? StartError) ?? StartError(database: path, error)
        }
        self.init(pool, busy, at: path)
    }

    private init(_ pool: DatabasePool, _ busy: BusyDeadline, at path: String) {
        self.pool = pool
        self.busy = busy
        self.path = path
    }

    /// Writes in one transaction, one caller after the other. Neither its turn nor another program's lock is waited for
    /// beyond the deadline of the call (``CallDeadline``), or else ``writeLimit``.
    func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let deadline = CallDeadline.current ?? .now + SQLiteFile.writeLimit
        let left = max(.zero, deadline - .now)
        guard turn.wait(timeout: .now() + left / .seconds(1)) == .success else {
            throw DatabaseError(resultCode: .SQLITE_BUSY, message: "another write took too long")
        }
        defer { turn.signal() }
        busy.set(deadline)
        return try pool.write(body)
    }

    private static func open(
        _ path: String,
        _ migrator: DatabaseMigrator,
        _ busy: BusyDeadline
    ) throws -> DatabasePool {
        // What an earlier version made, others may have been able to read. SQLite gives log and index the file's mode.
        for suffix in ["", "-wal", "-shm"] { chmod(path + suffix, 0o600) }
        var configuration = Configuration()
        configuration.busyMode = .callback { _ in busy.waits() }
        try SQLiteIntegrity.check(path, configuration)
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

    /// Writes and reserves room, so that a lost permission and a full disk are found before a call meets them.
    func check() throws {
        try CallDeadline.$current.withValue(.now + SQLiteFile.checkLimit) {
            try write { database in
                try database.execute(sql: "UPDATE probe SET count = count + 1")
            }
        }
        try DiskRoom.check(beside: path)
    }

    /// How long ``check()`` waits: whoever watches asks again soon.
    private static let checkLimit = Duration.seconds(2)

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

    /// Whether the tables were filled before.
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
                " It is damaged, or not a database: restore a backup."
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
