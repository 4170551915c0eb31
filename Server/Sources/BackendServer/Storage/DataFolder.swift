#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder in which a served back end keeps its state, held by one process at a time.
///
/// The lock is flock's on `lock` inside: it ends with the process, however that ends. The file's text, the number of the
/// process, is for messages only.
public final class DataFolder: Sendable {
    public let path: String
    private let descriptor: Int32

    /// Makes the folder where there is none, for its owner alone, and takes the lock for as long as this object lives.
    public init(_ path: String) throws(StartError) {
        self.path = path
        try DataFolder.make(path)
        let file = "\(path)/lock"
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StartError(unopenable: file) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let error = errno
            defer { close(descriptor) }
            guard error == EWOULDBLOCK else { throw StartError(unopenable: file, error: error) }
            throw StartError(folder: path, heldBy: DataFolder.processID(in: descriptor))
        }
        DataFolder.write("\(getpid())\n", to: descriptor)
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// A file's path inside.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// The path of a database inside, which may be made there.
    ///
    /// - Parameter secrets: files that are made after the database, and so show that there was one.
    /// - Throws: where the database is missing or empty, although there was one: starting anew would lose what the
    ///   members have, and let sample accounts in.
    public func database(_ name: String, madeBefore secrets: [String]) throws(StartError) -> String {
        let path = file(name)
        let size = FileStatus(path: path)?.size
        guard size == nil || size == 0 else { return path }
        let traces = secrets + ["\(name)-wal"]
        guard let trace = traces.first(where: { (FileStatus(path: file($0))?.size ?? 0) > 0 }) else { return path }
        throw StartError(
            "\(path) is \(size == nil ? "missing" : "empty"), but \(file(trace)) shows that this folder had a state: restore a "
                + "backup of it, or remove \(file(trace)) to start anew."
        )
    }

    private static func make(_ path: String) throws(StartError) {
        var isDone = path.utf8.first == UInt8(ascii: "/") ? "" : "."
        for part in path.split(separator: "/") {
            isDone += "/\(part)"
            // A folder above may forbid to make one, and be there: what counts is whether the last one can be opened.
            mkdir(isDone, 0o700)
        }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor < 0 else {
            defer { close(descriptor) }
            guard let status = FileStatus(descriptor: descriptor) else {
                throw StartError(unopenable: "--data \(path)")
            }
            guard status.mode & 0o022 == 0 else {
                throw StartError("--data \(path): others may change what is in it: chmod 700 \(path).")
            }
            guard status.isOwn else {
                throw StartError("--data \(path) belongs to another user: chown it, or choose another folder.")
            }
            return
        }
        guard errno != ENOTDIR else {
            throw StartError(
                "--data \(path) is a file, not a folder. Name a folder; it is created if needed."
            )
        }
        throw StartError(unopenable: "--data \(path)")
    }

    private static func processID(in descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return Int32(String(decoding: bytes.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = ftruncate(descriptor, 0)
        _ = pwrite(descriptor, bytes, bytes.count, 0)
    }
}

extension StartError {
    init(unopenable path: String, error: Int32 = errno) {
        self.init("\(path) cannot be opened: \(String(cString: strerror(error))).")
    }

    init(folder: String, heldBy processID: Int32?) {
        self.init(
            """
            --data \(folder) is in use by \(processID.map { "process \($0)" } ?? "another process"): only one process at a time \
            can use a data folder. Stop that one, or choose another folder.
            """
        )
    }
}
