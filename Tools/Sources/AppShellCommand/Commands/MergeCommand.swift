import ArgumentParser
import ScenarioReports
import ScenarioRunner

/// `appshell merge`
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Makes one report of the messages of several runs.",
        discussion: """
            Where the scripts were run in parts, on several machines, each part writes its messages, and this makes of \
            them what one run would have written:
              ./appshell run --shard 1/4 --format message:shard-1.ndjson
              ./appshell merge shard-*.ndjson --format html:report.html

            With --coverage, which the parts were run with too, it says what all of them cover together.

            Messages of other tools of the Cucumber family are read too.

            Exit codes: as the runs together: 0 all passed, 1 some did not, or too little is covered, 2 a file can't be \
            read, 5 nothing ran, 130 one of them was interrupted.
            """
    )

    @Argument(help: ArgumentHelp("Files of messages.", valueName: "file"))
    var files: [String]

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How results are written: \(OutputFormat.allValueStrings.joined(separator: ", ")); with :FILE into a file. "
                + "Can be given several times. Without: summary.",
            valueName: "name[:file]"
        )
    )
    var format: [OutputFormat] = []

    @Option(name: .long, help: "How much of the screen texts show where a step failed: nearest, full or none.")
    var screen = ScreenArgument.nearest

    @OptionGroup var coverage: CoverageOptions

    func run() throws {
        let formats = format.isEmpty ? [OutputFormat(name: .summary)] : format
        let targets = ReportTargets(format, coverage, standard: .summary)
        try targets.check()
        for format in formats { try format.check() }
        try targets.check(against: files, "one of the files that are merged")
        let merged = try MergedReports(files: files)
        var context = OutputFormat.Context()
        context.screen = screen.extent
        context.rerunFile = formats.first { $0.name == .rerun }?.file
        let collected = coverage.isWanted ? try merged.coverage() : nil
        let output = try collected.flatMap { try CoverageOutput(coverage, kits: $0.kits) }
        if let collected { output?.report.add(collected.coverageRecords) }
        context.coverage = { output?.json }
        context.coverageRecords = { merged.coverageTexts() }
        let reports = try formats.map { try $0.makeReport(in: context) }
        let summary = try merged.write([output?.report].compactMap(\.self) + reports)
        output?.write()
        let exit = try CommandExit(summary) { try coverage.isSatisfied(by: output?.covered) }
        if exit != .passed { throw exit.code }
    }
}
