import BenchKit
import Foundation
import GRDB

/// SQLite through GRDB: a write-ahead log, and each commit durable (synchronous FULL).
struct SQLiteHistory: History {
    static let name = "SQLite, WAL, FULL"
    private let database: DatabaseQueue

    static func open(_ path: String) async throws -> SQLiteHistory {
        var configuration = Configuration()
        configuration.journalMode = .wal
        let database = try DatabaseQueue(path: path, configuration: configuration)
        // Once it is open: GRDB sets NORMAL, which syncs no commit, when it turns the log on, after `prepareDatabase`.
        let level = try await database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            return try Int.fetchOne(database, sql: "PRAGMA synchronous")
        }
        guard level == 2 else { throw BenchError.wrong("SQLite is not synchronous = FULL") }
        try await database.write { database in
            try database.execute(sql: "CREATE TABLE IF NOT EXISTS record (id INTEGER PRIMARY KEY, body BLOB NOT NULL)")
        }
        return SQLiteHistory(database: database)
    }

    func fill(_ count: Int) async throws {
        try await database.write { database in
            let statement = try database.makeStatement(sql: "INSERT INTO record (body) VALUES (?)")
            for number in 0..<count { try statement.execute(arguments: [Data(HistoryRecord.number(number))]) }
        }
        _ = try await database.writeWithoutTransaction { database in try database.checkpoint(.truncate) }
    }

    func append(_ record: [UInt8]) async throws {
        try await database.write { database in
            let statement = try database.cachedStatement(sql: "INSERT INTO record (body) VALUES (?)")
            try statement.execute(arguments: [Data(record)])
        }
    }

    func count() async throws -> Int {
        try await database.read { database in try Int.fetchOne(database, sql: "SELECT count(*) FROM record") ?? 0 }
    }

    func close() throws { try database.close() }
}
