import Foundation
import Testing

/// Runs the built `appshell`, in a fresh process each time.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    struct NotBuilt: Error {}

    /// - Parameters:
    ///   - folder: where it runs; the repository's root by default.
    ///   - input: its standard input; at most what a pipe holds.
    ///   - wrapper: a program that runs it, and that one's own arguments.
    ///   - program: `AppShellTrials` for the one whose steps trap and hang.
    ///   - variables: of the environment, besides those of the tests.
    ///   - followsScripts: whether texts about a script are in its language; English otherwise, unless the arguments say.
    init(
        _ arguments: [String],
        program: String = "appshell",
        variables: [String: String] = [:],
        in folder: URL = Repository.root,
        input: String = "",
        wrapper: [String] = [],
        followsScripts: Bool = false
    ) throws {
        var arguments = arguments
        if let name = arguments.first, ["run", "lint"].contains(name), !followsScripts,
            !arguments.contains(where: { $0.hasPrefix("--lang") })
        {
            arguments.insert(contentsOf: ["--lang", "en"], at: 1)
        }
        let process = Process()
        let line = wrapper + [try Command.executable(program).path(percentEncoded: false)] + arguments
        process.executableURL = URL(fileURLWithPath: line[0])
        process.arguments = Array(line.dropFirst())
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["APPSHELL_HOME"] = Repository.root.path(percentEncoded: false)
        environment["NO_COLOR"] = "1"
        environment["LC_ALL"] = "C.UTF-8"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment.merge(variables) { $1 }
        process.environment = environment
        let (source, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = source
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try source.fileHandleForWriting.close()
        // What goes to standard error is little: the pipe holds it until the output has ended.
        let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
        let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = String(decoding: outputData, as: UTF8.self)
        self.errors = String(decoding: errorData, as: UTF8.self)
    }

    /// What it printed, as one JSON object.
    func object() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    /// Beside the tests' own bundle.
    static func executable(_ program: String = "appshell") throws -> URL {
        let folders = [
            Bundle.main.executableURL?.deletingLastPathComponent(),
            Repository.root.appending(path: "Tools/.build/debug"),
        ]
        for folder in folders.compactMap(\.self) {
            let file = folder.appending(path: program)
            if FileManager.default.isExecutableFile(atPath: file.path(percentEncoded: false)) { return file }
        }
        throw NotBuilt()
    }
}

enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL
}

/// A folder of one's own, gone with it.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "appshell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file and gives its path.
    func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path(percentEncoded: false)
    }
}
