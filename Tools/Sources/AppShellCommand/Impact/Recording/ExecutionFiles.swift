import AppShellTexts
import Foundation

/// The files in which worker processes leave what has run in them, one a process, in a folder that is deleted at the end.
final class ExecutionFiles {
    private let folder: URL
    private var count = 0
    /// By the name of the attempt, as requests have it.
    private var files: [String: [String]] = [:]

    /// - Throws: ``CommandError`` where no folder can be made.
    init() throws(CommandError) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("appshell-impact-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        } catch {
            throw CommandError(localized("\(folder.path): this folder can't be made. Name another one in TMPDIR."))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The file of the next process.
    func next() -> String {
        count += 1
        return folder.appendingPathComponent("\(count)").path
    }

    func note(_ file: String, of attempt: String) { files[attempt, default: []].append(file) }

    func hasBegun(_ attempt: String) -> Bool { files[attempt] != nil }

    /// What has run in all attempts at a scenario; nil where one did not come to its end.
    func ran(in attempt: String) -> FunctionSet? {
        guard let files = files[attempt] else { return nil }
        var ran = FunctionSet()
        for file in files {
            guard let set = Self.read(file) else { return nil }
            ran.formUnion(set)
        }
        return ran
    }

    /// What has run in other attempts than at these scenarios: in hooks around the run. Nil where one did not come to its
    /// end.
    func ran(beside attempts: some Collection<String>) -> FunctionSet? {
        let attempts = Set(attempts)
        var ran = FunctionSet()
        for file in files.filter({ !attempts.contains($0.key) }).flatMap(\.value) {
            guard let set = Self.read(file) else { return nil }
            ran.formUnion(set)
        }
        return ran
    }

    private static func read(_ file: String) -> FunctionSet? {
        FileManager.default.contents(atPath: file).map { FunctionSet(bytes: $0) }
    }

    /// In the worker: writes what has run so far.
    static func write(to file: String) {
        let bytes = ExecutionCounters.ran.bytes
        // The parent finds no file where it can't be written, and records nothing of the scenario.
        _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    }
}
