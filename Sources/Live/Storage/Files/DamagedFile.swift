import AppShell

/// Keeps files that can't be read, under names of their own: `NAME.damaged-1`, then 2, and so on.
enum DamagedFile {
    /// Renames a file, never over another.
    ///
    /// - Returns: the new path; nil where the system refused.
    static func setAside(_ path: String) -> String? {
        do {
            let path = try POSIX.followingLinks(path)
            let other = try freeName(for: path, orNameOf: nil)
            try POSIX.rename(path, to: other)
            try POSIX.syncFolder(path.parentFolder)
            return other
        } catch {
            return nil
        }
    }

    /// Keeps a file under a second name, so that another can take its place without a moment in which there is neither.
    ///
    /// - Returns: the second name's path; nil where the system refused.
    static func keep(_ file: OpenFile) -> String? {
        do {
            let path = try POSIX.followingLinks(file.path)
            let status = try file.status()
            let other = try freeName(for: path, orNameOf: status)
            // A process that ended in the midst of this has left the name.
            if try POSIX.status(of: other) != nil { return other }
            do {
                try POSIX.link(path, as: other)
            } catch {
                // Some file systems give no file two names.
                try AtomicFile.replace(other, mode: .always(status.mode)) { copy throws(StorageError) in
                    try AtomicFile.copy(file, upTo: status.size, to: copy)
                }
            }
            try POSIX.syncFolder(path.parentFolder)
            return other
        } catch {
            return nil
        }
    }

    /// The first name that no other file has.
    private static func freeName(for path: String, orNameOf own: FileStatus?) throws(StorageError) -> String {
        var number = 1
        while true {
            let name = FileName.damaged(path, number: number)
            guard let found = try POSIX.status(of: name) else { return name }
            if let own, own.isSameFile(as: found) { return name }
            number += 1
        }
    }
}
