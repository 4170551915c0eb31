import AllInConnectBackend
import AppShell
import Foundation
import GRDB
import MadiniaBackend
import Testing

@testable import BackendServer

/// What stays when the process goes.
struct KeepingTests {
    @Test("a back end that is started again has what was kept, and takes the tokens that it issued before")
    func restarts() async throws {
        let scratch = try Scratch()
        let arguments = ["allinconnect", "--data", scratch.file("data")]
        let first = try await BackendProcess.start(arguments)
        let caller = try await Caller(first).signedIn()
        let preferences = """
            {"notifyNewOffers":false,"notifyNewProNearby":true,"notifyLocalEvents":true,"notificationRadius":42,\
            "preferredCategories":["FOOD_PLAISIRS"]}
            """
        #expect(try await caller.call("PUT", "/api/v1/notification-preferences", preferences).status == 200)
        #expect(await first.end().status == 0)
        let second = try await BackendProcess.start(arguments)
        var again = Caller(second)
        again.token = caller.token
        let kept = try await again.call("GET", "/api/v1/notification-preferences")
        #expect(kept.json?["notificationRadius"] == 42)
        let file = try AllInConnectDatabase(path: scratch.file("copy"))
        try file.close()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.file("data/allinconnect.sqlite")))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("azur-2026"), "passwords are kept as hashes")
    }

    @Test("Madinia's too: a device, and a retry under its key after the start is answered as before and counts once")
    func madinia() async throws {
        let scratch = try Scratch()
        let arguments = ["madinia", "--data", scratch.file("data")]
        let contact = #"{"name":"Léa","email":"lea@exemple.fr","message":"Bonjour"}"#
        var answers: [String] = []
        for _ in 1...2 {
            let process = try await BackendProcess.start(arguments)
            let key = try String(contentsOfFile: scratch.file("data/api-key"), encoding: .utf8)
            var caller = Caller(process)
            caller.headers = [("X-API-Key", key), ("Idempotency-Key", "k1")]
            let answer = try await caller.call("POST", "/api/v1/contacts", contact)
            #expect(answer.status == 201)
            answers.append(answer.body)
            #expect(await process.end(SIGKILL).status == 128 + SIGKILL)
        }
        #expect(answers[0] == answers[1])
        let database = try MadiniaDatabase(path: scratch.file("data/madinia.sqlite"))
        #expect(try database.load()?.contacts.count == 1)
    }

    @Test("kill -9 under load loses no acknowledged write", .timeLimit(.minutes(5)))
    func kills() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("data")
        let arguments = ["madinia", "--data", folder, "--rate-limit", "off", "--log-level", "error"]
        var acknowledged: Set<String> = []
        for round in 1...5 {
            let process = try await BackendProcess.start(arguments)
            let caller = try customer(of: process, in: folder)
            let tally = Tally(goal: 40)
            await withTaskGroup(of: Void.self) { group in
                for worker in 1...8 {
                    group.addTask { await write(by: caller, prefix: "r\(round)w\(worker)n", tally) }
                }
                await tally.wait()
                #expect(await process.end(SIGKILL).status == 128 + SIGKILL)
            }
            acknowledged.formUnion(tally.all)
            let kept = try senders(in: folder)
            #expect(acknowledged.subtracting(kept).isEmpty)
        }
    }

    private func customer(of process: BackendProcess, in folder: String) throws -> Caller {
        var caller = Caller(process)
        caller.headers = [("X-API-Key", try String(contentsOfFile: folder + "/api-key", encoding: .utf8))]
        return caller
    }

    /// Sends one message after the other until the other side is gone.
    private func write(by caller: Caller, prefix: String, _ tally: Tally) async {
        for number in 1... {
            let email = "\(prefix)\(number)@exemple.fr"
            let body = #"{"name":"Léa","email":"\#(email)","message":"Bonjour"}"#
            guard let answer = try? await caller.call("POST", "/api/v1/contacts", body) else { return }
            #expect(answer.status == 201)
            tally.add(email)
        }
    }

    /// Whose messages are kept.
    private func senders(in folder: String) throws -> Set<String> {
        let database = try MadiniaDatabase(path: folder + "/madinia.sqlite")
        let emails = Set(try #require(try database.load()).contacts.map(\.email))
        try database.close()
        return emails
    }

    @Test("a stop under load finishes what is under way: nobody who was let in is left without an answer")
    func stops() async throws {
        let scratch = try Scratch()
        let folder = scratch.file("data")
        let process = try await BackendProcess.start([
            "madinia", "--data", folder, "--rate-limit", "off", "--log-level", "error",
        ])
        let caller = try customer(of: process, in: folder)
        let tally = Tally(goal: 50)
        let outcome = await withTaskGroup(of: Void.self) { group in
            for worker in 1...8 {
                group.addTask { await write(by: caller, prefix: "w\(worker)n", tally) }
            }
            await tally.wait()
            return await process.end(SIGTERM)
        }
        #expect(outcome.status == 0)
        // What was kept was answered too: nobody was let in and then left alone.
        #expect(try senders(in: folder) == tally.all)
    }

    @Test(
        "while nothing can be kept, a write is answered 503 and changes nothing, and /health says so; then it goes on"
    )
    func busy() async throws {
        let scratch = try Scratch()
        let process = try await BackendProcess.start(["allinconnect", "--data", scratch.file("data")])
        let caller = try await Caller(process).signedIn()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: scratch.file("data/allinconnect.sqlite"), configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        async let refused = caller.register("a1", device: "1")
        async let health = caller.call("GET", "/health")
        #expect(try await refused.status == 503)
        #expect(try await health.status == 503)
        #expect(try await health.json?["store"] == "not writable")
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await caller.register("a1", device: "1").status < 300)
    }

    @Test("/health answers 503 while it stops, and calls are taken until its time is up")
    func drains() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--drain", "600"])
        let caller = Caller(process)
        #expect(try await caller.call("GET", "/health").status == 200)
        kill(process.processID, SIGTERM)
        var health = try await caller.call("GET", "/health")
        while health.status == 200 { health = try await caller.call("GET", "/health") }
        #expect(health.status == 503)
        #expect(health.json?["status"] == "stopping")
        #expect(try await caller.call("GET", "/api/v1/offers").status == 401)
    }

    @Test("hundreds of clients at once are all answered", .timeLimit(.minutes(2)))
    func crowds() async throws {
        let scratch = try Scratch()
        let process = try await BackendProcess.start([
            "allinconnect", "--data", scratch.file("data"), "--rate-limit", "off", "--account-limit", "off",
            "--log-level",
            "error",
        ])
        let caller = try await Caller(process).signedIn()
        let crowd = Crowd(url: process.url, token: try #require(caller.token))
        let statuses = try await crowd.call(clients: 300, times: 5)
        #expect(statuses == [200: 1_500])
        #expect(await process.end().status == 0)
    }
}
