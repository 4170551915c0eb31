import AppShellTexts
import Foundation
import ScenarioReports
import Synchronization

/// The target of a report: a file or standard output.
enum OutputTarget {
    private static let failures = Atomic<Int>(0)
    /// The files among those that could not be written.
    private static let failed = Mutex<Set<String>>([])

    /// Whether a report could not be written. Others are unaffected.
    static var hasFailed: Bool { failures.load(ordering: .relaxed) > 0 || Console.hasFailed }

    /// Reports each failure once.
    static func fail(_ file: String, _ code: Int32) {
        failures.add(1, ordering: .relaxed)
        failed.withLock { _ = $0.insert(file) }
        let reason = String(cString: strerror(code))
        Console.error(
            localized("\(file): cannot be written (\(reason)); this report is incomplete, the others are complete.")
        )
    }

    /// Says on standard error which of these files are written, as the command has said nothing of them yet. Pipes and
    /// devices keep nothing.
    static func tellWritten(_ files: [String]) {
        let failed = failed.withLock(\.self)
        for file in files where !failed.contains(file) {
            var status = stat()
            guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            Console.error(localized("\(file): written"))
        }
    }

    /// How much to buffer before writing.
    private static let chunk = 1 << 16

    /// - Parameter file: nil for standard output.
    /// - Throws: ``CommandError`` if the file cannot be opened. Later errors only make the command fail.
    static func writer(to file: String?) throws -> ([UInt8]) -> Void {
        guard let file else { return Console.out }
        let output = FileOutput(try open(file, O_TRUNC), file: file)
        return { output.write($0) }
    }

    /// The folder for the parts of a page: `report-parts` beside `report.html`. Nil where the page is no regular file, as
    /// it may be piped anywhere.
    static func parts(of page: String) -> HTMLPartFolder? {
        var status = stat()
        guard stat(page, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let url = URL(fileURLWithPath: page)
        let name = url.deletingPathExtension().lastPathComponent + "-parts"
        let folder = url.deletingLastPathComponent().appendingPathComponent(name).path
        // Those of an earlier run of this page.
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where file.wholeMatch(of: /[0-9]+\.js/) != nil {
            unlink("\(folder)/\(file)")
        }
        let hasFailed = Atomic<Bool>(false)
        return HTMLPartFolder(name: name) { file, bytes in
            guard !hasFailed.load(ordering: .relaxed) else { return }
            do {
                let before = failures.load(ordering: .relaxed)
                try writer(to: "\(folder)/\(file)")(bytes)
                if failures.load(ordering: .relaxed) > before { hasFailed.store(true, ordering: .relaxed) }
            } catch {
                failures.add(1, ordering: .relaxed)
                hasFailed.store(true, ordering: .relaxed)
                Console.error("\((error as? CommandError)?.message ?? "\(error)")")
            }
        }
    }

    /// Whether to append or truncate.
    static func appender(to file: String) throws -> (String) -> Void {
        let output = FileOutput(try open(file, O_APPEND), file: file)
        return { output.write(Array($0.utf8)) }
    }

    /// Opens the file, creating its folders.
    ///
    /// A named pipe is opened once, and waits for its reader.
    ///
    /// - Returns: the file descriptor.
    private static func open(_ file: String, _ mode: Int32) throws -> Int32 {
        let url = URL(fileURLWithPath: file)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandError(localized("\(file): is a folder. Name a file in it."))
        }
        // If it cannot be created, opening the file says why.
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        while true {
            let descriptor = Foundation.open(file, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | mode, 0o666)
            if descriptor >= 0 {
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
                return descriptor
            }
            guard errno == EINTR || errno == ENXIO else {
                let reason = String(cString: strerror(errno))
                throw CommandError(localized("\(file): cannot be written (\(reason)). Name another file."))
            }
            if Interruption.isRaised { throw CommandExit.interrupted.code }
            usleep(20_000)
        }
    }

    /// A buffered file, flushed on deinit.
    private final class FileOutput {
        private let descriptor: Int32
        private let file: String
        private var waiting: [UInt8] = []
        private var isGivenUp = false

        init(_ descriptor: Int32, file: String) {
            self.descriptor = descriptor
            self.file = file
        }

        deinit {
            flush()
            close(descriptor)
        }

        func write(_ bytes: [UInt8]) {
            guard !isGivenUp else { return }
            waiting += bytes
            if waiting.count >= OutputTarget.chunk { flush() }
        }

        private func flush() {
            guard !waiting.isEmpty else { return }
            if let code = Console.write(waiting, to: descriptor) {
                isGivenUp = true
                OutputTarget.fail(file, code)
            }
            waiting.removeAll(keepingCapacity: !isGivenUp)
        }
    }
}
