import GRDB

extension AllInConnectDatabase {
    static let tables = [
        "users", "professionals", "offers", "orders", "messages", "registrations", "preferences", "positions",
        "generations",
    ]

    /// Each step once and in order; a step that was released is never changed.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables") { try $0.execute(sql: firstTables) }
        migrator.registerMigration("2 probe") { database in
            try SQLiteFile.createProbe(database)
            // What was there before was filled.
            try database.execute(sql: "UPDATE probe SET seeded = EXISTS (SELECT 1 FROM users)")
        }
        // `swiftCompare` was GRDB's name of how Swift compares text; see step 6.
        migrator.registerMigration("3 devices as Swift compares them") { try $0.execute(sql: comparedDevices) }
        migrator.registerMigration("4 generation of tokens") { database in
            try database.execute(
                sql: """
                    CREATE TABLE tokens (id INTEGER PRIMARY KEY CHECK (id = 1), generation INTEGER NOT NULL);
                    INSERT INTO tokens VALUES (1, 0);
                    """
            )
        }
        migrator.registerMigration("5 deliveries") { try DatabaseOutbox.createTable($0) }
        // Tokens and ids of devices are ASCII. With a collation of the library's own no other program could check the file.
        migrator.registerMigration("6 devices by bytes") { try $0.execute(sql: devicesByBytes) }
        migrator.registerMigration("7 generations of members") { database in
            try database.execute(
                sql: "CREATE TABLE generations (user_id INTEGER PRIMARY KEY, generation INTEGER NOT NULL)"
            )
        }
        return migrator
    }

    // Dates are as Foundation keeps them, seconds since 2001, so that they come back to the bit.
    private static let firstTables = """
        CREATE TABLE users (seq INTEGER PRIMARY KEY, id INTEGER NOT NULL, email TEXT NOT NULL, password TEXT NOT NULL,
            first_name TEXT NOT NULL, last_name TEXT NOT NULL, card_number TEXT NOT NULL, card_type TEXT NOT NULL,
            card_valid_until TEXT NOT NULL);
        CREATE TABLE professionals (seq INTEGER PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL,
            category TEXT NOT NULL, address TEXT NOT NULL, city TEXT NOT NULL, latitude REAL NOT NULL,
            longitude REAL NOT NULL);
        CREATE INDEX professionals_id ON professionals (id);
        CREATE TABLE offers (seq INTEGER PRIMARY KEY, id INTEGER NOT NULL, title TEXT NOT NULL,
            description TEXT NOT NULL, price_in_cents INTEGER, "start" TEXT NOT NULL, "end" TEXT, kind TEXT NOT NULL,
            category TEXT NOT NULL, professional_id INTEGER NOT NULL);
        CREATE INDEX offers_id ON offers (id);
        CREATE TABLE orders (seq INTEGER PRIMARY KEY, id INTEGER NOT NULL, user_id INTEGER NOT NULL,
            title TEXT NOT NULL, status TEXT NOT NULL, date TEXT NOT NULL);
        CREATE TABLE messages (seq INTEGER PRIMARY KEY, id INTEGER NOT NULL, user_id INTEGER NOT NULL,
            title TEXT NOT NULL, body TEXT NOT NULL, date TEXT NOT NULL);
        CREATE TABLE registrations (seq INTEGER PRIMARY KEY, token TEXT NOT NULL,
            user_id INTEGER NOT NULL, environment TEXT NOT NULL, device_id TEXT, date REAL NOT NULL);
        CREATE INDEX registrations_token ON registrations (token);
        CREATE INDEX registrations_device ON registrations (device_id);
        CREATE TABLE preferences (user_id INTEGER PRIMARY KEY, new_offers INTEGER NOT NULL,
            new_professionals INTEGER NOT NULL, local_events INTEGER NOT NULL, radius INTEGER NOT NULL,
            categories TEXT NOT NULL);
        CREATE TABLE positions (user_id INTEGER PRIMARY KEY, latitude REAL NOT NULL, longitude REAL NOT NULL);
        """

    private static let devicesByBytes = """
        CREATE TABLE registrations_6 (seq INTEGER PRIMARY KEY, token TEXT NOT NULL, user_id INTEGER NOT NULL,
            environment TEXT NOT NULL, device_id TEXT, date REAL NOT NULL);
        INSERT INTO registrations_6 SELECT seq, token, user_id, environment, device_id, date FROM registrations;
        DROP TABLE registrations;
        ALTER TABLE registrations_6 RENAME TO registrations;
        CREATE INDEX registrations_token ON registrations (token);
        CREATE INDEX registrations_device ON registrations (user_id, device_id);
        """

    private static let comparedDevices = """
        CREATE TABLE registrations_3 (seq INTEGER PRIMARY KEY, token TEXT NOT NULL COLLATE swiftCompare,
            user_id INTEGER NOT NULL, environment TEXT NOT NULL, device_id TEXT COLLATE swiftCompare,
            date REAL NOT NULL);
        INSERT INTO registrations_3 SELECT seq, token, user_id, environment, device_id, date FROM registrations;
        DROP TABLE registrations;
        ALTER TABLE registrations_3 RENAME TO registrations;
        CREATE INDEX registrations_token ON registrations (token);
        CREATE INDEX registrations_device ON registrations (device_id);
        """
}
