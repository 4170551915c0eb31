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
              ./appshell merge shard-*.ndjson --format html:report.html --format junit:junit.xml

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

    @OptionGroup var coverage: CoverageOptions

    func run() throws {
        let formats = format.isEmpty ? [OutputFormat(name: .summary)] : format
        let targets = ReportTargets(formats: formats, coverage: coverage)
        try targets.check()
        for format in formats { try format.check() }
        try targets.check(against: files)
        let merged = try MergedReports(files: files)
        var context = OutputFormat.Context()
        context.rerunFile = formats.first { $0.name == .rerun }?.file
        let telling = coverage.isWanted ? try CoverageTelling(coverage, kits: merged.coveredKits()) : nil
        for text in merged.exercises.texts { try telling?.report.add(text) }
        context.coverage = { telling?.json }
        context.exercises = { merged.exercises.texts }
        let reports = try formats.map { try $0.makeReport(in: context) }
        let summary = try merged.tell([telling?.report].compactMap(\.self) + reports)
        telling?.write()
        let isEnough = try coverage.isSatisfied(by: telling?.covered)
        var exit = MergeCommand.exit(summary)
        if exit == .passed, !isEnough { exit = .failed }
        if exit != .passed { throw exit.code }
    }

    static func exit(_ summary: RunSummary) -> CommandExit {
        if OutputTarget.hasFailed { return .usage }
        if summary.isInterrupted { return .interrupted }
        if !summary.parseErrors.isEmpty || summary.abortion != nil { return .usage }
        guard summary.succeeded else { return .failed }
        return summary.scenarioCount == 0 ? .nothingRan : .passed
    }
}
