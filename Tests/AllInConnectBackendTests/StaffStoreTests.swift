import AllInConnectBackend
import AppShell
import Foundation
import Synchronization
import Testing

/// What the staff changes, as a store keeps it.
struct StaffStoreTests {
    private final class RecordingStore: AllInConnectStore {
        let changes = Mutex<[AllInConnectChange]>([])

        func keep(
            _ changes: [AllInConnectChange],
            _: [PushMessage]
        ) throws(AllInConnectStoreError) {
            self.changes.withLock { $0 += changes }
        }

        func keepSoon(_: [AllInConnectChange]) {}
    }

    @Test("applied to what was there, the changes are what the back end has, once or twice; nothing secret is in words")
    func replays() throws {
        let store = RecordingStore()
        let world = StaffWorld(store: store)
        _ = world.call(.put, "/offers/900", StaffWorld.offer())
        _ = world.call(.put, "/professionals/900", StaffWorld.professional())
        _ = world.call(.put, "/members/900", StaffWorld.member())
        _ = world.call(.put, "/members/900", StaffWorld.member(password: "\"autre-2026\""))
        _ = world.call(.delete, "/members/2/sessions")
        _ = world.call(.delete, "/sessions")
        _ = world.call(.delete, "/offers/101")
        _ = world.call(.delete, "/professionals/1")
        _ = world.call(.delete, "/members/1")
        let changes = store.changes.withLock { $0 }
        var data = AllInConnectData.samples
        for change in changes {
            data.apply(change)
            var twice = data
            twice.apply(change)
            #expect(data == twice)
        }
        #expect(data == world.backend.data)
        #expect(try JSONDecoder().decode([AllInConnectChange].self, from: JSONEncoder().encode(changes)) == changes)
        #expect(try JSONDecoder().decode(AllInConnectData.self, from: JSONEncoder().encode(data)) == data)
        #expect(
            changes.map { "\($0)" } == [
                "offer 900", "professional 900", "user 900", "user 900", "sessions of user 900 revoked",
                "sessions of user 2 revoked", "all sessions revoked", "offer 101 removed", "professional 1 removed",
                "user 1 removed",
            ]
        )
    }
}
