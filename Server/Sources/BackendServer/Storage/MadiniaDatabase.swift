import GRDB
public import MadiniaBackend
import PushSenders

/// Madinia's state in SQLite, one row a thing.
///
/// What the catalogue, the blog and the remembered answers hold inside is JSON in its row: nothing here asks for parts of
/// it. The rows are in the order of the value, by `seq` or by the id that grows.
public final class MadiniaDatabase: Sendable {
    let file: SQLiteFile

    public init(path: String) throws(StartError) {
        file = try SQLiteFile(path, migrator: MadiniaDatabase.migrator)
    }

    /// Keeps changes and deliveries in one transaction.
    func keep(_ changes: [MadiniaChange], _ deliveries: [PushDelivery] = []) throws(MadiniaStoreError) {
        do {
            try file.write { database in
                for change in changes { try MadiniaDatabase.keep(change, database) }
                for delivery in deliveries { try DatabaseOutbox.keep(delivery, database) }
            }
        } catch {
            throw MadiniaStoreError(SQLiteFile.text(of: error))
        }
    }

    /// - Returns: nil where nothing was ever kept.
    public func load() throws(StartError) -> MadiniaData? {
        do {
            guard try file.isSeeded() else { return nil }
            return try file.pool.read { try MadiniaData(rows: $0) }
        } catch {
            throw (error as? StartError) ?? StartError(database: file.path, error)
        }
    }

    /// Keeps this and nothing else.
    public func replace(with data: MadiniaData) throws(MadiniaStoreError) {
        do {
            try file.write { database in
                for table in MadiniaDatabase.tables { try database.execute(sql: "DELETE FROM \(table)") }
                try data.insert(into: database)
                try SQLiteFile.markSeeded(database)
            }
        } catch {
            throw MadiniaStoreError(SQLiteFile.text(of: error))
        }
    }

    public func close() throws {
        try file.close()
    }

    private static func keep(_ change: MadiniaChange, _ database: Database) throws {
        switch change {
        case .formation(let formation):
            try database.execute(sql: "DELETE FROM formations WHERE id = ?", arguments: [formation.id])
            try formation.insert(into: database)
        case .article(let article):
            try database.execute(sql: "DELETE FROM articles WHERE id = ?", arguments: [article.id])
            try article.insert(into: database)
        case .preRegistration(let row): try row.insert(into: database)
        case .contact(let row): try row.insert(into: database)
        case .device(let device): try device.insert(into: database)
        case .deviceRemoved(let token):
            try database.execute(sql: "DELETE FROM devices WHERE token = ?", arguments: [token])
        case .formationRemoved(let id):
            try database.execute(sql: "DELETE FROM formations WHERE id = ?", arguments: [id])
        case .articleRemoved(let id): try database.execute(sql: "DELETE FROM articles WHERE id = ?", arguments: [id])
        case .answered(let answer, let forgotten):
            for key in forgotten {
                try database.execute(sql: "DELETE FROM idempotent_answers WHERE key = ?", arguments: [key])
            }
            try answer.insert(into: database)
        }
    }
}

extension MadiniaDatabase {
    static let tables = [
        "formations", "articles", "pre_registrations", "contacts", "devices", "idempotent_answers", "settings",
    ]

    /// Each step once and in order; a step that was released is never changed.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables") { database in
            try SQLiteFile.createProbe(database)
            try database.execute(
                sql: """
                    CREATE TABLE formations (seq INTEGER PRIMARY KEY, id INTEGER NOT NULL, json TEXT NOT NULL);
                    CREATE INDEX formations_id ON formations (id);
                    CREATE TABLE articles (seq INTEGER PRIMARY KEY, id INTEGER NOT NULL, json TEXT NOT NULL);
                    CREATE INDEX articles_id ON articles (id);
                    CREATE TABLE pre_registrations (id INTEGER PRIMARY KEY, email TEXT NOT NULL,
                        formation_id INTEGER NOT NULL, timestamp TEXT NOT NULL);
                    CREATE TABLE contacts (id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL,
                        message TEXT NOT NULL, context TEXT);
                    CREATE TABLE devices (seq INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, platform TEXT NOT NULL,
                        app_version TEXT NOT NULL, email TEXT, new_formations INTEGER, new_articles INTEGER,
                        reminders INTEGER, last_news REAL);
                    CREATE TABLE idempotent_answers (seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL,
                        json TEXT NOT NULL);
                    CREATE INDEX idempotent_answers_key ON idempotent_answers (key);
                    CREATE TABLE settings (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
                    """
            )
        }
        // They held whole requests. A retry of a request from before this step counts once more.
        migrator.registerMigration("2 answers by fingerprint") { database in
            try database.execute(sql: "DELETE FROM idempotent_answers")
        }
        migrator.registerMigration("3 deliveries") { try DatabaseOutbox.createTable($0) }
        return migrator
    }
}
