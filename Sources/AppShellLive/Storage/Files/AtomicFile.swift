import AppShell

/// Replaces files atomically: at any moment, and after any failure, there is either the old file or the new one.
///
/// The new file is written under another name in the same folder, synced, and renamed over the old one. Then the folder
/// is synced; without that, a power cut could undo the rename. Until then the old file keeps a second name, to be
/// restored after a failure.
enum AtomicFile {
    /// Why a file was not replaced.
    struct Failure: Error {
        let error: StorageError
        /// Whether the old file had to be restored, and the system may not have kept even that.
        let cameLate: Bool
        /// Whether a power cut may bring up a new file that was removed again: syncing the folder cannot rule that out,
        /// only another rename can.
        let mayComeUp: Bool
    }

    enum Mode {
        /// The existing file's mode, or 0600.
        case kept
        case always(UInt32)
    }

    /// Replaces a file, or creates it; follows a link.
    ///
    /// - Parameters:
    /// - write: fills the new file.
    /// - beforeRename: runs once the new file is durable but not yet in effect.
    /// - Returns: the new file.
    @discardableResult
    static func replace(
        _ path: String,
        mode: Mode = .kept,
        durability: OpenFile.Durability = .flushed,
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
                try file.sync(durability)
                try beforeRename?()
            } catch {
                try? POSIX.remove(file.path)
                throw error
            }
            let named: OpenFile
            do throws(StorageError) {
                named = try file.named(path)
                try change(path, from: old, durability) { () throws(StorageError) in
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

    /// Removes a file, if there is one; follows a link.
    static func remove(_ path: String, durability: OpenFile.Durability = .flushed) throws(StorageError) {
        let path = try POSIX.followingLinks(path)
        guard let old = try OpenFile.openIfThere(path, for: .reading) else { return }
        try change(path, from: old, durability) { () throws(StorageError) in try POSIX.remove(path) }
    }

    /// Changes a name durably, or not at all as far as the system lets us: after an error, the caller assumes that
    /// nothing changed.
    private static func change(
        _ path: String,
        from old: OpenFile?,
        _ durability: OpenFile.Durability,
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
            try POSIX.syncFolder(path.parentFolder, durability)
        } catch {
            if let kept { try? POSIX.rename(kept, to: path) } else { putBack(old, at: path) }
            throw error
        }
        // The next start removes what is left.
        if let kept { try? POSIX.remove(kept) }
    }

    /// Gives a file a second name; nil if the file system does not support that.
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

    /// Creates a temporary file beside another, named after its process.
    private static func temporary(for path: String) throws(StorageError) -> OpenFile {
        try withTemporaryName(for: path) { name throws(StorageError) in try OpenFile.open(name, for: .creating) }
    }

    /// Tries names until one is free.
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

    /// Restores a copy, for file systems without second names.
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
