import Foundation

/// Counts the instructions of ``measured(_:)`` in a process of this very program.
struct Callgrind {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A copy of this program.
    private let program: URL

    /// - Throws: ``Failure`` where the copy can't be made.
    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "appshell-instructions")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        program = folder.appending(path: "\(ProcessInfo.processInfo.processIdentifier)")
        // Valgrind 3.19 gives up on DWARF 5; what it needs is the symbol table, which stays.
        let copied = try Self.run(["strip", "--strip-debug", "-o", program.path, Self.own.path])
        guard copied.status == 0 else { throw Failure(description: "strip fails: \(copied.errors)") }
    }

    /// Takes the copy away.
    func end() {
        try? FileManager.default.removeItem(at: program)
    }

    private static var own: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    }

    /// Whether the tool is installed.
    static var isInstalled: Bool {
        (try? run(["valgrind", "--version"]))?.status == 0
    }

    /// Instructions in one run of a case.
    func instructions(ofCase index: Int) throws -> Double {
        let options = [
            "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
            "--toggle-collect=*AppShellInstructions8measured*",
        ]
        let result = try Self.run(["valgrind"] + options + [program.path, "--case", "\(index)"])
        let line = result.errors.split(separator: "\n").last { $0.contains("Collected : ") }
        guard result.status == 0, let count = line?.split(separator: " ").last.flatMap({ Double($0) }), count > 0 else {
            throw Failure(description: "valgrind counts nothing:\n\(result.errors)")
        }
        return count
    }

    private static func run(_ command: [String]) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The same seed for every Dictionary and Set, so that two runs count the same.
        process.arguments = ["SWIFT_DETERMINISTIC_HASHING=1"] + command
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
