import AppShell
import AppShellLive
import Foundation
import Testing

/// What becomes of files that were cut, changed, renamed or written by somebody else.
@Suite struct DamageTests {
    private let key = StoredKey("stats.sessions")
    private static let records: [[UInt8]] = [[1, 2, 3], [], [0, 0, 0, 0], Array("un essai".utf8), [9]]
    /// The head's 40 bytes, the name and a checksum.
    private static let headSize = 44 + "stats.sessions".utf8.count
    /// Where each record ends.
    private static let ends = records.reduce(into: [headSize]) { $0.append($0[$0.count - 1] + 21 + $1.count) }
    /// The last record's end.
    private static var end: Int { ends[ends.count - 1] }

    /// The bytes of a journal with the records, and with the reserve of zeros behind them.
    private func journalBytes() async throws -> [UInt8] {
        let folder = try TemporaryFolder(isFast: true)
        let disk = try DiskStorage(folder: folder.storage)
        let journal = try await disk.storage.journals.journal(for: key)
        for record in Self.records { try await journal.append(record) }
        disk.close()
        let bytes = try contents(of: folder.file("journals/stats.sessions.journal"))
        #expect(bytes.count > Self.end && bytes.count.isMultiple(of: 4_096))
        #expect(bytes[Self.end...].allSatisfy { $0 == 0 })
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
        let inReserve = [Self.end + 1, Self.end + 19, Self.end + 20, Self.end + 21, 4_095, 4_096, whole.count]
        for size in Array(Self.headSize...Self.end) + inReserve {
            let folder = try TemporaryFolder(isFast: true)
            let disk = try disk(Array(whole[..<size]), in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            let kept = Self.ends.dropFirst().count { $0 <= size }
            #expect(try await journal.records(in: 0..<9) == Array(Self.records[..<kept]))
            let file = folder.file("journals/stats.sessions.journal")
            // The bytes that may have been on their way: zeros are the reserve's.
            let torn = whole[..<size].lastIndex { $0 != 0 }.map { max(0, $0 + 1 - Self.ends[kept]) } ?? 0
            #expect(torn > 0 || size == Self.ends[kept] || kept == Self.records.count)
            let issue = StorageIssue.tornTail(key: key.name, file: file, offset: Self.ends[kept], bytes: torn)
            #expect(journal.issues == (torn == 0 ? [] : [issue]))
            #expect(disk.issues == journal.issues)
            try await journal.append([7])
            disk.close()
            let next = try DiskStorage(folder: folder.storage)
            let again = try await next.storage.journals.journal(for: key)
            #expect(try await again.records(in: 0..<9) == Self.records[..<kept] + [[7]])
            #expect(next.issues == [])
        }
    }

    @Test("SHELL-4: an append of which any first bytes came into the reserve is torn: cut off, reported, gone on with")
    func tornInReserve() async throws {
        let whole = try await journalBytes()
        for record in 0..<Self.records.count {
            for end in Self.ends[record] + 1..<Self.ends[record + 1] {
                let folder = try TemporaryFolder(isFast: true)
                let written = Array(whole[..<end])
                let disk = try disk(written + [UInt8](repeating: 0, count: whole.count - end), in: folder)
                let journal = try await disk.storage.journals.journal(for: key)
                #expect(try await journal.records(in: 0..<9) == Array(Self.records[..<record]))
                guard case .tornTail(key.name, _, Self.ends[record], let bytes)? = journal.issues.first else {
                    Issue.record("byte \(end): \(journal.issues)")
                    continue
                }
                #expect(bytes > 0 && bytes <= end - Self.ends[record] && journal.issues.count == 1)
                try await journal.append([7])
                disk.close()
                let next = try DiskStorage(folder: folder.storage)
                let again = try await next.storage.journals.journal(for: key)
                #expect(try await again.records(in: 0..<9) == Self.records[..<record] + [[7]])
                #expect(next.issues == [])
            }
        }
    }

    @Test("SHELL-4: zeros behind the records, however many, are a reserve that is used and not reported")
    func reserve() async throws {
        let whole = Array(try await journalBytes()[..<Self.end])
        for count in [0, 1, 20, 21, 22, 23, 4_096, 3_000_000] {
            let folder = try TemporaryFolder(isFast: true)
            var disk = try disk(whole + [UInt8](repeating: 0, count: count), in: folder)
            let file = folder.file("journals/stats.sessions.journal")
            var journal = try await disk.storage.journals.journal(for: key)
            #expect(try await journal.records(in: 0..<9) == Self.records)
            #expect(try contents(of: file).count == whole.count + count)
            try await journal.append([7])
            try await journal.append([8])
            let size = try contents(of: file).count
            #expect(count < 45 ? size <= whole.count + 3 * 4_096 : size == whole.count + count)
            disk.close()
            disk = try DiskStorage(folder: folder.storage)
            journal = try await disk.storage.journals.journal(for: key)
            #expect(try await journal.records(in: 0..<9) == Self.records + [[7], [8]])
            #expect(disk.issues == [])
        }
    }

    @Test("SHELL-4: a change within the reserve costs no record and is reported, as a torn append or as damage")
    func reserveFlip() async throws {
        let whole = try await journalBytes()
        let far = [Self.end + 20, Self.end + 21, 1_000, whole.count - 1]
        for offset in Array(Self.end..<Self.end + 20) + far {
            let folder = try TemporaryFolder(isFast: true)
            var bytes = whole
            bytes[offset] ^= 1 << (offset % 8)
            let disk = try disk(bytes, in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            #expect(try await journal.records(in: 0..<9) == Self.records)
            let file = folder.file("journals/stats.sessions.journal")
            if offset < Self.end + 19 {
                let bytes = offset + 1 - Self.end
                #expect(
                    disk.issues == [.tornTail(key: key.name, file: file, offset: Self.end, bytes: bytes)],
                    "byte \(offset)"
                )
            } else {
                let damage = try #require(disk.issues.first?.damage, "byte \(offset)")
                #expect(disk.issues == [.damaged(damage, recordsKept: Self.records.count)])
                #expect(try contents(of: "\(file).damaged-1") == bytes)
            }
            try await journal.append([7])
            disk.close()
            let next = try DiskStorage(folder: folder.storage)
            let again = try await next.storage.journals.journal(for: key)
            #expect(try await again.records(in: 0..<9) == Self.records + [[7]])
            #expect(next.issues == [])
        }
    }

    @Test("SHELL-4: a journal of few records stays small; a longer one grows by a quarter, 1 MiB at most")
    func reserveSize() async throws {
        let folder = try TemporaryFolder(isFast: true)
        let disk = try DiskStorage(folder: folder.storage)
        let journal = try await disk.storage.journals.journal(for: key)
        let file = folder.file("journals/stats.sessions.journal")
        var end = Self.headSize
        for length in [0, 10, 100, 5_000, 40_000, 3_000_000, 9_000_000, 5, 2_000_000, 30] {
            try await journal.append([UInt8](repeating: 255, count: length))
            end += 21 + length
            let size = try contents(of: file).count
            #expect(size >= end && size <= end + max(2 * 4_096, min(end / 4, 1 << 20) + 4_096))
        }
        try await journal.replaceAll(with: [[1]])
        #expect(try contents(of: file).count == Self.headSize + 22)
    }

    @Test("SHELL-4: a journal with any byte changed keeps every record before it and none after, and is set aside")
    func flip() async throws {
        let whole = try await journalBytes()
        for offset in 0..<Self.end {
            let folder = try TemporaryFolder(isFast: true)
            var bytes = whole
            bytes[offset] ^= 1 << (offset % 8)
            let disk = try disk(bytes, in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            let kept = max(0, Self.ends.count { $0 <= offset } - 1)
            #expect(try await journal.records(in: 0..<9) == Array(Self.records[..<kept]), "byte \(offset)")
            let damage = try #require(journal.issues.first?.damage, "byte \(offset)")
            #expect(journal.issues == [.damaged(damage, recordsKept: kept)])
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
            #expect(next.issues == [])
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
            #expect(journal.issues.first?.damage?.fact == fact)
        }
    }

    @Test("SHELL-4: damage that comes while a journal is open is set aside before anything is added behind it")
    func damageWhileOpen() async throws {
        let folder = try TemporaryFolder(isFast: true)
        let disk = try disk(try await journalBytes(), in: folder)
        let journal = try await disk.storage.journals.journal(for: key)
        #expect(await journal.count == 5)
        let file = folder.file("journals/stats.sessions.journal")
        var bytes = try contents(of: file)
        bytes[Self.ends[4] - 3] ^= 1
        try overwrite(bytes, in: file)
        let error = await #expect(throws: StorageError.self) { try await journal.records(in: 0..<9) }
        #expect(error.map { "\($0)" }?.contains("\(file) at byte ") == true, "\(String(describing: error))")
        try await journal.append([42])
        #expect(try await journal.records(in: 0..<9) == Array(Self.records[..<3]) + [[42]])
        #expect(journal.issues.first?.damage?.setAside == "\(file).damaged-1")
        #expect(try contents(of: "\(file).damaged-1") == bytes)
    }

    /// Writes into the file that is there, as a failing disk does.
    private func overwrite(_ bytes: [UInt8], in path: String) throws {
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.write(contentsOf: Data(bytes))
        try file.close()
    }

    @Test("SHELL-4: what is damaged again is set aside beside what was, never over it")
    func setAsideTwice() async throws {
        let folder = try TemporaryFolder(isFast: true)
        var whole = try await journalBytes()
        whole[Self.end - 1] ^= 1
        for number in 1...3 {
            let disk = try disk(whole + [UInt8(number)], in: folder)
            let journal = try await disk.storage.journals.journal(for: key)
            #expect(journal.issues.first?.damage?.setAside?.hasSuffix(".damaged-\(number)") == true)
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
                let damage = try #require(disk.issues.first?.damage)
                #expect(error == .damaged(damage))
            case .values, .secrets: break
            }
            #expect(try await store.get(key, in: disk.storage) == nil)
            let damage = try #require(disk.issues.first?.damage)
            #expect(disk.issues.count == 1)
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
        #expect(disk.issues.first?.damage?.setAside == "\(file).damaged-1")
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
        let damages = disk.issues.compactMap(\.damage)
        #expect(damages.count == 4)
        for damage in damages { #expect(damage.fact.hasPrefix("it belongs to “a” (")) }
        for store in KeyedStore.allCases { #expect(try await store.get(StoredKey("a"), in: disk.storage) == [65]) }
    }

    @Test("SHELL-4: a damaged file's error names the location, the fact and where the file is kept")
    func words() async throws {
        let folder = try TemporaryFolder(isFast: true)
        var whole = try await journalBytes()
        whole[Self.end - 1] ^= 1
        let disk = try disk(whole, in: folder)
        _ = try await disk.storage.journals.journal(for: key)
        let file = folder.file("journals/stats.sessions.journal")
        #expect(
            disk.issues.map { "\($0)" } == [
                "“stats.sessions” can't be read: \(file) at byte \(Self.ends[4]): record 4 is not what was written; "
                    + "the file is kept as \(file).damaged-1; the 4 records before it are kept"
            ]
        )
    }
}

extension StorageIssue {
    var damage: StorageDamage? {
        guard case .damaged(let damage, _) = self else { return nil }
        return damage
    }
}
