import AppShell
import AppShellLive
import Foundation
import Testing

/// Values, documents and secrets, so far as they promise the same.
enum KeyedStore: CaseIterable, CustomTestStringConvertible {
    case values
    case documents
    case secrets

    var testDescription: String { "\(self)" }

    func get(_ key: StoredKey, in storage: Storage) async throws -> [UInt8]? {
        switch self {
        case .values: try storage.values.value(for: key)
        case .documents: try await storage.documents.document(for: key)
        case .secrets: try storage.secrets.secret(for: key).map { Array($0.reveal().utf8) }
        }
    }

    func set(_ bytes: [UInt8]?, _ key: StoredKey, in storage: Storage) async throws {
        switch self {
        case .values: try await storage.values.setValue(bytes, for: key)
        case .documents: try await storage.documents.setDocument(bytes, for: key)
        case .secrets:
            try await storage.secrets.setSecret(bytes.map { Secret(String(decoding: $0, as: UTF8.self)) }, for: key)
        }
    }
}

@Suite struct KeyedContractTests {
    @Test(
        "SHELL-4: in memory and on disk, what is stored is read back, replaced and removed, also by the next process",
        arguments: StorageKind.allCases,
        KeyedStore.allCases
    )
    func roundTrip(_ kind: StorageKind, _ store: KeyedStore) async throws {
        let life = try StorageLife(kind)
        let key = StoredKey("catalog.filters")
        for bytes: [UInt8]? in [nil, [65, 66], [], [67], nil, nil, [68]] {
            try await store.set(bytes, key, in: life.storage)
            #expect(try await store.get(key, in: life.storage) == bytes)
            try life.reopen()
            #expect(try await store.get(key, in: life.storage) == bytes)
        }
    }

    @Test(
        "SHELL-4: in memory and on disk, each key has its own, whatever its name",
        arguments: StorageKind.allCases,
        KeyedStore.allCases
    )
    func names(_ kind: StorageKind, _ store: KeyedStore) async throws {
        let life = try StorageLife(kind)
        let names = [
            "a", "A", "a.b", "a.B", ".a", "..", ".", "a/b", "../a", "a b", "%61", "%", "é", "e\u{301}", "日本", "a\u{0}",
            "a.value", "a.value.damaged-1", "a.1-1.tmp", "lock", "con", "a~", "a\\b", "a:b", "-", "_", "🔑",
        ]
        for (number, name) in names.enumerated() {
            try await store.set(Array("\(number)".utf8), StoredKey(name), in: life.storage)
        }
        try life.reopen()
        for (number, name) in names.enumerated() {
            #expect(try await store.get(StoredKey(name), in: life.storage) == Array("\(number)".utf8), "\(name)")
        }
    }

    @Test(
        "SHELL-4: in memory and on disk, what a later version stored is neither read nor replaced",
        arguments: StorageKind.allCases,
        KeyedStore.allCases
    )
    func newerSchema(_ kind: StorageKind, _ store: KeyedStore) async throws {
        let life = try StorageLife(kind)
        try await store.set([57], StoredKey("a.b", schema: 3), in: life.storage)
        try life.reopen()
        let known = StoredKey("a.b", schema: 2) { _, _ in [] }
        let error = StorageError.newerSchema(key: "a.b", found: 3, known: 2)
        await #expect(throws: error) { try await store.get(known, in: life.storage) }
        await #expect(throws: error) { try await store.set([1], known, in: life.storage) }
        await #expect(throws: error) { try await store.set(nil, known, in: life.storage) }
        try life.reopen()
        #expect(try await store.get(StoredKey("a.b", schema: 3), in: life.storage) == [57])
    }

    @Test(
        "SHELL-4: in memory and on disk, what an earlier version stored is migrated, and stays where nothing says how",
        arguments: StorageKind.allCases,
        KeyedStore.allCases
    )
    func olderSchema(_ kind: StorageKind, _ store: KeyedStore) async throws {
        let life = try StorageLife(kind)
        try await store.set([65], StoredKey("a.b"), in: life.storage)
        try life.reopen()
        let unknown = StoredKey("a.b", schema: 2)
        await #expect(throws: StorageError.olderSchema(key: "a.b", found: 1, known: 2)) {
            try await store.get(unknown, in: life.storage)
        }
        try life.reopen()
        #expect(try await store.get(StoredKey("a.b"), in: life.storage) == [65])
        let key = StoredKey("a.b", schema: 3) { value, schema in value + [48 + UInt8(schema)] }
        #expect(try await store.get(key, in: life.storage) == [65, 49])
        #expect(try await store.get(key, in: life.storage) == [65, 49])
        try await store.set([66], key, in: life.storage)
        try life.reopen()
        #expect(try await store.get(key, in: life.storage) == [66])
    }

    @Test(
        "SHELL-4: in memory and on disk, ten megabytes are stored as one",
        arguments: StorageKind.allCases,
        [KeyedStore.values, .documents]
    )
    func large(_ kind: StorageKind, _ store: KeyedStore) async throws {
        let life = try StorageLife(kind)
        var bytes = [UInt8](repeating: 7, count: 10 << 20)
        bytes[9 << 20] = 8
        try await store.set(bytes, StoredKey("a.b"), in: life.storage)
        try life.reopen()
        #expect(try await store.get(StoredKey("a.b"), in: life.storage) == bytes)
    }

    @Test(
        "SHELL-4: in memory and on disk, of many calls for one key the last one counts",
        arguments: StorageKind.allCases,
        KeyedStore.allCases
    )
    func callOrder(_ kind: StorageKind, _ store: KeyedStore) async throws {
        let life = try StorageLife(kind)
        let storage = life.storage
        let key = StoredKey("a.b")
        // The main actor starts the tasks in order, and each of them calls before it first waits.
        let tasks = await MainActor.run {
            (0..<50).map { number in
                Task { @MainActor in try await store.set(Array("\(number)".utf8), key, in: storage) }
            }
        }
        for task in tasks { try await task.value }
        #expect(try await store.get(key, in: storage) == Array("49".utf8))
        try life.reopen()
        #expect(try await store.get(key, in: life.storage) == Array("49".utf8))
    }

    @Test(
        "SHELL-4: in memory and on disk, a key that is no file's name or has no schema is refused",
        arguments: StorageKind.allCases
    )
    func unacceptableKeys(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let longest = String(repeating: "a", count: 200)
        let error = StorageError.unacceptable(
            "the key “\(longest)a” takes 201 bytes as a file's name, and 200 are the most: shorten it"
        )
        let odd = [StoredKey(""), StoredKey("a", schema: 0), StoredKey("a", schema: 1 << 40)]
        for store in KeyedStore.allCases {
            try await store.set([65], StoredKey(longest), in: life.storage)
            #expect(try await store.get(StoredKey(longest), in: life.storage) == [65])
            await #expect(throws: error) { try await store.set([65], StoredKey(longest + "a"), in: life.storage) }
            await #expect(throws: error) { try await store.get(StoredKey(longest + "a"), in: life.storage) }
            for key in odd {
                await #expect(throws: StorageError.self) { try await store.set([65], key, in: life.storage) }
                await #expect(throws: StorageError.self) { try await store.get(key, in: life.storage) }
            }
        }
        let journals = life.storage.journals
        _ = try await journals.journal(for: StoredKey(longest))
        for key in odd + [StoredKey(longest + "a")] {
            await #expect(throws: StorageError.self) { try await journals.journal(for: key) }
            await #expect(throws: StorageError.self) { try await journals.journal(for: key, replacingAllWith: []) }
        }
    }

    @Test("SHELL-4: a document that was migrated is stored anew before it is given")
    func migratedDocument() async throws {
        for kind in StorageKind.allCases {
            let life = try StorageLife(kind)
            try await life.storage.documents.setDocument([1], for: StoredKey("a.b"))
            let key = StoredKey("a.b", schema: 2) { value, _ in value + [2] }
            #expect(try await life.storage.documents.document(for: key) == [1, 2])
            try life.reopen()
            let later = StoredKey("a.b", schema: 2)
            #expect(try await life.storage.documents.document(for: later) == [1, 2])
        }
    }

    @Test("SHELL-4: a secret that a migration made no text is refused, and its bytes are not told")
    func migratedSecret() async throws {
        for kind in StorageKind.allCases {
            let life = try StorageLife(kind)
            try await life.storage.secrets.setSecret(Secret("hunter2"), for: StoredKey("a.token"))
            let key = StoredKey("a.token", schema: 2) { _, _ in [0xFF, 0xFE] }
            #expect(throws: StorageError.unreadable(key: "a.token")) { try life.storage.secrets.secret(for: key) }
        }
    }
}
