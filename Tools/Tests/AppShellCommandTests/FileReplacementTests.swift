import Foundation
import Testing

@testable import AppShellCommand

/// What `lint --fix` writes, of whose files, and what it says of those that it can't.
struct FileReplacementTests {
    private static let untidy = "# language: fr\nFonctionnalité: F\n Scénario: S\n* j'attends 2 secondes\n"
    private static let tidy = "# language: fr\nFonctionnalité: F\n  Scénario: S\n    * j'attends 2 secondes\n"

    @Test(
        "a file that cannot be written is told in the report, as it was, and the others are written; lint ends with 2"
    )
    func errors() throws {
        let sample = try Sample()
        let first = try sample.file("a.feature", mode: 0o444, owner: Unprivileged.id)
        let second = try sample.file("b.feature", mode: 0o644, owner: Unprivileged.id)
        let run = try Command(["lint", "--fix", first, second], wrapper: Unprivileged.wrapper)
        #expect(run.status == 2)
        #expect(run.errors == "")
        #expect(
            run.output == """
                \(second): formatted
                \(first): cannot be written (Permission denied). The file is unchanged.
                \(first):3: warning: The format differs. Run ./appshell lint --fix. [format]
                2 files: 1 warning, 1 file left unchanged

                """
        )
        #expect(try sample.contents(first) == Self.untidy)
        #expect(try sample.contents(second) == Self.tidy)
        #expect(try sample.names == ["a.feature", "b.feature"])
        let again = try Command(["lint", "--fix", "--format", "json", first, second], wrapper: Unprivileged.wrapper)
        #expect(again.status == 2)
        let report = try again.object()
        #expect(report["clean"] as? Bool == false)
        #expect(
            report["faults"] as? [[String: String]] == [
                ["file": first, "fact": "cannot be written (Permission denied). The file is unchanged."]
            ]
        )
    }

    @Test("a rewritten file keeps its owner, group and permissions", .enabled(if: Unprivileged.isRoot))
    func owner() throws {
        let sample = try Sample()
        let file = try sample.file("a.feature", mode: 0o4640, owner: 12_345)
        #expect(try Command(["lint", "--fix", file]).status == 0)
        #expect(try sample.contents(file) == Self.tidy)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 12_345)
        #expect((attributes[.groupOwnerAccountID] as? NSNumber)?.intValue == 12_345)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o4640)
    }

    @Test("a file of another owner's is left alone where its owner can't be kept", .enabled(if: Unprivileged.isRoot))
    func foreignOwner() throws {
        let sample = try Sample()
        let file = try sample.file("a.feature", mode: 0o666, owner: 12_345)
        let run = try Command(["lint", "--fix", file], wrapper: Unprivileged.wrapper)
        #expect(run.status == 2)
        #expect(
            run.output.hasPrefix(
                "\(file): its owner and group cannot be kept (Operation not permitted), so it was not rewritten. "
                    + "The file is unchanged.\n"
            )
        )
        #expect(try sample.contents(file) == Self.untidy)
        #expect(try sample.names == ["a.feature"])
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 12_345)
    }

    @Test("a run that is ended midway leaves each file as it was or laid out, and no temporary file", arguments: 1...3)
    func interruption(_ round: Int) throws {
        let sample = try Sample()
        let files = try (100..<300).map { try sample.file("\($0).feature", mode: 0o644, owner: nil) }
        let process = Process()
        process.executableURL = try Command.executable()
        process.arguments = ["lint", "--fix"] + files
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // A process inherits what its thread holds back, and threads of tests hold back what ends a process.
        var nothing = sigset_t()
        sigemptyset(&nothing)
        var before = sigset_t()
        pthread_sigmask(SIG_SETMASK, &nothing, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
        while process.isRunning, !(try sample.names.contains { $0.hasPrefix(".") }) { usleep(200) }
        kill(process.processIdentifier, round % 2 == 0 ? SIGINT : SIGTERM)
        process.waitUntilExit()
        #expect(try sample.names == files.map { URL(fileURLWithPath: $0).lastPathComponent })
        #expect(try Set(files.map(sample.contents)).isSubset(of: [Self.untidy, Self.tidy]))
    }

    /// Untidy scripts of Madinia's in a folder that anybody may write to.
    private struct Sample {
        private let scratch: Scratch
        private let folder: String

        init() throws {
            scratch = try Scratch()
            folder = scratch.folder.appending(path: "Madinia").path(percentEncoded: false)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        }

        var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } }

        func file(_ name: String, mode: Int, owner: Int?) throws -> String {
            let file = try scratch.write(untidy, to: "Madinia/" + name)
            if let owner, Unprivileged.isRoot {
                try FileManager.default.setAttributes(
                    [.ownerAccountID: owner, .groupOwnerAccountID: owner],
                    ofItemAtPath: file
                )
            }
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
            return file
        }

        func contents(_ file: String) throws -> String {
            try String(contentsOfFile: file, encoding: .utf8)
        }
    }
}

/// Somebody whom permissions stop, which root is not.
private enum Unprivileged {
    static let isRoot = geteuid() == 0
    static let id = 65_534
    /// Runs a command as that one; nothing where the tests' own user is one.
    static let wrapper =
        isRoot ? ["/usr/bin/setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups"] : []
}
