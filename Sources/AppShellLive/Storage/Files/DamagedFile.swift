import AppShell

/// Keeps unreadable files under new names: `NAME.damaged-1`, then 2, and so on.
enum DamagedFile {
    /// Why a file is set aside; part of its new name.
    enum Reason {
        case damaged
        /// An earlier schema wrote it, and it was replaced without a migration.
        case older
    }

    /// Renames a file, never over another.
    ///
    /// - Returns: the new path, or nil if the system refused.
    static func setAside(_ path: String) -> String? {
        do {
            let path = try POSIX.followingLinks(path)
            let other = try freeName(for: path, .damaged, orNameOf: nil)
            try POSIX.rename(path, to: other)
            try POSIX.syncFolder(path.parentFolder)
            return other
        } catch {
            return nil
        }
    }

    /// Gives a file a second name, so that another can replace it atomically.
    ///
    /// - Returns: the second path, or nil if the system refused.
    static func keep(_ file: OpenFile) -> String? { try? keep(file, .damaged) }

    /// Gives a file a second name.
    static func keep(_ file: OpenFile, _ reason: Reason) throws(StorageError) -> String {
        let path = try POSIX.followingLinks(file.path)
        let status = try file.status()
        let other = try freeName(for: path, reason, orNameOf: status)
        // A process that was interrupted here left the name.
        if try POSIX.status(of: other) != nil { return other }
        do {
            try POSIX.link(path, as: other)
        } catch {
            // Some file systems do not support second names.
            do {
                try AtomicFile.replace(other, mode: .always(status.mode)) { copy throws(StorageError) in
                    try AtomicFile.copy(file, upTo: status.size, to: copy)
                }
            } catch {
                throw error.error
            }
        }
        try POSIX.syncFolder(path.parentFolder)
        return other
    }

    /// The first free name.
    private static func freeName(
        for path: String,
        _ reason: Reason,
        orNameOf own: FileStatus?
    ) throws(StorageError) -> String {
        var number = 1
        while true {
            let name = FileName.setAside(path, reason, number: number)
            guard let found = try POSIX.status(of: name) else { return name }
            if let own, own.isSameFile(as: found) { return name }
            number += 1
        }
    }
}
