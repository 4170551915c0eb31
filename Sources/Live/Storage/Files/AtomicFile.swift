import AppShell

/// Replaces files whole: whoever looks, at whatever moment and after whatever failure, finds the old one or the new one.
///
/// The new file is written under another name in the same folder, synced, and renamed over the old one; then the folder
/// is synced, without which a power cut could undo the rename.
enum AtomicFile {
    /// Why a file was not replaced.
    struct Failure: Error {
        let error: StorageError
        /// Whether it failed so late that the old file had to be put back, as a copy.
        let cameLate: Bool
    }

    enum Mode {
        /// The mode of the file that is there, else 0600.
        case kept
        case always(UInt32)
    }

    /// Puts a new file in place of the one that is there, if any; where the path is a link, in place of what it leads to.
    ///
    /// - Parameters:
    ///   - write: fills the new file.
    ///   - beforeRename: is done once the new file is durable, and before it counts.
    /// - Returns: the new file.
    @discardableResult
    static func replace(
        _ path: String,
        mode: Mode = .kept,
        beforeRename: (() throws(StorageError) -> Void)? = nil,
        write: (OpenFile) throws(StorageError) -> Void
    ) throws(Failure) -> OpenFile {
        var isRenamed = false
        do throws(StorageError) {
            let path = try POSIX.followingLinks(path)
            let old = try OpenFile.openIfThere(path, for: .reading)
            let file = try temporary(for: path)
            do throws(StorageError) {
                switch mode {
                case .kept: try file.setMode(old?.status().mode ?? 0o600)
                case .always(let mode): try file.setMode(mode)
                }
                try write(file)
                try file.sync()
                try beforeRename?()
                try POSIX.rename(file.path, to: path)
            } catch {
                try? POSIX.remove(file.path)
                throw error
            }
            isRenamed = true
            try syncFolder(of: path, orPutBack: old)
            return file
        } catch {
            throw Failure(error: error, cameLate: isRenamed)
        }
    }

    /// Removes a file; where the path is a link, what it leads to. Nothing happens where there is none.
    static func remove(_ path: String) throws(StorageError) {
        let path = try POSIX.followingLinks(path)
        guard let old = try OpenFile.openIfThere(path, for: .reading) else { return }
        try POSIX.remove(path)
        try syncFolder(of: path, orPutBack: old)
    }

    /// A new file beside another, under a name that says whose it is.
    private static func temporary(for path: String) throws(StorageError) -> OpenFile {
        let (folder, name) = (path.parentFolder, path.lastPathComponent)
        var number = 1
        while true {
            let temporary = FileName.temporary(of: name, processID: POSIX.processID, number: number)
            do {
                return try OpenFile.open("\(folder)/\(temporary)", for: .creating)
            } catch {
                guard error.code == POSIX.exists, number < 1_000 else { throw error }
                number += 1
            }
        }
    }

    /// The caller is told that nothing was changed, so nothing may be, as far as the system still lets us.
    private static func syncFolder(of path: String, orPutBack old: OpenFile?) throws(StorageError) {
        do {
            try POSIX.syncFolder(path.parentFolder)
        } catch {
            putBack(old, at: path)
            throw error
        }
    }

    private static func putBack(_ old: OpenFile?, at path: String) {
        guard let old else {
            try? POSIX.remove(path)
            return
        }
        do {
            let file = try temporary(for: path)
            do {
                try file.setMode(old.status().mode)
                try copy(old, upTo: old.status().size, to: file)
                try file.sync()
                try POSIX.rename(file.path, to: path)
                try POSIX.syncFolder(path.parentFolder)
            } catch {
                try? POSIX.remove(file.path)
            }
        } catch {}
    }

    /// Copies the first bytes of a file to the beginning of another.
    static func copy(_ file: OpenFile, upTo end: Int, to other: OpenFile) throws(StorageError) {
        var offset = 0
        while offset < end {
            let bytes = try file.bytes(at: offset, count: min(end - offset, 1 << 20))
            if bytes.isEmpty { return }
            try other.write(bytes, at: offset)
            offset += bytes.count
        }
    }
}
