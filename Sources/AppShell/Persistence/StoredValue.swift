public import Observation

/// One value of a module, in memory and on the device: read at first use, changed in memory, stored whole as JSON.
///
/// While the stored value can't be read temporarily, or has a later schema, it is not overwritten: every use tries again,
/// and pending changes are applied once it can be read. A value that this version can't decode counts as `empty`
/// and is reported to the app's diagnostics. Before another value replaces it, it is copied to
/// `NAME.unreadable-1`. A value equal to `empty` is removed from the device; such copies stay until ``forgetCopies()``.
///
/// Not Sendable: it belongs to the host's isolation, as modules do.
public final class StoredValue<Value: Codable & Hashable>: Observable {
    private let observed = StoredValueObservation()
    private let key: StoredKey
    private let empty: Value
    private let store: any Sendable
    private let read: (StoredKey) throws(StorageError) -> [UInt8]?
    private let write: ([UInt8]?, StoredKey) async throws(StorageError) -> Void
    private var current: Value
    private var isRead = false
    /// The value on the device, once it is read.
    private var stored: Value
    /// Whether the device has a value that counts as `empty`, since this version can't decode it.
    private var isUndecodable = false
    /// Whether the copies of such values are to be removed.
    private var hasCopiesToForget = false
    /// Whether it was changed, even to `empty`.
    private var isChanged = false
    /// Changes made while it could not be read.
    private var pending: [(inout Value) -> Void] = []
    private var isSaving = false
    private var isWanted = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameter empty: the value while nothing is stored.
    public convenience init(_ key: StoredKey, in values: any KeyValueStore, empty: Value) {
        self.init(
            key,
            empty: empty,
            store: values,
            read: { key throws(StorageError) in try values.value(for: key) },
            write: { bytes, key throws(StorageError) in try await values.setValue(bytes, for: key) }
        )
    }

    /// For what only the secret store may hold: addresses, tokens.
    public convenience init(_ key: StoredKey, in secrets: any SecretStore, empty: Value) {
        self.init(
            key,
            empty: empty,
            store: secrets,
            read: { key throws(StorageError) in try secrets.secret(for: key).map { Array($0.reveal().utf8) } },
            write: { bytes, key throws(StorageError) in
                try await secrets.setSecret(bytes.map { Secret(String(decoding: $0, as: UTF8.self)) }, for: key)
            }
        )
    }

    private init(
        _ key: StoredKey,
        empty: Value,
        store: any Sendable,
        read: @escaping (StoredKey) throws(StorageError) -> [UInt8]?,
        write: @escaping ([UInt8]?, StoredKey) async throws(StorageError) -> Void
    ) {
        self.key = key
        self.empty = empty
        self.store = store
        self.read = read
        self.write = write
        current = empty
        stored = empty
    }

    /// Why it could not be read or stored the last time, without any of the value; nil if it could.
    public var issue: StorageError? { observed.issue }

    /// The value; while the stored one can't be read, `empty` with the changes made since.
    public var value: Value {
        _ = observed.changes
        load()
        return current
    }

    /// Whether ``value`` is based on the stored value, or on `empty` where this version can't decode that.
    public var isKnown: Bool {
        _ = observed.changes
        return load()
    }

    /// Whether the device has a value that this version can't decode, until another one replaces it.
    public var isUnreadable: Bool {
        _ = observed.issue
        load()
        return isUndecodable
    }

    /// Changes it in memory; ``save()`` stores it.
    ///
    /// - Parameter change: repeated if the stored value can be read only later.
    public func change(_ change: @escaping (inout Value) -> Void) {
        if !load() { pending.append(change) }
        let before = current
        change(&current)
        guard current != before else { return }
        isChanged = true
        observed.changes += 1
    }

    /// Removes the copies of what this version can't decode, and the original, with the next ``save()``: for data of a
    /// person who has signed out.
    public func forgetCopies() {
        hasCopiesToForget = true
    }

    /// Stores the newest value unless it is stored already. One write at a time; returns once a write that began after
    /// the call has finished, successfully or with an ``issue``.
    public func save() async {
        isWanted = true
        if isSaving { return await withCheckedContinuation { waiting.append($0) } }
        isSaving = true
        while isWanted {
            isWanted = false
            let served = waiting
            waiting = []
            await storeNewest()
            for continuation in served { continuation.resume() }
        }
        isSaving = false
    }

    private func storeNewest() async {
        guard load() else { return }
        let value = current
        let isNew = value != stored || isUndecodable && (isChanged || hasCopiesToForget)
        do throws(StorageError) {
            if isNew {
                if isUndecodable, !hasCopiesToForget { try await setAside() }
                try await write(value == empty ? nil : try StoredJSON.bytes(of: value, for: key), key)
                stored = value
                isUndecodable = false
            }
            if hasCopiesToForget { try await removeCopies() }
            // Also where nothing is new: a change that could not be stored may have been changed back.
            if !isUndecodable { note(nil) }
        } catch {
            note(error)
        }
    }

    /// - Returns: whether the stored value is known.
    @discardableResult
    private func load() -> Bool {
        guard !isRead else { return true }
        do throws(StorageError) {
            if let bytes = try read(key) { stored = try StoredJSON.value(from: bytes, for: key) }
            note(nil)
        } catch {
            note(error)
            guard error.isOfForm else { return false }
            isUndecodable = true
            key.report(unreadable: error, to: store)
        }
        isRead = true
        current = stored
        for change in pending { change(&current) }
        pending = []
        return true
    }

    private func setAside() async throws(StorageError) {
        guard let original = try key.original(read) else { return }
        let copies = SetAside(
            key: key,
            read: { key throws(StorageError) in try self.read(key) },
            write: { bytes, key throws(StorageError) in try await self.write(bytes, key) }
        )
        key.report(setAsideAs: try await copies.copy(original), to: store)
    }

    private func removeCopies() async throws(StorageError) {
        for copy in SetAside.copies(of: key) where has(copy) { try await write(nil, copy) }
        hasCopiesToForget = false
    }

    /// Whether something is stored there, even if it can't be read.
    private func has(_ key: StoredKey) -> Bool {
        do throws(StorageError) { return try read(key) != nil } catch { return true }
    }

    private func note(_ error: StorageError?) {
        if observed.issue != error { observed.issue = error }
    }
}

/// What redraws those who show a stored value. A class of its own, since Swift makes the key paths of a generic class
/// anew at each access, which costs more than the rest of it.
@Observable
private final class StoredValueObservation {
    var issue: StorageError?
    /// Counts changes of the value.
    var changes = 0
}

extension StorageError {
    /// Whether the bytes are whole and can't be decoded, so that another try is pointless.
    fileprivate var isOfForm: Bool {
        switch self {
        case .unreadable, .olderSchema: true
        case .newerSchema, .damaged, .inUse, .system, .unacceptable: false
        }
    }
}
