import AppShell
import Testing

@testable import AppShellHeadless

/// What the phone's disk does behind the app's back, as docs/storage.md says of real files.
struct SimulatedDiskTests {
    private let session = ProbeApp.session()
    private let key = StoredKey("probe.thing")

    private var storage: Storage { session.environment.storage }

    @Test(
        "a damaged or deleted value is read until the next launch, and is nothing from then on",
        arguments: [true, false]
    )
    func values(_ isDamaged: Bool) async throws {
        try await storage.values.setValue([1], for: key)
        let file = SimulatedDisk.File(kind: .value, name: key.name)
        #expect(session.disk.files == [file])
        if isDamaged { session.disk.damage(file) } else { session.disk.delete(file) }
        #expect(try storage.values.value(for: key) == [1])
        try session.launch()
        #expect(try storage.values.value(for: key) == nil)
        #expect(session.disk.files.isEmpty)
        try await storage.values.setValue([2], for: key)
        try session.launch()
        #expect(try storage.values.value(for: key) == [2])
    }

    @Test("a file of an unknown version reads as its bytes from the next launch on, until it is written")
    func foreign() async throws {
        try await storage.values.setValue([1], for: key)
        try await storage.secrets.setSecret(Secret("a"), for: key)
        try await storage.documents.setDocument([1], for: key)
        try await storage.journals.journal(for: key).append([1])
        for kind in SimulatedDisk.Kind.allCases {
            session.disk.replaceByUnknown(SimulatedDisk.File(kind: kind, name: key.name))
        }
        #expect(try storage.values.value(for: key) == [1])
        try session.launch()
        let bytes = SimulatedDisk.foreignBytes
        #expect(try storage.values.value(for: key) == bytes)
        #expect(try storage.secrets.secret(for: key) == Secret(String(decoding: bytes, as: UTF8.self)))
        #expect(try await storage.documents.document(for: key) == bytes)
        #expect(try await storage.journals.journal(for: key).latestRecords(9) == [bytes])
        #expect(session.disk.files.count == 4)
        try await storage.values.setValue([2], for: key)
        #expect(try storage.values.value(for: key) == [2])
    }

    @Test("what happened to a file last counts, also where its version was unknown before", arguments: [true, false])
    func harmedAgain(_ isDamaged: Bool) async throws {
        try await storage.values.setValue([1], for: key)
        try await storage.documents.setDocument([1], for: key)
        let files = [SimulatedDisk.File(kind: .value, name: key.name), .init(kind: .document, name: key.name)]
        for file in files { session.disk.replaceByUnknown(file) }
        try session.launch()
        #expect(try await storage.documents.document(for: key) == SimulatedDisk.foreignBytes)
        for file in files {
            if isDamaged { session.disk.damage(file) } else { session.disk.delete(file) }
        }
        try session.launch()
        #expect(try storage.values.value(for: key) == nil)
        // A damaged document is an error once.
        _ = try? await storage.documents.document(for: key)
        #expect(try await storage.documents.document(for: key) == nil)
        #expect(session.disk.files.isEmpty)
        for file in files { session.disk.replaceByUnknown(file) }
        try session.launch()
        #expect(try storage.values.value(for: key) == SimulatedDisk.foreignBytes)
        #expect(try await storage.documents.document(for: key) == SimulatedDisk.foreignBytes)
    }

    @Test("what is written anew before the launch is not damaged")
    func rewritten() async throws {
        try await storage.secrets.setSecret(Secret("a"), for: key)
        session.disk.damage(SimulatedDisk.File(kind: .secret, name: key.name))
        try await storage.secrets.setSecret(Secret("b"), for: key)
        try session.launch()
        #expect(try storage.secrets.secret(for: key) == Secret("b"))
    }

    @Test("a damaged document is an error once, and then nothing")
    func documents() async throws {
        try await storage.documents.setDocument([1], for: key)
        session.disk.damage(SimulatedDisk.File(kind: .document, name: key.name))
        await #expect(throws: StorageError.self) { try await storage.documents.document(for: key) }
        #expect(try await storage.documents.document(for: key) == nil)
        #expect(session.disk.files.isEmpty)
    }

    @Test("a damaged journal loses its last record and says so; a deleted one is empty")
    func journals() async throws {
        let file = SimulatedDisk.File(kind: .journal, name: key.name)
        let journal = try await storage.journals.journal(for: key)
        for number in 1...3 { try await journal.append([UInt8(number)]) }
        session.disk.damage(file)
        try session.launch()
        let damaged = try await storage.journals.journal(for: key)
        #expect(try await damaged.records(in: 0..<9) == [[1], [2]])
        guard case .damaged(_, recordsKept: 2) = damaged.issues.first else {
            Issue.record("\(damaged.issues)")
            return
        }
        session.disk.delete(file)
        try session.launch()
        #expect(await (try storage.journals.journal(for: key)).count == 0)
    }

    @Test("a full disk takes nothing, keeps what it has, and lets it be removed")
    func full() async throws {
        try await storage.values.setValue([1], for: key)
        let journal = try await storage.journals.journal(for: key)
        session.disk.isFull = true
        await #expect(throws: StorageError.self) { try await storage.values.setValue([2], for: key) }
        await #expect(throws: StorageError.self) { try await storage.documents.setDocument([2], for: key) }
        await #expect(throws: StorageError.self) { try await storage.secrets.setSecret(Secret("x"), for: key) }
        await #expect(throws: StorageError.self) { try await journal.append([1]) }
        #expect(try storage.values.value(for: key) == [1])
        try await storage.values.setValue(nil, for: key)
        #expect(try storage.values.value(for: key) == nil)
        session.disk.isFull = false
        try await storage.values.setValue([3], for: key)
        #expect(try storage.values.value(for: key) == [3])
    }
}
