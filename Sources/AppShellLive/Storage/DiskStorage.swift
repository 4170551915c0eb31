public import AppShell

/// Stores an app's data in a folder: values, documents, journals and, without a Keychain, secrets.
///
/// Only one process at a time may use the folder; a second one gets ``StorageError/inUse(folder:processID:)``.
/// docs/storage.md describes the guarantees and the file formats.
///
/// ```swift
/// let disk = try DiskStorage(folder: folder)
/// for issue in disk.issues { logger.warning("\(issue)") }
/// let environment = AppEnvironment.live(device: device, storage: disk.storage)
/// ```
public final class DiskStorage: Sendable {
    /// The stores. They keep the folder open even without the `DiskStorage`.
    public let storage: Storage
    private let folder: StorageFolder
    private let values: LoadedFiles
    private let documents: FileDocumentStore
    private let journals: FileJournalStore
    private let finishSecrets: @Sendable () -> Void

    /// Creates the folder (mode 0700) if needed, locks it, removes files that dead processes left unfinished, and reads
    /// values and secrets.
    ///
    /// Blocks the calling thread, since an app cannot continue without; the stores' async calls never block.
    ///
    /// - Throws: ``StorageError/inUse(folder:processID:)`` if this or another process uses the folder;
    ///   ``StorageError/system(_:)`` if the system refuses.
    public convenience init(folder path: String) throws(StorageError) {
        #if canImport(Security)
        let bundle = SystemKeychain()
        let keychain = SystemKeychain(service: "\(bundle.service)/\(path.split(separator: "/").last ?? "")")
        try self.init(folder: path, keychain: keychain, former: bundle)
        #else
        try self.init(folder: path, keychain: nil)
        #endif
    }

    /// - Parameters:
    ///   - keychain: stores the secrets; nil to store them in files.
    ///   - former: the items of the whole bundle, where earlier versions stored them.
    init(
        folder path: String,
        keychain: (any KeychainItems)?,
        former: (any KeychainItems)? = nil
    ) throws(StorageError) {
        folder = try StorageFolder(path, marksNew: keychain != nil)
        // Its items are read while the files are.
        let installation = Installation(folder: folder)
        let items = try keychain.map { keychain throws(StorageError) in
            let items = ProductKeychain(own: keychain, former: try installation.isFormer ? former : nil)
            return KeychainSecretStore(items, prepare: try installation.begin())
        }
        values = try LoadedFiles(folder, .value)
        documents = FileDocumentStore(folder)
        journals = FileJournalStore(folder)
        let secretStore: any SecretStore
        if let items {
            (secretStore, finishSecrets) = (items, { items.finish() })
        } else {
            let secrets = try LoadedFiles(folder, .secret)
            (secretStore, finishSecrets) = (FileSecretStore(files: secrets), { secrets.finish() })
        }
        storage = Storage(
            values: FileKeyValueStore(files: values),
            documents: documents,
            journals: journals,
            secrets: secretStore
        )
    }

    /// What was repaired since opening, in order, in all stores.
    public var issues: [StorageIssue] { folder.issues }

    /// Finishes pending work and releases the folder. Later calls of its stores throw.
    ///
    /// Blocks until then.
    public func close() {
        let lock = folder.close()
        values.finish()
        documents.finish()
        journals.finish()
        finishSecrets()
        withExtendedLifetime(lock) {}
    }
}
