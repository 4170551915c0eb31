import AppShell
import Synchronization

/// The folder of a storage, held by its lock; what its stores share.
final class StorageFolder: Sendable {
    private struct State {
        var lock: FolderLock?
        var findings: [StorageIssue] = []
        /// Where a power cut may bring up what was refused though there was nothing.
        var unsettled: Set<String> = []
    }

    /// Absolute, without a slash at the end.
    let path: String
    private let state: Mutex<State>

    init(_ path: String) throws(StorageError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw .unacceptable("a storage's folder has no name, or one with a NUL in it: name a folder")
        }
        var folder = POSIX.absolute(path)
        while folder.hasSuffix("/") && folder != "/" { folder.removeLast() }
        self.path = folder
        try POSIX.makeFolders(folder)
        state = Mutex(State(lock: try FolderLock(folder)))
        for kind in FileHead.Kind.allCases { try prepare(kind) }
    }

    func path(_ kind: FileHead.Kind) -> String { "\(path)/\(kind.folder)" }

    func path(of key: StoredKey, _ kind: FileHead.Kind) throws(StorageError) -> String {
        try "\(path(kind))/\(FileName.file(of: key, kind))"
    }

    var findings: [StorageIssue] { state.withLock(\.findings) }

    func report(_ finding: StorageIssue) {
        state.withLock { $0.findings.append(finding) }
    }

    /// Reports what is found again with every call, the first time only.
    func reportOnce(_ finding: StorageIssue) {
        if !findings.contains(finding) { report(finding) }
    }

    func isUnsettled(_ path: String) -> Bool { state.withLock { $0.unsettled.contains(path) } }

    func unsettle(_ path: String) { state.withLock { _ = $0.unsettled.insert(path) } }

    func settle(_ path: String) { state.withLock { _ = $0.unsettled.remove(path) } }

    /// - Throws: ``StorageError/unacceptable(_:)`` once the folder was given back.
    func checkIsOpen() throws(StorageError) {
        guard state.withLock({ $0.lock == nil }) else { return }
        throw .unacceptable("the storage in \(path) is closed: open it again")
    }

    /// From now on nothing begins.
    ///
    /// - Returns: the lock, which holds until it is let go: when what is under way has ended.
    func close() -> FolderLock? {
        state.withLock { state in
            defer { state.lock = nil }
            return state.lock
        }
    }

    /// Makes the folder of one kind of files and removes what was left half written there.
    private func prepare(_ kind: FileHead.Kind) throws(StorageError) {
        let folder = path(kind)
        try POSIX.makeFolders(folder)
        if kind == .secret { try tighten(folder, to: 0o700) }
        let names = try POSIX.names(in: folder)
        for file in try Temporaries.sweep(folder, names) { report(.sweptTemporary(file: file)) }
        // What the process before this one renamed and did not live to sync is believed from here on.
        try POSIX.syncFolder(folder)
    }

    /// Takes away what others may do with a file or a folder.
    func tighten(_ path: String, to mode: UInt32) throws(StorageError) {
        let path = try POSIX.followingLinks(path)
        guard let found = try POSIX.status(of: path)?.mode, found & ~mode & 0o777 != 0 else { return }
        try POSIX.setMode(mode, of: path)
        if found & 0o077 != 0 { report(.rightsTightened(path: path, mode: found)) }
    }
}
