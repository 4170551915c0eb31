import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One value of the module as it is now, and as it is kept: JSON with sorted keys.
///
/// What can't be read is never taken for nothing, nor written over; it is tried again whenever it is asked for.
@Observable
final class Kept<Value: Hashable & Codable> {
    /// As it was set since the launch. Observed, so that what shows it follows.
    private var current: Value?
    /// Of the last write.
    private var writeError: StorageError?
    /// What the store has; nil while that is not known.
    @ObservationIgnored private var stored: Value??
    @ObservationIgnored private let key: StoredKey
    @ObservationIgnored private let values: any KeyValueStore

    init(_ key: StoredKey, in values: any KeyValueStore) {
        self.key = key
        self.values = values
    }

    /// As it is now; nil where there is none.
    func value() throws(StorageError) -> Value? {
        if let current { return current }
        if let stored { return stored }
        let value = try read()
        stored = .some(value)
        return value
    }

    /// Effective at once; stored by ``store()``.
    ///
    /// - Throws: what can't be read can't be changed either.
    func set(_ value: Value) throws(StorageError) {
        _ = try self.value()
        current = value
    }

    /// Keeps what has changed. What fails is tried again the next time.
    func store() async {
        guard let current, let stored else { return }
        guard current != stored else {
            // What could not be stored was changed back.
            if writeError != nil { writeError = nil }
            return
        }
        do throws(StorageError) {
            try await values.setValue(try bytes(of: current), for: key)
            self.stored = current
            if writeError != nil { writeError = nil }
        } catch {
            writeError = error
        }
    }

    /// Why it can't be read, or was not stored.
    var fault: StorageError? {
        if let writeError { return writeError }
        do throws(StorageError) { _ = try value() } catch { return error }
        return nil
    }

    private func read() throws(StorageError) -> Value? {
        guard let bytes = try values.value(for: key) else { return nil }
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch {
            throw .unacceptable("what is kept as “\(key.name)” is not what this version writes: it is left as it is")
        }
    }

    private func bytes(of value: Value) throws(StorageError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do { return Array(try encoder.encode(value)) } catch {
            throw .unacceptable("what is to be kept as “\(key.name)” can't be written as JSON")
        }
    }
}
