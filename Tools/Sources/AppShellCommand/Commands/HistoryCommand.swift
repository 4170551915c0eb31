import AppShellTexts
import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// `appshell history`
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: localized("Says what changed from run to run, and what has been failing or flaky."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Reads the records that `run --history FOLDER` and `merge --history FOLDER` write: scenarios that \
                newly fail or are fixed in the newest run, those that have failed the longest, flaky ones, those \
                that take more virtual time or requests than the run before, and scripts that appear in no run. \
                With paths, the lists are of these scenarios; the runs' own figures stay those of all.
                """
            ),
            HelpText.examples(
                ("./appshell run --history .appshell/history", nil),
                ("./appshell history", nil),
                ("./appshell history Scenarios/Madinia/liens.feature:9", localized("run by run")),
                ("./appshell history --prune 100", localized("keeps the newest 100 runs"))
            ),
            localized(
                """
                Each run is a file of its own. Copy the files of several machines into one folder to merge their \
                histories. Shards with the same APPSHELL_RUN_ID, build of a CI server or Slurm array are one \
                run.
                """
            ),
            localized(
                """
                Exit codes: 0 done; 2 wrong usage, or the folder could not be read; 5 there are no runs.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("Only scenarios of these files, folders, or file:line. Default: all.")))
    var paths: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(localized("The folder. Default: that of appshell.json, or \(HistoryFolder.standard)."))
    )
    var history: String?

    @Option(name: .long, help: ArgumentHelp(localized("How many runs to look back on.")))
    var runs = HistoryOutput.runLimit

    @Option(name: .long, help: ArgumentHelp(localized("Keeps the newest N runs and removes the rest.")))
    var prune: Int?

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @OptionGroup var reader: LanguageOptions

    func validate() throws {
        if runs < 1 { throw ValidationError(localized("--runs \(runs): write a number from 1 on.")) }
        if let prune, prune < 1 {
            throw ValidationError(localized("--prune \(prune): write how many runs to keep, from 1 on."))
        }
        if prune != nil, json || !paths.isEmpty {
            throw ValidationError(localized("--prune: leave out --json and files; it only removes runs."))
        }
    }

    func run() throws {
        let folder = HistoryFolder(try history ?? Defaults.history() ?? HistoryFolder.standard)
        if let prune {
            var notices: [String] = []
            let count = try folder.prune(keeping: prune, notices: &notices)
            for notice in notices { Console.error(notice) }
            Console.out(localized("Removed \(count, "run") from \(folder.path).") + "\n")
            return
        }
        let scripts = try scripts()
        let isWanted = { (key: ScenarioRecord.Key) in paths.isEmpty || scripts?.keys.contains(key.scenario) == true }
        let isTimelineWanted = paths.contains { $0.contains(":") }
        var notices: [String] = []
        var (summary, timeline) = (HistorySummary(), HistoryTimeline())
        var recorded: Set<ScenarioKey> = []
        try folder.read(.newest(runs), notices: &notices) { run in
            summary.add(run, where: isWanted)
            if isTimelineWanted { timeline.add(run, where: isWanted) }
            recorded.formUnion(run.scenarios.keys.map(\.scenario))
        }
        for notice in notices { Console.error(notice) }
        guard !summary.runs.isEmpty else {
            Console.error(
                localized(
                    "\(folder.path): there are no runs. Write one with \(ProgramName.run) --history \(folder.path)."
                )
            )
            throw CommandExit.nothingRan.code
        }
        let notRun = scripts.map { scripts in
            scripts.located.filter { !recorded.contains($0.key) }.map(\.scenario)
        }
        if json {
            Console.out(HistoryJSON(summary, notRun: notRun).text + "\n")
        } else {
            Console.out(HistoryText(summary: summary, folder: folder.path, notRun: notRun ?? []).text)
            if isTimelineWanted { Console.out("\n" + timeline.text) }
        }
    }

    private struct Scripts {
        let located: [(key: ScenarioKey, scenario: HistoryJSON.Scenario)]
        let keys: Set<ScenarioKey>
    }

    /// The scenarios of the paths; nil without paths in a folder without scripts.
    private func scripts() throws -> Scripts? {
        guard let found = paths.isEmpty ? try? ScriptFinder.find([]) : try ScriptFinder.find(paths) else { return nil }
        var ids = IdentifierSequence()
        var loaded = LoadedScripts(found.sources, ids: &ids)
        var selection = ScenarioSelection()
        selection.lines = found.lines
        loaded.select(selection)
        let located = loaded.features.flatMap { feature in
            let product = ProductCatalog.namedKit(of: feature)?.productID ?? ""
            return feature.pickles.map { pickle in
                let location = "\(pickle.uri):\(pickle.location.line)"
                let scenario = HistoryJSON.Scenario(location: location, name: pickle.name, product: product)
                return (key: feature.key(of: pickle), scenario: scenario)
            }
        }
        return Scripts(located: located, keys: Set(located.map(\.key)))
    }
}
