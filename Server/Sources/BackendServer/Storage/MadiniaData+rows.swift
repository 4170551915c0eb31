import GRDB
import MadiniaBackend

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MadiniaData {
    init(rows database: Database) throws {
        let standard = MadiniaData()
        self.init(
            formations: try jsons("formations", database),
            articles: try jsons("articles", database),
            preRegistrations: try PreRegistrationData.all(database),
            contacts: try ContactData.all(database),
            devices: try DeviceData.all(database),
            idempotentAnswers: try json(list: texts("idempotent_answers", database)),
            madiAnswers: try setting("madiAnswers", database) ?? standard.madiAnswers,
            answersUnscripted: try setting("answersUnscripted", database) ?? standard.answersUnscripted,
            pageSize: try setting("pageSize", database) ?? standard.pageSize,
            rateLimits: try setting("rateLimits", database) ?? standard.rateLimits
        )
    }

    func insert(into database: Database) throws {
        for formation in formations { try formation.insert(into: database) }
        for article in articles { try article.insert(into: database) }
        for row in preRegistrations { try row.insert(into: database) }
        for row in contacts { try row.insert(into: database) }
        for device in devices { try device.insert(into: database) }
        for answer in idempotentAnswers.entries { try answer.insert(into: database) }
        let settings: [(String, String)] = [
            ("madiAnswers", try jsonText(madiAnswers)), ("answersUnscripted", try jsonText(answersUnscripted)),
            ("pageSize", try jsonText(pageSize)), ("rateLimits", try jsonText(rateLimits)),
        ]
        for (name, json) in settings {
            try database.execute(sql: "INSERT INTO settings VALUES (?, ?)", arguments: [name, json])
        }
    }
}

// MARK: - JSON in rows

private func jsonText(_ value: some Encodable) throws -> String {
    String(decoding: try StateJSON.encode(value), as: UTF8.self)
}

private func texts(_ table: String, _ database: Database) throws -> [String] {
    try String.fetchAll(database, sql: "SELECT json FROM \(table) ORDER BY seq")
}

private func jsons<Value: Decodable>(_ table: String, _ database: Database) throws -> [Value] {
    try texts(table, database).map { try StateJSON.decode(Value.self, Array($0.utf8)) }
}

private func json<Value: Decodable>(list: [String]) throws -> Value {
    try StateJSON.decode(Value.self, Array("[\(list.joined(separator: ","))]".utf8))
}

private func setting<Value: Decodable>(_ name: String, _ database: Database) throws -> Value? {
    try String.fetchOne(database, sql: "SELECT json FROM settings WHERE name = ?", arguments: [name])
        .map { try StateJSON.decode(Value.self, Array($0.utf8)) }
}

// MARK: - Rows

extension FormationData {
    func insert(into database: Database) throws {
        try database.execute(
            sql: "INSERT INTO formations (id, json) VALUES (?, ?)",
            arguments: [id, try jsonText(self)]
        )
    }
}

extension ArticleData {
    func insert(into database: Database) throws {
        try database.execute(sql: "INSERT INTO articles (id, json) VALUES (?, ?)", arguments: [id, try jsonText(self)])
    }
}

extension IdempotentAnswer {
    func insert(into database: Database) throws {
        try database.execute(sql: "DELETE FROM idempotent_answers WHERE key = ?", arguments: [key])
        try database.execute(
            sql: "INSERT INTO idempotent_answers (key, json) VALUES (?, ?)",
            arguments: [key, try jsonText(self)]
        )
    }
}

extension PreRegistrationData {
    fileprivate static func all(_ database: Database) throws -> [PreRegistrationData] {
        try Row.fetchAll(database, sql: "SELECT * FROM pre_registrations ORDER BY id").map { row in
            PreRegistrationData(
                id: row["id"],
                email: row["email"],
                formationID: row["formation_id"],
                timestamp: row["timestamp"]
            )
        }
    }

    func insert(into database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO pre_registrations (id, email, formation_id, timestamp) VALUES (?, ?, ?, ?)",
            arguments: [id, email, formationID, timestamp]
        )
    }
}

extension ContactData {
    fileprivate static func all(_ database: Database) throws -> [ContactData] {
        try Row.fetchAll(database, sql: "SELECT * FROM contacts ORDER BY id").map { row in
            let context = row["context"] as String?
            return ContactData(
                id: row["id"],
                name: row["name"],
                email: row["email"],
                message: row["message"],
                context: try context.map { try StateJSON.decode(Context.self, Array($0.utf8)) }
            )
        }
    }

    func insert(into database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO contacts (id, name, email, message, context) VALUES (?, ?, ?, ?, ?)",
            arguments: [id, name, email, message, try context.map { try jsonText($0) }]
        )
    }
}

extension DeviceData {
    fileprivate static func all(_ database: Database) throws -> [DeviceData] {
        try Row.fetchAll(database, sql: "SELECT * FROM devices ORDER BY seq").map { row in
            var preferences: Preferences?
            if let newFormations = row["new_formations"] as Bool?, let newArticles = row["new_articles"] as Bool?,
                let reminders = row["reminders"] as Bool?
            {
                preferences = Preferences(
                    newFormations: newFormations,
                    newArticles: newArticles,
                    reminders: reminders
                )
            }
            return DeviceData(
                token: row["token"],
                platform: row["platform"],
                appVersion: row["app_version"],
                email: row["email"],
                preferences: preferences,
                lastNews: (row["last_news"] as Double?).map { Date(timeIntervalSinceReferenceDate: $0) }
            )
        }
    }

    /// A known device keeps its place.
    func insert(into database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO devices (token, platform, app_version, email, new_formations, new_articles, reminders,
                    last_news) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (token) DO UPDATE SET platform = excluded.platform, app_version = excluded.app_version,
                    email = excluded.email, new_formations = excluded.new_formations,
                    new_articles = excluded.new_articles, reminders = excluded.reminders,
                    last_news = excluded.last_news
                """,
            arguments: [
                token, platform, appVersion, email, preferences?.newFormations, preferences?.newArticles,
                preferences?.reminders, lastNews?.timeIntervalSinceReferenceDate,
            ]
        )
    }
}
