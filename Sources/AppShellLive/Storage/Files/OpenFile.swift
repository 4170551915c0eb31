import AppShell

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file, closed on deinit. Calls continue after signals and partial reads or writes.
final class OpenFile: Sendable {
    let path: String
    private let descriptor: Int32

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        _ = close(descriptor)
    }

    /// Flags for opening a file, always with `O_CLOEXEC`, and never blocking on a pipe.
    enum Purpose {
        case reading
        case changing
        /// A new file; fails if the name exists, even as a link.
        case creating
        /// Created if missing; never through a link.
        case locking
        case folder

        fileprivate var flags: Int32 {
            switch self {
            case .reading: O_RDONLY | O_NONBLOCK
            case .changing: O_RDWR | O_NONBLOCK
            case .creating: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
            case .locking: O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
            case .folder: O_RDONLY | O_DIRECTORY
            }
        }
    }

    /// Opens a file; a new one gets mode 0600.
    static func open(_ path: String, for purpose: Purpose) throws(StorageError) -> OpenFile {
        let descriptor = try POSIX.call("open", path) {
            #if canImport(Darwin)
            Darwin.open(path, purpose.flags | O_CLOEXEC, 0o600)
            #elseif canImport(Musl)
            Musl.open(path, purpose.flags | O_CLOEXEC, 0o600)
            #else
            Glibc.open(path, purpose.flags | O_CLOEXEC, 0o600)
            #endif
        }
        return OpenFile(path: path, descriptor: descriptor)
    }

    /// Opens a file; nil if it does not exist.
    static func openIfThere(_ path: String, for purpose: Purpose) throws(StorageError) -> OpenFile? {
        do {
            return try open(path, for: purpose)
        } catch {
            guard error.code == ENOENT else { throw error }
            return nil
        }
    }

    /// Opens a key's file; nil if it does not exist. Reports a broken link.
    ///
    /// - Throws: ``StorageError/system(_:)``, also if the folder that a link leads to does not exist.
    static func openIfThere(
        _ path: String,
        of key: String,
        for purpose: Purpose,
        report: (StorageIssue) -> Void
    ) throws(StorageError) -> OpenFile? {
        if let file = try openIfThere(path, for: purpose) { return file }
        if let target = try POSIX.danglingTarget(of: path) {
            report(.leadsNowhere(key: key, link: path, target: target))
        }
        return nil
    }

    /// The same file under its next name, so that errors show a name that exists.
    func named(_ path: String) throws(StorageError) -> OpenFile {
        OpenFile(path: path, descriptor: try POSIX.call("fcntl", path) { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) })
    }

    func status() throws(StorageError) -> FileStatus {
        var status = stat()
        _ = try POSIX.call("fstat", path) { fstat(descriptor, &status) }
        return FileStatus(status)
    }

    func setMode(_ mode: UInt32) throws(StorageError) {
        _ = try POSIX.call("fchmod", path) { fchmod(descriptor, mode_t(mode)) }
    }

    /// Reads until the buffer is full or the file ends.
    ///
    /// - Returns: the number of bytes.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(StorageError) -> Int {
        var done = 0
        while done < buffer.count {
            let count = try POSIX.call("pread", path) {
                pread(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, off_t(offset + done))
            }
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Up to that many bytes from an offset; fewer at the end of the file.
    func bytes(at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let result = bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(StorageError) in try read(into: buffer, at: offset) }
        }
        bytes.removeLast(count - (try result.get()))
        return bytes
    }

    /// Writes all bytes.
    func write(_ bytes: [UInt8], at offset: Int) throws(StorageError) {
        var done = 0
        while done < bytes.count {
            done += try POSIX.call("pwrite", path) {
                bytes.withUnsafeBytes { buffer in
                    pwrite(
                        descriptor,
                        buffer.baseAddress?.advanced(by: done),
                        buffer.count - done,
                        off_t(offset + done)
                    )
                }
            }
        }
    }

    func truncate(to size: Int) throws(StorageError) {
        _ = try POSIX.call("ftruncate", path) { ftruncate(descriptor, off_t(size)) }
    }

    /// The guarantee of a sync on Apple's systems, whose drives have a cache. On other systems both cases wait for the drive.
    enum Durability {
        /// The drive writes everything before it in order, and soon: for what is stored often. A power cut may bring back
        /// what was there before, and never a mixture.
        case ordered
        /// The drive has written everything so far.
        case flushed
    }

    /// Makes content and size durable, at least in order.
    func syncData() throws(StorageError) {
        #if canImport(Darwin)
        try sync(.ordered)
        #else
        _ = try POSIX.call("fdatasync", path) { fdatasync(descriptor) }
        #endif
    }

    /// Makes the whole file durable.
    func sync(_ durability: Durability = .flushed) throws(StorageError) {
        #if canImport(Darwin)
        // Network volumes support neither.
        if durability == .ordered, fcntl(descriptor, F_BARRIERFSYNC) == 0 { return }
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        _ = try POSIX.call("fsync", path) { fsync(descriptor) }
    }

    /// Locks the file as long as it is open.
    ///
    /// - Returns: whether it was free.
    func lock() throws(StorageError) -> Bool {
        do {
            _ = try POSIX.call("flock", path) { flock(descriptor, LOCK_EX | LOCK_NB) }
            return true
        } catch {
            guard error.code == EWOULDBLOCK else { throw error }
            return false
        }
    }

    /// Releases the lock, also for a child process that has the file open until it calls exec.
    func unlock() {
        _ = flock(descriptor, LOCK_UN)
    }
}

/// The file's status.
struct FileStatus {
    let size: Int
    /// The permission bits.
    let mode: UInt32
    let isRegular: Bool
    let isLink: Bool
    let isFolder: Bool
    private let device: UInt64
    private let number: UInt64

    init(_ status: stat) {
        size = Int(status.st_size)
        mode = UInt32(status.st_mode) & 0o7777
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isLink = status.st_mode & S_IFMT == S_IFLNK
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Whether two names belong to one file.
    func isSameFile(as other: FileStatus) -> Bool { device == other.device && number == other.number }
}
