import AsyncHTTPClient
import Foundation
import NIOCore
import Synchronization
import Testing

/// The built `appshell-backend`, in a process of its own, killed where a test leaves it behind.
final class BackendProcess: Sendable {
    struct Outcome: Equatable {
        /// The exit code; 128 and the signal where one ended it.
        let status: Int32
        let output: String
        let errors: String
    }

    struct NotBuilt: Error {}
    struct NotReady: Error {
        let outcome: Outcome
    }

    let processID: Int32
    /// `http://127.0.0.1:4711`
    let url: String
    /// What lets scripts set its time and state; nil without `--scripted`.
    let controlToken: String?
    private let outcomes: AsyncStream<Outcome>
    private let hasEnded: Mutex<Bool>

    /// Starts it, at any free port, with quick hashes and sample data, and waits until it takes calls.
    ///
    /// - Throws: ``NotReady`` where it ended instead.
    static func start(_ arguments: [String], samples: Bool = true) async throws -> BackendProcess {
        let running = try Running(
            arguments + ["--port", "0", "--password-rounds", "4"] + (samples ? ["--samples"] : [])
        )
        for await line in running.lines {
            if let url = line.split(separator: " ").last, line.contains(" listens on ") {
                return BackendProcess(running, url: String(url))
            }
        }
        for await outcome in running.outcomes { throw NotReady(outcome: outcome) }
        throw NotBuilt()
    }

    /// Runs it to its end, which should come by itself.
    ///
    /// - Parameter input: what it reads from standard input.
    static func run(_ arguments: [String], input: String = "") async throws -> Outcome {
        let running = try Running(arguments, input: input)
        for await outcome in running.outcomes { return outcome }
        throw NotBuilt()
    }

    private init(_ running: Running, url: String) {
        processID = running.process.processIdentifier
        let parts = url.split(separator: "#")
        self.url = parts[0].hasSuffix("/") ? String(parts[0].dropLast()) : url
        controlToken = parts.count > 1 ? String(parts[1]) : nil
        outcomes = running.outcomes
        hasEnded = Mutex(false)
    }

    deinit {
        if !hasEnded.withLock({ $0 }) { kill(processID, SIGKILL) }
    }

    /// Sends a signal, and waits for the end.
    func end(_ signal: Int32 = SIGTERM) async -> Outcome {
        kill(processID, signal)
        return await outcome()
    }

    func outcome() async -> Outcome {
        for await outcome in outcomes {
            hasEnded.withLock { $0 = true }
            return outcome
        }
        return Outcome(status: -1, output: "", errors: "asked for twice")
    }

    /// Beside the tests' own bundle.
    static func executable() throws -> URL {
        let folders = [
            Bundle.main.executableURL?.deletingLastPathComponent(),
            URL(fileURLWithPath: #filePath).appending(path: "../../../../.build/debug").standardizedFileURL,
        ]
        for folder in folders.compactMap(\.self) {
            let file = folder.appending(path: "appshell-backend")
            if FileManager.default.isExecutableFile(atPath: file.path(percentEncoded: false)) { return file }
        }
        throw NotBuilt()
    }

    /// The process with two threads that read what it prints.
    private final class Running: @unchecked Sendable {
        let process = Process()
        let lines: AsyncStream<String>
        let outcomes: AsyncStream<Outcome>

        init(_ arguments: [String], input: String = "") throws {
            process.executableURL = try BackendProcess.executable()
            process.arguments = arguments
            var environment = ProcessInfo.processInfo.environment
            environment["SWIFT_BACKTRACE"] = "enable=no"
            process.environment = environment
            let (output, errors) = (Pipe(), Pipe())
            let inputPipe = Pipe()
            process.standardInput = inputPipe
            process.standardOutput = output
            process.standardError = errors
            let (lines, linesEnd) = AsyncStream.makeStream(of: String.self)
            let (outcomes, outcomesEnd) = AsyncStream.makeStream(of: Outcome.self)
            (self.lines, self.outcomes) = (lines, outcomes)
            // Less than a pipe holds, so that it never waits; before the start, since whoever ends early reads nothing.
            try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try inputPipe.fileHandleForWriting.close()
            try process.run()
            let errorsRead = DispatchSemaphore(value: 0)
            let box = ProcessBox(process)
            Thread.detachNewThread {
                let data = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
                box.errorText.withLock { $0 = String(decoding: data, as: UTF8.self) }
                errorsRead.signal()
            }
            Thread.detachNewThread {
                var text = ""
                var rest = ""
                while true {
                    let data = output.fileHandleForReading.availableData
                    guard !data.isEmpty else { break }
                    let piece = String(decoding: data, as: UTF8.self)
                    text += piece
                    rest += piece
                    while let end = rest.firstIndex(of: "\n") {
                        linesEnd.yield(String(rest[..<end]))
                        rest = String(rest[rest.index(after: end)...])
                    }
                }
                linesEnd.finish()
                errorsRead.wait()
                box.process.waitUntilExit()
                let isKilled = box.process.terminationReason == .uncaughtSignal
                outcomesEnd.yield(
                    Outcome(
                        status: box.process.terminationStatus + (isKilled ? 128 : 0),
                        output: text,
                        errors: box.errorText.withLock { $0 }
                    )
                )
                outcomesEnd.finish()
            }
        }

        private final class ProcessBox: @unchecked Sendable {
            let errorText = Mutex("")
            let process: Process

            init(_ process: Process) {
                self.process = process
            }
        }
    }
}

/// A folder of one's own, gone with it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory.path(percentEncoded: false) + "appshell-server-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file(name))
        return file(name)
    }
}
