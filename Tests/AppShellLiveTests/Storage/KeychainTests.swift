import AppShell
import Foundation
import Testing

@testable import AppShellLive

/// Secrets in a Keychain, whose items outlive the app's installation.
struct KeychainTests {
    private let keychain = SimulatedKeychain()
    private let key = StoredKey("account.session")

    private func opened(_ folder: TemporaryFolder) throws -> DiskStorage {
        try DiskStorage(folder: folder.storage, keychain: keychain)
    }

    @Test("all items are read once, when the storage is opened")
    func once() async throws {
        let folder = try TemporaryFolder()
        let disk = try opened(folder)
        defer { disk.close() }
        for number in 0..<3 {
            #expect(try disk.storage.secrets.secret(for: key) == (number == 0 ? nil : Secret("\(number)")))
            try await disk.storage.secrets.setSecret(Secret("\(number + 1)"), for: key)
        }
        // Once more for those of an earlier installation.
        #expect(keychain.reads == 2)
    }

    @Test("a reinstalled app begins without the items of the one before; the next launch keeps its own")
    func reinstalled() async throws {
        let first = try TemporaryFolder()
        var disk = try opened(first)
        try await disk.storage.secrets.setSecret(Secret("first"), for: key)
        disk.close()
        disk = try opened(first)
        #expect(try disk.storage.secrets.secret(for: key) == Secret("first"))
        disk.close()
        #expect(keychain.accounts == ["account.session"])
        let second = try TemporaryFolder()
        disk = try opened(second)
        #expect(try disk.storage.secrets.secret(for: key) == nil)
        #expect(keychain.accounts == [])
        try await disk.storage.secrets.setSecret(Secret("second"), for: key)
        disk.close()
        disk = try opened(second)
        #expect(try disk.storage.secrets.secret(for: key) == Secret("second"))
        disk.close()
    }

    @Test("while the Keychain is locked nothing is read or removed; afterwards the installation begins as it should")
    func locked() async throws {
        keychain.isLocked = false
        try keychain.set([1, 0, 0, 0, 65], for: "account.session")
        keychain.isLocked = true
        let folder = try TemporaryFolder()
        var disk = try opened(folder)
        #expect(throws: StorageError.self) { try disk.storage.secrets.secret(for: key) }
        disk.close()
        disk = try opened(folder)
        keychain.isLocked = false
        #expect(try disk.storage.secrets.secret(for: key) == nil)
        #expect(keychain.accounts == [])
        disk.close()
    }

    @Test("an app that was there before installations were told apart keeps its items")
    func updated() async throws {
        let folder = try TemporaryFolder()
        let earlier = try DiskStorage(folder: folder.storage, keychain: nil)
        try await earlier.storage.values.setValue([1], for: StoredKey("a.b"))
        earlier.close()
        try keychain.set([1, 0, 0, 0, 65], for: "account.session")
        let disk = try opened(folder)
        #expect(try disk.storage.secrets.secret(for: key) == Secret("A"))
        disk.close()
    }

    @Test("an app of an earlier version keeps its items even if nothing else is stored")
    func updatedWithSecretsOnly() async throws {
        let folder = try TemporaryFolder()
        try DiskStorage(folder: folder.storage, keychain: nil).close()
        try keychain.set([1, 0, 0, 0, 65], for: "account.session")
        let disk = try opened(folder)
        #expect(try disk.storage.secrets.secret(for: key) == Secret("A"))
        disk.close()
    }

    @Test("the first launch of a product leaves the items of its bundle alone")
    func products() async throws {
        let bundle = SimulatedKeychain()
        try bundle.set([1, 0, 0, 0, 65], for: "account.session")
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let disk = try DiskStorage(folder: folder.storage, keychain: keychain, former: bundle)
            #expect(try disk.storage.secrets.secret(for: key) == nil)
            disk.close()
        }
        #expect(bundle.accounts == ["account.session"])
    }

    @Test("what an earlier version stored for the whole bundle is read until it is replaced or removed")
    func formerItems() async throws {
        let bundle = SimulatedKeychain()
        for account in ["account.session", "account.device", "account.other"] {
            try bundle.set([1, 0, 0, 0, 65], for: account)
        }
        let folder = try TemporaryFolder()
        try DiskStorage(folder: folder.storage, keychain: nil).close()
        for launch in 0..<2 {
            let disk = try DiskStorage(folder: folder.storage, keychain: keychain, former: bundle)
            let secrets = disk.storage.secrets
            #expect(try secrets.secret(for: StoredKey("account.other")) == Secret("A"))
            #expect(try secrets.secret(for: key) == Secret(launch == 0 ? "A" : "B"))
            #expect(try secrets.secret(for: StoredKey("account.device")) == (launch == 0 ? Secret("A") : nil))
            try await secrets.setSecret(Secret("B"), for: key)
            try await secrets.setSecret(nil, for: StoredKey("account.device"))
            disk.close()
        }
        #expect(keychain.accounts == ["account.session"])
        #expect(bundle.accounts == ["account.other", "account.session"])
    }

    @Test("what is damaged in the Keychain is thrown for its key alone")
    func foreign() async throws {
        try keychain.set([1], for: "account.session")
        let folder = try TemporaryFolder()
        let earlier = try DiskStorage(folder: folder.storage, keychain: nil)
        try await earlier.storage.values.setValue([1], for: StoredKey("a.b"))
        earlier.close()
        let disk = try opened(folder)
        #expect(throws: StorageError.self) { try disk.storage.secrets.secret(for: key) }
        #expect(try disk.storage.secrets.secret(for: StoredKey("account.other")) == nil)
        disk.close()
    }

    @Test("values are synced in order, everything else through the drive's cache")
    func durability() throws {
        let place = try TemporaryFolder()
        let folder = try StorageFolder(place.storage)
        for kind in FileHead.Kind.allCases {
            #expect(WholeFiles(folder: folder, kind: kind).durability == (kind == .value ? .ordered : .flushed))
        }
    }
}
