import AppShell

/// A storage's locked folder, shared by its stores.
final class StorageFolder: Sendable {
    private struct State {
        var lock: FolderLock?
        var issues: [StorageIssue] = []
        /// Where a power cut may bring up a new file whose write failed.
        var unsettled: Set<String> = []
    }

    /// Absolute, without a trailing slash.
    let path: String
    private let state: Lock<State>

    /// - Parameter marksNew: whether a new folder gets ``newMarker``, for the ``Installation``.
    init(_ path: String, marksNew: Bool = false) throws(StorageError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw .unacceptable("a storage's folder has no name, or one with a NUL in it: name a folder")
        }
        var folder = POSIX.absolute(path)
        while folder.hasSuffix("/") && folder != "/" { folder.removeLast() }
        self.path = folder
        try POSIX.makeFolders(folder)
        state = Lock(State(lock: try FolderLock(folder)))
        // Before the folder of values, which all versions create.
        if marksNew, try POSIX.status(of: self.path(.value)) == nil { try mark(newMarker) }
        for kind in FileHead.Kind.allCases { try prepare(kind) }
    }

    /// The file in a new folder until the Keychain's items of an earlier installation are removed.
    var newMarker: String { "\(path)/new" }

    /// The file in a folder whose product has Keychain items apart from others of its bundle.
    var keychainMarker: String { "\(path)/keychain" }

    /// Creates an empty file.
    func mark(_ path: String) throws(StorageError) {
        do throws(AtomicFile.Failure) {
            try AtomicFile.replace(path) { _ throws(StorageError) in }
        } catch {
            throw error.error
        }
    }

    func path(_ kind: FileHead.Kind) -> String { "\(path)/\(kind.folder)" }

    func path(of key: StoredKey, _ kind: FileHead.Kind) throws(StorageError) -> String {
        try "\(path(kind))/\(FileName.file(of: key, kind))"
    }

    var issues: [StorageIssue] { state.withLock(\.issues) }

    func report(_ issue: StorageIssue) {
        state.withLock { $0.issues.append(issue) }
    }

    /// Reports an issue that recurs with every call only once.
    func reportOnce(_ issue: StorageIssue) {
        if !issues.contains(issue) { report(issue) }
    }

    func isUnsettled(_ path: String) -> Bool { state.withLock { $0.unsettled.contains(path) } }

    func unsettle(_ path: String) { state.withLock { _ = $0.unsettled.insert(path) } }

    func settle(_ path: String) { state.withLock { _ = $0.unsettled.remove(path) } }

    /// - Throws: ``StorageError/unacceptable(_:)`` once the folder is closed.
    func checkIsOpen() throws(StorageError) {
        guard state.withLock({ $0.lock == nil }) else { return }
        throw .unacceptable("the storage in \(path) is closed: open it again")
    }

    /// Refuses further work.
    ///
    /// - Returns: the lock, to be released after pending work.
    func close() -> FolderLock? {
        state.withLock { state in
            defer { state.lock = nil }
            return state.lock
        }
    }

    /// Creates the folder of a kind of files, and removes unfinished ones.
    private func prepare(_ kind: FileHead.Kind) throws(StorageError) {
        let folder = path(kind)
        try POSIX.makeFolders(folder)
        if kind == .secret { try tighten(folder, to: 0o700) }
        let names = try POSIX.names(in: folder)
        for file in try Temporaries.sweep(folder, names) { report(.sweptTemporary(file: file)) }
        // Makes durable what the previous process renamed but may not have synced.
        try POSIX.syncFolder(folder)
    }

    /// Revokes access by other users.
    func tighten(_ path: String, to mode: UInt32) throws(StorageError) {
        let path = try POSIX.followingLinks(path)
        guard let found = try POSIX.status(of: path)?.mode, found & ~mode & 0o777 != 0 else { return }
        try POSIX.setMode(mode, of: path)
        if found & 0o077 != 0 { report(.rightsTightened(path: path, mode: found)) }
    }
}
