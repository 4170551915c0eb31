import AppShell
import Foundation
import Testing

@testable import AppShellLive

/// How a storage treats its folder: rights, links, what others left there, and who else has it.
@Suite struct FolderTests {
    private let key = StoredKey("a.b")

    private func fill(_ storage: Storage) async throws {
        for store in KeyedStore.allCases { try await store.set([65], key, in: storage) }
        try await storage.journals.journal(for: key).append([65])
    }

    private static let files = [
        "values/a.b.value", "documents/a.b.document", "journals/a.b.journal", "secrets/a.b.secret",
    ]

    @Test("SHELL-4: nobody else reads what is stored: folders have mode 0700, files 0600")
    func modes() async throws {
        let folder = try TemporaryFolder()
        let disk = try DiskStorage(folder: "\(folder.storage)/deep/down/")
        try await fill(disk.storage)
        let inner = folder.file("deep/down")
        for path in [folder.storage, folder.file("deep"), inner] + ["values", "secrets"].map({ "\(inner)/\($0)" }) {
            #expect(try mode(of: path) == 0o700, "\(path)")
        }
        for name in Self.files + ["lock"] { #expect(try mode(of: "\(inner)/\(name)") == 0o600, "\(name)") }
        #expect(try names(in: "\(inner)/values") == ["a.b.value"])
    }

    @Test("SHELL-4: a file that is replaced keeps its mode; a secret never stays open to others, which is reported")
    func keptModes() async throws {
        let folder = try TemporaryFolder()
        var disk = try DiskStorage(folder: folder.storage)
        try await fill(disk.storage)
        disk.close()
        for name in Self.files { #expect(chmod(folder.file(name), 0o640) == 0) }
        #expect(chmod(folder.file("secrets"), 0o755) == 0)
        disk = try DiskStorage(folder: folder.storage)
        #expect(
            disk.issues == [
                .rightsTightened(path: folder.file("secrets"), mode: 0o755),
                .rightsTightened(path: folder.file("secrets/a.b.secret"), mode: 0o640),
            ]
        )
        #expect(try mode(of: folder.file("secrets")) == 0o700)
        #expect(try mode(of: folder.file("secrets/a.b.secret")) == 0o600)
        try await fill(disk.storage)
        try await disk.storage.journals.journal(for: key).replaceAll(with: [[1]])
        for name in Self.files.dropLast() { #expect(try mode(of: folder.file(name)) == 0o640, "\(name)") }
        #expect(try mode(of: folder.file("secrets/a.b.secret")) == 0o600)
    }

    @Test("SHELL-4: where a file is a link, what it leads to is replaced, and the link stays")
    func links() async throws {
        let folder = try TemporaryFolder()
        var disk = try DiskStorage(folder: folder.storage)
        try await fill(disk.storage)
        disk.close()
        let manager = FileManager.default
        try manager.createDirectory(atPath: "\(folder.path)/elsewhere", withIntermediateDirectories: false)
        for name in Self.files {
            let target = "\(folder.path)/elsewhere/\(name.split(separator: "/")[1])"
            try manager.moveItem(atPath: folder.file(name), toPath: target)
            // Relative and through a second link.
            try manager.createSymbolicLink(atPath: "\(target)-link", withDestinationPath: target)
            try manager.createSymbolicLink(
                atPath: folder.file(name),
                withDestinationPath: "../../elsewhere/\(name.split(separator: "/")[1])-link"
            )
        }
        // What a process left there that died while it replaced the value; 1 lives, and is none of ours.
        let dead = "\(folder.path)/elsewhere/a.b.value.2147483000-1.tmp"
        let alive = "\(folder.path)/elsewhere/a.b.value.1-1.tmp"
        for path in [dead, alive] { try write([1], to: path) }
        disk = try DiskStorage(folder: folder.storage)
        #expect(
            disk.issues == [.sweptTemporary(file: folder.file("values/../../elsewhere/a.b.value.2147483000-1.tmp"))]
                || disk.issues == [.sweptTemporary(file: dead)]
        )
        #expect(!manager.fileExists(atPath: dead) && manager.fileExists(atPath: alive))
        for store in KeyedStore.allCases {
            #expect(try await store.get(key, in: disk.storage) == [65])
            try await store.set([66], key, in: disk.storage)
        }
        let journal = try await disk.storage.journals.journal(for: key)
        try await journal.replaceAll(with: [[66]])
        try await journal.append([67])
        disk.close()
        for name in Self.files {
            #expect(throws: Never.self) { try manager.destinationOfSymbolicLink(atPath: folder.file(name)) }
        }
        disk = try DiskStorage(folder: folder.storage)
        for store in KeyedStore.allCases {
            #expect(try await store.get(key, in: disk.storage) == [66])
            try await store.set(nil, key, in: disk.storage)
            #expect(try await store.get(key, in: disk.storage) == nil)
            // The link leads nowhere by now, and a file is made where it leads.
            try await store.set([68], key, in: disk.storage)
        }
        #expect(try await disk.storage.journals.journal(for: key).records(in: 0..<9) == [[66], [67]])
        for name in Self.files {
            #expect(throws: Never.self) { try manager.destinationOfSymbolicLink(atPath: folder.file(name)) }
        }
        #expect(try names(in: folder.file("values")) == ["a.b.value"])
    }

    @Test("SHELL-4: a link that leads to itself is an error, not a hang")
    func endlessLink() async throws {
        let folder = try TemporaryFolder()
        let disk = try DiskStorage(folder: folder.storage)
        let path = folder.file("documents/a.b.document")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        let error = await #expect(throws: StorageError.self) {
            try await disk.storage.documents.setDocument([1], for: key)
        }
        guard case .system(let error)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error.code == ELOOP)
    }

    @Test("SHELL-4: what a process left half written is removed and reported, and nothing else is")
    func sweep() async throws {
        let folder = try TemporaryFolder()
        try DiskStorage(folder: folder.storage).close()
        let temporaries = [
            "documents/a.b.document.77-12.tmp", "journals/a.b.journal.4711-1.tmp", "secrets/a.secret.1-1.tmp",
            "values/a.b.value.4711-1.tmp",
        ]
        let others = [
            "values/notes.tmp", "values/.DS_Store", "values/a.b.value.damaged-1", "values/a.1-x.tmp", "1-1.tmp",
        ]
        for name in temporaries + others { try write([1], to: folder.file(name)) }
        let disk = try DiskStorage(folder: folder.storage)
        let swept = ["values/a.b.value.4711-1.tmp"] + temporaries.dropLast()
        #expect(
            disk.issues.map { "\($0)" }.sorted()
                == swept.map { name in
                    "\(folder.file(name)), left by a process that ended while it wrote, was removed"
                }.sorted()
        )
        for name in temporaries { #expect(!FileManager.default.fileExists(atPath: folder.file(name)), "\(name)") }
        for name in others { #expect(FileManager.default.fileExists(atPath: folder.file(name)), "\(name)") }
    }

    @Test("SHELL-4: a second storage on a folder is refused, in the same process too, until the first is closed")
    func lock() async throws {
        let folder = try TemporaryFolder()
        let disk = try DiskStorage(folder: folder.storage)
        let error = #expect(throws: StorageError.self) { try DiskStorage(folder: folder.storage) }
        #expect(error == .inUse(folder: folder.storage, processID: getpid()))
        try await fill(disk.storage)
        disk.close()
        disk.close()
        let next = try DiskStorage(folder: folder.storage)
        #expect(try next.storage.values.value(for: key) == [65])
        withExtendedLifetime(next) {}
    }

    @Test("SHELL-4: a storage that was closed says so")
    func closed() async throws {
        let folder = try TemporaryFolder()
        let disk = try DiskStorage(folder: folder.storage)
        let journal = try await disk.storage.journals.journal(for: key)
        disk.close()
        let error = StorageError.unacceptable("the storage in \(folder.storage) is closed: open it again")
        for store in KeyedStore.allCases {
            await #expect(throws: error) { try await store.get(key, in: disk.storage) }
            await #expect(throws: error) { try await store.set([1], key, in: disk.storage) }
        }
        await #expect(throws: error) { try await journal.append([1]) }
        await #expect(throws: error) { try await journal.records(in: 0..<1) }
        await #expect(throws: error) { try await disk.storage.journals.journal(for: key) }
    }

    @Test("SHELL-4: the folder is free once nothing holds the storage any more, also without a close")
    func release() async throws {
        let folder = try TemporaryFolder()
        do {
            let storage = try DiskStorage(folder: folder.storage).storage
            try await storage.values.setValue([1], for: key)
            #expect(throws: StorageError.self) { try DiskStorage(folder: folder.storage) }
        }
        #expect(throws: Never.self) { try DiskStorage(folder: folder.storage) }
    }

    @Test("SHELL-4: another process that has the folder is named; its lock dies with it")
    func otherProcess() throws {
        let folder = try TemporaryFolder()
        try DiskStorage(folder: folder.storage).close()
        let holder = try LockHolder(folder.file("lock"))
        let error = #expect(throws: StorageError.self) { try DiskStorage(folder: folder.storage) }
        #expect(error == .inUse(folder: folder.storage, processID: holder.processID))
        #expect(
            error.map { "\($0)" }
                == "\(folder.storage) is in use by process \(holder.processID): end it, or name another folder"
        )
        holder.kill()
        let disk = try DiskStorage(folder: folder.storage)
        #expect(throws: LockHolder.Refused.self) { try LockHolder(folder.file("lock")) }
        disk.close()
    }

    @Test("SHELL-4: a folder that can't be made, or has no name, is an error that says why")
    func impossibleFolders() throws {
        let folder = try TemporaryFolder()
        try write([1], to: "\(folder.path)/file")
        let error = #expect(throws: StorageError.self) { try DiskStorage(folder: "\(folder.path)/file/data") }
        #expect(error.map { "\($0)" } == "mkdir of \(folder.path)/file/data: Not a directory (errno \(ENOTDIR))")
        for path in ["", "a\u{0}b"] {
            #expect(
                throws: StorageError.unacceptable(
                    "a storage's folder has no name, or one with a NUL in it: name a folder"
                )
            ) { try DiskStorage(folder: path) }
        }
    }

    @Test("SHELL-4: a folder behind a link that leads to nothing, an unmounted drive say, is an error")
    func danglingFolder() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/drive",
            withDestinationPath: "/nowhere/drive"
        )
        let error = #expect(throws: StorageError.self) { try DiskStorage(folder: "\(folder.path)/drive/data") }
        #expect(
            error.map { "\($0)" } == "mkdir of \(folder.path)/drive/data: No such file or directory (errno \(ENOENT))"
        )
    }

    @Test("SHELL-4: a value that can't be read is reported, and keeps nobody from the others")
    func unreadableValue() async throws {
        let folder = try TemporaryFolder()
        var disk = try DiskStorage(folder: folder.storage)
        let key = StoredKey("a.whole")
        try await disk.storage.values.setValue([1], for: key)
        disk.close()
        let loop = folder.file("values/a.loop.value")
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        disk = try DiskStorage(folder: folder.storage)
        #expect(try disk.storage.values.value(for: key) == [1])
        #expect(throws: StorageError.self) { try disk.storage.values.value(for: StoredKey("a.loop")) }
        #expect(disk.issues.count == 1)
        #expect(disk.issues.first.map { "\($0)" }?.hasPrefix("“a.loop” can't be read: open of ") == true)
    }

    @Test(
        "SHELL-4: a link that leads to no file reads as nothing stored, with a finding, and what is set is made there"
    )
    func danglingLinks() async throws {
        let folder = try TemporaryFolder()
        try DiskStorage(folder: folder.storage).close()
        for name in Self.files {
            try FileManager.default.createSymbolicLink(
                atPath: folder.file(name),
                withDestinationPath: "\(folder.path)/\(name.split(separator: "/")[1])"
            )
        }
        var disk = try DiskStorage(folder: folder.storage)
        for _ in 0..<2 {
            for store in KeyedStore.allCases { #expect(try await store.get(key, in: disk.storage) == nil) }
        }
        let journal = try await disk.storage.journals.journal(for: key)
        let expected = ["values/a.b.value", "secrets/a.b.secret", "documents/a.b.document", "journals/a.b.journal"].map
        {
            StorageIssue.leadsNowhere(
                key: "a.b",
                link: folder.file($0),
                target: "\(folder.path)/\($0.split(separator: "/")[1])"
            )
        }
        #expect(disk.issues == expected)
        #expect(journal.issues == [expected[3]])
        try await fill(disk.storage)
        disk.close()
        disk = try DiskStorage(folder: folder.storage)
        #expect(disk.issues == [])
        for store in KeyedStore.allCases { #expect(try await store.get(key, in: disk.storage) == [65]) }
        #expect(try contents(of: "\(folder.path)/a.b.value") == contents(of: folder.file("values/a.b.value")))
    }

    @Test("SHELL-4: a link into a folder that is not there, as of an unmounted drive, is an error to read and to set")
    func unmountedLinks() async throws {
        let folder = try TemporaryFolder()
        try DiskStorage(folder: folder.storage).close()
        let target = "\(folder.path)/drive/file"
        for name in Self.files {
            try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: target)
        }
        let disk = try DiskStorage(folder: folder.storage)
        #expect(
            disk.issues.first.map { "\($0)" }
                == "“a.b” can't be read: open of \(folder.file("values/a.b.value")): it is a link to \(target), whose folder"
                + " is not there: mount the drive it is on, or fix the link (errno \(ENOENT))"
        )
        #expect(disk.issues.count == 2, "the value and the secret, which are read when the storage is opened")
        for store in KeyedStore.allCases {
            await #expect(throws: StorageError.self) { try await store.get(key, in: disk.storage) }
            await #expect(throws: StorageError.self) { try await store.set([1], key, in: disk.storage) }
        }
        await #expect(throws: StorageError.self) { try await disk.storage.journals.journal(for: key) }
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/drive"))
    }

    @Test("SHELL-4: a lock that is removed while a storage is opened is not taken for the folder's")
    func removedLock() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/lock"
        var removals = 1
        let lock = try FolderLock(folder.path) { () throws(StorageError) in
            if removals > 0 { unlink(path) }
            removals -= 1
        }
        #expect(removals == -1, "the second file is the one that is locked")
        #expect(throws: StorageError.inUse(folder: folder.path, processID: getpid())) { try FolderLock(folder.path) }
        withExtendedLifetime(lock) {}
        let other = try TemporaryFolder()
        #expect(throws: StorageError.inUse(folder: other.path, processID: nil), "not for ever") {
            try FolderLock(other.path) { () throws(StorageError) in unlink("\(other.path)/lock") }
        }
    }

    @Test("SHELL-4: a folder that may not be written to is an error, and nothing changes", .enabled(if: geteuid() != 0))
    func readOnly() async throws {
        let folder = try TemporaryFolder()
        var disk = try DiskStorage(folder: folder.storage)
        try await fill(disk.storage)
        #expect(chmod(folder.file("values"), 0o500) == 0)
        defer { chmod(folder.file("values"), 0o700) }
        let error = await #expect(throws: StorageError.self) { try await disk.storage.values.setValue([9], for: key) }
        guard case .system(let error)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error.code == EACCES)
        #expect(error.cause == .rights)
        #expect(try disk.storage.values.value(for: key) == [65])
        disk.close()
        disk = try DiskStorage(folder: folder.storage)
        #expect(try disk.storage.values.value(for: key) == [65])
    }

    @Test("SHELL-4: what a later version of the app or of the format stored is left as it is, byte for byte")
    func untouched() async throws {
        let folder = try TemporaryFolder()
        var disk = try DiskStorage(folder: folder.storage)
        let new = StoredKey("a.b", schema: 3)
        for store in KeyedStore.allCases { try await store.set([65], new, in: disk.storage) }
        try await disk.storage.journals.journal(for: new).append([65])
        disk.close()
        // The journal's tail is torn besides: whoever can't read it does not fix it either.
        let path = folder.file("journals/a.b.journal")
        try write(contents(of: path) + [1, 2, 3], to: path)
        let before = try Self.files.map { try contents(of: folder.file($0)) }
        disk = try DiskStorage(folder: folder.storage)
        for key in [StoredKey("a.b", schema: 2), StoredKey("a.b", schema: 4)] {
            for store in KeyedStore.allCases {
                await #expect(throws: StorageError.self) { try await store.get(key, in: disk.storage) }
            }
            await #expect(throws: StorageError.self) { try await disk.storage.journals.journal(for: key) }
        }
        disk.close()
        #expect(try Self.files.map { try contents(of: folder.file($0)) } == before)
        #expect(disk.issues == [])
    }
}
