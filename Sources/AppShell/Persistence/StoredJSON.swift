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
            throw .unreadable(key: key.name)
        }
    }
}
