import CucumberGherkin

/// The command that reruns only what did not pass.
struct RerunCommand {
    /// The file that a report writes for `--rerun`, if any.
    let file: String?
    /// What comes before the locations.
    var command = RunStart.plainCommand

    /// How many locations to put on one line.
    private static let mostOnALine = 8

    /// `./appshell run 'Scenarios/l'\''été.feature:12:30'`; beyond eight locations one file per line, unless a rerun file
    /// has them.
    func text(for failures: [ScenarioFailure]) -> String {
        let files = RerunLocations(failures).arguments.map(ShellWord.quoted)
        let isShort = failures.map(\.location).uniqued().count <= Self.mostOnALine
        if isShort || files.count == 1 && file == nil { return command + " " + files.joined(separator: " ") }
        if let file { return command + " --rerun " + ShellWord.quoted(file) }
        return command + " \\\n    " + files.joined(separator: " \\\n    ")
    }
}

/// Scenarios by file, in the order they ran.
struct RerunLocations {
    private var uris: [String] = []
    private var lines: [String: [Int]] = [:]

    init(_ failures: [ScenarioFailure]) {
        self.init(failures.map(\.pickle))
    }

    init(_ pickles: [Pickle]) {
        var seen: [String: Set<Int>] = [:]
        for pickle in pickles where seen[pickle.uri, default: []].insert(pickle.location.line).inserted {
            if lines[pickle.uri] == nil { uris.append(pickle.uri) }
            lines[pickle.uri, default: []].append(pickle.location.line)
        }
    }

    /// `Scenarios/a.feature:12:30`, one per file.
    var arguments: [String] {
        uris.map { uri in "\(uri):" + (lines[uri] ?? []).map(String.init).joined(separator: ":") }
    }
}
