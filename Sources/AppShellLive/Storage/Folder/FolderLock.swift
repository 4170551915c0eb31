import AppShell

/// Lets one process at a time have a folder.
///
/// The lock is flock's: it ends with the process, however that ends, and holds against another opening in the same
/// process too. The file's text, the process's number, is for messages only; a stale one does no harm.
final class FolderLock: Sendable {
    private let file: OpenFile

    /// Takes the lock, and holds it for as long as this object lives.
    ///
    /// - Parameter beforeLocking: what happens once the file is open; for tests.
    init(_ folder: String, beforeLocking: () throws(StorageError) -> Void = {}) throws(StorageError) {
        let path = "\(folder)/lock"
        for _ in 0..<Self.maximumTries {
            let file = try OpenFile.open(path, for: .locking)
            try beforeLocking()
            guard try file.lock() else {
                let text = String(decoding: try file.bytes(at: 0, count: 16), as: UTF8.self)
                throw .inUse(folder: folder, processID: text.split(separator: "\n").first.flatMap { Int32($0) })
            }
            // The file may have been removed before it was locked, and another process lock the one in its place.
            guard let named = try POSIX.status(of: path), try file.status().isSameFile(as: named) else { continue }
            try file.truncate(to: 0)
            try file.write(Array("\(POSIX.processID)\n".utf8), at: 0)
            self.file = file
            return
        }
        throw .inUse(folder: folder, processID: nil)
    }

    /// Somebody who removes the lock that often will go on.
    private static let maximumTries = 100

    deinit {
        file.unlock()
    }
}
