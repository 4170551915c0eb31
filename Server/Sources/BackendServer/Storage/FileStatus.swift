// Both: `stat` belongs to whichever module of C the compiler meets first.
import CoreFoundation
import Foundation

/// What the file system says of a file.
struct FileStatus {
    /// In bytes.
    let size: Int
    /// Permissions of owner, group and others.
    let mode: UInt32
    /// Whether it belongs to the user of this process.
    let isOwn: Bool

    /// nil where there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Of what was opened, not of the path: that may be a symbolic link, or another file by now.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        size = Int(status.st_size)
        mode = UInt32(status.st_mode) & 0o777
        isOwn = status.st_uid == geteuid()
    }
}
