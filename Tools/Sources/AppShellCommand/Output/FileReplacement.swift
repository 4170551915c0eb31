import Foundation

extension OutputTarget {
    /// Replaces what a file holds, whole or not at all: a temporary file beside it takes its place.
    ///
    /// Its permissions stay, and a link still leads to it.
    ///
    /// - Throws: ``CommandFailure`` where it can't be written; then it is as it was.
    static func replace(_ file: String, with bytes: [UInt8]) throws(CommandFailure) {
        guard let resolved = realpath(file, nil) else { throw failure(file, errno) }
        defer { free(resolved) }
        let path = String(cString: resolved)
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(file, errno) }
        var template = Array((path + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure(file, errno) }
        let code = fill(descriptor, with: bytes, mode: status.st_mode & 0o7777)
        close(descriptor)
        guard code == 0, rename(template, path) == 0 else {
            let reason = code == 0 ? errno : code
            unlink(template)
            throw failure(file, reason)
        }
    }

    /// - Returns: the system's error, or 0.
    private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            rest = rest.dropFirst(count)
        }
        return fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0 ? 0 : errno
    }

    private static func failure(_ file: String, _ code: Int32) -> CommandFailure {
        CommandFailure("\(file): can't be written (\(String(cString: strerror(code)))). It is as it was.")
    }
}
