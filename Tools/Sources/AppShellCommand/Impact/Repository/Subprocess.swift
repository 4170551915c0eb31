import AppShellTexts
import Foundation

/// Another program that is run to its end.
struct Subprocess {
    private let program: String
    private let arguments: [String]

    init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// The program of that name in PATH.
    static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What it writes to standard output.
    ///
    /// - Throws: ``CommandError`` with the end of what it wrote to standard error, where it can't start or does not succeed.
    func output() throws(CommandError) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        // A file, which can't fill up while the output is read.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardError = FileHandle(forWritingAtPath: errors.path)
        // `waitUntilExit()` may return 50 ms late on Linux.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw CommandError(localized("\(program) does not start: \("\(error)")")) }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        ended.wait()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            let words = ([URL(fileURLWithPath: program).lastPathComponent] + arguments.prefix(6)).joined(separator: " ")
            throw CommandError("\(words): \(text.trimmingCharacters(in: .whitespacesAndNewlines).suffix(500))")
        }
        return Array(bytes)
    }
}
