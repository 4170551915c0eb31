import AllInConnectBackend
import Foundation
import GRDB
import PushSenders
import Testing

@testable import BackendServer

/// What SQLite keeps of ALL IN Connect.
struct AllInConnectDatabaseTests {
    private let scratch: Scratch
    private let path: String

    init() throws {
        scratch = try Scratch()
        path = scratch.file("test.sqlite")
    }

    private func change(_ chance: inout SplitMix64) -> AllInConnectChange {
        let devices = ["1", "A", "a", "2", nil]
        let tokens = ["a1", "b2", "c:3", "d4"]
        let user = chance.number(1...3)
        let number = chance.number(1...5)
        switch chance.number(0...9) {
        case 0:
            return .registered(
                RegistrationData(
                    token: tokens[chance.number(0...3)],
                    userID: user,
                    environment: chance.number(0...1) == 0 ? .sandbox : .production,
                    deviceID: devices[chance.number(0...4)],
                    date: Date(timeIntervalSince1970: Double(chance.number(0...1_000_000)) / 7)
                )
            )
        case 1: return .unregistered(token: tokens[chance.number(0...3)])
        case 2:
            return .preferences(
                userID: user,
                PreferencesData(
                    notifyNewOffers: chance.number(0...1) == 0,
                    notificationRadius: chance.number(5...50),
                    preferredCategories: CategoryData.allCases.filter { _ in chance.number(0...1) == 0 }
                )
            )
        case 3:
            return .position(
                userID: user,
                GeoPoint(latitude: Double(chance.number(-90_000...90_000)) / 999, longitude: 7.2620)
            )
        case 4:
            var offer = OfferData.samples[0]
            (offer.id, offer.title) = (number, "Été \(chance.number(0...99)) 'd\"une; --")
            (offer.priceInCents, offer.end) = (chance.number(0...1) == 0 ? nil : 1_250, nil)
            return .offer(offer)
        case 5:
            var professional = ProfessionalData.samples[0]
            (professional.id, professional.name) = (number, "Nom \(chance.number(0...99))")
            return .professional(professional)
        default: return staffChange(user, number, &chance)
        }
    }

    private func staffChange(_ user: Int, _ number: Int, _ chance: inout SplitMix64) -> AllInConnectChange {
        switch chance.number(0...5) {
        case 0: return .offerRemoved(id: number)
        case 1: return .professionalRemoved(id: number)
        case 2:
            var member = UserData.camille
            (member.id, member.email) = (user, "é'\(chance.number(0...99))@exemple.fr")
            return .member(member)
        case 3: return .memberRemoved(id: user, generation: number)
        case 4: return .revoked(generation: number)
        default: return .memberRevoked(id: user, generation: number)
        }
    }

    @Test("what is kept, change by change and from start to start, is what the value comes to by the same changes")
    func law() throws {
        for seed in 1...10 as ClosedRange<UInt64> {
            var chance = SplitMix64(seed: seed)
            let path = scratch.file("\(seed).sqlite")
            var database = try AllInConnectDatabase(path: path)
            #expect(try database.load() == nil)
            var data = AllInConnectData.samples
            try database.replace(with: data)
            for _ in 1...20 {
                let changes = (0...chance.number(0...4)).map { _ in change(&chance) }
                for change in changes { data.apply(change) }
                try database.keep(changes)
                if chance.number(0...3) == 0 {
                    try database.close()
                    database = try AllInConnectDatabase(path: path)
                }
                #expect(try database.load() == data)
            }
            try database.replace(with: .samples)
            #expect(try database.load() == .samples)
        }
    }

    @Test("changes are kept all or none")
    func atomic() throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        let place = GeoPoint(latitude: .nan, longitude: 0)
        #expect(throws: AllInConnectStoreError.self) {
            try database.keep([.unregistered(token: "x"), .position(userID: 1, .nice), .position(userID: 2, place)])
        }
        #expect(try database.load() == .samples)
    }

    @Test("an acknowledged write survives a power cut: the log is synced at each commit, in WAL mode")
    func synchronous() throws {
        let database = try AllInConnectDatabase(path: path)
        let modes = try database.file.pool.write { database in
            (
                try String.fetchOne(database, sql: "PRAGMA journal_mode"),
                try Int.fetchOne(database, sql: "PRAGMA synchronous")
            )
        }
        #expect(modes.0 == "wal")
        #expect(modes.1 == 2, "2 is FULL; GRDB sets NORMAL, which a power cut takes commits from")
    }

    @Test("a lock of another program is waited for; past the limit the changes are refused and nothing has changed")
    func busy() throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        let other = try DatabaseQueue(path: path)
        try other.writeWithoutTransaction { other in
            try other.execute(sql: "BEGIN IMMEDIATE")
            #expect(throws: AllInConnectStoreError("SQLite error 5 (database is locked)")) {
                try CallDeadline.$current.withValue(.now + .milliseconds(200)) {
                    try database.keep([.position(userID: 1, .nice)])
                }
            }
            #expect(throws: (any Error).self) { try database.file.check() }
            try other.execute(sql: "ROLLBACK")
        }
        #expect(try database.load() == .samples)
        try database.keep([.position(userID: 1, .nice)])
        #expect(try database.load()?.positions == [1: .nice])
    }

    @Test("writes that wait for a lock together end together, each at its own deadline")
    func deadlines() async throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let deadline = ContinuousClock.now + .seconds(2)
        await withTaskGroup { group in
            for _ in 1...4 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread {
                            let changes = [AllInConnectChange.position(userID: 1, .nice)]
                            #expect(throws: AllInConnectStoreError.self) {
                                try CallDeadline.$current.withValue(deadline) { try database.keep(changes) }
                            }
                            continuation.resume()
                        }
                    }
                }
            }
        }
        #expect(ContinuousClock.now - deadline < .seconds(3), "one after the other they would take eight seconds")
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try database.load() == .samples)
    }

    @Test("what is kept soon is there after a moment, after the end, and after a lock that lasted")
    func soon() async throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        database.keepSoon([.position(userID: 1, .menton)])
        database.keepSoon([.position(userID: 1, .nice), .position(userID: 99, .nice)])
        while try database.load()?.positions != [1: .nice] { try await Task.sleep(for: .milliseconds(5)) }
        database.keepSoon([.position(userID: 2, .menton)])
        try database.close()
        let again = try AllInConnectDatabase(path: path)
        #expect(try again.load()?.positions == [1: .nice, 2: .menton])
    }

    @Test("a lock that is given back in time costs nothing but time")
    func waits() async throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        let other = try DatabaseQueue(path: path)
        let (held, hold) = AsyncStream.makeStream(of: Void.self)
        let holder = Thread {
            try? other.writeWithoutTransaction { other in
                try other.execute(sql: "BEGIN IMMEDIATE")
                hold.finish()
                Thread.sleep(forTimeInterval: 0.3)
                try other.execute(sql: "ROLLBACK")
            }
        }
        holder.start()
        for await _ in held {}
        try CallDeadline.$current.withValue(.now + .seconds(30)) {
            try database.keep([.position(userID: 1, .nice)])
        }
        #expect(try database.load()?.positions == [1: .nice])
    }

    @Test("a database of every older schema is brought up to today's, with all that is in it", arguments: 1...5)
    func migrates(steps: Int) throws {
        let migrations = AllInConnectDatabase.migrator.migrations
        let old = try DatabasePool(path: path)
        try AllInConnectDatabase.migrator.migrate(old, upTo: migrations[steps - 1])
        var data = AllInConnectData.samples
        data.apply(.position(userID: 2, .menton))
        let device = RegistrationData(
            token: "a1",
            userID: 1,
            environment: .sandbox,
            deviceID: "1",
            date: Date(timeIntervalSince1970: 0.1)
        )
        data.apply(.registered(device))
        data.apply(.preferences(userID: 1, .standard))
        try old.write { database in
            try database.execute(
                sql: """
                    INSERT INTO positions VALUES (2, \(GeoPoint.menton.latitude), \(GeoPoint.menton.longitude));
                    INSERT INTO preferences VALUES (1, 1, 1, 1, 10,
                        'SANTE_BIEN_ETRE,BEAUTE_ESTHETIQUE,FOOD_PLAISIRS,LOISIRS_DIVERTISSEMENTS,SERVICE_PRATIQUES,'
                        || 'ENTRE_PROS');
                    """
            )
            try database.execute(
                sql: "INSERT INTO registrations VALUES (1, 'a1', 1, 'SANDBOX', '1', ?)",
                arguments: [device.date.timeIntervalSinceReferenceDate]
            )
            for user in data.users {
                try database.execute(
                    sql: "INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    arguments: [
                        user.id, user.id, user.email, user.password, user.firstName, user.lastName, user.card.number,
                        user.card.type, user.card.validUntil,
                    ]
                )
            }
            if steps > 1 { try SQLiteFile.markSeeded(database) }
        }
        try old.close()
        (data.professionals, data.offers, data.orders, data.messages) = ([], [], [], [])
        let database = try AllInConnectDatabase(path: path)
        #expect(try database.load() == data)
        try database.file.check()
        #expect(try database.file.pool.read { try AllInConnectDatabase.migrator.hasCompletedMigrations($0) })
    }

    @Test("notifications wait in the outbox over a start, each service's in their order, until they are removed")
    func outbox() throws {
        func delivery(_ endpoint: PushSenders.PushEndpoint, _ token: String) -> PushDelivery {
            PushDelivery(
                id: UUID(),
                endpoint: endpoint,
                token: token,
                payload: #"{"aps":{"alert":"é"}}"#,
                collapseID: nil,
                date: Date(timeIntervalSince1970: 0.1),
                expiry: Date(timeIntervalSince1970: 1e9),
                summary: "s"
            )
        }
        let database = try AllInConnectDatabase(path: path)
        let box = DatabaseOutbox(database.file)
        let (one, two, other) = (delivery(.fcm, "1"), delivery(.fcm, "2"), delivery(.apnsSandbox, "3"))
        for each in [one, other, two] { try box.keep(each) }
        try database.close()
        let again = DatabaseOutbox(try AllInConnectDatabase(path: path).file)
        #expect(try again.waiting(at: .fcm) == [one, two])
        #expect(try again.waiting(at: .apnsSandbox) == [other])
        try again.remove(one.id)
        try again.remove(one.id)
        #expect(try again.waiting(at: .fcm) == [two])
    }

    @Test("a database that a newer version wrote is refused, and stays as it is")
    func newer() throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        try database.file.pool.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 later')") }
        try database.close()
        let text = "\(path) was written by a newer version of this program. Use that one, or choose another folder."
        #expect(throws: StartError(text)) { try AllInConnectDatabase(path: path) }
    }

    @Test("a file that is no database is refused, and stays as it is")
    func damaged() throws {
        let text = String(repeating: "no database at all. ", count: 100)
        _ = try scratch.write(text, to: "test.sqlite")
        let error = #expect(throws: StartError.self) { try AllInConnectDatabase(path: path) }
        #expect(
            error?.description == """
                \(path) cannot be used: SQLite error 26 (file is not a database). It is damaged, or not a database: restore \
                a backup.
                """
        )
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test("a file that lacks its end, and a log that is none, are found at the start")
    func cut() throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        try database.close()
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for missing in [1, 2_048, 4_096, 3 * 4_096] {
            try whole.dropLast(missing).write(to: URL(fileURLWithPath: path))
            #expect(throws: StartError.self) { try AllInConnectDatabase(path: path) }
        }
        try whole.write(to: URL(fileURLWithPath: path))
        try Data(repeating: 0x5A, count: 8_192).write(to: URL(fileURLWithPath: path + "-wal"))
        let error = #expect(throws: StartError.self) { try AllInConnectDatabase(path: path) }
        #expect(error?.description.contains("the log \(path)-wal is not one of SQLite's") == true)
        try FileManager.default.removeItem(atPath: path + "-wal")
        #expect(try AllInConnectDatabase(path: path).load() == .samples)
    }

    @Test("a damaged index is found at the start, and the file stays as it is; no other program lacks a collation")
    func integrity() throws {
        let database = try AllInConnectDatabase(path: path)
        try database.replace(with: .samples)
        let collations = try database.file.pool.read { database in
            try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master WHERE sql LIKE '%COLLATE%'")
        }
        #expect(collations == 0)
        let page = try database.file.pool.read { database in
            (
                try Int.fetchOne(database, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'professionals_id'")
                    ?? 0,
                try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
            )
        }
        try database.close()
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let middle = (page.0 - 1) * page.1 + page.1 - 8
        for index in middle..<middle + 8 { bytes[index] = 0x5A }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: StartError.self) { try AllInConnectDatabase(path: path) }
        #expect(error?.description.contains("It is damaged") == true, "\(String(describing: error))")
        let left = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(left == bytes)
    }
}
