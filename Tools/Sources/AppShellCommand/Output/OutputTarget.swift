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
    /// - Throws: ``CommandFailure`` where the file can't be written; later faults end the command.
    static func writer(to file: String?) throws -> ([UInt8]) -> Void {
        guard let file else { return Console.out }
        let output = FileOutput(try open(file), file: file)
        return { output.write($0) }
    }

    /// Adds to a file, or begins it.
    static func appender(to file: String) throws -> (String) -> Void {
        let handle: FileHandle
        if FileManager.default.fileExists(atPath: file), let existing = FileHandle(forWritingAtPath: file) {
            handle = existing
            _ = try? handle.seekToEnd()
        } else {
            handle = try open(file)
        }
        let output = FileOutput(handle, file: file)
        return { output.write(Array($0.utf8)) }
    }

    /// The file, empty, with the folders on the way to it.
    private static func open(_ file: String) throws -> FileHandle {
        let url = URL(fileURLWithPath: file)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandFailure("\(file): is a folder. Name a file in it.")
        }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: url)
            return try FileHandle(forWritingTo: url)
        } catch {
            throw CommandFailure("\(file): can't be written (\(error.localizedDescription)). Name another file.")
        }
    }

    /// A file that is written in large pieces, and whole when nobody holds it any more.
    private final class FileOutput {
        private let handle: FileHandle
        private let file: String
        private var waiting: [UInt8] = []
        private var isGivenUp = false

        init(_ handle: FileHandle, file: String) {
            self.handle = handle
            self.file = file
        }

        deinit {
            flush()
        }

        func write(_ bytes: [UInt8]) {
            guard !isGivenUp else { return }
            waiting += bytes
            if waiting.count >= OutputTarget.chunk { flush() }
        }

        private func flush() {
            guard !waiting.isEmpty else { return }
            if let code = Console.write(waiting, to: handle.fileDescriptor) {
                isGivenUp = true
                OutputTarget.fail(file, code)
            }
            waiting.removeAll(keepingCapacity: !isGivenUp)
        }
    }
}
