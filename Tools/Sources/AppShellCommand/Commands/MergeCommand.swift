import AppShellTexts
import ArgumentParser
import ScenarioReports
import ScenarioRunner

/// `appshell merge`
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: localized("Merges the messages of several runs into one report."),
        discussion: HelpText.paragraphs(
            localized(
                """
                After running parts of the scripts on several machines, merges the messages of each part into \
                the reports of a single run:
                """
            ) + "\n"
                + HelpText.examples(
                    ("./appshell run --shard 1/4 --format message:shard-1.ndjson", nil),
                    ("./appshell merge shard-*.ndjson --format html:report.html", nil)
                ),
            localized("With --coverage, if the parts ran with it too, it reports their joint coverage."),
            localized("It also reads messages of other tools of the Cucumber family."),
            localized(
                """
                Exit codes, as for a single run: 0 all passed; 1 some failed, or coverage is too low; 2 a file \
                could not be read; 5 nothing ran; 130 a run was interrupted.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("Message files."), valueName: "file"))
    var files: [String]

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                """
                The output format: \(OutputFormat.allValueStrings.joined(separator: ", ")); with :FILE to write a file. \
                Repeatable. Default: summary.
                """
            ),
            valueName: "name[:file]"
        )
    )
    var format: [OutputFormat] = []

    @Option(
        name: .long,
        help: ArgumentHelp(localized("How much of the screen to show at a failed step: nearest, full or none."))
    )
    var screen = ScreenArgument.nearest

    @Option(
        name: .long,
        help: ArgumentHelp(localized("A folder that keeps verdicts, virtual times and costs from run to run."))
    )
    var history: String?

    @OptionGroup var coverage: CoverageOptions

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let formats = format.isEmpty ? [OutputFormat(name: .summary)] : format
        let targets = ReportTargets(format, coverage, standard: .summary)
        try targets.check()
        for format in formats { try format.check() }
        try targets.check(against: files, localized("one of the merged files"))
        let merged = try MergedReports(files: files)
        var context = OutputFormat.Context()
        context.screen = screen.extent
        context.rerunFile = formats.first { $0.name == .rerun }?.file
        let collected = coverage.isWanted ? try merged.coverage() : nil
        let output = try collected.flatMap { try CoverageOutput(coverage, kits: $0.kits) }
        if let collected { output?.report.add(collected.coverageRecords) }
        context.coverage = { output?.json }
        context.coverageRecords = { merged.coverageTexts() }
        let history = try HistoryOutput(history, shard: nil, ci: merged.ci, git: nil)
        context.history = { history?.json }
        let areAllFiles = targets.areAllFiles
        let shown = areAllFiles ? [OutputFormat(name: .summary)] : []
        let collectors: [(any Report)?] = [output?.report, history?.report]
        // Files are complete when the last reference to their reports is gone.
        let summary = try merged.write(
            collectors.compactMap(\.self) + (shown + formats).map { try $0.makeReport(in: context) }
        )
        if areAllFiles { OutputTarget.tellWritten(formats.compactMap(\.file)) }
        output?.write()
        history?.write()
        let exit = try CommandExit(summary) { try coverage.isSatisfied(by: output?.covered) }
        if exit != .passed { throw exit.code }
    }
}
