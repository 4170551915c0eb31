import ArgumentParser
import ScenarioRunner

/// `appshell run`
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Runs scenario scripts.",
        discussion: """
            Each scenario has a fresh phone, app and back end; time is virtual, so waiting costs nothing, and the same \
            script gives the same result every time.

            The product of a script is the folder it lies in (Scenarios/Madinia/…), or --product.

            Examples:
              ./appshell run                                   every script under Scenarios/
              ./appshell run Scenarios/Madinia --tags "@MAD-FR5 and not @lent"
              ./appshell run Scenarios/Madinia/liens.feature:9 the scenario on line 9
              ./appshell run --format progress --format message:report.ndjson

            Exit codes: 0 all passed, 1 some did not, 2 a script or an argument can't be read, 5 nothing selected.
            """
    )

    @Argument(help: "Files, folders, or file:line. Without any: Scenarios/.")
    var paths: [String] = []

    @Option(name: .long, help: "Runs the scripts on this product: \(ProductCatalog.names).")
    var product: String?

    @Option(name: .long, help: "Only scenarios whose tags fit: \"@MAD-FR5 and not @lent\".")
    var tags: String?

    @Option(name: .long, help: "Only scenarios whose name holds these words. Can be given several times.")
    var name: [String] = []

    @Option(
        name: .long,
        help: "How results are written: pretty, progress, message; with :FILE into a file. Can be given several times."
    )
    var format: [OutputFormat] = []

    @Flag(name: .long, help: "Matches every step and runs none.")
    var dryRun = false

    func run() throws {
        let targets = format.map { $0.file ?? "standard output" }
        if let twice = targets.first(where: { target in targets.filter { $0 == target }.count > 1 }) {
            throw CommandFailure(
                "--format: two formats go to \(twice). Give one of them a file: message:report.ndjson."
            )
        }
        let chosen = try product.map { try ProductCatalog.kit(named: $0) }
        var selection = ScenarioSelection()
        if let tags {
            do throws(TagExpressionError) { selection.tags = try TagExpression(tags) } catch {
                throw CommandFailure("--tags: \(error.message)")
            }
        }
        selection.names = name
        let found = try ScriptFinder.find(paths)
        selection.lines = found.lines
        var ids = IdentifierSequence()
        var scripts = LoadedScripts(found.sources, ids: &ids)
        scripts.select(selection)

        let groups = try grouped(scripts, chosen: chosen)
        let reports = try (format.isEmpty ? [.standard] : format).map { try $0.makeReport() }
        guard scripts.scenarioCount > 0 || !scripts.errors.isEmpty else {
            Console.error("Nothing to run: no scenario fits what was asked for.")
            throw CommandExit.nothingRan.code
        }
        let plan = RunPlan(products: groups, errors: scripts.errors, isDryRun: dryRun)
        let summary = ScenarioRunner.run(plan, reports: reports)
        if !summary.parseErrors.isEmpty { throw CommandExit.usage.code }
        if !summary.succeeded { throw CommandExit.failed.code }
    }

    /// The features by product, in the order in which products appear.
    private func grouped(_ scripts: LoadedScripts, chosen: (any TestKit.Type)?) throws -> [ProductScripts] {
        var groups: [ProductScripts] = []
        for feature in scripts.features {
            let kit = try chosen ?? ProductCatalog.kit(of: feature)
            if let index = groups.firstIndex(where: { $0.kit == kit }) {
                groups[index].features.append(feature)
            } else {
                groups.append(ProductScripts(kit: kit, features: [feature]))
            }
        }
        for group in groups {
            let faults = group.library.faults
            guard faults.isEmpty else {
                throw CommandFailure(
                    "The steps of \(group.kit.productID) can't be used:\n"
                        + faults.map(\.description).joined(separator: "\n")
                )
            }
        }
        return groups
    }
}
