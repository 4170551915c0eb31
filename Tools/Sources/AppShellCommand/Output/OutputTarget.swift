import Foundation
import Synchronization

/// Where a report goes: a file, or standard output.
enum OutputTarget {
    private static let failures = Atomic<Int>(0)

    /// Whether a report could not be written. The others are whole nevertheless.
    static var hasFailed: Bool { failures.load(ordering: .relaxed) > 0 || Console.hasFailed }

    /// Says once which one.
    fileprivate static func fail(_ file: String, _ code: Int32) {
        failures.add(1, ordering: .relaxed)
        let reason = String(cString: strerror(code))
        Console.error("\(file): can't be written (\(reason)); this report is not complete, the others are.")
    }

    /// How much waits before a file is written.
    private static let chunk = 1 << 16

    /// - Parameter file: nil for standard output.
    /// - Throws: ``CommandError`` where the file can't be written; later faults end the command.
    static func writer(to file: String?) throws -> ([UInt8]) -> Void {
        guard let file else { return Console.out }
        let output = FileOutput(try open(file, O_TRUNC), file: file)
        return { output.write($0) }
    }

    /// Adds to a file, or begins it.
    static func appender(to file: String) throws -> (String) -> Void {
        let output = FileOutput(try open(file, O_APPEND), file: file)
        return { output.write(Array($0.utf8)) }
    }

    /// The file, with the folders on the way to it.
    ///
    /// A pipe with a name is opened once, and waits for its reader until the person does not want to any more.
    ///
    /// - Returns: its descriptor.
    private static func open(_ file: String, _ mode: Int32) throws -> Int32 {
        let url = URL(fileURLWithPath: file)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandError("\(file): is a folder. Name a file in it.")
        }
        // Where it can't be made, opening says why.
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        while true {
            let descriptor = Foundation.open(file, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | mode, 0o666)
            if descriptor >= 0 {
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
                return descriptor
            }
            guard errno == EINTR || errno == ENXIO else {
                let reason = String(cString: strerror(errno))
                throw CommandError("\(file): can't be written (\(reason)). Name another file.")
            }
            if Interruption.isRaised { throw CommandExit.interrupted.code }
            usleep(20_000)
        }
    }

    /// A file that is written in large pieces, and whole when nobody holds it any more.
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
