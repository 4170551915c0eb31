import AppShell

/// Replaces files whole: whoever looks, at whatever moment and after whatever failure, finds the old one or the new one.
///
/// The new file is written under another name in the same folder, synced, and renamed over the old one; then the folder
/// is synced, without which a power cut could undo the rename. Until then the old file has a second name, by which it
/// comes back if that fails.
enum AtomicFile {
    /// Why a file was not replaced.
    struct Failure: Error {
        let error: StorageError
        /// Whether it failed so late that the old file had to be put back, and the system may not have kept even that.
        let cameLate: Bool
        /// Whether a power cut may bring up the new file where there was none before: it was taken away again, and no
        /// later sync of the folder can make that certain, only another change of the name.
        let mayComeUp: Bool
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
        var isNew = false
        do throws(StorageError) {
            let path = try POSIX.followingLinks(path)
            let old = try OpenFile.openIfThere(path, for: .reading)
            isNew = old == nil
            let file = try temporary(for: path)
            do throws(StorageError) {
                switch mode {
                case .kept: try file.setMode(old?.status().mode ?? 0o600)
                case .always(let mode): try file.setMode(mode)
                }
                try write(file)
                try file.sync()
                try beforeRename?()
            } catch {
                try? POSIX.remove(file.path)
                throw error
            }
            let named: OpenFile
            do throws(StorageError) {
                named = try file.named(path)
                try change(path, from: old) { () throws(StorageError) in
                    try POSIX.rename(file.path, to: path)
                    isRenamed = true
                }
            } catch {
                if !isRenamed { try? POSIX.remove(file.path) }
                throw error
            }
            return named
        } catch {
            throw Failure(error: error, cameLate: isRenamed, mayComeUp: isRenamed && isNew)
        }
    }

    /// Removes a file; where the path is a link, what it leads to. Nothing happens where there is none.
    static func remove(_ path: String) throws(StorageError) {
        let path = try POSIX.followingLinks(path)
        guard let old = try OpenFile.openIfThere(path, for: .reading) else { return }
        try change(path, from: old) { () throws(StorageError) in try POSIX.remove(path) }
    }

    /// Changes what a name stands for, durably or not at all: the caller is told that nothing was changed, so nothing
    /// may be, as far as the system still lets us.
    private static func change(
        _ path: String,
        from old: OpenFile?,
        _ change: () throws(StorageError) -> Void
    ) throws(StorageError) {
        let kept = try old == nil ? nil : secondName(for: path)
        do {
            try change()
        } catch {
            if let kept { try? POSIX.remove(kept) }
            throw error
        }
        do {
            try POSIX.syncFolder(path.parentFolder)
        } catch {
            if let kept { try? POSIX.rename(kept, to: path) } else { putBack(old, at: path) }
            throw error
        }
        // What is left of it is swept at the next start.
        if let kept { try? POSIX.remove(kept) }
    }

    /// Gives a file a second name; nil where the file system knows no such thing.
    private static func secondName(for path: String) throws(StorageError) -> String? {
        do {
            return try withTemporaryName(for: path) { name throws(StorageError) in
                try POSIX.link(path, as: name)
                return name
            }
        } catch {
            guard let code = error.code, POSIX.noLinks.contains(code) else { throw error }
            return nil
        }
    }

    /// A new file beside another, under a name that says whose it is.
    private static func temporary(for path: String) throws(StorageError) -> OpenFile {
        try withTemporaryName(for: path) { name throws(StorageError) in try OpenFile.open(name, for: .creating) }
    }

    /// Tries one name after the other until one is free.
    private static func withTemporaryName<R>(
        for path: String,
        _ take: (String) throws(StorageError) -> R
    ) throws(StorageError) -> R {
        var number = 1
        while true {
            let name = FileName.temporary(of: path.lastPathComponent, processID: POSIX.processID, number: number)
            do {
                return try take("\(path.parentFolder)/\(name)")
            } catch {
                guard error.code == POSIX.exists, number < 1_000 else { throw error }
                number += 1
            }
        }
    }

    /// Puts a copy back, where the old file could have no second name.
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
