import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioReports

/// `NAME[:FILE][?OPTION]`: a format of a run's results, and its target.
struct OutputFormat: ExpressibleByArgument, Hashable {
    enum Name: String, CaseIterable {
        case pretty, progress, summary, message, junit, html, gallery, github, rerun, usage, snippets, costs
        case progressBar = "progress-bar"
        /// One of ``InstalledFormats``.
        case custom

        static let builtIn = allCases.filter { $0 != .custom }

        /// Whether it is for reading, so that other text may follow it.
        var isText: Bool {
            switch self {
            case .pretty, .progress, .progressBar, .summary, .github, .usage, .snippets: true
            case .message, .junit, .html, .gallery, .rerun, .costs, .custom: false
            }
        }

        fileprivate var options: [String] {
            switch self {
            case .junit: ["rich", "strict"]
            case .usage: ["json"]
            default: []
            }
        }
    }

    let name: Name
    /// Where the name is ``Name/custom``.
    private let customName: String?
    /// nil for standard output.
    let file: String?
    /// `strict` in `junit:FILE?strict`.
    let option: String?

    init?(argument: String) {
        let (rest, option) = Self.split(argument, at: "?", last: true)
        let (word, file) = Self.split(rest, at: ":", last: false)
        // A file name may contain a question mark.
        if let custom = InstalledFormats.named(word) {
            name = .custom
            customName = custom.name
        } else {
            guard let name = Name(rawValue: word), name != .custom else { return nil }
            self.name = name
            customName = nil
        }
        if let option, !name.options.contains(option), file != nil, name.options.isEmpty {
            self.file = file.map { "\($0)?\(option)" }
            self.option = nil
        } else {
            self.file = file
            self.option = option
        }
    }

    private static func split(_ text: String, at mark: Character, last: Bool) -> (String, String?) {
        guard let index = last ? text.lastIndex(of: mark) : text.firstIndex(of: mark) else { return (text, nil) }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }

    static var allValueStrings: [String] {
        (Name.builtIn.map(\.rawValue) + InstalledFormats.all.map(\.name)).sorted()
    }

    static let standard = OutputFormat(name: .pretty)

    init(name: Name, file: String? = nil) {
        self.name = name
        customName = nil
        self.file = file
        option = nil
    }

    /// Whether it shows the screen after each step.
    var showsSnapshots: Bool { name == .html || name == .gallery || name == .message }

    /// Whether it shows wall-clock times.
    var showsWallClock: Bool { name == .html }

    /// Rejects combinations that make no sense.
    func check() throws(CommandError) {
        if file == "" {
            throw CommandError(localized("--format \(customName ?? name.rawValue): add a file name after the colon"))
        }
        if let option, !name.options.contains(option) {
            throw CommandError(
                name.options.isEmpty
                    ? localized("--format \(customName ?? name.rawValue): unknown option “?\(option)”")
                    : localized(
                        """
                        --format \(customName ?? name.rawValue): unknown option “?\(option)”; available: \
                        ?\(name.options.joined(separator: ", ?"))
                        """
                    )
            )
        }
        if name == .progressBar, file != nil {
            throw CommandError(localized("--format progress-bar: only works in a terminal; use progress for a file"))
        }
        guard file == nil, Console.isTerminal || name == .progressBar else { return }
        switch name {
        case .html: throw CommandError(localized("--format html: needs a file; write html:report.html"))
        case .gallery: throw CommandError(localized("--format gallery: needs a file; write gallery:states.html"))
        case .progressBar where !Console.isTerminal || ProcessInfo.processInfo.environment["TERM"] == "dumb":
            throw CommandError(localized("--format progress-bar: only works in a terminal; use progress instead"))
        default: break
        }
    }

    /// What the reports of a run share.
    struct Context {
        /// The file of a rerun report, if one is written.
        var rerunFile: String?
        /// The coverage as JSON, at the end of the run.
        var coverage: () -> String? = { nil }
        /// The history as JSON, at the end of the run.
        var history: () -> String? = { nil }
        /// What was exercised, at the end of the run: one JSON text per product.
        var coverageRecords: () -> [String] = { [] }
        var title = "AppShell"
        /// Of the HTML page's own texts; nil for that of the reader's browser.
        var language = Reader.current.followsScripts ? nil : Reader.current.language.code
        /// What git says of the files, for the HTML.
        var revision: RunRevision?
        /// The time since the run began, for the HTML.
        var elapsed: () -> Duration? = { nil }
        /// How much of the screen to show at a failed step.
        var screen = ScreenExtent.nearest
    }

    /// The report in this format.
    func makeReport(in context: Context) throws -> any Report {
        let write = try OutputTarget.writer(to: file)
        let text: (String) -> Void = { write(Array($0.utf8)) }
        let style = TextStyle(isColored: file == nil && Console.isColored)
        let rerunFile = context.rerunFile
        switch name {
        case .pretty: return PrettyReport(style: style, rerunFile: rerunFile, screen: context.screen, write: text)
        case .progress: return ProgressReport(style: style, rerunFile: rerunFile, screen: context.screen, write: text)
        case .summary: return SummaryReport(style: style, rerunFile: rerunFile, screen: context.screen, write: text)
        case .progressBar:
            let start = ContinuousClock.now
            return ProgressBarReport(
                style: style,
                rerunFile: rerunFile,
                screen: context.screen,
                width: { Console.width },
                now: { ContinuousClock.now - start },
                write: text
            )
        case .message: return MessageReport(coverageRecords: context.coverageRecords, write: write)
        case .junit:
            let dialects: [String: JUnitReport.Dialect] = ["rich": .rich, "strict": .strict]
            return JUnitReport(option.flatMap { dialects[$0] } ?? .standard, write: write)
        case .html:
            let parts = file.flatMap { OutputTarget.parts(of: $0) }
            return HTMLReport(
                title: context.title,
                language: context.language,
                revision: context.revision,
                elapsed: context.elapsed,
                coverage: context.coverage,
                history: context.history,
                parts: parts,
                write: write
            )
        case .gallery: return GalleryReport(title: context.title, write: write)
        case .github:
            let environment = ProcessInfo.processInfo.environment
            let paths = RepositoryPaths(environment: environment)
            return GitHubReport(
                files: GitHubFiles(environment: environment),
                path: { paths.path(of: $0) },
                writeSummary: try environment["GITHUB_STEP_SUMMARY"].map { try OutputTarget.appender(to: $0) },
                write: text
            )
        case .rerun: return RerunReport(write: text)
        case .usage: return UsageReport(format: option == "json" ? .json : .text, write: text)
        case .snippets: return SnippetsReport(write: text)
        case .costs: return CostsReport(write: text)
        case .custom:
            guard let custom = customName.flatMap(InstalledFormats.named) else { throw CommandExit.usage.code }
            return custom.makeReport(text)
        }
    }
}
