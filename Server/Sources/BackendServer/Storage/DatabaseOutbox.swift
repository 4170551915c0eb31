import GRDB
import PushSenders

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Notifications that are not sent yet, beside the registrations that they go to.
final class DatabaseOutbox: PushOutbox {
    private let file: SQLiteFile

    init(_ file: SQLiteFile) {
        self.file = file
    }

    func keep(_ delivery: PushDelivery) throws {
        try file.write { try DatabaseOutbox.keep(delivery, $0) }
    }

    /// In the transaction of what causes it, so that neither is there without the other.
    static func keep(_ delivery: PushDelivery, _ database: Database) throws {
        try database.execute(
            sql: "INSERT INTO deliveries (id, endpoint, json) VALUES (?, ?, ?)",
            arguments: [
                delivery.id.uuidString, delivery.endpoint.rawValue,
                String(decoding: try StateJSON.encode(delivery), as: UTF8.self),
            ]
        )
    }

    func remove(_ id: PushDelivery.ID) throws {
        try file.write { database in
            try database.execute(sql: "DELETE FROM deliveries WHERE id = ?", arguments: [id.uuidString])
        }
    }

    func waiting(at endpoint: PushEndpoint) throws -> [PushDelivery] {
        try file.pool.read { database in
            try String.fetchAll(
                database,
                sql: "SELECT json FROM deliveries WHERE endpoint = ? ORDER BY seq",
                arguments: [endpoint.rawValue]
            )
        }
        .map { try StateJSON.decode(PushDelivery.self, Array($0.utf8)) }
    }

    static func createTable(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE deliveries (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
                    endpoint TEXT NOT NULL, json TEXT NOT NULL)
                """
        )
    }
}
