import AppShell

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// System calls on paths, with typed errors.
enum POSIX {
    /// Repeats a call that signals interrupt.
    ///
    /// - Throws: ``StorageError/system(_:)`` if it returns a negative number.
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

    /// `EEXIST`: the name exists.
    static var exists: Int32 { EEXIST }

    /// The errors of file systems without second names.
    static var noLinks: Set<Int32> { [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS] }

    /// The errors of a full disk, quota or size limit.
    static var noRoom: Set<Int32> { [ENOSPC, EDQUOT, EFBIG] }

    static func isRunning(_ processID: Int32) -> Bool { kill(processID, 0) == 0 || errno != ESRCH }

    /// The status of a path, without following links; nil if nothing is there.
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

    /// Creates a folder (mode 0700) and its missing parents, durably.
    static func makeFolders(_ path: String) throws(StorageError) {
        do {
            try makeFolder(path)
        } catch {
            guard error.code == ENOENT, !path.parentFolder.isEmpty, path.parentFolder != path else { throw error }
            try makeFolders(path.parentFolder)
            // Only once more: the system may report this for a folder that was removed meanwhile.
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
    static func syncFolder(
        _ path: String,
        _ durability: OpenFile.Durability = .flushed
    ) throws(StorageError) {
        do {
            try OpenFile.open(path, for: .folder).sync(durability)
        } catch {
            // Some file systems cannot sync folders, and say so.
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

    /// Resolves links, even to a file that does not exist yet.
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

    /// The target of a broken link; nil if there is no link.
    ///
    /// - Throws: ``StorageError/system(_:)`` with `ENOENT` if the target's folder does not exist, as on a drive that is
    ///   not mounted.
    static func danglingTarget(of path: String) throws(StorageError) -> String? {
        guard try status(of: path)?.isLink == true else { return nil }
        let target = try followingLinks(path)
        var status = stat()
        if stat(target.parentFolder, &status) == 0 { return target }
        let reason = "it is a link to \(target), whose folder is not there: mount the drive it is on, or fix the link"
        throw .system(SystemError(call: "open", path: path, code: ENOENT, reason: reason))
    }

    /// The path as an absolute one, in case the process changes its folder.
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
    /// `errno`, if the system refused.
    var code: Int32? {
        guard case .system(let failure) = self else { return nil }
        return failure.code
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
