import Testing

@testable import AppShell

/// What modules store while what is stored under former names is moved.
struct FormerKeyRaceTests {
    private static let old = StoredKey("old")
    private static let key = StoredKey("new", formerly: FormerKey("old", since: "1.4.0"))

    @Test(
        "a document that is stored or removed while the former one is read stays so",
        arguments: [[7], nil] as [[UInt8]?]
    )
    func document(_ newer: [UInt8]?) async throws {
        for name in ["old", "new"] {
            let documents = InterruptedDocuments()
            let storage = Storage(documents: documents).followingFormerKeys()
            try await documents.base.setDocument([1], for: Self.old)
            documents.interrupt(readingOf: name) { try await storage.documents.setDocument(newer, for: Self.key) }
            #expect(await storage.move(Self.key) == [])
            #expect(try await documents.base.document(for: Self.key) == newer)
            #expect(try await documents.base.document(for: Self.old) == nil)
        }
    }

    @Test("a document that is moved while it is read is found")
    func reading() async throws {
        let documents = InterruptedDocuments()
        let storage = Storage(documents: documents).followingFormerKeys()
        try await documents.base.setDocument([1], for: Self.old)
        documents.interrupt(readingOf: "new") { #expect(await storage.move(Self.key) == []) }
        #expect(try await storage.documents.document(for: Self.key) == [1])
    }

    @Test("a value whose writing is not done yet is newer than the former one")
    func value() async throws {
        let values = QueuedValues()
        let storage = Storage(values: values).followingFormerKeys()
        try await values.base.setValue([1], for: Self.old)
        async let write: Void = storage.values.setValue([7], for: Self.key)
        while values.count == 0 { await Task.yield() }
        let isMoved = Flag()
        async let move: Void = {
            _ = await storage.move(Self.key)
            isMoved.set()
        }()
        // Ends, or wants to write.
        while !isMoved.isSet, values.count < 2 { await Task.yield() }
        #expect(values.count == 1)
        values.open()
        try await write
        await move
        #expect(try values.base.value(for: Self.key) == [7])
        #expect(try values.base.value(for: Self.old) == nil)
    }
}

extension Storage {
    fileprivate init(
        values: any KeyValueStore = InMemoryKeyValueStore(),
        documents: any DocumentStore = InMemoryDocumentStore()
    ) {
        self.init(
            values: values,
            documents: documents,
            journals: InMemoryJournalStore(),
            secrets: InMemorySecretStore()
        )
    }
}

/// Documents; while one is read, something else happens once.
private final class InterruptedDocuments: DocumentStore {
    let base = InMemoryDocumentStore()
    private let interruption = Lock<(name: String, act: @Sendable () async throws -> Void)?>(nil)

    func interrupt(readingOf name: String, _ act: @escaping @Sendable () async throws -> Void) {
        interruption.withLock { $0 = (name, act) }
    }

    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        let document = try await base.document(for: key)
        let due = interruption.withLock { next in
            guard let found = next, found.name == key.name else { return nil as (@Sendable () async throws -> Void)? }
            next = nil
            return found.act
        }
        do { try await due?() } catch { throw .unacceptable("\(error)") }
        return document
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try await base.setDocument(document, for: key)
    }
}

private final class Flag: Sendable {
    private let value = Lock(false)

    var isSet: Bool { value.withLock(\.self) }

    func set() { value.withLock { $0 = true } }
}

/// Values that can be read once they are on disk, and not before ``open()``.
private final class QueuedValues: KeyValueStore {
    private struct State {
        var isOpen = false
        var waiting: [@Sendable () -> Void] = []
    }

    let base = InMemoryKeyValueStore()
    private let state = Lock(State())

    /// How many writes wait.
    var count: Int { state.withLock(\.waiting.count) }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            return state.waiting
        }
        for resume in waiting { resume() }
    }

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? { try base.value(for: key) }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append { continuation.resume() } }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
        try await base.setValue(value, for: key)
    }
}
