#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether a disk has room for what the next calls write.
enum DiskRoom {
    struct Full: Error {
        let reason: String
    }

    /// In bytes: so much SQLite's log grows before it is brought into the file.
    private static let needed = 4_194_304

    /// Reserves room in a file beside another one, and gives it back. A write into room that SQLite's log already has
    /// would say nothing.
    ///
    /// - Throws: ``Full`` where there is none, or where no file can be made.
    static func check(beside path: String) throws(Full) {
        let probe = "\(path)-room"
        let descriptor = open(probe, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Full(reason: String(cString: strerror(errno))) }
        defer {
            close(descriptor)
            unlink(probe)
        }
        let code = reserve(descriptor)
        guard code == 0 else { throw Full(reason: String(cString: strerror(code))) }
    }

    private static func reserve(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
        return posix_fallocate(descriptor, 0, needed)
        #else
        var store = fstore_t(
            fst_flags: UInt32(F_ALLOCATEALL),
            fst_posmode: F_PEOFPOSMODE,
            fst_offset: 0,
            fst_length: off_t(needed),
            fst_bytesalloc: 0
        )
        return fcntl(descriptor, F_PREALLOCATE, &store) == -1 ? errno : 0
        #endif
    }
}
