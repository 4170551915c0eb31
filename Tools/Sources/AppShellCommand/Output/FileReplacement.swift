import AppShellTexts
import CucumberGherkin
import Foundation

/// Why a file could not be read or written: the fact, and the state or the fix.
struct FileError: Error, Hashable {
    let file: String
    let fact: String
}

extension FileError {
    /// As a parse error: an unreadable script fails its run without stopping others.
    var error: GherkinError {
        GherkinError(
            message: localized("(1:1): The file \(fact)"),
            location: Gherkin.Location(line: 1, column: 1),
            uri: file
        )
    }
}

/// Replaces a file atomically, by way of a temporary file beside it.
///
/// It keeps the owner, group and permissions, and follows links. The temporary file of `a.feature` is `.a.feature.`
/// plus six letters or digits; if the command is killed, it may stay, but is never taken for a script.
enum FileReplacement {
    /// A signal that ends the command waits until the file is replaced.
    ///
    /// - Throws: ``FileError`` if the file cannot be written with the same owner; then it is unchanged.
    static func replace(_ file: String, with bytes: [UInt8]) throws(FileError) {
        var ending = sigset_t()
        sigemptyset(&ending)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, signal) }
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &ending, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        do throws(Refusal) { try replaceNow(file, with: bytes) } catch {
            throw FileError(file: file, fact: error.fact + " " + localized("The file is unchanged."))
        }
    }

    /// Why not.
    private struct Refusal: Error {
        let fact: String

        /// - Parameter code: the system's error.
        init(_ code: Int32) {
            fact = localized("cannot be written (\(String(cString: strerror(code)))).")
        }

        init(owner code: Int32) {
            let reason = String(cString: strerror(code))
            fact = localized("its owner and group cannot be kept (\(reason)), so it was not rewritten.")
        }
    }

    private static func replaceNow(_ file: String, with bytes: [UInt8]) throws(Refusal) {
        guard let resolved = realpath(file, nil) else { throw Refusal(errno) }
        defer { free(resolved) }
        let path = String(cString: resolved)
        var status = stat()
        guard stat(path, &status) == 0 else { throw Refusal(errno) }
        // A rename checks the folder's permissions, not the file's.
        guard access(path, W_OK) == 0 else { throw Refusal(errno) }
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let folder = String(path[..<slash])
        var template = Array("\(folder)/.\(path[path.index(after: slash)...]).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Refusal(errno) }
        do throws(Refusal) {
            try fill(descriptor, with: bytes, like: status)
            guard rename(template, path) == 0 else { throw Refusal(errno) }
        } catch {
            unlink(template)
            throw error
        }
        synchronize(folder.isEmpty ? "/" : folder)
    }

    /// Closes the file too.
    private static func fill(_ descriptor: Int32, with bytes: [UInt8], like status: stat) throws(Refusal) {
        do throws(Refusal) {
            try write(bytes, to: descriptor)
            // Before the permissions: changing the owner clears the set-id bits.
            try keepOwner(status, of: descriptor)
            guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
                throw Refusal(errno)
            }
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw Refusal(errno) }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Refusal) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // Writing nothing does not set errno.
            guard count != 0 else { throw Refusal(EIO) }
            guard count > 0 else { throw Refusal(errno) }
            rest = rest.dropFirst(count)
        }
    }

    private static func keepOwner(_ status: stat, of descriptor: Int32) throws(Refusal) {
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { throw Refusal(errno) }
        guard own.st_uid != status.st_uid || own.st_gid != status.st_gid else { return }
        guard fchown(descriptor, status.st_uid, status.st_gid) == 0 else { throw Refusal(owner: errno) }
    }

    /// Syncs the new name. If that fails, a crash may bring back the old file, which is whole.
    private static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
