import Testing

@testable import AppShell

/// What is stored under a former name.
struct FormerKeyTests {
    private static let old = StoredKey("filters.all", schema: 2)
    private static let key = StoredKey(
        "catalog.filters",
        formerly: FormerKey(
            "filters.all",
            schema: 2,
            since: "1.4.0",
            becomes: 1,
            migrate: { value, _ in value + [2] },
            convert: { $0.first == 0 ? nil : [9] + $0 }
        )
    )

    private let base: Storage
    private let storage: Storage

    init() {
        base = Storage.inMemory()
        storage = base.followingFormerKeys()
    }

    private func move(_ key: StoredKey = key) async -> [Diagnostic] {
        await storage.move(key)
    }

    @Test("a value is read under its former name, with the migrations that it had, and moved once")
    func values() async throws {
        try await base.values.setValue([1], for: StoredKey("filters.all"))
        #expect(try storage.values.value(for: Self.key) == [9, 1, 2])
        #expect(await move() == [])
        #expect(try base.values.value(for: Self.key) == [9, 1, 2])
        #expect(try base.values.value(for: Self.old) == nil)
        try await storage.values.setValue([5], for: Self.key)
        #expect(await move() == [])
        #expect(try storage.values.value(for: Self.key) == [5])
    }

    @Test("documents and secrets are moved too")
    func others() async throws {
        let key = StoredKey("new", formerly: FormerKey("old", since: "1.4.0"))
        try await base.documents.setDocument([1], for: StoredKey("old"))
        try await base.secrets.setSecret(Secret("s"), for: StoredKey("old"))
        #expect(try await storage.documents.document(for: key) == [1])
        #expect(try storage.secrets.secret(for: key)?.reveal() == "s")
        #expect(await move(key) == [])
        #expect(try await base.documents.document(for: key) == [1])
        #expect(try await base.documents.document(for: StoredKey("old")) == nil)
        #expect(try base.secrets.secret(for: key)?.reveal() == "s")
        #expect(try base.secrets.secret(for: StoredKey("old")) == nil)
    }

    @Test("what was stored anew wins, and what was removed does not come back")
    func newer() async throws {
        try await base.values.setValue([1], for: Self.old)
        try await storage.values.setValue([7], for: Self.key)
        #expect(try base.values.value(for: Self.old) == nil)
        try await base.values.setValue([1], for: Self.old)
        #expect(await move() == [])
        #expect(try storage.values.value(for: Self.key) == [7])
        try await base.values.setValue([1], for: Self.old)
        try await storage.values.setValue(nil, for: Self.key)
        #expect(try storage.values.value(for: Self.key) == nil)
        #expect(try base.values.value(for: Self.old) == nil)
    }

    @Test("what is not worth keeping is removed; what a later version wrote stays, and is reported")
    func unfit() async throws {
        try await base.values.setValue([0], for: Self.old)
        #expect(try storage.values.value(for: Self.key) == nil)
        #expect(await move() == [])
        #expect(try base.values.value(for: Self.old) == nil)
        let later = StoredKey("filters.all", schema: 3)
        try await base.values.setValue([1], for: later)
        let reports = await move()
        #expect(reports.map(\.location) == ["storage"])
        #expect(reports.first?.text.hasPrefix("“filters.all” is not moved to “catalog.filters” yet: ") == true)
        #expect(try base.values.value(for: later) == [1])
    }

    // MARK: Schemas

    /// Renamed in 1.4, in schema 2 since 1.6.
    private static let raised = StoredKey(
        "catalog.filters",
        schema: 2,
        formerly: FormerKey("filters.all", since: "1.4.0")
    ) { value, schema in
        schema == 1 ? value.map { $0 * 10 } : nil
    }

    @Test("what was stored under a former name goes through the migration of the living key, read or moved")
    func raisedSchema() async throws {
        try await base.values.setValue([1], for: StoredKey("filters.all"))
        try await base.documents.setDocument([2], for: StoredKey("filters.all"))
        #expect(try storage.values.value(for: Self.raised) == [10])
        #expect(try await storage.documents.document(for: Self.raised) == [20])
        #expect(await move(Self.raised) == [])
        #expect(try base.values.value(for: Self.raised) == [10])
        #expect(try await base.documents.document(for: Self.raised) == [20])
    }

    @Test("a secret goes through it too, and one that is no text then stays where it is")
    func raisedSecret() async throws {
        let key = StoredKey("new", schema: 2, formerly: FormerKey("old", since: "1.4.0")) { value, _ in value + [0x21] }
        try await base.secrets.setSecret(Secret("s"), for: StoredKey("old"))
        #expect(try storage.secrets.secret(for: key)?.reveal() == "s!")
        #expect(await move(key) == [])
        #expect(try base.secrets.secret(for: key)?.reveal() == "s!")
        let broken = StoredKey("b", formerly: FormerKey("a", since: "1.4.0", convert: { _ in [0xFF] }))
        try await base.secrets.setSecret(Secret("s"), for: StoredKey("a"))
        #expect(throws: StorageError.self) { try storage.secrets.secret(for: broken) }
        #expect(await move(broken).count == 1)
        #expect(try base.secrets.secret(for: StoredKey("a"))?.reveal() == "s")
    }

    @Test("convert may give today's schema, whatever the former one was; what no migration reads stays")
    func becomes() async throws {
        let converted = StoredKey(
            "new",
            schema: 3,
            formerly: FormerKey("old", schema: 2, since: "1.4.0", becomes: 3, convert: { $0 + [3] })
        )
        let unread = StoredKey("new", schema: 3, formerly: FormerKey("old", schema: 2, since: "1.4.0"))
        try await base.values.setValue([1], for: StoredKey("old", schema: 2))
        #expect(try storage.values.value(for: converted) == [1, 3])
        #expect(throws: StorageError.olderSchema(key: "new", found: 2, known: 3)) {
            try storage.values.value(for: unread)
        }
        #expect(await move(unread).count == 1)
        #expect(try base.values.value(for: StoredKey("old", schema: 2)) == [1])
    }

    // MARK: Several names

    @Test("of several former names the newest that has a value counts, and all of them go")
    func renamedTwice() async throws {
        let key = StoredKey(
            "c",
            formerly: FormerKey("b", since: "1.6.0", convert: { $0.first == 0 ? nil : $0 + [2] }),
            FormerKey("a", since: "1.4.0", convert: { $0 + [1] })
        )
        try await base.values.setValue([5], for: StoredKey("a"))
        #expect(try storage.values.value(for: key) == [5, 1])
        try await base.values.setValue([6], for: StoredKey("b"))
        #expect(try storage.values.value(for: key) == [6, 2])
        #expect(await move(key) == [])
        #expect(try base.values.value(for: key) == [6, 2])
        #expect(try base.values.value(for: StoredKey("a")) == nil)
        #expect(try base.values.value(for: StoredKey("b")) == nil)
        // The older one was replaced already, and does not come back.
        try await base.values.setValue(nil, for: key)
        try await base.values.setValue([5], for: StoredKey("a"))
        try await base.values.setValue([0], for: StoredKey("b"))
        #expect(try storage.values.value(for: key) == nil)
        #expect(await move(key) == [])
        #expect(try storage.values.value(for: key) == nil)
        #expect(try base.values.value(for: StoredKey("a")) == nil)
    }

    @Test("those who skipped a release keep their value")
    func skipped() async throws {
        let key = StoredKey("c", formerly: FormerKey("b", since: "1.6.0"), FormerKey("a", since: "1.4.0"))
        try await base.documents.setDocument([5], for: StoredKey("a"))
        #expect(try await storage.documents.document(for: key) == [5])
        #expect(await move(key) == [])
        #expect(try await base.documents.document(for: key) == [5])
    }

    // MARK: Failures

    @Test("a key is removed even where its former value can't be read, and that is thrown")
    func unreadable() async throws {
        let later = StoredKey("filters.all", schema: 3)
        try await base.values.setValue([7], for: Self.key)
        try await base.values.setValue([1], for: later)
        await #expect(throws: StorageError.newerSchema(key: "filters.all", found: 3, known: 2)) {
            try await storage.values.setValue(nil, for: Self.key)
        }
        #expect(try base.values.value(for: Self.key) == nil)
        #expect(try base.values.value(for: later) == [1])
    }

    @Test("a former value of a schema that nothing reads goes when the key is removed")
    func unmigrated() async throws {
        let key = StoredKey("new", formerly: FormerKey("old", schema: 2, since: "1.4.0", becomes: 1))
        try await base.values.setValue([1], for: StoredKey("old"))
        #expect(throws: StorageError.self) { try storage.values.value(for: key) }
        try await storage.values.setValue(nil, for: key)
        #expect(try storage.values.value(for: key) == nil)
    }

    @Test("a store that fails neither stops the others nor is it told of keys that are not its own")
    func failingStore() async throws {
        let storage = Storage(
            values: base.values,
            documents: FailingDocuments(),
            journals: base.journals,
            secrets: base.secrets
        ).followingFormerKeys()
        let key = StoredKey("new", formerly: FormerKey("old", since: "1.4.0"))
        try await base.values.setValue([1], for: StoredKey("old"))
        #expect(await storage.move(key) == [])
        #expect(try base.values.value(for: key) == [1])
        // At the next launch, once it has been moved.
        #expect(await storage.move(key) == [])
        let secret = StoredKey("token", formerly: FormerKey("jwt", since: "1.4.0"))
        try await base.secrets.setSecret(Secret("s"), for: StoredKey("jwt"))
        #expect(await storage.move(secret) == [])
        #expect(try base.secrets.secret(for: secret)?.reveal() == "s")
        let document = StoredKey(
            "form",
            formerly: FormerKey("blank", since: "1.6.0"),
            FormerKey("sheet", since: "1.4.0")
        )
        #expect(
            await storage.move(document).map(\.text) == [
                "“blank” or “sheet” is not moved to “form” yet: the disk is locked"
            ]
        )
    }

    @Test("a journal whose key has a former name is refused, so that its history is not lost without a word")
    func journals() async throws {
        let key = StoredKey("log", formerly: FormerKey("old-log", since: "1.4.0"))
        let refusal = StorageError.unacceptable(
            "“log” has the former name “old-log”, and a journal keeps its name: take formerly away, and go on storing it as"
                + " “old-log”"
        )
        await #expect(throws: refusal) { try await storage.journals.journal(for: key) }
        await #expect(throws: refusal) { try await storage.journals.journal(for: key, replacingAllWith: []) }
        try await storage.journals.journal(for: StoredKey("old-log")).append([1])
    }
}

extension Storage {
    /// What is reported of moving one key.
    func move(_ key: StoredKey) async -> [Diagnostic] {
        let reports = Reports()
        await FormerKeyMoves(keys: [key], storage: self, diagnostics: reports).run()
        return reports.all
    }
}

private final class Reports: Diagnostics {
    private let state = Lock<[Diagnostic]>([])

    var all: [Diagnostic] { state.withLock(\.self) }

    func report(_ diagnostic: Diagnostic) { state.withLock { $0.append(diagnostic) } }
}

private struct FailingDocuments: DocumentStore {
    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        throw .unacceptable("the disk is locked")
    }

    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        throw .unacceptable("the disk is locked")
    }
}
