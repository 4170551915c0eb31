import AppShellTexts
import Foundation

/// Two reports in one place would be one nobody can read. The coverage's text may follow a text.
struct ReportTargets {
    private struct Target {
        /// `--format`
        let option: String
        /// Nil: standard output.
        let file: String?

        var name: String { file ?? localized("standard output") }

        /// What is the same for two names of one file; nil where any number may write, as to a device.
        var place: String? { file.map { ReportTargets.place($0) } ?? "standard output" }
    }

    private var targets: [Target]
    private let example: String

    /// - Parameter standard: what goes to standard output where no format is given.
    init(_ formats: [OutputFormat], _ coverage: CoverageOptions, standard: OutputFormat.Name = .pretty) {
        targets = formats.map { Target(option: "--format", file: $0.file) }
        example = coverage.isWanted ? "json:coverage.json" : "message:report.ndjson"
        guard coverage.isWanted else { return }
        let isText = formats.isEmpty ? standard.isText : formats.allSatisfy { $0.file != nil || $0.name.isText }
        if formats.isEmpty { targets.append(Target(option: "--format", file: nil)) }
        for format in coverage.formats.isEmpty ? [.standard] : coverage.formats
        where format.file != nil || format.name != .text || !isText {
            targets.append(Target(option: "--coverage-format", file: format.file))
        }
    }

    /// Whether nothing goes to standard output: then a person sees no more than what the command says there itself.
    var areAllFiles: Bool { targets.allSatisfy { $0.file != nil && $0.place != "standard output" } }

    func check() throws(CommandError) {
        var known: Set<String> = []
        for target in targets {
            guard let place = target.place, !known.insert(place).inserted else { continue }
            throw CommandError(
                localized("\(target.option): two formats go to \(target.name). Give each its own: \(example).")
            )
        }
    }

    /// What is read must not be written.
    ///
    /// - Parameter what: the files are, as the person is told: `one of the scripts`.
    func check(against files: [String], _ what: String) throws(CommandError) {
        let read = Set(files.compactMap(Self.place))
        for target in targets {
            guard let file = target.file, let place = target.place, read.contains(place) else { continue }
            throw CommandError(localized("\(target.option): \(file) is \(what). Write to another file."))
        }
    }

    /// By what it is where it is there already, links of both kinds followed; else by its folder and its name.
    static func place(_ file: String) -> String? {
        if ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(file) { return "standard output" }
        var status = stat()
        if stat(file, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else { return nil }
            return "\(status.st_dev) \(status.st_ino)"
        }
        let url = URL(fileURLWithPath: file).standardizedFileURL
        return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent)
            .path
    }
}
