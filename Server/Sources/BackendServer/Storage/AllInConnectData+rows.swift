import AllInConnectBackend
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AllInConnectData {
    init(rows database: Database) throws {
        self.init(
            users: try UserData.all(database),
            professionals: try ProfessionalData.all(database),
            offers: try OfferData.all(database),
            orders: try OrderData.all(database),
            messages: try MessageData.all(database),
            registrations: try RegistrationData.all(database),
            preferences: try PreferencesData.all(database),
            positions: try GeoPoint.all(database),
            tokenGeneration: try Int.fetchOne(database, sql: "SELECT generation FROM tokens") ?? 0,
            memberGenerations: try AllInConnectData.generations(database)
        )
    }

    func insert(into database: Database) throws {
        for user in users { try user.insert(into: database) }
        for professional in professionals { try professional.insert(into: database) }
        for offer in offers { try offer.insert(into: database) }
        for order in orders { try order.insert(into: database) }
        for message in messages { try message.insert(into: database) }
        for registration in registrations { try registration.insert(into: database) }
        for (userID, sent) in preferences { try sent.insert(into: database, userID: userID) }
        for (userID, place) in positions { try place.insert(into: database, userID: userID) }
        try database.execute(sql: "UPDATE tokens SET generation = ?", arguments: [tokenGeneration])
        for (userID, generation) in memberGenerations {
            try AllInConnectDatabase.keep(generation: generation, of: userID, database)
        }
    }

    private static func generations(_ database: Database) throws -> [Int: Int] {
        let rows = try Row.fetchAll(database, sql: "SELECT * FROM generations")
        return Dictionary(rows.map { ($0["user_id"], $0["generation"]) }, uniquingKeysWith: { one, _ in one })
    }
}

/// A word in a row that this version does not know.
struct UnknownWord: Error {}

extension RawRepresentable where RawValue == String {
    fileprivate init(word: String) throws {
        guard let value = Self(rawValue: word) else { throw UnknownWord() }
        self = value
    }
}

extension UserData {
    fileprivate static func all(_ database: Database) throws -> [UserData] {
        try Row.fetchAll(database, sql: "SELECT * FROM users ORDER BY seq").map { row in
            UserData(
                id: row["id"],
                email: row["email"],
                password: row["password"],
                firstName: row["first_name"],
                lastName: row["last_name"],
                card: Card(number: row["card_number"], type: row["card_type"], validUntil: row["card_valid_until"])
            )
        }
    }

    func insert(into database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO users (id, email, password, first_name, last_name, card_number, card_type, card_valid_until)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [id, email, password, firstName, lastName, card.number, card.type, card.validUntil]
        )
    }
}

extension ProfessionalData {
    fileprivate static func all(_ database: Database) throws -> [ProfessionalData] {
        try Row.fetchAll(database, sql: "SELECT * FROM professionals ORDER BY seq").map { row in
            ProfessionalData(
                id: row["id"],
                name: row["name"],
                category: try CategoryData(word: row["category"]),
                address: row["address"],
                city: row["city"],
                location: GeoPoint(latitude: row["latitude"], longitude: row["longitude"])
            )
        }
    }

    func insert(into database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO professionals (id, name, category, address, city, latitude, longitude)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [id, name, category.rawValue, address, city, location.latitude, location.longitude]
        )
    }
}

extension OfferData {
    fileprivate static func all(_ database: Database) throws -> [OfferData] {
        try Row.fetchAll(database, sql: "SELECT * FROM offers ORDER BY seq").map { row in
            OfferData(
                id: row["id"],
                title: row["title"],
                description: row["description"],
                priceInCents: row["price_in_cents"],
                start: row["start"],
                end: row["end"],
                kind: try Kind(word: row["kind"]),
                category: try CategoryData(word: row["category"]),
                professionalID: row["professional_id"]
            )
        }
    }

    func insert(into database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO offers (id, title, description, price_in_cents, "start", "end", kind, category,
                    professional_id)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id, title, description, priceInCents, start, end, kind.rawValue, category.rawValue, professionalID,
            ]
        )
    }
}

extension OrderData {
    fileprivate static func all(_ database: Database) throws -> [OrderData] {
        try Row.fetchAll(database, sql: "SELECT * FROM orders ORDER BY seq").map { row in
            OrderData(
                id: row["id"],
                userID: row["user_id"],
                title: row["title"],
                status: row["status"],
                date: row["date"]
            )
        }
    }

    fileprivate func insert(into database: Database) throws {
        try database.execute(
            sql: "INSERT INTO orders (id, user_id, title, status, date) VALUES (?, ?, ?, ?, ?)",
            arguments: [id, userID, title, status, date]
        )
    }
}

extension MessageData {
    fileprivate static func all(_ database: Database) throws -> [MessageData] {
        try Row.fetchAll(database, sql: "SELECT * FROM messages ORDER BY seq").map { row in
            MessageData(
                id: row["id"],
                userID: row["user_id"],
                title: row["title"],
                body: row["body"],
                date: row["date"]
            )
        }
    }

    fileprivate func insert(into database: Database) throws {
        try database.execute(
            sql: "INSERT INTO messages (id, user_id, title, body, date) VALUES (?, ?, ?, ?, ?)",
            arguments: [id, userID, title, body, date]
        )
    }
}

extension RegistrationData {
    fileprivate static func all(_ database: Database) throws -> [RegistrationData] {
        try Row.fetchAll(database, sql: "SELECT * FROM registrations ORDER BY seq").map { row in
            RegistrationData(
                token: row["token"],
                userID: row["user_id"],
                environment: try Environment(word: row["environment"]),
                deviceID: row["device_id"],
                date: Date(timeIntervalSinceReferenceDate: row["date"])
            )
        }
    }

    func insert(into database: Database) throws {
        try database.execute(
            sql: "INSERT INTO registrations (token, user_id, environment, device_id, date) VALUES (?, ?, ?, ?, ?)",
            arguments: [token, userID, environment.rawValue, deviceID, date.timeIntervalSinceReferenceDate]
        )
    }
}

extension PreferencesData {
    fileprivate static func all(_ database: Database) throws -> [Int: PreferencesData] {
        var all: [Int: PreferencesData] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT * FROM preferences") {
            let words = (row["categories"] as String).split(separator: ",")
            all[row["user_id"]] = PreferencesData(
                notifyNewOffers: row["new_offers"],
                notifyNewProNearby: row["new_professionals"],
                notifyLocalEvents: row["local_events"],
                notificationRadius: row["radius"],
                preferredCategories: try words.map { try CategoryData(word: String($0)) }
            )
        }
        return all
    }

    func insert(into database: Database, userID: Int) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO preferences VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [
                userID, notifyNewOffers, notifyNewProNearby, notifyLocalEvents, notificationRadius,
                preferredCategories.map(\.rawValue).joined(separator: ","),
            ]
        )
    }
}

extension GeoPoint {
    fileprivate static func all(_ database: Database) throws -> [Int: GeoPoint] {
        var all: [Int: GeoPoint] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT * FROM positions") {
            all[row["user_id"]] = GeoPoint(latitude: row["latitude"], longitude: row["longitude"])
        }
        return all
    }

    /// Of a member; what comes after they are gone is dropped.
    func insert(into database: Database, userID: Int) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO positions SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM users WHERE id = ?)",
            arguments: [userID, latitude, longitude, userID]
        )
    }
}
