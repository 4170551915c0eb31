import AppShell
import Foundation
import MadiniaBackend
import Synchronization
import Testing

/// What is kept beyond the process, and in which order.
struct StoreTests {
    /// Keeps changes in memory, in the sets in which they came; refuses while it is full.
    private final class RecordingStore: MadiniaStore {
        let sets = Mutex<[[MadiniaChange]]>([])
        let isFull = Mutex(false)

        var changes: [MadiniaChange] { sets.withLock { $0.flatMap(\.self) } }

        func keep(
            _ changes: [MadiniaChange],
            _: [PushData]
        ) throws(MadiniaStoreError) {
            if isFull.withLock({ $0 }) { throw MadiniaStoreError("the disk is full") }
            sets.withLock { $0.append(changes) }
        }

        /// What a process that starts now finds.
        var kept: MadiniaData {
            var data = MadiniaData.samples
            for change in changes { data.apply(change) }
            return data
        }
    }

    private func backend(on store: RecordingStore) -> MadiniaBackend {
        MadiniaBackend(apiKey: "key", data: store.kept, store: store)
    }

    /// A day of calls, everything that changes something among them.
    private func use(_ backend: MadiniaBackend) throws {
        _ = backend.preRegister(key: "p")
        _ = backend.preRegister(formation: "99")
        _ = backend.preRegister(formation: "2")
        _ = backend.contact()
        _ = backend.contact(
            context: #"{"type":"formation","id":1,"title":"Starter","viewed":[{"type":"article","id":2,"title":"x"}]}"#
        )
        _ = backend.register("\"a1\"", email: "\"lucas@exemple.fr\"")
        _ = backend.register("\"b2\"")
        _ = backend.register("\"a1\"", version: "\"1.1\"")
        _ = backend.setPreferences("b2", formations: true, articles: false)
        backend.rateLimits = RateLimits(reads: 1_000, writes: 100)
        _ = backend.send(.post, "/madi/chat", #"{"message":"x"}"#, key: "m")
        var (article, formation) = (ArticleData.samples[0], FormationData.samples[0])
        (article.title, formation.id) = ("Changé", 77)
        try backend.publish(article: article, at: Call.start)
        try backend.publish(formation: formation, at: Call.start)
    }

    @Test("the changes that a store kept, applied to what was there, are what the back end has; once more is the same")
    func replays() throws {
        let store = RecordingStore()
        let backend = backend(on: store)
        try use(backend)
        var kept = store.kept
        kept.rateLimits = backend.rateLimits
        #expect(kept == backend.data)
        for change in store.changes {
            var again = kept
            again.apply(change)
            var twice = again
            twice.apply(change)
            #expect(again == twice)
            #expect(again.preRegistrations == kept.preRegistrations && again.contacts == kept.contacts)
        }
        #expect(kept.preRegistrations.map(\.id) == [1, 2] && kept.contacts.map(\.id) == [1, 2])
        #expect(kept.devices.map(\.token) == ["a1", "b2"])
        #expect(kept.devices.map(\.lastNews) == [Call.start, Call.start])
    }

    @Test("changes that are applied a second time as a whole change no row that a person wrote")
    func replaysAll() throws {
        let store = RecordingStore()
        try use(backend(on: store))
        var data = store.kept
        for change in store.changes { data.apply(change) }
        #expect(data == store.kept)
    }

    @Test(
        "MAD-FR38: what an idempotency key wrote and its answer are kept as one, so a retry after a crash counts once"
    )
    func retriesAfterCrash() {
        let body = #"{"name":"Marc","email":"marc@exemple.fr","message":"Bonjour"}"#
        let device = #"{"device_token":"a1","platform":"ios","app_version":"1.0"}"#
        let off = #"{"new_formations":false,"new_articles":false,"reminders":false}"#
        let store = RecordingStore()
        let first = backend(on: store)
        let answers = [
            first.preRegister(key: "p"), first.send(.post, "/contacts", body, key: "c"),
            first.send(.post, "/devices", device, key: "d"),
            first.send(.put, "/devices/a1/preferences", off, key: "o"),
        ]
        #expect(store.sets.withLock { $0.map(\.count) } == [2, 2, 2, 2])
        let second = backend(on: store)
        let retries = [
            second.preRegister(key: "p"), second.send(.post, "/contacts", body, key: "c"),
            second.send(.post, "/devices", device, key: "d"),
            second.send(.put, "/devices/a1/preferences", off, key: "o"),
        ]
        #expect(retries.map(\.status) == [201, 201, 201, 200])
        #expect(retries.map(\.text) == answers.map(\.text))
        #expect(retries.allSatisfy { $0.response.headers["Content-Type"] == "application/json" })
        #expect(second.data == first.data)
        #expect(second.preRegister(formation: "2", key: "p").status == 422)
        #expect(second.preRegister(key: "q").status == 201)
        #expect(second.preRegistrations.map(\.id) == [1, 2])
    }

    @Test("a write that was not kept is answered 503 and changes nothing; reads go on; so do writes when there is room")
    func refuses() throws {
        let store = RecordingStore()
        let backend = backend(on: store)
        #expect(backend.register("\"a1\"").status == 201)
        let before = backend.data
        store.isFull.withLock { $0 = true }
        let refused = [
            backend.preRegister(key: "p"), backend.contact(), backend.register("\"b2\""),
            backend.setPreferences("a1", formations: false, articles: false),
        ]
        #expect(refused.map(\.status) == [503, 503, 503, 503])
        #expect(refused.allSatisfy { $0.message == "Service Unavailable" && $0.errors == nil })
        #expect(throws: MadiniaStoreError("the disk is full")) {
            try backend.publish(article: ArticleData.samples[0], at: Call.start)
        }
        #expect(backend.data == before)
        #expect(backend.takePushes().isEmpty)
        #expect(Call(backend, .get, "/formations").status == 200)
        store.isFull.withLock { $0 = false }
        #expect(backend.preRegister(key: "p").status == 201)
        #expect(backend.preRegistrations.count == 1)
    }

    @Test("what changes nothing is not kept: reads, refusals, answered retries; nor is what is arranged")
    func keepsLittle() {
        let store = RecordingStore()
        let backend = backend(on: store)
        #expect(Call(backend, .get, "/articles").status == 200)
        #expect(backend.preRegister(email: "\"lucas@x\"", key: "k").status == 422)
        #expect(backend.send(.post, "/madi/chat", #"{"message":"x"}"#).status == 200)
        #expect(backend.setPreferences("a1", formations: true, articles: true).status == 404)
        backend.formations = []
        backend.pageSize = 2
        backend.data = .samples
        #expect(store.changes.isEmpty)
        #expect(backend.preRegister(key: "k").status == 201)
        #expect(backend.preRegister(key: "k").status == 201)
        #expect(store.sets.withLock { $0.count } == 1)
    }

    @Test("a change of any kind is the same after encoding and decoding")
    func codes() throws {
        let store = RecordingStore()
        try use(backend(on: store))
        #expect(Set(store.changes.map { "\($0)".prefix(6) }).count == 6, "all kinds")
        let decoded = try JSONDecoder().decode([MadiniaChange].self, from: JSONEncoder().encode(store.changes))
        #expect(decoded == store.changes)
    }

    @Test("what is written down of changes holds no token, no key, and nothing that a person wrote")
    func words() throws {
        let store = RecordingStore()
        try use(backend(on: store))
        #expect(
            store.changes.map { "\($0)" } == [
                "pre-registration 1 for formation 1", "answered 201",
                "pre-registration 2 for formation 2", "contact 1", "contact 2", "device on ios, version 1.0",
                "device on ios, version 1.0", "device on ios, version 1.1", "device on ios, version 1.0",
                "answered 200", "article 3", "device on ios, version 1.1", "formation 77",
                "device on ios, version 1.0",
            ]
        )
    }

    @Test("what a host hands in is brought in order: rows by id, at least one item on a page")
    func orders() {
        let rows = [3, 1, 2].map { PreRegistrationData(id: $0, email: "a@b.fr", formationID: 1, timestamp: "") }
        var data = MadiniaData(preRegistrations: rows, pageSize: -3)
        #expect(data.preRegistrations.map(\.id) == [1, 2, 3])
        #expect(data.pageSize == 1)
        data.pageSize = 0
        #expect(data.pageSize == 1)
        data.apply(.preRegistration(PreRegistrationData(id: 2, email: "c@d.fr", formationID: 1, timestamp: "")))
        #expect(data.preRegistrations.map(\.email) == ["a@b.fr", "c@d.fr", "a@b.fr"])
    }
}
