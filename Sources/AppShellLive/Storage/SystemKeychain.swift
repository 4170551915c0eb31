#if canImport(Security)
import AppShell
import Foundation
import Security

extension KeychainSecretStore {
    /// - Parameter service: the items' service; the bundle's identifier, unless two apps of a team share a group.
    public convenience init(service: String? = nil) {
        self.init(SystemKeychain(service: service))
    }
}

/// The Keychain of Apple's systems.
struct SystemKeychain: KeychainItems {
    let service: String

    init(service: String? = nil) {
        self.service = service ?? Bundle.main.bundleIdentifier ?? "AppShell"
    }

    func all() throws(StorageError) -> [(account: String, bytes: [UInt8])] {
        var query = query(nil)
        query[kSecReturnAttributes as String] = true
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitAll
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return [] }
        try check(status, "SecItemCopyMatching", nil)
        return (found as? [[String: Any]] ?? []).compactMap { item in
            guard let account = item[kSecAttrAccount as String] as? String else { return nil }
            return (account, [UInt8](item[kSecValueData as String] as? Data ?? Data()))
        }
    }

    func set(_ bytes: [UInt8], for account: String) throws(StorageError) {
        let attributes: [String: Any] = [
            kSecValueData as String: Data(bytes),
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        var status = SecItemUpdate(query(account) as CFDictionary, attributes as CFDictionary)
        if status == errSecItemNotFound {
            let item = query(account).merging(attributes) { _, new in new }
            status = SecItemAdd(item as CFDictionary, nil)
        }
        try check(status, "SecItemUpdate", account)
    }

    func remove(_ account: String) throws(StorageError) {
        let status = SecItemDelete(query(account) as CFDictionary)
        if status != errSecItemNotFound { try check(status, "SecItemDelete", account) }
    }

    /// - Parameter account: nil: every item of the service.
    private func query(_ account: String?) -> [String: Any] {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            // Otherwise macOS uses its older keychain, which has no protection by device.
            kSecUseDataProtectionKeychain as String: true,
        ]
        query[kSecAttrAccount as String] = account
        return query
    }

    private func check(_ status: OSStatus, _ call: String, _ account: String?) throws(StorageError) {
        guard status != errSecSuccess else { return }
        let reason = SecCopyErrorMessageString(status, nil).map { $0 as String } ?? "the Keychain refused"
        let item = account.map { ", \($0)" } ?? ""
        throw .system(SystemError(call: call, path: "Keychain: \(service)\(item)", code: status, reason: reason))
    }
}
#endif
