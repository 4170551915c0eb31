import AppShell
import Foundation
import Live
import Testing

/// What becomes of files that were cut, changed, renamed or written by somebody else.
@Suite struct DamageTests {
    private let key = StoredKey("stats.sessions")
    private static let records: [[UInt8]] = [[1, 2, 3], [], [0, 0, 0, 0], Array("un essai".utf8), [9]]
    /// The head's 40 bytes, the name and a checksum.
    private static let headSize = 44 + "stats.sessions".utf8.count
    /// Where each record ends.
    private static let ends = records.reduce(into: [headSize]) { $0.append($0[$0.count - 1] + 20 + $1.count) }

    /// The bytes of a journal with the records.
    private func journalBytes() async throws -> [UInt8] {
        let folder = try TemporaryFolder(isFast: true)
        let disk = try DiskStorage(folder: folder.storage)
        let journal = try await disk.storage.journals.journal(for: key)
        for record in Self.records { try await journal.append(record) }
        disk.close()
        let bytes = try contents(of: folder.file("journals/stats.sessions.journal"))
        #expect(bytes.count == Self.ends.last)
        return bytes
    }

    /// A storage whose journal has those bytes.
    private func disk(_ bytes: [UInt8], in folder: TemporaryFolder) throws -> DiskStorage {
        try DiskStorage(folder: folder.storage).close()
        try write(bytes, to: folder.file("journals/stats.sessions.journal"))
        return try DiskStorage(folder: folder.storage)
    }

    @Test("SHELL-4: a journal cut at any byte keeps every whole record, reports the torn one, and goes on")
    func truncation() async throws {
        let whole = try await journalBytes()
        for size in Self.headSize...whole.count {
            let folder = try TemporaryFolder(isFast: true)
            let disk = try disk(Array(whole[..<size]), in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            let kept = Self.ends.dropFirst().count { $0 <= size }
            #expect(try await journal.records(in: 0..<9) == Array(Self.records[..<kept]))
            let file = folder.file("journals/stats.sessions.journal")
            let torn = size - Self.ends[kept]
            let finding = StorageFinding.tornTail(key: key.name, file: file, offset: Self.ends[kept], bytes: torn)
            #expect(journal.findings == (torn == 0 ? [] : [finding]))
            #expect(disk.findings == journal.findings)
            try await journal.append([7])
            disk.close()
            let next = try DiskStorage(folder: folder.storage)
            let again = try await next.storage.journals.journal(for: key)
            #expect(try await again.records(in: 0..<9) == Self.records[..<kept] + [[7]])
            #expect(next.findings == [])
        }
    }

    @Test("SHELL-4: a tail of zeros, as file systems leave one after a power cut, is torn and not damaged")
    func zeroTail() async throws {
        let whole = try await journalBytes()
        for count in [1, 19, 20, 21, 4_096] {
            let folder = try TemporaryFolder(isFast: true)
            let disk = try disk(whole + [UInt8](repeating: 0, count: count), in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            #expect(try await journal.records(in: 0..<9) == Self.records)
            let file = folder.file("journals/stats.sessions.journal")
            #expect(
                journal.findings == [.tornTail(key: key.name, file: file, offset: whole.count, bytes: count)]
            )
            #expect(try contents(of: file) == whole)
        }
    }

    @Test("SHELL-4: a journal with any byte changed keeps every record before it and none after, and is set aside")
    func flip() async throws {
        let whole = try await journalBytes()
        for offset in whole.indices {
            let folder = try TemporaryFolder(isFast: true)
            var bytes = whole
            bytes[offset] ^= 1 << (offset % 8)
            let disk = try disk(bytes, in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            let kept = max(0, Self.ends.count { $0 <= offset } - 1)
            #expect(try await journal.records(in: 0..<9) == Array(Self.records[..<kept]), "byte \(offset)")
            let damage = try #require(journal.findings.first?.damage, "byte \(offset)")
            #expect(journal.findings == [.damaged(damage, recordsKept: kept)])
            #expect(damage.key == key.name)
            #expect(damage.file == folder.file("journals/stats.sessions.journal"))
            #expect(damage.setAside == damage.file + ".damaged-1")
            #expect(try contents(of: damage.file + ".damaged-1") == bytes)
            #expect(offset < Self.headSize || damage.offset == Self.ends[kept])
            try await journal.append([7])
            disk.close()
            let next = try DiskStorage(folder: folder.storage)
            let again = try await next.storage.journals.journal(for: key)
            #expect(try await again.records(in: 0..<9) == Self.records[..<kept] + [[7]])
            #expect(next.findings == [])
        }
    }

    @Test("SHELL-4: a record twice, one left out, and two exchanged are damage, each checksum being right")
    func sequence() async throws {
        let whole = try await journalBytes()
        let parts = zip(Self.ends, Self.ends.dropFirst()).map { Array(whole[$0..<$1]) }
        let head = Array(whole[..<Self.headSize])
        for (order, kept) in [([0, 0], 1), ([0, 2, 3], 1), ([1], 0), ([0, 1, 3, 2], 2), ([0, 1, 2, 1], 3)] {
            let folder = try TemporaryFolder(isFast: true)
            let disk = try disk(head + order.flatMap { parts[$0] }, in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            #expect(try await journal.records(in: 0..<9) == Array(Self.records[..<kept]))
            let fact = "record \(order[kept]) stands where record \(kept) is due"
            #expect(journal.findings.first?.damage?.fact == fact)
        }
    }

    @Test("SHELL-4: what is damaged again is set aside beside what was, never over it")
    func setAsideTwice() async throws {
        let folder = try TemporaryFolder(isFast: true)
        var whole = try await journalBytes()
        whole[whole.count - 1] ^= 1
        for number in 1...3 {
            let disk = try disk(whole + [UInt8(number)], in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            #expect(journal.findings.first?.damage?.setAside?.hasSuffix(".damaged-\(number)") == true)
            disk.close()
        }
        for number in 1...3 {
            let path = folder.file("journals/stats.sessions.journal.damaged-\(number)")
            #expect(try contents(of: path) == whole + [UInt8(number)])
        }
    }

    @Test(
        "SHELL-4: a value, document or secret cut anywhere, longer, or with any byte changed is set aside, not given",
        arguments: KeyedStore.allCases
    )
    func wholeFiles(_ store: KeyedStore) async throws {
        let folder = try TemporaryFolder(isFast: true)
        var disk = try DiskStorage(folder: folder.storage)
        try await store.set(Array("bonjour".utf8), key, in: disk.storage)
        disk.close()
        let file = folder.file("\(store)/stats.sessions.\("\(store)".dropLast())")
        let whole = try contents(of: file)
        var versions = whole.indices.map { Array(whole[..<$0]) } + [whole + [0]]
        for offset in whole.indices {
            versions.append(whole)
            versions[versions.count - 1][offset] ^= 0x10
        }
        for (number, bytes) in versions.enumerated() {
            try write(bytes, to: file)
            disk = try DiskStorage(folder: folder.storage)
            switch store {
            case .documents:
                let error = await #expect(throws: StorageError.self) { try await store.get(key, in: disk.storage) }
                let damage = try #require(disk.findings.first?.damage)
                #expect(error == .damaged(damage))
            case .values, .secrets: break
            }
            #expect(try await store.get(key, in: disk.storage) == nil)
            let damage = try #require(disk.findings.first?.damage)
            #expect(disk.findings.count == 1)
            #expect(damage.key == key.name && damage.file == file)
            #expect(damage.setAside == "\(file).damaged-\(number + 1)")
            #expect(try contents(of: "\(file).damaged-\(number + 1)") == bytes)
            #expect(!"\(damage)".contains("bonjour"))
            try await store.set(Array("encore".utf8), key, in: disk.storage)
            #expect(try await store.get(key, in: disk.storage) == Array("encore".utf8))
            disk.close()
        }
    }

    @Test("SHELL-4: a damaged document that is replaced before anyone reads it is set aside all the same")
    func replacedUnread() async throws {
        let folder = try TemporaryFolder(isFast: true)
        var disk = try DiskStorage(folder: folder.storage)
        try await disk.storage.documents.setDocument([1, 2], for: key)
        disk.close()
        let file = folder.file("documents/stats.sessions.document")
        var bytes = try contents(of: file)
        bytes[bytes.count - 1] ^= 1
        try write(bytes, to: file)
        disk = try DiskStorage(folder: folder.storage)
        try await disk.storage.documents.setDocument([3], for: key)
        #expect(try contents(of: "\(file).damaged-1") == bytes)
        #expect(try await disk.storage.documents.document(for: key) == [3])
        #expect(disk.findings.first?.damage?.setAside == "\(file).damaged-1")
    }

    @Test("SHELL-4: a file that was copied to another key's name is noticed, for values, documents, secrets, journals")
    func copies() async throws {
        let folder = try TemporaryFolder(isFast: true)
        var disk = try DiskStorage(folder: folder.storage)
        for store in KeyedStore.allCases { try await store.set([65], StoredKey("a"), in: disk.storage) }
        try await disk.storage.journals.journal(for: StoredKey("a")).append([65])
        disk.close()
        for name in ["values/a.value", "documents/a.document", "secrets/a.secret", "journals/a.journal"] {
            let copy = name.replacing("/a.", with: "/b.")
            try write(contents(of: folder.file(name)), to: folder.file(copy))
        }
        disk = try DiskStorage(folder: folder.storage)
        for store in KeyedStore.allCases { _ = try? await store.get(StoredKey("b"), in: disk.storage) }
        #expect(try await disk.storage.journals.journal(for: StoredKey("b")).count == 0)
        let damages = disk.findings.compactMap(\.damage)
        #expect(damages.count == 4)
        for damage in damages { #expect(damage.fact.hasPrefix("it belongs to “a” (")) }
        for store in KeyedStore.allCases { #expect(try await store.get(StoredKey("a"), in: disk.storage) == [65]) }
    }

    @Test("SHELL-4: a damaged file's error names the place, the fact and where the file is kept")
    func words() async throws {
        let folder = try TemporaryFolder(isFast: true)
        var whole = try await journalBytes()
        whole[whole.count - 1] ^= 1
        let disk = try disk(whole, in: folder)
        _ = try await disk.storage.journals.journal(for: key)
        let file = folder.file("journals/stats.sessions.journal")
        #expect(
            disk.findings.map { "\($0)" } == [
                "“stats.sessions” can't be read: \(file) at byte \(whole.count - 21): record 4 is not what was written; "
                    + "the file is kept as \(file).damaged-1; the 4 records before it are kept"
            ]
        )
    }
}

extension StorageFinding {
    var damage: StorageDamage? {
        guard case .damaged(let damage, _) = self else { return nil }
        return damage
    }
}
