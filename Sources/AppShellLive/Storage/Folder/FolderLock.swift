import AppShell

/// Lets one process at a time use a folder.
///
/// Uses flock, which ends with the process and also excludes a second opening in the same process. The file contains
/// the process's id, only for messages; a stale one is harmless.
final class FolderLock: Sendable {
    private let file: OpenFile

    /// Takes the lock until deinit.
    ///
    /// - Parameter beforeLocking: runs once the file is open, for tests.
    init(_ folder: String, beforeLocking: () throws(StorageError) -> Void = {}) throws(StorageError) {
        let path = "\(folder)/lock"
        for _ in 0..<Self.maximumTries {
            let file = try OpenFile.open(path, for: .locking)
            try beforeLocking()
            guard try file.lock() else {
                let text = String(decoding: try file.bytes(at: 0, count: 16), as: UTF8.self)
                throw .inUse(folder: folder, processID: text.split(separator: "\n").first.flatMap { Int32($0) })
            }
            // The file may have been removed before it was locked, so that another process locked its replacement.
            guard let named = try POSIX.status(of: path), try file.status().isSameFile(as: named) else { continue }
            try file.truncate(to: 0)
            try file.write(Array("\(POSIX.processID)\n".utf8), at: 0)
            self.file = file
            return
        }
        throw .inUse(folder: folder, processID: nil)
    }

    /// How often to try, since someone may keep removing the lock.
    private static let maximumTries = 100

    deinit {
        file.unlock()
    }
}
