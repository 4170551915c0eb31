public import Observation

/// One value of a module, in memory and on the device: read at first use, changed in memory, stored whole as JSON.
///
/// While the stored value can't be read, nothing is written over it: every use tries again, and changes made meanwhile
/// are repeated on it once it can be read. A value equal to `empty` is removed from the device, so that nothing of a
/// person stays.
///
/// Not Sendable: it belongs to the host's isolation, as modules do.
public final class StoredValue<Value: Codable & Hashable>: Observable {
    private let observed = StoredValueObservation()
    private let key: StoredKey
    private let empty: Value
    private let replacesUnreadable: Bool
    private let read: () throws(StorageError) -> [UInt8]?
    private let write: ([UInt8]?) async throws(StorageError) -> Void
    private var current: Value
    private var isRead = false
    /// The value on the device; nil if it is unknown or to be replaced.
    private var stored: Value?
    /// Changes made while it could not be read.
    private var pending: [(inout Value) -> Void] = []
    private var isSaving = false
    private var isWanted = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - empty: stands for nothing.
    ///   - replacesUnreadable: whether the next value replaces one of the same schema that this version can't decode;
    ///     otherwise that one stays, and counts as unreadable.
    public convenience init(
        _ key: StoredKey,
        in values: any KeyValueStore,
        empty: Value,
        replacesUnreadable: Bool = true
    ) {
        self.init(
            key,
            empty: empty,
            replacesUnreadable: replacesUnreadable,
            read: { () throws(StorageError) in try values.value(for: key) },
            write: { bytes throws(StorageError) in try await values.setValue(bytes, for: key) }
        )
    }

    /// For what only the secret store may hold: addresses, tokens.
    public convenience init(_ key: StoredKey, in secrets: any SecretStore, empty: Value) {
        self.init(
            key,
            empty: empty,
            replacesUnreadable: true,
            read: { () throws(StorageError) in try secrets.secret(for: key).map { Array($0.reveal().utf8) } },
            write: { bytes throws(StorageError) in
                try await secrets.setSecret(bytes.map { Secret(String(decoding: $0, as: UTF8.self)) }, for: key)
            }
        )
    }

    private init(
        _ key: StoredKey,
        empty: Value,
        replacesUnreadable: Bool,
        read: @escaping () throws(StorageError) -> [UInt8]?,
        write: @escaping ([UInt8]?) async throws(StorageError) -> Void
    ) {
        self.key = key
        self.empty = empty
        self.replacesUnreadable = replacesUnreadable
        self.read = read
        self.write = write
        current = empty
    }

    /// Why it could not be read or stored the last time, without any of the value; nil if it could.
    public var issue: StorageError? { observed.issue }

    /// The value; while the stored one can't be read, `empty` with the changes made since.
    public var value: Value {
        _ = observed.changes
        load()
        return current
    }

    /// Whether the stored value could be read, so that ``value`` is based on it.
    public var isKnown: Bool {
        _ = observed.changes
        return load()
    }

    /// Changes it in memory; ``save()`` stores it.
    ///
    /// - Parameter change: repeated if the stored value can be read only later.
    public func change(_ change: @escaping (inout Value) -> Void) {
        if !load() { pending.append(change) }
        let before = current
        change(&current)
        if current != before { observed.changes += 1 }
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
            await store()
            for continuation in served { continuation.resume() }
        }
        isSaving = false
    }

    private func store() async {
        guard load() else { return }
        // A change that could not be stored was changed back.
        guard current != stored else { return note(nil) }
        let value = current
        do throws(StorageError) {
            try await write(value == empty ? nil : try StoredJSON.bytes(of: value, for: key))
            stored = value
            note(nil)
        } catch {
            note(error)
        }
    }

    /// - Returns: whether the stored value is known.
    @discardableResult
    private func load() -> Bool {
        guard !isRead else { return true }
        do throws(StorageError) {
            try loadStored()
            return true
        } catch {
            note(error)
            return false
        }
    }

    private func loadStored() throws(StorageError) {
        let bytes = try read()
        do throws(StorageError) {
            let value: Value = if let bytes { try StoredJSON.value(from: bytes, for: key) } else { empty }
            stored = value
            note(nil)
        } catch {
            guard replacesUnreadable else { throw error }
            note(error)
        }
        isRead = true
        current = stored ?? empty
        for change in pending { change(&current) }
        pending = []
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
