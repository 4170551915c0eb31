public import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One value of a module, in its hands and on the device: read at first use, changed in memory, stored whole as JSON.
///
/// What can't be read now is not taken for nothing: what is changed meanwhile is done again to what turns out to be
/// stored, reading is tried again with each use, and nothing is written over it. What this version can't understand, of
/// the same schema, is replaced. A value equal to `empty` is taken off the device, so nothing of a person stays.
///
/// Not Sendable: it belongs to the isolation of the host, as modules do.
@Observable
public final class KeptValue<Value: Codable & Hashable> {
    /// Why it could not be read or stored the last time; tells nothing of the value. nil: it could.
    public private(set) var fault: String?

    /// Counts what was changed, so that content which shows the value follows it.
    private var changes = 0
    @ObservationIgnored private let key: StoredKey
    @ObservationIgnored private let empty: Value
    @ObservationIgnored private let read: () throws(StorageError) -> [UInt8]?
    @ObservationIgnored private let write: ([UInt8]?) async throws(StorageError) -> Void
    @ObservationIgnored private var current: Value
    @ObservationIgnored private var isRead = false
    /// As it stands on the device; nil where that is not known, or not to be kept.
    @ObservationIgnored private var stored: Value?
    /// What was changed while it could not be read.
    @ObservationIgnored private var pending: [(inout Value) -> Void] = []
    @ObservationIgnored private var isSaving = false
    @ObservationIgnored private var isWanted = false
    @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameter empty: stands for nothing.
    public convenience init(_ key: StoredKey, in values: any KeyValueStore, empty: Value) {
        self.init(
            key,
            empty: empty,
            read: { () throws(StorageError) in try values.value(for: key) },
            write: { bytes throws(StorageError) in try await values.setValue(bytes, for: key) }
        )
    }

    /// For what only the secret store may hold: addresses, tokens.
    public convenience init(_ key: StoredKey, in secrets: any SecretStore, empty: Value) {
        self.init(
            key,
            empty: empty,
            read: { () throws(StorageError) in try secrets.secret(for: key).map { Array($0.reveal().utf8) } },
            write: { bytes throws(StorageError) in
                try await secrets.setSecret(bytes.map { Secret(String(decoding: $0, as: UTF8.self)) }, for: key)
            }
        )
    }

    private init(
        _ key: StoredKey,
        empty: Value,
        read: @escaping () throws(StorageError) -> [UInt8]?,
        write: @escaping ([UInt8]?) async throws(StorageError) -> Void
    ) {
        self.key = key
        self.empty = empty
        self.read = read
        self.write = write
        current = empty
    }

    /// The value; where what is stored can't be read, what was changed since over nothing.
    public var value: Value {
        _ = changes
        load()
        return current
    }

    /// Whether the value is the one on the device, with what was changed since; false while that can't be read.
    public var isKnown: Bool {
        _ = changes
        return load()
    }

    /// Changes it in memory; ``save()`` stores it.
    ///
    /// - Parameter change: done again where the stored value can be read only later.
    public func change(_ change: @escaping (inout Value) -> Void) {
        if !load() { pending.append(change) }
        let before = current
        change(&current)
        if current != before { changes += 1 }
    }

    /// Stores the newest value, if it is not the one that is stored. One write at a time; returns when one that began
    /// after the call has ended, well or with a ``fault``.
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
        // What could not be stored and was changed back is no fault any more.
        guard current != stored else { return note(nil) }
        let value = current
        do throws(StorageError) {
            try await write(value == empty ? nil : bytes(of: value))
            stored = value
            note(nil)
        } catch {
            note("\(error)")
        }
    }

    /// - Returns: whether what is stored is known.
    @discardableResult
    private func load() -> Bool {
        guard !isRead else { return true }
        let bytes: [UInt8]?
        do throws(StorageError) { bytes = try read() } catch {
            note("\(error)")
            return false
        }
        isRead = true
        stored = bytes.map { try? JSONDecoder().decode(Value.self, from: Data($0)) } ?? empty
        note(stored == nil ? "what is kept as “\(key.name)” is not what this version writes: it is replaced" : nil)
        current = stored ?? empty
        for change in pending { change(&current) }
        pending = []
        return true
    }

    private func bytes(of value: Value) throws(StorageError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do { return Array(try encoder.encode(value)) } catch {
            throw .unacceptable("what is to be kept as “\(key.name)” can't be written as JSON")
        }
    }

    private func note(_ text: String?) {
        if fault != text { fault = text }
    }
}
