import Foundation
import Testing

/// A folder like a checkout, in which the commands of a page run: with the scripts that it names and one more,
/// so that a run of everything takes a second, and the files that pages speak of.
struct DocumentationFolder {
    let scratch: Scratch
    /// Of whom the page is for.
    private let locale: String

    /// - Parameter isRecording: whether `./appshell` notes its arguments instead of running.
    init(for page: DocumentationPage, isRecording: Bool = false) throws {
        scratch = try Scratch()
        locale = page.path.hasPrefix("docs/fr/") ? "fr_FR.UTF-8" : "C.UTF-8"
        let program = try Command.executable().path(percentEncoded: false)
        let script =
            isRecording
            ? #"printf '%s\0' "$@" >>arguments; printf '\n' >>arguments"#
            : "exec '\(program)' \"$@\""
        let file = try scratch.write("#!/bin/bash\n\(script)\n", to: "appshell")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        let named = page.blocks.flatMap(\.lines).flatMap { $0.matches(of: #/Scenarios/\w+/[\w-]+\.feature/#) }
        for path in Self.scripts.union(named.map { String($0.0) }) {
            let source = Repository.root.appending(path: path)
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            _ = try scratch.write(try String(contentsOf: source, encoding: .utf8), to: path)
        }
        for (name, text) in Self.files { _ = try scratch.write(text, to: name) }
    }

    /// Runs a line of shell.
    func run(_ line: String) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = scratch.folder
        var environment = ProcessInfo.processInfo.environment
        environment["APPSHELL_HOME"] = Repository.root.path(percentEncoded: false)
        environment["NO_COLOR"] = "1"
        // Not LC_ALL: bash warns where the system lacks the locale.
        environment["LANG"] = locale
        for name in ["LC_ALL", "LC_MESSAGES"] { environment[name] = nil }
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// What `./appshell` was given by a line of shell, each time that the line calls it.
    func arguments(of line: String) throws -> [[String]] {
        _ = try run("rm -f arguments; " + line)
        let noted = try String(contentsOf: scratch.folder.appending(path: "arguments"), encoding: .utf8)
        return noted.components(separatedBy: "\0\n").dropLast().map { $0.components(separatedBy: "\0") }
    }

    private static let scripts: Set<String> = ["Scenarios/Madinia/exemple.feature", "Scenarios/requirements.csv"]

    private static let files = [
        "payload.json": #"{"aps": {"alert": "Performer"}, "type": "formation", "slug": "performer"}"#,
        "order.json": #"{"aps": {"alert": "Offre"}, "offerId": 101}"#,
        "article.json": "{}",
        "steps.txt": "l'application est ouverte\n",
    ]
}
