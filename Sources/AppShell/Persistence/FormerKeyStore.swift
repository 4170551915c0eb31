/// One of the stores, as bytes by key, with what is still stored in it under former names.
///
/// Of several former names, the newest that has a value counts. A key that was moved keeps nothing under them: a new value
/// is stored before they are removed, and a removal takes them first, the oldest before the others. Whatever happens in
/// between, nothing is lost, and nothing comes back.
protocol FormerKeyStore: Sendable {
    /// What modules stored or removed; the same at each call.
    var changed: ChangedKeys { get }

    /// What is stored under that very name.
    func bytes(for key: StoredKey) async throws(StorageError) -> [UInt8]?

    /// Stores bytes under that very name, or removes them (nil).
    func setBytes(_ bytes: [UInt8]?, for key: StoredKey) async throws(StorageError)
}

extension FormerKeyStore {
    /// Stores bytes for a module, or removes them (nil).
    func set(_ bytes: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        if key.formerly.isEmpty { return try await setBytes(bytes, for: key) }
        changed.insert(key)
        if bytes != nil {
            try await setBytes(bytes, for: key)
            // They go at the next launch otherwise.
            _ = await removeFormers(of: key)
        } else {
            let failure = await removeFormers(of: key)
            try await setBytes(nil, for: key)
            if let failure { throw failure }
        }
    }

    /// Moves what is stored under a former name to the living one, unless that has a value.
    ///
    /// - Returns: whether there was something under a former name.
    func move(_ key: StoredKey) async throws(StorageError) -> Bool {
        for former in key.formerly {
            guard let kept = try await bytes(for: former.key) else { continue }
            if try await bytes(for: key) == nil, let current = try former.current(kept, as: key) {
                // Last of all: what a module stores or removes meanwhile is newer, and takes care of the former names.
                if changed.contains(key) { return true }
                try await setBytes(current, for: key)
            }
            if let failure = await removeFormers(of: key) { throw failure }
            return true
        }
        return false
    }

    /// - Returns: the first failure; it keeps none of the other names.
    private func removeFormers(of key: StoredKey) async -> StorageError? {
        var failure: StorageError?
        for former in key.formerly.reversed() {
            do throws(StorageError) {
                if await has(former.key) { try await setBytes(nil, for: former.key) }
            } catch {
                failure = failure ?? error
            }
        }
        return failure
    }

    /// Whether something is stored there, even if it can't be read.
    private func has(_ key: StoredKey) async -> Bool {
        do throws(StorageError) { return try await bytes(for: key) != nil } catch { return true }
    }
}

/// The keys with former names that were stored or removed since the launch, also where that has not finished.
final class ChangedKeys: Sendable {
    private let names = Lock<Set<[UInt8]>>([])

    func insert(_ key: StoredKey) { names.withLock { _ = $0.insert(key.nameBytes) } }

    func contains(_ key: StoredKey) -> Bool { names.withLock { $0.contains(key.nameBytes) } }
}

/// Moves what is stored under former names, once a launch.
struct FormerKeyMoves {
    let keys: [StoredKey]
    let storage: Storage
    let diagnostics: any Diagnostics

    func run() async {
        let stores = [
            storage.values as? any FormerKeyStore, storage.documents as? any FormerKeyStore,
            storage.secrets as? any FormerKeyStore,
        ].compactMap(\.self)
        for key in keys {
            guard let failure = await move(key, in: stores) else { continue }
            let names = key.formerly.map { "“\($0.name)”" }.joined(separator: " or ")
            let text = "\(names) is not moved to “\(key.name)” yet: \(failure)"
            diagnostics.report(Diagnostic(location: "storage", text: text))
        }
    }

    /// A key belongs to one store, and does not say to which: that another one fails is of no consequence.
    private func move(_ key: StoredKey, in stores: [any FormerKeyStore]) async -> StorageError? {
        var failure: StorageError?
        var isMoved = false
        for store in stores {
            do throws(StorageError) {
                if try await store.move(key) { isMoved = true }
            } catch {
                failure = failure ?? error
            }
        }
        guard failure != nil, !isMoved else { return nil }
        for store in stores {
            do throws(StorageError) {
                if try await store.bytes(for: key) != nil { return nil }
            } catch {}
        }
        return failure
    }
}
