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
            migrate: { value, _ in value + [2] },
            convert: { $0.first == 0 ? nil : [9] + $0 }
        )
    )

    private let base = Storage.inMemory()
    private var storage: Storage { base.followingFormerKeys() }

    private func move(_ key: StoredKey = key) async -> [Diagnostic] {
        let reports = Reports()
        await FormerKeyMoves(keys: [key], storage: storage, diagnostics: reports).run()
        return reports.all
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
}

private final class Reports: Diagnostics {
    private let state = Lock<[Diagnostic]>([])

    var all: [Diagnostic] { state.withLock(\.self) }

    func report(_ diagnostic: Diagnostic) { state.withLock { $0.append(diagnostic) } }
}
