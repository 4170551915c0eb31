import Synchronization
import Testing

@testable import AppShell

/// Values that are whole, and not in the form that this version reads.
@MainActor
struct SetAsideTests {
    private static let text = #"{"later":true}"#
    private let base = InMemoryKeyValueStore()
    private let reports = Reports()
    private let key = StoredKey("sample.list")
    private let copy = StoredKey("sample.list.unreadable-1")

    private var storage: Storage {
        Storage(
            values: base,
            documents: InMemoryDocumentStore(),
            journals: InMemoryJournalStore(),
            secrets: InMemorySecretStore()
        ).followingFormerKeys(reportingTo: reports)
    }

    private func made(_ key: StoredKey? = nil, in values: (any KeyValueStore)? = nil) -> StoredValue<[Int]> {
        StoredValue(key ?? self.key, in: values ?? storage.values, empty: [])
    }

    private func set(_ text: String, for key: StoredKey? = nil) async throws {
        try await base.setValue(Array(text.utf8), for: key ?? self.key)
    }

    private func text(_ key: StoredKey) throws -> String? {
        try base.value(for: key).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("the app goes on as with nothing, and a value that nobody changes stays where it is")
    func stays() async throws {
        try await set(Self.text)
        let value = made()
        #expect(value.value == [])
        #expect(value.isKnown)
        #expect(value.issue == .unreadable(key: "sample.list"))
        await value.save()
        value.change { $0 = [] }
        await value.save()
        #expect(try text(key) == Self.text)
        #expect(try text(copy) == nil)
        #expect(value.issue == .unreadable(key: "sample.list"))
        #expect(reports.codes == ["stored-unreadable"])
    }

    @Test("a new value takes its place once a copy is stored; later ones leave the copy")
    func copied() async throws {
        try await set(Self.text)
        let value = made()
        value.change { $0.append(1) }
        await value.save()
        #expect(value.issue == nil)
        #expect(try text(key) == "[1]")
        #expect(try text(copy) == Self.text)
        value.change { $0 = [] }
        await value.save()
        #expect(try text(key) == nil)
        #expect(try text(copy) == Self.text)
        #expect(made().value == [])
        #expect(reports.codes == ["stored-unreadable", "stored-set-aside"])
    }

    @Test("a choice of the value that stands for nothing takes its place too")
    func emptied() async throws {
        try await set(Self.text)
        let value = made()
        value.change { $0.append(1) }
        value.change { $0 = [] }
        await value.save()
        #expect(try text(key) == nil)
        #expect(try text(copy) == Self.text)
    }

    @Test("whichever write fails, or is the last of the process, the bytes are there, and once", arguments: 0...2)
    func faults(writes: Int) async throws {
        try await set(Self.text)
        let value = made(in: FailingAfter(writes, base))
        value.change { $0.append(1) }
        await value.save()
        #expect((value.issue == nil) == (writes == 2))
        #expect(try [text(key), text(copy)].contains(Self.text))
        // The same process once it can, and the next one.
        if writes.isMultiple(of: 2) { await value.save() }
        let next = made()
        next.change { $0 = [2] }
        await next.save()
        #expect(try text(key) == "[2]")
        #expect(try text(copy) == Self.text)
        #expect(try text(StoredKey("sample.list.unreadable-2")) == nil)
    }

    @Test("what a later schema wrote stays through a downgrade, and is there after the upgrade")
    func downgrade() async throws {
        let later = StoredKey("sample.list", schema: 2)
        try await set("[7]", for: later)
        let value = made()
        value.change { $0.append(1) }
        await value.save()
        #expect(value.value == [1])
        #expect(!value.isKnown)
        #expect(made(later).value == [7])
    }

    @Test("the copy has the schema that it was written with, whatever the migration made of it")
    func schemas() async throws {
        try await set(Self.text)
        for migrated in [nil, "nonsense"] {
            let value = made(StoredKey("sample.list", schema: 2) { _, _ in migrated.map { Array($0.utf8) } })
            #expect(value.value == [])
            #expect(value.isKnown)
            if migrated == nil { continue }
            value.change { $0.append(1) }
            await value.save()
        }
        #expect(try text(StoredKey("sample.list", schema: 2)) == "[1]")
        #expect(try text(copy) == Self.text)
    }

    @Test("what is stored under a former name is copied before the name goes")
    func formerName() async throws {
        try await set(Self.text, for: StoredKey("list"))
        let value = made(StoredKey("sample.list", formerly: FormerKey("list", since: "1.1.0")))
        value.change { $0.append(1) }
        await value.save()
        #expect(try text(StoredKey("list")) == nil)
        #expect(try text(key) == "[1]")
        #expect(try text(copy) == Self.text)
    }

    @Test("nine different ones are kept; then nothing is replaced any more")
    func bounded() async throws {
        for round in 1...10 {
            try await set("{\(round)", for: key)
            let value = made()
            value.change { $0 = [round] }
            await value.save()
            #expect((value.issue == nil) == (round < 10))
        }
        for number in 1...9 { #expect(try text(StoredKey("sample.list.unreadable-\(number)")) == "{\(number)") }
        #expect(try text(key) == "{10")
    }

    @Test("once they are to be forgotten, no copy and nothing undecodable stays, whatever its schema")
    func forgotten() async throws {
        for round in 1...3 {
            try await set("{\(round)", for: key)
            let value = made()
            #expect(value.isUnreadable)
            value.change { $0 = [round] }
            await value.save()
            #expect(!value.isUnreadable)
        }
        try await set("{", for: StoredKey("sample.list.unreadable-9", schema: 7))
        let value = made(StoredKey("sample.list", schema: 2))
        #expect(value.isUnreadable, "there is no migration")
        value.forgetCopies()
        #expect(try text(copy) == "{1")
        await value.save()
        #expect(try base.value(for: StoredKey("sample.list", schema: 2)) == nil)
        for number in [1, 2, 3, 9] { #expect(try text(StoredKey("sample.list.unreadable-\(number)")) == nil) }
        #expect(value.issue == nil)
        #expect(reports.codes.filter { $0 == "stored-set-aside" }.count == 3)
    }

    @Test("a copy that could not be removed is with the next write")
    func forgottenLater() async throws {
        try await set(Self.text, for: copy)
        let value = made(in: FailingAfter(0, base))
        value.forgetCopies()
        await value.save()
        #expect(value.issue != nil)
        #expect(try text(copy) == Self.text)
        await value.save()
        #expect(value.issue == nil)
        #expect(try text(copy) == nil)
    }

    @Test("a system error while looking for a free name is thrown as it is")
    func systemError() async throws {
        await #expect(throws: FailingReads.fault) { try await FailingReads().setAside([1], of: key) }
    }

    @Test("a secret's copy is a secret")
    func secret() async throws {
        let secrets = storage.secrets
        try await secrets.setSecret(Secret(Self.text), for: key)
        let value = StoredValue(key, in: secrets, empty: [Int]())
        value.change { $0 = [1] }
        await value.save()
        #expect(try secrets.secret(for: key) == Secret("[1]"))
        #expect(try secrets.secret(for: copy) == Secret(Self.text))
        #expect(!reports.texts.contains { $0.contains("{") })
    }

    @Test("documents and journals, which their owners read, have copies too, and none twice")
    func documentsAndJournals() async throws {
        let storage = storage
        for _ in 1...2 {
            try await storage.documents.setAside([1, 2], of: key)
            try await storage.journals.setAside([[1], [2]], of: key)
        }
        try await storage.documents.setAside([3], of: key)
        #expect(try await storage.documents.document(for: copy) == [1, 2])
        #expect(try await storage.documents.document(for: StoredKey("sample.list.unreadable-2")) == [3])
        let journal = try await storage.journals.journal(for: copy)
        #expect(try await journal.latestRecords(9) == [[1], [2]])
        #expect(try await storage.journals.journal(for: StoredKey("sample.list.unreadable-2")).count == 0)
    }

    @Test("the longest name of a key leaves room for the copy's")
    func names() {
        let longest = String(repeating: "a", count: 200)
        #expect(StoredKey(longest + ".unreadable-9").issue == nil)
        #expect(StoredKey(longest + "a").issue != nil)
        #expect(StoredKey(longest + "a.unreadable-9").issue != nil)
        #expect(StoredKey("a.unreadable-1").declaredName == "a")
        for name in ["a.unreadable-0", "a.unreadable-10", ".unreadable-1", "a.unreadable-"] {
            #expect(StoredKey(name).declaredName == name)
        }
    }
}

/// Fails once, after some writes.
private final class FailingAfter: KeyValueStore {
    private let left: Mutex<Int>
    private let base: InMemoryKeyValueStore

    init(_ writes: Int, _ base: InMemoryKeyValueStore) {
        left = Mutex(writes)
        self.base = base
    }

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? { try base.value(for: key) }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        let fails = left.withLock { left in
            left -= 1
            return left == -1
        }
        if fails { throw .unacceptable("no room") }
        try await base.setValue(value, for: key)
    }
}

private struct FailingReads: KeyValueStore {
    static let fault = StorageError.system(SystemError(call: "read", path: "/", code: 5, reason: "Input/output error"))

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? { throw Self.fault }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {}
}

private final class Reports: Diagnostics {
    private let heard = Mutex<[Diagnostic]>([])

    var codes: [String] { heard.withLock { $0.compactMap(\.code) } }
    var texts: [String] { heard.withLock { $0.map(\.text) } }

    func report(_ diagnostic: Diagnostic) { heard.withLock { $0.append(diagnostic) } }
}
