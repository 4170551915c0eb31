import AppShell
import Foundation
import Synchronization
import Testing

@testable import AppShellLive

/// A folder that goes when nothing holds it any more.
final class TemporaryFolder: Sendable {
    let path: String

    /// - Parameter isFast: in memory where the system has a folder there, for tests that open hundreds of storages.
    init(isFast: Bool = false) throws {
        let memory = "/dev/shm"
        let parent = isFast && FileManager.default.fileExists(atPath: memory) ? memory : NSTemporaryDirectory()
        path = URL(fileURLWithPath: parent).appendingPathComponent("storage-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Where a storage goes: a folder that is not there yet.
    var storage: String { "\(path)/data" }

    func file(_ name: String) -> String { "\(storage)/\(name)" }
}

/// The storages there are; the same promises are kept by each.
enum StorageKind: CaseIterable, CustomTestStringConvertible {
    case inMemory
    case onDisk
    /// With the secrets in a Keychain.
    case onPhone

    var testDescription: String {
        switch self {
        case .inMemory: "in memory"
        case .onDisk: "on disk"
        case .onPhone: "on a phone"
        }
    }
}

/// Items that outlive every storage, as a phone's Keychain outlives the app.
final class SimulatedKeychain: KeychainItems {
    private struct State {
        /// By the bytes of the account.
        var items: [[UInt8]: [UInt8]] = [:]
        var isLocked = false
        var reads = 0
    }

    let service = "test"
    private let state = Mutex(State())

    /// Whether every call fails, as before the phone's first unlock.
    var isLocked: Bool {
        get { state.withLock(\.isLocked) }
        set { state.withLock { $0.isLocked = newValue } }
    }

    /// How often all items were read.
    var reads: Int { state.withLock(\.reads) }

    var accounts: [String] { state.withLock { $0.items.keys.map { String(decoding: $0, as: UTF8.self) }.sorted() } }

    func all() throws(StorageError) -> [(account: String, bytes: [UInt8])] {
        try check()
        return state.withLock { state in
            state.reads += 1
            return state.items.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
        }
    }

    func set(_ bytes: [UInt8], for account: String) throws(StorageError) {
        try check()
        state.withLock { $0.items[Array(account.utf8)] = bytes }
    }

    func remove(_ account: String) throws(StorageError) {
        try check()
        state.withLock { $0.items[Array(account.utf8)] = nil }
    }

    private func check() throws(StorageError) {
        guard isLocked else { return }
        throw .system(SystemError(call: "SecItem", path: "Keychain: test", code: -25308, reason: "locked"))
    }
}

/// A storage that can be left and come back to, as an app's is by its next process.
final class StorageLife {
    private let kind: StorageKind
    private let folder: TemporaryFolder
    private let keychain: SimulatedKeychain?
    private var disk: DiskStorage?
    private(set) var storage: Storage

    init(_ kind: StorageKind) throws {
        self.kind = kind
        folder = try TemporaryFolder()
        keychain = kind == .onPhone ? SimulatedKeychain() : nil
        disk = kind == .inMemory ? nil : try DiskStorage(folder: folder.storage, keychain: keychain)
        storage = disk?.storage ?? .inMemory()
    }

    /// A process ends and another begins: in memory nothing ends, since the phone holds the storage.
    func reopen() throws {
        guard let disk else { return }
        disk.close()
        let next = try DiskStorage(folder: folder.storage, keychain: keychain)
        #expect(next.issues == [])
        self.disk = next
        storage = next.storage
    }
}

/// A generator of our own (SplitMix64), so that a seed means the same sequence on every machine.
struct StorageChance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func bytes(_ counts: ClosedRange<Int>) -> [UInt8] {
        (0..<number(counts)).map { _ in UInt8(truncatingIfNeeded: next()) }
    }
}

func contents(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

/// The permission bits, of what a link leads to.
func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}

func names(in path: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
