import AppShell

/// Removes temporary files of dead processes.
enum Temporaries {
    /// Cleans a locked folder, in which nobody else is writing, and the folders that its links lead to.
    ///
    /// - Returns: the paths of the removed files.
    static func sweep(_ folder: String, _ names: [String]) throws(StorageError) -> [String] {
        var swept: [String] = []
        for name in names {
            let path = "\(folder)/\(name)"
            guard let status = try POSIX.status(of: path) else { continue }
            if status.isRegular, FileName.temporary(name) != nil {
                try POSIX.remove(path)
                swept.append(path)
            } else if status.isLink {
                // Whoever reads the file gets the link's error.
                swept += (try? sweepBeside(POSIX.followingLinks(path))) ?? []
            }
        }
        return swept
    }

    /// A linked file's folder is not locked, so remove only what dead processes, or this one, wrote for that file.
    private static func sweepBeside(_ target: String) throws(StorageError) -> [String] {
        let folder = target.parentFolder
        guard try POSIX.status(of: folder) != nil else { return [] }
        var swept: [String] = []
        for name in try POSIX.names(in: folder) {
            guard let temporary = FileName.temporary(name), temporary.file == target.lastPathComponent else { continue }
            guard temporary.processID == POSIX.processID || !POSIX.isRunning(temporary.processID) else { continue }
            try POSIX.remove("\(folder)/\(name)")
            swept.append("\(folder)/\(name)")
        }
        return swept
    }
}
