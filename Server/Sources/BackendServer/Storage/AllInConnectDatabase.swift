public import AllInConnectBackend
import GRDB

/// ALL IN Connect's state in SQLite, one row a thing.
///
/// The rows are in the order of the value: `seq` grows, and what takes another's place comes last, as in
/// ``AllInConnectData/apply(_:)``.
public final class AllInConnectDatabase: AllInConnectStore {
    let file: SQLiteFile

    public convenience init(path: String) throws(StartError) {
        try self.init(path: path, busySeconds: SQLiteFile.busySeconds)
    }

    init(path: String, busySeconds: Double) throws(StartError) {
        file = try SQLiteFile(path, migrator: AllInConnectDatabase.migrator, busySeconds: busySeconds)
    }

    public func keep(_ changes: [AllInConnectChange]) throws(AllInConnectStoreError) {
        do {
            try file.pool.write { database in
                for change in changes { try AllInConnectDatabase.keep(change, database) }
            }
        } catch {
            throw AllInConnectStoreError(SQLiteFile.text(of: error))
        }
    }

    /// - Returns: nil where nothing was ever kept.
    public func load() throws(StartError) -> AllInConnectData? {
        do {
            guard try file.isSeeded() else { return nil }
            return try file.pool.read { try AllInConnectData(rows: $0) }
        } catch {
            throw (error as? StartError) ?? StartError(database: file.path, error)
        }
    }

    /// Keeps this and nothing else.
    public func replace(with data: AllInConnectData) throws(AllInConnectStoreError) {
        do {
            try file.pool.write { database in
                for table in AllInConnectDatabase.tables { try database.execute(sql: "DELETE FROM \(table)") }
                try data.insert(into: database)
                try SQLiteFile.markSeeded(database)
            }
        } catch {
            throw AllInConnectStoreError(SQLiteFile.text(of: error))
        }
    }

    public func close() throws {
        try file.close()
    }

    private static func keep(_ change: AllInConnectChange, _ database: Database) throws {
        switch change {
        case .registered(let registration):
            try database.execute(
                sql: "DELETE FROM registrations WHERE token = ? OR device_id = ?",
                arguments: [registration.token, registration.deviceID]
            )
            try registration.insert(into: database)
        case .unregistered(let token):
            try database.execute(sql: "DELETE FROM registrations WHERE token = ?", arguments: [token])
        case .preferences(let userID, let preferences): try preferences.insert(into: database, userID: userID)
        case .position(let userID, let place): try place.insert(into: database, userID: userID)
        case .offer(let offer):
            try database.execute(sql: "DELETE FROM offers WHERE id = ?", arguments: [offer.id])
            try offer.insert(into: database)
        case .professional(let professional):
            try database.execute(sql: "DELETE FROM professionals WHERE id = ?", arguments: [professional.id])
            try professional.insert(into: database)
        }
    }
}
