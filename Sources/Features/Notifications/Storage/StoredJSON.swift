import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Values as they are kept: JSON with sorted keys.
enum StoredJSON {
    static func bytes(of value: some Encodable, for key: StoredKey) throws(StorageError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do { return Array(try encoder.encode(value)) } catch {
            throw .unacceptable("what is to be kept as “\(key.name)” can't be written as JSON")
        }
    }

    /// - Throws: a text that tells nothing of the value, which may be personal.
    static func value<Value: Decodable>(from bytes: [UInt8], for key: StoredKey) throws(StorageError) -> Value {
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch {
            throw .unacceptable("what is kept as “\(key.name)” is not what this version writes: it is replaced")
        }
    }
}

extension KeyValueStore {
    func json<Value: Decodable>(for key: StoredKey) throws(StorageError) -> Value? {
        guard let bytes = try value(for: key) else { return nil }
        return try StoredJSON.value(from: bytes, for: key)
    }

    func setJSON(_ value: some Encodable, for key: StoredKey) async throws(StorageError) {
        try await setValue(try StoredJSON.bytes(of: value, for: key), for: key)
    }
}
