public import AllInConnectBackend
import Dispatch
import GRDB
import PushSenders
import Synchronization

/// ALL IN Connect's state in SQLite, one row a thing.
///
/// The rows are in the order of the value: `seq` grows, and what takes another's place comes last, as in
/// ``AllInConnectData/apply(_:)``.
public final class AllInConnectDatabase: Sendable {
    let file: SQLiteFile

    private struct Soon {
        var changes: [AllInConnectChange] = []
        var isScheduled = false
    }

    private let soon = Mutex(Soon())
    private let soonQueue = DispatchQueue(label: "keep-soon")
    /// Many changes within it are one transaction.
    private static let soonDelay = DispatchTimeInterval.milliseconds(100)
    /// After a write that failed.
    private static let againDelay = DispatchTimeInterval.seconds(1)
    /// So many wait at most while nothing can be written; the oldest are forgotten.
    private static let maximumSoon = 10_000

    public init(path: String) throws(StartError) {
        file = try SQLiteFile(path, migrator: AllInConnectDatabase.migrator)
    }

    /// Keeps changes and deliveries in one transaction.
    func keep(
        _ changes: [AllInConnectChange],
        _ deliveries: [PushDelivery] = []
    ) throws(AllInConnectStoreError) {
        do {
            try file.write { database in
                for change in changes { try AllInConnectDatabase.keep(change, database) }
                for delivery in deliveries { try DatabaseOutbox.keep(delivery, database) }
            }
        } catch {
            throw AllInConnectStoreError(SQLiteFile.text(of: error))
        }
    }

    /// Returns at once. What cannot be written is tried again, and at the end.
    func keepSoon(_ changes: [AllInConnectChange]) {
        schedule(changes, after: AllInConnectDatabase.soonDelay)
    }

    /// Adds changes before those that came since.
    private func schedule(_ changes: [AllInConnectChange], before: Bool = false, after delay: DispatchTimeInterval) {
        let isFirst = soon.withLock { soon in
            defer { soon.isScheduled = true }
            soon.changes = (before ? changes + soon.changes : soon.changes + changes)
                .suffix(AllInConnectDatabase.maximumSoon)
            return !soon.isScheduled
        }
        guard isFirst else { return }
        soonQueue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.writeSoon() }
    }

    private func writeSoon() {
        let changes = soon.withLock { soon in
            defer { soon = Soon() }
            return soon.changes
        }
        guard !changes.isEmpty, (try? keep(changes)) == nil else { return }
        schedule(changes, before: true, after: AllInConnectDatabase.againDelay)
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
        soon.withLock { $0.changes = [] }
        do {
            try file.write { database in
                for table in AllInConnectDatabase.tables { try database.execute(sql: "DELETE FROM \(table)") }
                try data.insert(into: database)
                try SQLiteFile.markSeeded(database)
            }
        } catch {
            throw AllInConnectStoreError(SQLiteFile.text(of: error))
        }
    }

    public func close() throws {
        soonQueue.sync { writeSoon() }
        try file.close()
    }

    static func keep(generation: Int, of userID: Int, _ database: Database) throws {
        try database.execute(sql: "INSERT OR REPLACE INTO generations VALUES (?, ?)", arguments: [userID, generation])
    }

    private static func keep(_ change: AllInConnectChange, _ database: Database) throws {
        switch change {
        case .registered(let registration):
            try database.execute(
                sql: "DELETE FROM registrations WHERE token = ? OR (user_id = ? AND device_id = ?)",
                arguments: [registration.token, registration.userID, registration.deviceID]
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
        case .offerRemoved(let id): try database.execute(sql: "DELETE FROM offers WHERE id = ?", arguments: [id])
        case .professionalRemoved(let id):
            try database.execute(sql: "DELETE FROM professionals WHERE id = ?", arguments: [id])
        case .member(let user):
            try database.execute(sql: "DELETE FROM users WHERE id = ?", arguments: [user.id])
            try user.insert(into: database)
        case .memberRemoved(let id, let generation):
            try database.execute(sql: "DELETE FROM users WHERE id = ?", arguments: [id])
            for table in ["orders", "messages", "registrations", "preferences", "positions"] {
                try database.execute(sql: "DELETE FROM \(table) WHERE user_id = ?", arguments: [id])
            }
            try AllInConnectDatabase.keep(generation: generation, of: id, database)
        case .revoked(let generation):
            try database.execute(sql: "UPDATE tokens SET generation = ?", arguments: [generation])
        case .memberRevoked(let id, let generation):
            try AllInConnectDatabase.keep(generation: generation, of: id, database)
        }
    }
}
