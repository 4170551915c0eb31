public import AppShell

/// The calls of the system's Keychain, for the items of one service.
protocol KeychainItems: Sendable {
    /// For error messages.
    var service: String { get }

    /// All items, by account.
    func all() throws(StorageError) -> [(account: String, bytes: [UInt8])]

    /// Adds an item, or replaces it.
    func set(_ bytes: [UInt8], for account: String) throws(StorageError)

    /// Removes an item, if it is there.
    func remove(_ account: String) throws(StorageError)
}

/// Secrets in the Keychain, as generic passwords: readable after the first unlock, on this device only.
///
/// All items are read once, in the background, when the store is made; until then a read waits. An item contains the schema in
/// four bytes, lowest first, and the secret in UTF-8.
public final class KeychainSecretStore: SecretStore {
    private struct State {
        /// By account, in UTF-8; nil while they could not be read.
        var items: [[UInt8]: [UInt8]]?
        /// Runs once, before the items are read.
        var prepare: (@Sendable (any KeychainItems) throws(StorageError) -> Void)?
    }

    private let keychain: any KeychainItems
    private let worker = SerialWorker("Keychain")
    private let state: Lock<State>

    /// - Parameter prepare: runs before the first read, and again before the next one where it throws.
    init(
        _ keychain: any KeychainItems,
        prepare: (@Sendable (any KeychainItems) throws(StorageError) -> Void)? = nil
    ) {
        self.keychain = keychain
        state = Lock(State(prepare: prepare))
        // A failure is thrown by the next read, which tries again.
        worker.start { _ = try? self.load() }
    }

    public func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        try form(for: key)?.secret(as: key)
    }

    public func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        try await worker.run { () throws(StorageError) in
            if let form = try self.form(for: key) { try StoredForm.check(schema: form.schema, against: key) }
            guard let secret else {
                try self.keychain.remove(key.name)
                return self.state.withLock { $0.items?[key.nameBytes] = nil }
            }
            var bytes: [UInt8] = []
            bytes.append(littleEndian: UInt32(truncatingIfNeeded: key.schema))
            bytes += Array(secret.reveal().utf8)
            try self.keychain.set(bytes, for: key.name)
            self.state.withLock { $0.items?[key.nameBytes] = bytes }
        }
    }

    /// Blocks until pending work is done.
    func finish() { worker.finish() }

    private func form(for key: StoredKey) throws(StorageError) -> StoredForm? {
        try key.checkBounds()
        guard let bytes = try load()[key.nameBytes] else { return nil }
        guard bytes.count >= 4 else {
            let service = keychain.service
            throw .unacceptable("the Keychain's item “\(key.name)” of \(service) is not one of ours: remove it")
        }
        return StoredForm(schema: Int(bytes.littleEndian(at: 0, as: UInt32.self)), bytes: Array(bytes[4...]))
    }

    /// The items; read with the lock held, so that they are read once.
    private func load() throws(StorageError) -> [[UInt8]: [UInt8]] {
        try state.withLock { state throws(StorageError) in
            if let items = state.items { return items }
            if let prepare = state.prepare { try prepare(keychain) }
            state.prepare = nil
            var items: [[UInt8]: [UInt8]] = [:]
            for item in try keychain.all() { items[Array(item.account.utf8)] = item.bytes }
            state.items = items
            return items
        }
    }
}

/// The items of one product. A bundle may have several, and items that are not ours.
struct ProductKeychain: KeychainItems {
    let own: any KeychainItems
    /// The items of the whole bundle. One is read while ``own`` has none of its account, and removed by its account alone.
    let former: (any KeychainItems)?

    var service: String { own.service }

    func all() throws(StorageError) -> [(account: String, bytes: [UInt8])] {
        // Of two items of one account the later one is read.
        try (former?.all() ?? []) + own.all()
    }

    func set(_ bytes: [UInt8], for account: String) throws(StorageError) { try own.set(bytes, for: account) }

    func remove(_ account: String) throws(StorageError) {
        try own.remove(account)
        try former?.remove(account)
    }
}

/// The first launch of an installation removes the product's items: the system keeps them when the app is deleted.
///
/// ``StorageFolder`` marks the folder that it creates with the file `new`. Once the items are removed, the file `keychain`
/// takes its place. A folder from an earlier version has neither.
struct Installation {
    let folder: StorageFolder

    /// Whether the folder is from a version that stored the items of all products of a bundle in one place.
    var isFormer: Bool {
        get throws(StorageError) {
            if try POSIX.status(of: folder.newMarker) != nil { return false }
            return try POSIX.status(of: folder.keychainMarker) == nil
        }
    }

    /// The work before the items are read; nil on later launches.
    func begin() throws(StorageError) -> (@Sendable (any KeychainItems) throws(StorageError) -> Void)? {
        let path = folder.newMarker
        if try POSIX.status(of: path) == nil { return nil }
        return { keychain throws(StorageError) in
            for item in try keychain.all() { try keychain.remove(item.account) }
            try folder.mark(folder.keychainMarker)
            // Last, so that a process that ended earlier starts over.
            try AtomicFile.remove(path)
        }
    }
}
