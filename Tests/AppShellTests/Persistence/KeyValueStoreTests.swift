import AppShell
import Testing

struct KeyValueStoreTests {
    @Test("SHELL-4: what is stored is read back, replaced and removed")
    func roundTrip() async throws {
        let store = InMemoryKeyValueStore()
        let key = StoredKey("catalog.filters")
        #expect(try store.value(for: key) == nil)
        try await store.setValue([1, 2], for: key)
        #expect(try store.value(for: key) == [1, 2])
        try await store.setValue([], for: key)
        #expect(try store.value(for: key) == [])
        try await store.setValue(nil, for: key)
        #expect(try store.value(for: key) == nil)
    }

    @Test("SHELL-4: keys of one name are equal where they have one schema, whatever migrates to it")
    func equality() {
        let key = StoredKey("a.b", schema: 2)
        let migrating = StoredKey("a.b", schema: 2) { value, _ in value + [2] }
        #expect(key == migrating)
        #expect(key != StoredKey("a.b", schema: 3))
        #expect(Set([key, StoredKey("a.b", schema: 2), StoredKey("a.b"), StoredKey("a.c", schema: 2)]).count == 3)
    }

    @Test("SHELL-4: what a later version stored is neither read nor overwritten")
    func newerSchema() async throws {
        let store = InMemoryKeyValueStore()
        try await store.setValue([9], for: StoredKey("a.b", schema: 3))
        let error = StorageError.newerSchema(key: "a.b", found: 3, known: 2)
        #expect(throws: error) { try store.value(for: StoredKey("a.b", schema: 2)) }
        await #expect(throws: error) { try await store.setValue(nil, for: StoredKey("a.b", schema: 2)) }
        #expect(try store.value(for: StoredKey("a.b", schema: 3)) == [9])
        #expect("\(error)" == "“a.b” was stored with schema 3, and this version knows 2 at most: update the app")
    }

    @Test("SHELL-4: what an earlier version stored is migrated, and left alone where nothing says how")
    func olderSchema() async throws {
        let store = InMemoryKeyValueStore()
        try await store.setValue([1], for: StoredKey("a.b"))
        let key = StoredKey("a.b", schema: 3) { value, schema in value + [UInt8(schema), 3] }
        #expect(try store.value(for: key) == [1, 1, 3])
        #expect(throws: StorageError.olderSchema(key: "a.b", found: 1, known: 2)) {
            try store.value(for: StoredKey("a.b", schema: 2))
        }
        try await store.setValue([9], for: key)
        #expect(try store.value(for: key) == [9])
    }
}
