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

    static func value<Value: Decodable>(from bytes: [UInt8], for key: StoredKey) throws(StorageError) -> Value {
        do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch {
            throw .unacceptable("what is kept as “\(key.name)” is not what this version writes: it is replaced")
        }
    }
}
