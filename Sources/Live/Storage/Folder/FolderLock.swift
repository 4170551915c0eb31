import AppShell

/// Lets one process at a time have a folder.
///
/// The lock is flock's: it ends with the process, however that ends, and holds against another opening in the same
/// process too. The file's text, the process's number, is for messages only; a stale one does no harm.
enum FolderLock {
    /// - Returns: the lock, held for as long as the file is open.
    static func take(_ folder: String) throws(StorageError) -> OpenFile {
        let file = try OpenFile.open("\(folder)/lock", for: .locking)
        guard try file.lock() else {
            let text = String(decoding: try file.bytes(at: 0, count: 16), as: UTF8.self)
            throw .inUse(folder: folder, processID: text.split(separator: "\n").first.flatMap { Int32($0) })
        }
        try file.truncate(to: 0)
        try file.write(Array("\(POSIX.processID)\n".utf8), at: 0)
        return file
    }
}
