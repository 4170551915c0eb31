import AppShell
import AppShellLive
import Testing

@Suite struct JournalContractTests {
    private let key = StoredKey("stats.sessions")

    @Test("SHELL-4: in memory and on disk, records come back in order, by place", arguments: StorageKind.allCases)
    func order(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        var journal = try await life.storage.journals.journal(for: key)
        #expect(await journal.count == 0)
        #expect(try await journal.records(in: 0..<10) == [])
        let records = (0..<100).map { [UInt8](repeating: UInt8($0), count: $0 % 7) }
        for record in records { try await journal.append(record) }
        for _ in 0..<2 {
            #expect(await journal.count == 100)
            #expect(try await journal.records(in: 0..<100) == records)
            for place in [0, 1, 15, 16, 17, 31, 32, 99] {
                #expect(try await journal.records(in: place..<place + 3) == Array(records[place...].prefix(3)))
            }
            #expect(try await journal.records(in: 98..<1_000) == Array(records[98...]))
            #expect(try await journal.records(in: 100..<101) == [])
            #expect(try await journal.latestRecords(2) == Array(records[98...]))
            #expect(try await journal.latestRecords(0) == [])
            #expect(try await journal.latestRecords(-1) == [])
            #expect(try await journal.latestRecords(.max) == records)
            #expect(journal.issues == [])
            try life.reopen()
            journal = try await life.storage.journals.journal(for: key)
        }
    }

    @Test("SHELL-4: in memory and on disk, a history is replaced whole and goes on", arguments: StorageKind.allCases)
    func replacement(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let journal = try await life.storage.journals.journal(for: key)
        try await journal.append([1])
        try await journal.append([2])
        try await journal.replaceAll(with: [[2], [], [3]])
        try await journal.append([4])
        #expect(try await journal.records(in: 0..<9) == [[2], [], [3], [4]])
        try life.reopen()
        let next = try await life.storage.journals.journal(for: key)
        #expect(try await next.records(in: 0..<9) == [[2], [], [3], [4]])
        try await next.replaceAll(with: [])
        #expect(await next.count == 0)
        try life.reopen()
        #expect(try await life.storage.journals.journal(for: key).count == 0)
    }

    @Test("SHELL-4: in memory and on disk, one name is one history", arguments: StorageKind.allCases)
    func oneHistory(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let one = try await life.storage.journals.journal(for: key)
        let other = try await life.storage.journals.journal(for: key)
        let stranger = try await life.storage.journals.journal(for: StoredKey("stats.Sessions"))
        try await one.append([1])
        try await other.append([2])
        #expect(try await one.records(in: 0..<9) == [[1], [2]])
        #expect(await stranger.count == 0)
    }

    @Test("SHELL-4: in memory and on disk, appends from all sides are all there, once", arguments: StorageKind.allCases)
    func concurrency(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let journal = try await life.storage.journals.journal(for: key)
        try await withThrowingTaskGroup { group in
            for number in 0..<100 {
                group.addTask { try await journal.append([UInt8(number)]) }
            }
            try await group.waitForAll()
        }
        #expect(try await journal.records(in: 0..<100).sorted { $0[0] < $1[0] } == (0..<100).map { [UInt8($0)] })
        let order = try await journal.records(in: 0..<100)
        try life.reopen()
        let next = try await life.storage.journals.journal(for: key)
        #expect(try await next.records(in: 0..<101) == order)
    }

    @Test(
        "SHELL-4: in memory and on disk, what is appended beside a replacement is whole, before it or after it",
        arguments: StorageKind.allCases
    )
    func replacementRace(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let journal = try await life.storage.journals.journal(for: key)
        for round in 0..<20 {
            async let first: Void = journal.append([1])
            async let second: Void = journal.replaceAll(with: [[2, UInt8(round)]])
            async let third: Void = journal.append([3])
            _ = try await (first, second, third)
            let records = try await journal.records(in: 0..<9)
            #expect(records.first == [2, UInt8(round)])
            #expect(Set(records.dropFirst()).isSubset(of: [[1], [3]]))
            try await journal.replaceAll(with: [])
        }
    }

    @Test("SHELL-4: in memory and on disk, records are migrated all at once", arguments: StorageKind.allCases)
    func migration(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let old = try await life.storage.journals.journal(for: key)
        for number in 0..<40 { try await old.append([UInt8(number)]) }
        // One record in the midst can't be read: nothing is migrated.
        let partial = StoredKey(key.name, schema: 2) { value, _ in value == [30] ? nil : value + [2] }
        await #expect(throws: StorageError.olderSchema(key: key.name, found: 1, known: 2, record: 30)) {
            try await life.storage.journals.journal(for: partial)
        }
        await #expect(throws: StorageError.olderSchema(key: key.name, found: 1, known: 2, record: 0)) {
            try await life.storage.journals.journal(for: StoredKey(key.name, schema: 2))
        }
        try await old.append([40])
        #expect(try await old.records(in: 0..<99) == (0...40).map { [UInt8($0)] })
        try life.reopen()
        let whole = StoredKey(key.name, schema: 3) { value, schema in value + [UInt8(schema), 3] }
        let new = try await life.storage.journals.journal(for: whole)
        #expect(try await new.records(in: 0..<99) == (0...40).map { [UInt8($0), 1, 3] })
        try await new.append([41])
        try life.reopen()
        let next = try await life.storage.journals.journal(for: StoredKey(key.name, schema: 3))
        #expect(try await next.records(in: 39..<99) == [[39, 1, 3], [40, 1, 3], [41]])
        await #expect(throws: StorageError.newerSchema(key: key.name, found: 3, known: 2)) {
            try await life.storage.journals.journal(for: partial)
        }
    }

    @Test(
        "SHELL-4: in memory and on disk, a journal that can't be migrated is replaced without its migration",
        arguments: StorageKind.allCases
    )
    func replacedUnmigrated(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let journals = life.storage.journals
        try await journals.journal(for: key).append([1])
        let new = StoredKey(key.name, schema: 2) { _, _ in nil }
        await #expect(throws: StorageError.olderSchema(key: key.name, found: 1, known: 2, record: 0)) {
            try await journals.journal(for: new)
        }
        let journal = try await journals.journal(for: new, replacingAllWith: [[8], [9]])
        try await journal.append([10])
        #expect(await journal.count == 3)
        await #expect(throws: StorageError.newerSchema(key: key.name, found: 2, known: 1)) {
            try await journals.journal(for: key, replacingAllWith: [])
        }
        try life.reopen()
        let next = try await life.storage.journals.journal(for: new)
        #expect(try await next.records(in: 0..<9) == [[8], [9], [10]])
        let other = try await life.storage.journals.journal(for: StoredKey("stats.new"), replacingAllWith: [[1]])
        #expect(try await other.records(in: 0..<9) == [[1]])
    }

    @Test("SHELL-4: on disk, what an earlier schema wrote is kept, byte for byte, beside the journal that replaces it")
    func keptUnmigrated() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("journals/stats.sessions.journal")
        for (schema, number) in [(1, 1), (2, 2)] {
            var disk = try DiskStorage(folder: folder.storage)
            let old = StoredKey(key.name, schema: schema)
            try await disk.storage.journals.journal(for: old).append([UInt8(schema)])
            disk.close()
            let before = try contents(of: file)
            disk = try DiskStorage(folder: folder.storage)
            let new = StoredKey(key.name, schema: schema + 1)
            await #expect(throws: StorageError.self) { try await disk.storage.journals.journal(for: new) }
            let journal = try await disk.storage.journals.journal(for: new, replacingAllWith: [])
            let issue = StorageIssue.replaced(
                key: key.name,
                file: file,
                schema: schema,
                setAside: "\(file).older-\(number)"
            )
            #expect(journal.issues == [issue])
            #expect(disk.issues == [issue])
            // In the key's own schema nothing is kept.
            try await journal.replaceAll(with: [])
            #expect(try contents(of: "\(file).older-\(number)") == before)
            disk.close()
        }
        let base = "stats.sessions.journal"
        #expect(try names(in: folder.file("journals")) == [base, "\(base).older-1", "\(base).older-2"])
    }

    @Test(
        "SHELL-4: in memory and on disk, who opened a journal before it was migrated can't write to it any more",
        arguments: StorageKind.allCases
    )
    func twoSchemas(_ kind: StorageKind) async throws {
        let life = try StorageLife(kind)
        let old = try await life.storage.journals.journal(for: key)
        try await old.append([1])
        let new = try await life.storage.journals.journal(
            for: StoredKey(key.name, schema: 2) { value, _ in value + [2] }
        )
        let error = StorageError.newerSchema(key: key.name, found: 2, known: 1)
        await #expect(throws: error) { try await old.append([9]) }
        await #expect(throws: error) { try await old.replaceAll(with: []) }
        await #expect(throws: error) { try await old.records(in: 0..<9) }
        try await new.append([3])
        #expect(try await new.records(in: 0..<9) == [[1, 2], [3]])
    }

    @Test("SHELL-4: on disk, a record of ten megabytes stands beside small ones")
    func largeRecord() async throws {
        let life = try StorageLife(.onDisk)
        let journal = try await life.storage.journals.journal(for: key)
        let large = [UInt8](repeating: 9, count: 10 << 20)
        for record in [[1], large, [2]] { try await journal.append(record) }
        try life.reopen()
        let next = try await life.storage.journals.journal(for: key)
        #expect(try await next.records(in: 0..<9) == [[1], large, [2]])
        #expect(try await next.records(in: 2..<3) == [[2]])
    }
}
