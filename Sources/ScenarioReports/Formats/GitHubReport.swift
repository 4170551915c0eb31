import CucumberGherkin

/// Workflow commands for GitHub Actions, which shows failures at their lines in the scripts, and a summary in Markdown.
public final class GitHubReport: Report {
    private let files: GitHubFiles?
    private let path: (String) -> String
    private let writeSummary: ((String) -> Void)?
    private let write: (String) -> Void
    private var facts = RunFacts()

    /// The number of annotations of a kind that GitHub shows for one step of a job.
    static let mostOfAKind = 10

    /// - Parameters:
    ///   - files: where the repository's files can be read; nil where that is unknown.
    ///   - path: maps a file name of the run to the path in the repository.
    ///   - writeSummary: takes the Markdown for the file that `GITHUB_STEP_SUMMARY` names, once.
    ///   - write: takes whole lines for standard output.
    public init(
        files: GitHubFiles? = nil,
        path: @escaping (String) -> String = { $0 },
        writeSummary: ((String) -> Void)? = nil,
        write: @escaping (String) -> Void
    ) {
        self.files = files
        self.path = path
        self.writeSummary = writeSummary
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        facts.note(event)
        guard case .runFinished(let summary) = event else { return }
        // Commands must begin a line, and another report may have left one open.
        write("\n" + commands(for: summary))
        writeSummary?(markdown(of: summary))
    }

    /// The step summary of a run: its counts, and its failures with their reasons and locations.
    ///
    /// - Parameter limit: the maximum size in bytes; GitHub takes 1 MiB. A note says how much is left out.
    public func markdown(of summary: RunSummary, limit: Int = 1 << 20) -> String {
        GitHubMarkdown(facts: facts, files: files, path: path, limit: limit).text(of: summary)
    }

    private func commands(for summary: RunSummary) -> String {
        var annotations = GitHubAnnotation.all(of: summary, facts: facts)
        for index in annotations.indices { annotations[index].file = annotations[index].file.map(path) }
        var text = ""
        var unshown: [String] = []
        for kind in [GitHubAnnotation.Kind.error, .warning] {
            let ofKind = annotations.filter { $0.kind == kind }
            for annotation in ofKind.prefix(Self.mostOfAKind) { text += annotation.command + "\n" }
            let rest = ofKind.count - Self.mostOfAKind
            if rest > 0 { unshown.append("\(rest) more \(kind.rawValue)\(rest == 1 ? "" : "s")") }
        }
        var message = summary.verdict
        if let words = summary.leftOutWords { message += "\n" + words }
        if !unshown.isEmpty {
            message +=
                "\nNot shown here: \(unshown.joined(separator: " and ")). GitHub shows \(Self.mostOfAKind) of a kind."
        }
        return text + GitHubAnnotation(kind: .notice, title: "Scenarios", message: message).command + "\n"
    }
}

/// The addresses of a repository's files on GitHub, at the tested commit.
public struct GitHubFiles: Sendable, Hashable {
    /// `https://github.com/owner/name/blob/0f1e…/`
    let base: String

    /// Nil where the environment is not that of GitHub Actions.
    public init?(environment: [String: String]) {
        guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let commit = environment["GITHUB_SHA"], !server.isEmpty, !repository.isEmpty, !commit.isEmpty
        else { return nil }
        base = "\(server)/\(repository)/blob/\(commit)/"
    }

    /// The address of a line of a file.
    func address(of path: String, line: Int) -> String {
        var address = base
        for byte in (path.hasPrefix("./") ? path.dropFirst(2) : path[...]).utf8 { Self.append(byte, to: &address) }
        return address + "#L\(line)"
    }

    /// A path with reserved characters percent-encoded (RFC 3986).
    private static func append(_ byte: UInt8, to address: inout String) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            address.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
