#if canImport(Security)
public import AppShell
import Foundation
import Security

/// Secrets in the Keychain, as generic passwords: readable after the first unlock, on this device only.
///
/// An item contains the schema in four bytes, lowest first, and the secret in UTF-8.
public final class KeychainSecretStore: SecretStore {
    private let service: String
    private let worker = SerialWorker("Keychain")

    /// - Parameter service: the items' service; the bundle's identifier, unless two apps of a team share a group.
    public init(service: String? = nil) {
        self.service = service ?? Bundle.main.bundleIdentifier ?? "AppShell"
    }

    public func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        try form(for: key)?.secret(as: key)
    }

    public func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        try await worker.run { () throws(StorageError) in
            if let form = try self.form(for: key) { try StoredForm.check(schema: form.schema, against: key) }
            guard let secret else { return try self.remove(key) }
            var bytes: [UInt8] = []
            bytes.append(littleEndian: UInt32(truncatingIfNeeded: key.schema))
            bytes += Array(secret.reveal().utf8)
            let attributes: [String: Any] = [
                kSecValueData as String: Data(bytes),
                kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
            ]
            var status = SecItemUpdate(self.query(key) as CFDictionary, attributes as CFDictionary)
            if status == errSecItemNotFound {
                let item = self.query(key).merging(attributes) { _, new in new }
                status = SecItemAdd(item as CFDictionary, nil)
            }
            try self.check(status, "SecItemUpdate", key)
        }
    }

    private func form(for key: StoredKey) throws(StorageError) -> StoredForm? {
        try key.checkBounds()
        var query = query(key)
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        if status == errSecItemNotFound { return nil }
        try check(status, "SecItemCopyMatching", key)
        let bytes = [UInt8](item as? Data ?? Data())
        guard bytes.count >= 4 else {
            throw .unacceptable("the Keychain's item “\(key.name)” of \(service) is not one of ours: remove it")
        }
        return StoredForm(schema: Int(bytes.littleEndian(at: 0, as: UInt32.self)), bytes: Array(bytes[4...]))
    }

    private func remove(_ key: StoredKey) throws(StorageError) {
        let status = SecItemDelete(query(key) as CFDictionary)
        if status != errSecItemNotFound { try check(status, "SecItemDelete", key) }
    }

    private func query(_ key: StoredKey) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: key.name,
            // Otherwise macOS uses its older keychain, which has no protection by device.
            kSecUseDataProtectionKeychain as String: true,
        ]
    }

    private func check(_ status: OSStatus, _ call: String, _ key: StoredKey) throws(StorageError) {
        guard status != errSecSuccess else { return }
        let reason = SecCopyErrorMessageString(status, nil).map { $0 as String } ?? "the Keychain refused"
        throw .system(SystemError(call: call, path: "Keychain: \(service), \(key.name)", code: status, reason: reason))
    }
}
#endif
