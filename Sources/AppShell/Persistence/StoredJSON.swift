#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Values as modules store them: JSON with sorted keys.
public enum StoredJSON {
    /// The value as JSON.
    public static func bytes(of value: some Encodable, for key: StoredKey) throws(StorageError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do { return Array(try encoder.encode(value)) } catch {
            throw .unacceptable("what is to be kept as “\(key.name)” can't be written as JSON")
        }
    }

    /// Reads a value back.
    ///
    /// - Throws: an error without any of the value, which may be personal.
    public static func value<Value: Decodable>(from bytes: [UInt8], for key: StoredKey) throws(StorageError) -> Value {
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch {
            throw .unacceptable("what is kept as “\(key.name)” is not what this version writes: it is replaced")
        }
    }
}

extension KeyValueStore {
    /// The value stored under a key; nil if there is none.
    public func json<Value: Decodable>(for key: StoredKey) throws(StorageError) -> Value? {
        guard let bytes = try value(for: key) else { return nil }
        return try StoredJSON.value(from: bytes, for: key)
    }

    /// Stores a value as JSON.
    public func setJSON(_ value: some Encodable, for key: StoredKey) async throws(StorageError) {
        try await setValue(try StoredJSON.bytes(of: value, for: key), for: key)
    }
}
