import ArgumentParser
import BenchKit
import Foundation

@main
struct BenchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "appshell-bench",
        abstract: "AppShell's figures beside its peers', in one run."
    )

    @Option(help: ArgumentHelp("Only these groups: \(names).", valueName: "name"))
    var only: [String] = []

    @Option(help: ArgumentHelp("Writes the figures there as JSON too.", valueName: "file"))
    var json: String?

    @Option(help: "How many samples the median is taken of.")
    var samples = 9

    @Flag(help: "Ends with a failure where a goal is missed.")
    var strict = false

    @Option(help: .hidden)
    var openHistory: String?

    @Option(help: .hidden)
    var launch: String?

    @Option(help: .hidden)
    var readFeature: String?

    private static var names: String { BenchGroups.all.map { $0.name }.joined(separator: ", ") }

    func validate() throws {
        let known = BenchGroups.all.map { $0.name }
        if let stranger = only.first(where: { !known.contains($0) }) {
            throw ValidationError("There is no group “\(stranger)”; there are \(Self.names).")
        }
        guard samples > 0 else { throw ValidationError("--samples takes a number from 1.") }
    }

    func run() async throws {
        if let launch { return try ColdLaunch.tell(launch) }
        if let readFeature { return try FeatureReading.tellMemory(readFeature) }
        if let openHistory { return try await HistoryOpening.tell(openHistory) }
        try Stopwatch.proveThatItCounts()
        var report = Report(machine: .current())
        let meter = Meter(samples: samples)
        for group in BenchGroups.all where only.isEmpty || only.contains(group.name) {
            FileHandle.standardError.write(Data("measuring \(group.name)…\n".utf8))
            try await group.run(with: meter, into: &report)
        }
        print(report.text)
        if let json { try report.json().write(to: URL(filePath: json)) }
        if strict, !report.goalsMissed.isEmpty { throw ExitCode.failure }
    }
}
