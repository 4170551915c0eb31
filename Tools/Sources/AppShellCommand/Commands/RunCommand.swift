import ArgumentParser
import CucumberGherkin
import ScenarioRunner

/// `appshell run`
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Runs scenario scripts.",
        discussion: """
            Each scenario has a fresh phone, app and back end; time is virtual, so waiting costs nothing, and the same \
            script gives the same result every time.

            The product of a script is the folder it lies in (Scenarios/Madinia/…), or what its tags (@MAD-…) say, or \
            --product, which also leaves out those of other products.

            Examples:
              ./appshell run                                   every script under Scenarios/
              ./appshell run Scenarios/Madinia --tags "@MAD-FR5 and not @lent"
              ./appshell run Scenarios/Madinia/liens.feature:9 the scenario on line 9
              ./appshell run --format progress --format message:report.ndjson
              ./appshell run --product madinia --coverage      and which requirements they show
              ./appshell run --product madinia --backend http://127.0.0.1:8080
              ./appshell run --coverage --coverage-format json:coverage.json --coverage-required H,B

            With --coverage a report follows: which requirements of Scenarios/requirements.csv the scenarios carry as \
            tags (H) and the tests' names carry (B, of the reference back end; T), which screens were shown and which \
            elements were acted on. A requirement counts as covered when at least one scenario that carries it passed \
            and none failed. Tests are read, not run.

            With --backend the apps call a back end that is served (./appshell backend madinia --port 8080 --scripted), \
            over sockets, in the place of the one in process. Its state is the scripts' to arrange: each scenario \
            replaces it. Faults, delays and the app's own clock stay virtual, and the verdicts are the same.

            Exit codes: 0 all passed, 1 some did not, or what --coverage-required asks for is not covered, 2 a script, \
            the list of requirements, an argument or the served back end can't be read, 5 nothing selected.
            """
    )

    @Argument(help: "Files, folders, or file:line. Without any: Scenarios/.")
    var paths: [String] = []

    @Option(
        name: .long,
        help: "Only the scripts of this product, and those that nothing says whose they are: \(ProductCatalog.names)."
    )
    var product: String?

    @Option(
        name: .long,
        help: "Where the product's back end is served: https://…, or http:// on this machine. Needs --product."
    )
    var backend: String?

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

    @Flag(name: .long, help: "Reports which requirements, screens and actions the scenarios cover.")
    var coverage = false

    @Option(
        name: .long,
        help: "How the coverage is written: text, json; with :FILE into a file. Can be given several times."
    )
    var coverageFormat: [CoverageFormat] = []

    @Option(
        name: .long,
        help: "Ends with 1 where a requirement of these kinds, such as H,B,T, is not covered, or a tag is misspelt."
    )
    var coverageRequired: RequiredKinds?

    func validate() throws {
        if !coverage, !coverageFormat.isEmpty { throw ValidationError("--coverage-format belongs to --coverage.") }
        if backend != nil, product == nil { throw ValidationError("--backend needs --product: whose back end it is.") }
        if !coverage, coverageRequired != nil { throw ValidationError("--coverage-required belongs to --coverage.") }
    }

    func run() throws {
        try checkTargets()
        let chosen = try product.map { try ProductCatalog.kit(named: $0) }
        let served = try chosen.flatMap { kit in try backend.map { try BackendAddress($0).connect(for: kit) } }
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
        var reports = try (format.isEmpty ? [.standard] : format).map { try $0.makeReport() }
        var covered: Coverage?
        if coverage { reports.append(try coverageReport { covered = $0 }) }
        let scenarioCount = groups.flatMap(\.features).reduce(0) { $0 + $1.pickles.count }
        guard scenarioCount > 0 || !scripts.errors.isEmpty else {
            Console.error("Nothing to run: no scenario fits what was asked for.")
            throw CommandExit.nothingRan.code
        }
        var plan = RunPlan(
            products: groups,
            errors: scripts.errors,
            isDryRun: dryRun,
            collectsExercise: coverage,
            backend: served
        )
        plan.faulty = scripts.faulty
        let summary = ScenarioRunner.run(plan, reports: reports)
        if !summary.parseErrors.isEmpty || summary.abortion != nil { throw CommandExit.usage.code }
        let isCovered = coverageRequired.map { covered?.isComplete(for: $0.kinds) == true } ?? true
        if !summary.succeeded || !isCovered { throw CommandExit.failed.code }
        // A hook before all scenarios left them out.
        if summary.scenarioCount == 0 { throw CommandExit.nothingRan.code }
    }

    /// Two reports in one place would be one nobody can read. Text may follow text.
    private func checkTargets() throws {
        let outputs = "standard output"
        var targets = format.map { $0.file ?? outputs }
        if coverage {
            let isText = format.allSatisfy { $0.file != nil || $0.name != .message }
            for format in coverageFormat.isEmpty ? [.standard] : coverageFormat
            where format.file != nil || format.name != .text || !isText {
                targets.append(format.file ?? outputs)
            }
            if format.isEmpty { targets.append(outputs) }
        }
        guard let twice = targets.first(where: { target in targets.filter { $0 == target }.count > 1 }) else { return }
        let option = format.isEmpty ? "--coverage-format" : "--format"
        let example = coverage ? "json:coverage.json" : "message:report.ndjson"
        throw CommandFailure("\(option): two formats go to \(twice). Give one of them a file: \(example).")
    }

    /// After the others, so that its text follows the run's summary.
    private func coverageReport(_ finish: @escaping (Coverage) -> Void) throws -> CoverageReport {
        let sources = try CoverageSources.read()
        let writers = try (coverageFormat.isEmpty ? [.standard] : coverageFormat).map { try $0.makeWriter() }
        return CoverageReport(requirements: sources.requirements, tests: sources.tests) { coverage in
            for write in writers { write(coverage) }
            finish(coverage)
        }
    }

    /// The features by product, in the order in which products appear.
    private func grouped(_ scripts: LoadedScripts, chosen: (any TestKit.Type)?) throws -> [ProductScripts] {
        var groups: [ProductScripts] = []
        for feature in scripts.features {
            if let chosen, let named = ProductCatalog.namedKit(of: feature), named != chosen { continue }
            let kit = try chosen ?? ProductCatalog.kit(of: feature)
            if let index = groups.firstIndex(where: { $0.kit == kit }) {
                groups[index].features.append(feature)
            } else {
                groups.append(ProductScripts(kit: kit, features: [feature]))
            }
        }
        for group in groups { try group.requireUsableSteps() }
        return groups
    }
}
