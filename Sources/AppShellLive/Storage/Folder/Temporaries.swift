import AppShell

/// Removes the files that processes did not live to rename.
enum Temporaries {
    /// Sweeps a folder that is locked, so that whatever is half written there, nobody writes any more; and the folders
    /// its links lead to, for what was to replace the linked files.
    ///
    /// - Returns: the paths of what was removed.
    static func sweep(_ folder: String, _ names: [String]) throws(StorageError) -> [String] {
        var swept: [String] = []
        for name in names {
            let path = "\(folder)/\(name)"
            guard let status = try POSIX.status(of: path) else { continue }
            if status.isRegular, FileName.temporary(name) != nil {
                try POSIX.remove(path)
                swept.append(path)
            } else if status.isLink {
                // Whoever reads the file is told what is wrong with the link.
                swept += (try? sweepBeside(POSIX.followingLinks(path))) ?? []
            }
        }
        return swept
    }

    /// The folder of a linked file is not locked: only what dead processes, or this one, wrote for that file goes.
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
