import AppShell
import Foundation
import Testing

/// The staff of a served back end, which calls its API and runs its commands.
struct Staff {
    let process: BackendProcess
    let keyFile: String
    private let caller: Caller

    /// - Parameter folder: the back end's, with the key that it made.
    init(_ process: BackendProcess, in folder: String) throws {
        self.process = process
        keyFile = folder + "/staff-key"
        var caller = Caller(process)
        caller.headers = [("X-Staff-Key", try String(contentsOfFile: keyFile, encoding: .utf8))]
        self.caller = caller
    }

    func call(_ method: String, _ path: String, _ json: String? = nil) async throws -> Answer {
        try await caller.call(method, "/staff/v1" + path, json)
    }

    /// Runs `appshell-backend` with these words and where the back end is.
    func run(_ words: String..., input: String = "") async throws -> BackendProcess.Outcome {
        try await BackendProcess.run(words + ["--url", process.url, "--key-file", keyFile], input: input)
    }
}
