import AppShellTexts
import CucumberGherkin

/// Workflow commands that make GitHub Actions show failures at their lines, and a Markdown summary of the run.
public final class GitHubReport: Report {
    private let files: GitHubFiles?
    private let path: (String) -> String
    private let writeSummary: ((String) -> Void)?
    private let write: (String) -> Void
    private var facts = RunFacts()

    /// GitHub shows this many annotations of a kind per step of a job.
    static let mostOfAKind = 10

    /// - Parameters:
    ///   - files: where the repository's files can be read, if known.
    ///   - path: turns the run's name of a file into its path in the repository, which GitHub requires.
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
        // Commands only count at the beginning of a line, and another report may have left one open.
        write("\n" + commands(for: summary))
        writeSummary?(markdown(of: summary))
    }

    /// A run's step summary: its counts, and what did not pass, with why and where.
    ///
    /// - Parameter limit: in bytes; GitHub takes 1 MiB. A note says how much did not fit.
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
            if rest > 0 { unshown.append(kind == .error ? counted(rest, "more error") : counted(rest, "more warning")) }
        }
        var message = summary.verdict
        if let words = summary.leftOutWords { message += "\n" + words }
        if !unshown.isEmpty {
            message +=
                "\n"
                + localized(
                    unshown.count > 1
                        ? "Not shown here: \(unshown[0]) and \(unshown[1])." : "Not shown here: \(unshown[0])."
                ) + " "
                + localized("GitHub shows only \(Self.mostOfAKind) of each kind.")
        }
        return text + GitHubAnnotation(kind: .notice, title: localized("Scenarios"), message: message).command + "\n"
    }
}

/// Where a repository's files can be read on GitHub, at the tested commit.
public struct GitHubFiles: Sendable, Hashable {
    /// `https://github.com/owner/name/blob/0f1e…/`
    let base: String

    /// Nil outside GitHub Actions.
    public init?(environment: [String: String]) {
        guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
            let commit = environment["GITHUB_SHA"], !server.isEmpty, !repository.isEmpty, !commit.isEmpty
        else { return nil }
        base = "\(server)/\(repository)/blob/\(commit)/"
    }

    /// The URL of a line of a file.
    func address(of path: String, line: Int) -> String {
        var address = base
        for byte in (path.hasPrefix("./") ? path.dropFirst(2) : path[...]).utf8 { Self.append(byte, to: &address) }
        return address + "#L\(line)"
    }

    /// Percent-encoded for a path, as in RFC 3986.
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
