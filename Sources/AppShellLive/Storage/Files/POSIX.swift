import AppShell

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's calls on paths, with their failures as values.
enum POSIX {
    /// Makes a call until no signal interrupts it.
    ///
    /// - Throws: ``StorageError/system(_:)`` where it returns a negative number.
    static func call<Number: SignedInteger>(
        _ name: String,
        _ path: String,
        _ body: () -> Number
    ) throws(StorageError) -> Number {
        while true {
            let result = body()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw .system(SystemError(call: name, path: path, code: code)) }
        }
    }

    static var processID: Int32 { getpid() }

    /// `EEXIST`: the name is taken.
    static var exists: Int32 { EEXIST }

    /// What file systems say that give a file no second name.
    static var noLinks: Set<Int32> { [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS] }

    /// What is said where the disk, or what the user may have of it, has no room for so large a file.
    static var noRoom: Set<Int32> { [ENOSPC, EDQUOT, EFBIG] }

    static func isRunning(_ processID: Int32) -> Bool { kill(processID, 0) == 0 || errno != ESRCH }

    /// What is at a path, a link for itself; nil where nothing is.
    static func status(of path: String) throws(StorageError) -> FileStatus? {
        var status = stat()
        do {
            _ = try call("lstat", path) { lstat(path, &status) }
        } catch {
            guard error.code == ENOENT else { throw error }
            return nil
        }
        return FileStatus(status)
    }

    static func rename(_ path: String, to other: String) throws(StorageError) {
        _ = try call("rename", path) {
            #if canImport(Darwin)
            Darwin.rename(path, other)
            #elseif canImport(Musl)
            Musl.rename(path, other)
            #else
            Glibc.rename(path, other)
            #endif
        }
    }

    /// Gives a file a second name, which must be free.
    static func link(_ path: String, as other: String) throws(StorageError) {
        _ = try call("link", path) {
            #if canImport(Darwin)
            Darwin.link(path, other)
            #elseif canImport(Musl)
            Musl.link(path, other)
            #else
            Glibc.link(path, other)
            #endif
        }
    }

    static func remove(_ path: String) throws(StorageError) {
        _ = try call("unlink", path) { unlink(path) }
    }

    static func setMode(_ mode: UInt32, of path: String) throws(StorageError) {
        _ = try call("chmod", path) { chmod(path, mode_t(mode)) }
    }

    /// Makes a folder, mode 0700, and those above it that are missing, and makes them durable.
    static func makeFolders(_ path: String) throws(StorageError) {
        do {
            try makeFolder(path)
        } catch {
            guard error.code == ENOENT, !path.parentFolder.isEmpty, path.parentFolder != path else { throw error }
            try makeFolders(path.parentFolder)
            // Once more only: the system may say so of a folder that is there, such as one that was removed.
            try makeFolder(path)
        }
    }

    private static func makeFolder(_ path: String) throws(StorageError) {
        do {
            _ = try call("mkdir", path) { mkdir(path, 0o700) }
        } catch {
            guard error.code == EEXIST else { throw error }
            return
        }
        try syncFolder(path.parentFolder)
    }

    /// Makes the names in a folder durable.
    static func syncFolder(_ path: String) throws(StorageError) {
        do {
            try OpenFile.open(path, for: .folder).sync()
        } catch {
            // Some file systems keep no folder that could be synced, and say so.
            guard error.code == EINVAL else { throw error }
        }
    }

    /// The names in a folder, sorted by their bytes.
    static func names(in path: String) throws(StorageError) -> [String] {
        guard let folder = opendir(path) else {
            let code = errno
            throw .system(SystemError(call: "opendir", path: path, code: code))
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The path of the file itself: where links lead, also one that leads to nothing yet.
    ///
    /// - Throws: ``StorageError/system(_:)`` with `ELOOP` after 40 links.
    static func followingLinks(_ path: String) throws(StorageError) -> String {
        var path = path
        for _ in 0..<40 {
            guard try status(of: path)?.isLink == true else { return path }
            var buffer = [CChar](repeating: 0, count: 4096)
            let count = try call("readlink", path) { readlink(path, &buffer, buffer.count) }
            let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            path = target.hasPrefix("/") ? target : "\(path.parentFolder)/\(target)"
        }
        throw .system(SystemError(call: "open", path: path, code: ELOOP))
    }

    /// Where the link at a path leads that leads to no file; nil where there is no link.
    ///
    /// - Throws: ``StorageError/system(_:)`` with `ENOENT` where not even the folder is there in which a file could be
    ///   made, as that of a drive that is not mounted.
    static func danglingTarget(of path: String) throws(StorageError) -> String? {
        guard try status(of: path)?.isLink == true else { return nil }
        let target = try followingLinks(path)
        var status = stat()
        if stat(target.parentFolder, &status) == 0 { return target }
        let reason = "it is a link to \(target), whose folder is not there: mount the drive it is on, or fix the link"
        throw .system(SystemError(call: "open", path: path, code: ENOENT, reason: reason))
    }

    /// A path that stays the same when the process changes its folder.
    static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return "\(String(cString: folder))/\(path)"
    }
}

extension SystemError {
    /// - Parameter code: `errno`.
    init(call: String, path: String, code: Int32) {
        let cause: Cause =
            switch code {
            case ENOSPC, EDQUOT: .noRoom
            case EROFS: .readOnly
            case EACCES, EPERM: .rights
            default: .other
            }
        self.init(call: call, path: path, code: code, reason: String(cString: strerror(code)), cause: cause)
    }
}

extension StorageError {
    /// `errno`, where the system refused.
    var code: Int32? {
        guard case .system(let fault) = self else { return nil }
        return fault.code
    }
}

extension String {
    /// `/a` of `/a/b`; `/` of `/a`.
    var parentFolder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// `b` of `/a/b`.
    var lastPathComponent: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }
}
