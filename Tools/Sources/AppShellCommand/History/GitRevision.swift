import Foundation

/// What git says of the working folder.
struct GitRevision {
    let revision: String
    /// Nil where HEAD is detached.
    let branch: String?
    /// Whether the files that git tracks are as in the revision.
    let isClean: Bool

    /// Nil outside a repository, before the first commit, and where there is no git.
    init?() {
        // https://git-scm.com/docs/git-status: headers begin with `# branch.`, and each changed file has a line.
        guard let status = Self.git(["status", "--porcelain=v2", "--branch", "--untracked-files=no"]) else {
            return nil
        }
        let lines = status.split(separator: "\n")
        func header(_ name: String) -> String? {
            lines.first { $0.hasPrefix("# branch.\(name) ") }.map { String($0.dropFirst("# branch.\(name) ".count)) }
        }
        guard let revision = header("oid"), revision != "(initial)" else { return nil }
        self.revision = revision
        branch = header("head").flatMap { $0 == "(detached)" ? nil : $0 }
        isClean = lines.allSatisfy { $0.hasPrefix("#") }
    }

    /// - Returns: what git prints, without the last line's end; nil where it fails.
    private static func git(_ arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
