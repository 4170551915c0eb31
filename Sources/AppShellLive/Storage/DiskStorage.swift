public import AppShell

/// Keeps an app's data in a folder: values, documents, journals and, where there is no Keychain, secrets.
///
/// One process at a time has the folder; a second one gets ``StorageError/inUse(folder:processID:)``. What is promised,
/// and the formats of the files, are in docs/storage.md.
///
/// ```swift
/// let disk = try DiskStorage(folder: folder)
/// for finding in disk.findings { logger.warning("\(finding)") }
/// let environment = AppEnvironment.live(device: device, storage: disk.storage)
/// ```
public final class DiskStorage: Sendable {
    /// The stores; they keep the folder even where nothing holds the `DiskStorage` any more.
    public let storage: Storage
    private let folder: StorageFolder
    private let values: LoadedFiles
    private let documents: FileDocumentStore
    private let journals: FileJournalStore
    private let secrets: LoadedFiles?

    /// Makes the folder (mode 0700) where it is missing, takes its lock, removes what dead processes left half written,
    /// and reads values and secrets.
    ///
    /// Works on the calling thread, since an app can't go on without; the stores' async calls never do.
    ///
    /// - Throws: ``StorageError/inUse(folder:processID:)`` where a process, or another part of this one, has the folder;
    ///   ``StorageError/system(_:)`` where the system refuses.
    public init(folder path: String) throws(StorageError) {
        folder = try StorageFolder(path)
        values = try LoadedFiles(folder, .value)
        documents = FileDocumentStore(folder)
        journals = FileJournalStore(folder)
        #if canImport(Security)
        secrets = nil
        let secretStore: any SecretStore = KeychainSecretStore()
        #else
        let secrets = try LoadedFiles(folder, .secret)
        self.secrets = secrets
        let secretStore: any SecretStore = FileSecretStore(files: secrets)
        #endif
        storage = Storage(
            values: FileKeyValueStore(files: values),
            documents: documents,
            journals: journals,
            secrets: secretStore
        )
    }

    /// What was fixed since it was opened, in order: values, documents, secrets and journals together.
    public var findings: [StorageIssue] { folder.findings }

    /// Waits for what is under way and gives the folder back; every further call of its stores throws.
    ///
    /// Blocks for as long as that takes.
    public func close() {
        let lock = folder.close()
        values.finish()
        documents.finish()
        journals.finish()
        secrets?.finish()
        withExtendedLifetime(lock) {}
    }
}
