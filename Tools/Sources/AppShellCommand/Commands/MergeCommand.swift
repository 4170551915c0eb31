import ArgumentParser
import ScenarioReports

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

            Messages of other tools of the Cucumber family are read too.

            Exit codes: as the runs together: 0 all passed, 1 some did not, 2 a file can't be read, 5 nothing ran, \
            130 one of them was interrupted.
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

    func run() throws {
        let formats = format.isEmpty ? [OutputFormat(name: .summary)] : format
        let outputs = formats.map { $0.file ?? "standard output" }
        if let twice = outputs.first(where: { output in outputs.filter { $0 == output }.count > 1 }) {
            throw CommandFailure("--format: two formats go to \(twice). Give one of them a file: junit:junit.xml.")
        }
        for format in formats { try format.check() }
        if let file = outputs.first(where: { files.contains($0) }) {
            throw CommandFailure("--format: \(file) is one of the files that are merged. Write to another.")
        }
        let merged = try MergedReports(files: files)
        var context = OutputFormat.Context()
        context.rerunFile = formats.first { $0.name == .rerun }?.file
        let summary = try merged.tell(try formats.map { try $0.makeReport(in: context) })
        let exit = MergeCommand.exit(summary)
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
