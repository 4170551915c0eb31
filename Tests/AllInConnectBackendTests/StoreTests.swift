import AllInConnectBackend
import AppShell
import Foundation
import Synchronization
import Testing

/// What is kept beyond the process, and in which order.
struct StoreTests {
    /// Keeps changes in memory; refuses while it is full.
    private final class RecordingStore: AllInConnectStore {
        let changes = Mutex<[AllInConnectChange]>([])
        let pushes = Mutex<[PushMessage]>([])
        let isFull = Mutex(false)

        func keep(
            _ changes: [AllInConnectChange],
            _ pushes: [PushMessage]
        ) throws(AllInConnectStoreError) {
            if isFull.withLock({ $0 }) { throw AllInConnectStoreError("the disk is full") }
            self.changes.withLock { $0 += changes }
            self.pushes.withLock { $0 += pushes }
        }

        func keepSoon(_ changes: [AllInConnectChange]) {
            self.changes.withLock { $0 += changes }
        }
    }

    /// A day of calls, everything that changes something among them.
    private func use(_ world: World) throws {
        _ = world.register("\"a1\"", device: "\"1\"")
        _ = world.register("\"b2\"", device: "\"2\"", by: 2)
        _ = world.register("\"c3\"", environment: "\"PRODUCTION\"", device: "\"1\"")
        _ = world.setPreferences()
        _ = world.setPreferences(radius: "99")
        world.locate(.nice)
        world.locate(.menton, userID: 2)
        _ = world.call(.delete, "/push/register", #"{"token":"b2"}"#, by: 2)
        var (offer, professional) = (OfferData.samples[0], ProfessionalData.samples[0])
        (offer.title, professional.id) = ("Changée", 77)
        try world.backend.publish(offer: offer, at: World.start)
        try world.backend.publish(professional: professional, at: World.start)
    }

    @Test("the changes that a store kept, applied to what was there, are what the back end has; once more is the same")
    func replays() throws {
        let store = RecordingStore()
        let world = World(store: store)
        try use(world)
        let changes = store.changes.withLock { $0 }
        #expect(changes.count == 9)
        var data = AllInConnectData.samples
        for change in changes { data.apply(change) }
        #expect(data == world.backend.data)
        for change in changes {
            var again = data
            again.apply(change)
            var twice = again
            twice.apply(change)
            #expect(again == twice)
        }
    }

    @Test("a back end that starts with what was kept answers as the one before")
    func restarts() throws {
        let world = World()
        try use(world)
        let kept = try JSONEncoder().encode(world.backend.data)
        let restarted = World(data: try JSONDecoder().decode(AllInConnectData.self, from: kept))
        for path in ["/notification-preferences", "/offers", "/professionals", "/offers/101", "/orders/501"] {
            #expect(restarted.call(.get, path).text == world.call(.get, path).text, "\(path)")
        }
        #expect(restarted.backend.data == world.backend.data)
    }

    @Test("a change of any kind is the same after encoding and decoding")
    func codes() throws {
        let store = RecordingStore()
        try use(World(store: store))
        let changes = store.changes.withLock { $0 }
        #expect(try JSONDecoder().decode([AllInConnectChange].self, from: JSONEncoder().encode(changes)) == changes)
    }

    @Test("AIC-21: what is written down of changes and members holds no token, no password and no position")
    func words() throws {
        let store = RecordingStore()
        try use(World(store: store))
        #expect(
            store.changes.withLock { $0.map { "\($0)" } } == [
                "registered APNS SANDBOX of user 1", "registered APNS SANDBOX of user 2",
                "registered APNS PRODUCTION of user 1", "preferences of user 1", "position of user 1",
                "position of user 2", "unregistered a device", "offer 101", "professional 77",
            ]
        )
        #expect("\([UserData.camille])" == "[user 1]")
    }

    @Test("a write that was not kept is answered 503 and changes nothing; reads go on; so do writes when there is room")
    func refuses() throws {
        let store = RecordingStore()
        let world = World(store: store)
        let before = world.backend.data
        store.isFull.withLock { $0 = true }
        #expect(world.register().status == 503)
        #expect(world.setPreferences().status == 503)
        #expect(world.call(.get, "/offers").status == 200)
        #expect(world.call(.get, "/offers/101?latitude=43.7102&longitude=7.262").status == 200)
        #expect(throws: AllInConnectStoreError("the disk is full")) {
            try world.backend.publish(professional: .samples[0], at: World.start)
        }
        #expect(world.backend.data == before)
        #expect(world.backend.takePushes().isEmpty && world.backend.pushLog.isEmpty)
        store.isFull.withLock { $0 = false }
        #expect(world.register().status == 201)
    }

    @Test("what changes nothing is not kept: reads, refusals, a search where the last one was")
    func keepsLittle() {
        let store = RecordingStore()
        let world = World(store: store)
        world.locate(.nice)
        world.locate(.nice)
        _ = world.call(.get, "/offers/101?latitude=43&longitude=7")
        _ = world.setPreferences(radius: "0")
        _ = world.call(.delete, "/push/register", #"{"token":"a1"}"#)
        #expect(store.changes.withLock { $0 } == [.position(userID: 1, .nice)])
    }
}
