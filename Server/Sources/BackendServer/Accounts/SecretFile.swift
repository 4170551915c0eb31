#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file of a secret that nobody else can read.
public enum SecretFile {
    /// - Parameter name: what it is a secret of, for messages.
    /// - Throws: where it can't be read, is too short, or others may read it.
    public static func load(_ path: String, name: String, atLeast minimum: Int) throws(StartError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StartError(unopenable: path) }
        defer { close(descriptor) }
        try checkMode(of: descriptor, path, name)
        var bytes = [UInt8](repeating: 0, count: maximumBytes + 1)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw StartError(unopenable: path) }
        guard (minimum...maximumBytes).contains(count) else {
            throw StartError("\(path) contains \(name) and has \(count) bytes; it needs \(minimum) to \(maximumBytes).")
        }
        return Array(bytes.prefix(count))
    }

    /// For a file that somebody else reads.
    ///
    /// - Throws: where it can't be opened, or others may read it.
    static func checkMode(of path: String, name: String) throws(StartError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StartError(unopenable: path) }
        defer { close(descriptor) }
        try checkMode(of: descriptor, path, name)
    }

    private static func checkMode(of descriptor: Int32, _ path: String, _ name: String) throws(StartError) {
        guard let status = FileStatus(descriptor: descriptor) else { throw StartError(unopenable: path) }
        guard status.mode & 0o077 == 0 else {
            throw StartError("\(path) contains \(name), but others may read it: chmod 600 \(path).")
        }
    }

    /// Reads it; makes one where there is none, of 32 random bytes (or their digits), for its owner alone.
    public static func loadOrMake(
        _ path: String,
        name: String,
        atLeast minimum: Int,
        isText: Bool = false
    ) throws(StartError) -> [UInt8] {
        guard access(path, F_OK) != 0 else { return try load(path, name: name, atLeast: minimum) }
        let secret = random(isText: isText)
        try keep(secret, at: path)
        return secret
    }

    /// 32 random bytes; as text 64 hexadecimal digits.
    public static func random(isText: Bool = false) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
        guard isText else { return bytes }
        let digits = Array("0123456789abcdef".utf8)
        return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }

    private static let maximumBytes = 4_096

    /// Whole or not at all: a crash in between leaves no secret that is too short.
    private static func keep(_ secret: [UInt8], at path: String) throws(StartError) {
        let temporary = "\(path).new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StartError(unopenable: temporary) }
        let isWritten = write(descriptor, secret, secret.count) == secret.count && fsync(descriptor) == 0
        let error = errno
        close(descriptor)
        guard isWritten else { throw StartError(unopenable: temporary, error: error) }
        guard rename(temporary, path) == 0 else { throw StartError(unopenable: path) }
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let folder = open(parent, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }
}
