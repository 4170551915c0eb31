import Foundation
import ScenarioReports

extension MessageFile {
    /// The maximum size of what is no regular file, in bytes: it is read into memory, as it can be read only once.
    private static let maximumPipeSize = 1 << 31

    /// A file of messages; `-` is standard input. It is opened anew for each piece, so that any number of files may be
    /// merged.
    ///
    /// - Throws: ``CommandError`` with the file, the fact and the fix.
    init(path: String, name: String) throws(CommandError) {
        var status = stat()
        guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            self.init(name: name, bytes: try InputFile.bytes(of: path, atMost: Self.maximumPipeSize))
            return
        }
        guard access(path, R_OK) == 0 else { throw InputFile.failure(of: path, errno) }
        self.init(name: name, size: Int(status.st_size)) { Self.read($0, of: path)[...] }
    }

    private static func read(_ range: Range<Int>, of path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            while count < range.count {
                let more = pread(
                    descriptor,
                    buffer.baseAddress?.advanced(by: count),
                    range.count - count,
                    off_t(range.lowerBound + count)
                )
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { return }
                count += more
            }
        }
    }
}
