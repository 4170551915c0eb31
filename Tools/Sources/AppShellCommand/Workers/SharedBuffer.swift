import Foundation

/// Memory shared by two processes that holds what one of them has not sent yet, so that the other can read it after a crash.
///
/// It holds a part of a stream: the part's position in the stream, its length, and its bytes.
final class SharedBuffer {
    private static let headerSize = 16
    private static let size = 1 << 20
    private let memory: UnsafeMutableRawPointer

    /// Makes a file without a name, for ``init(descriptor:)`` in both processes.
    ///
    /// - Returns: its descriptor.
    /// - Throws: ``CommandError`` that names the folder for temporary files, where none can be made there.
    static func makeFile() throws(CommandError) -> Int32 {
        let folder = NSTemporaryDirectory()
        var template = Array("\(folder)/appshell-worker.XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure(folder, errno) }
        unlink(template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // A worker that wrote to room the disk does not have would be ended by a signal.
        #if canImport(Darwin)
        let code = ftruncate(descriptor, off_t(size)) == 0 ? 0 : errno
        #else
        let code = posix_fallocate(descriptor, 0, off_t(size))
        #endif
        guard code == 0 else {
            close(descriptor)
            throw failure(folder, code)
        }
        return descriptor
    }

    private static func failure(_ folder: String, _ code: Int32) -> CommandError {
        CommandError(
            "\(folder): no file for the memory that is shared with a worker can be made there "
                + "(\(String(cString: strerror(code)))). Name another folder in TMPDIR, or try --in-process."
        )
    }

    init?(descriptor: Int32) {
        guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
            memory != MAP_FAILED
        else { return nil }
        self.memory = memory
    }

    deinit {
        munmap(memory, Self.size)
    }

    /// The position in the stream at which it begins.
    private var start: Int {
        get { memory.load(as: Int.self) }
        set { memory.storeBytes(of: newValue, as: Int.self) }
    }

    private var count: Int {
        get { memory.load(fromByteOffset: 8, as: Int.self) }
        set { memory.storeBytes(of: newValue, toByteOffset: 8, as: Int.self) }
    }

    /// - Returns: whether there was room.
    func append(_ bytes: [UInt8]) -> Bool {
        guard Self.headerSize + count + bytes.count <= Self.size else { return false }
        bytes.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            memory.advanced(by: Self.headerSize + count).copyMemory(from: base, byteCount: source.count)
        }
        // Counted last, so that what is counted is there.
        count += bytes.count
        return true
    }

    /// What has not been sent.
    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
            start: memory.advanced(by: Self.headerSize),
            count: max(0, min(count, Self.size - Self.headerSize))
        )
    }

    /// Empties it after its bytes were sent.
    func clear(after sent: Int) {
        count = 0
        start += sent
    }

    /// The bytes after the first `received` ones of the stream.
    func rest(after received: Int) -> [UInt8] {
        let known = received - start
        guard known >= 0, known < bytes.count else { return [] }
        return Array(bytes.dropFirst(known))
    }
}
