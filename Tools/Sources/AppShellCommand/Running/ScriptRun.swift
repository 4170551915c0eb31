import AppShellHeadless
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// One run of the scripts that a command asks for, from the files to the exit code.
struct ScriptRun {
    private let command: RunCommand
    /// In the place of the command's own.
    private let paths: [String]

    init(_ command: RunCommand, paths: [String]? = nil) {
        self.command = command
        self.paths = paths ?? command.paths
    }

    /// - Throws: ``CommandError`` where it can't begin.
    func run() throws -> CommandExit {
        try run { _ in }
    }

    /// - Parameter look: is shown the summary of the run.
    func run(_ look: (RunSummary) -> Void) throws -> CommandExit {
        // What is run again and again tells what failed, and not each step.
        let standard = command.watch ? OutputFormat(name: .progress) : .standard
        let formats = command.format.isEmpty ? [standard] : command.format
        let targets = ReportTargets(command.format, command.coverage, standard: standard.name)
        try targets.check()
        for format in formats { try format.check() }
        let chosen = try ChosenProducts(command.product)
        // What is wrong with the address is said once, and before anything runs.
        let served = try chosen.only.flatMap { kit in
            try command.backend.map { try BackendAddress($0).connect(for: kit) }
        }
        let pool = pool(for: formats)
        let found = try ScriptFinder.find(try wanted())
        if let notice = found.notice { Console.error(notice) }
        try targets.check(against: found.sources.map(\.uri), "one of the scripts")
        if let list = command.rerun {
            let others = ReportTargets(command.format.filter { $0.name != .rerun }, command.coverage)
            try others.check(against: [list], "the list of what to run")
        }
        var ids = IdentifierSequence()
        let garbled = Set(found.encodingIssues.map(\.file))
        var scripts = LoadedScripts(found.sources.filter { !garbled.contains($0.uri) }, ids: &ids)
        for issue in found.encodingIssues {
            let source = found.sources.first { $0.uri == issue.file }
            if let source { scripts.add(issue.error, in: source) }
        }
        for issue in found.unreadable { scripts.add(issue.error, in: GherkinSource(uri: issue.file, text: "")) }
        let selection = try selection(lines: found.lines)
        let all = scripts
        scripts.select(selection)
        let groups = try Self.grouped(scripts, chosen: chosen)
        var plan = try plan(of: groups, scripts, formats)
        plan.options.backend = served
        let count = plan.scenarioCount
        guard count > 0 || !scripts.errors.isEmpty else {
            // Yesterday's reports would be taken for today's.
            let files = try formats.filter { $0.file != nil }.map { try $0.makeReport(in: OutputFormat.Context()) }
            _ = ScenarioRunner.run(plan, reports: files)
            // Other parts have scenarios.
            let isShard = groups.contains { !$0.features.isEmpty }
            guard !isShard else { return .passed }
            Console.error(EmptySelection(of: all, by: selection, in: command, at: paths).message)
            return command.passWithNoTests ? .passed : .nothingRan
        }

        var context = OutputFormat.Context()
        context.screen = command.screen.extent
        context.rerunFile = formats.first { $0.name == .rerun }?.file
        let coverage = try CoverageTelling(command.coverage, kits: groups.map(\.kit))
        context.coverage = { coverage?.json }
        let isDryRun = command.dryRun
        context.coverageRecords = { isDryRun ? [] : coverage?.report.coverageRecords.texts ?? [] }
        let summary: RunSummary
        do {
            // Files are whole when nobody holds their reports any more.
            let shown = try formats.filter { $0.file == nil }.map { try $0.makeReport(in: context) }
            let kept = try formats.filter { $0.file != nil }.map { try $0.makeReport(in: context) }
            let threads = kept.isEmpty ? [] : [ReportThread(kept)]
            let all: [any Report] = [coverage?.report].compactMap(\.self) + shown + threads
            summary = run(plan, on: pool, count: count, reports: all) { product, coverageRecord in
                coverage?.report.add(coverageRecord, of: product)
            }
        }
        coverage?.write()
        look(summary)
        return try exit(summary, coverage?.covered)
    }

    private func wanted() throws -> [String] {
        guard let file = command.rerun else { return paths }
        let text = try InputFile.text(of: file)
        guard !text.isEmpty else {
            let fact = "is empty: its run did not end, or failed outside of its scenarios"
            throw CommandError("\(file): \(fact). Run all of it again.")
        }
        let paths: [String]
        do throws(RerunFileErrors) { paths = try RerunFile.parse(text) } catch {
            throw CommandError(error.errors.map { "\(file): \($0)" }.joined(separator: "\n"))
        }
        // An empty list of paths would be all of them.
        guard paths.isEmpty else { return paths }
        Console.error("Nothing to run: \(file) lists nothing; nothing had failed.")
        throw command.passWithNoTests ? CommandExit.passed.code : CommandExit.nothingRan.code
    }

    private func selection(lines: [String: [Int]]) throws -> ScenarioSelection {
        var selection = ScenarioSelection()
        selection.tags = try Self.tagExpression(command.tags, of: "--tags")
        selection.names = command.name
        selection.lines = lines
        return selection
    }

    /// All of the expressions as one; nil where there is none.
    private static func tagExpression(_ texts: [String], of option: String) throws(CommandError) -> TagExpression? {
        do throws(TagExpressionError) {
            var expressions: [TagExpression] = []
            for text in texts { expressions.append(try TagExpression(text)) }
            let chosen = expressions.filter { !$0.tags.isEmpty }
            guard chosen.count > 1 else { return chosen.first ?? expressions.first }
            return try TagExpression(chosen.map { "(\($0.source))" }.joined(separator: " and "))
        } catch {
            throw CommandError("\(option): \(error.message)")
        }
    }

    /// The features by product, in the order in which products appear.
    private static func grouped(_ scripts: LoadedScripts, chosen: ChosenProducts) throws -> [ProductScripts] {
        var groups: [ProductScripts] = []
        for feature in scripts.features {
            guard chosen.include(ProductCatalog.namedKit(of: feature)) else { continue }
            let kit = try chosen.kit(of: feature)
            if let index = groups.firstIndex(where: { $0.kit == kit }) {
                groups[index].features.append(feature)
            } else {
                groups.append(ProductScripts(kit: kit, features: [feature]))
            }
        }
        for group in groups { try group.requireUsableSteps() }
        return groups
    }

    private func plan(
        of groups: [ProductScripts],
        _ scripts: LoadedScripts,
        _ formats: [OutputFormat]
    ) throws -> RunPlan {
        var plan = RunPlan(products: groups, errors: scripts.errors)
        plan.faulty = scripts.faulty
        plan.options.isDryRun = command.dryRun
        plan.options.collectsCoverage = command.coverage.isWanted
        plan.options.collectsSnapshots = collectsSnapshots(for: formats)
        if let seconds = command.assertionTimeout { plan.options.assertionTimeout = .seconds(seconds) }
        plan.order = command.order?.order ?? .defined
        plan.retries = command.retry
        plan.retryTags = try Self.tagExpression(command.retryTags, of: "--retry-tags")
        plan.repetitions = command.repetitions
        plan.shard = command.shard.flatMap { Shard($0.number, of: $0.count) }
        plan.stopsAtFirstFailure = command.failFast
        plan.command = ProgramName.run
        for product in command.product { plan.command += " --product \(product)" }
        if let backend = command.backend { plan.command += " --backend \(backend)" }
        if formats.contains(where: { $0.showsWallClock }) { plan.startedAt = Date().formatted(.iso8601) }
        plan.ci = .ofThisProcess
        return plan
    }

    /// Of as many workers as there may be; the first of them starts at once, beside the reading of the scripts. Nil where
    /// there is to be none: where no step runs, none can harm.
    private func pool(for formats: [OutputFormat]) -> WorkerPool? {
        guard !command.inProcess, !command.dryRun else { return nil }
        var arguments = ["worker"]
        if command.coverage.isWanted { arguments.append("--collect-coverage") }
        if collectsSnapshots(for: formats) { arguments.append("--collect-snapshots") }
        if let seconds = command.assertionTimeout { arguments += ["--assertion-timeout", "\(seconds)"] }
        if let backend = command.backend, let product = command.product.first {
            arguments += ["--product", product, "--backend", backend]
        }
        let most = command.backend == nil ? command.jobs?.count ?? ProcessInfo.processInfo.activeProcessorCount : 1
        let pool = WorkerPool(count: most, arguments: arguments, limit: .seconds(command.timeout ?? Self.timeout))
        pool.startFirst()
        return pool
    }

    /// Attempts are compared by what was seen, too.
    private func collectsSnapshots(for formats: [OutputFormat]) -> Bool {
        formats.contains { $0.showsSnapshots } || command.repetitions > 1 || command.retry > 0
    }

    private func run(
        _ plan: RunPlan,
        on pool: WorkerPool?,
        count: Int,
        reports: [any Report],
        collect: @escaping (String, CoverageRecord) -> Void
    ) -> RunSummary {
        guard let pool else {
            Console.keepOutputForReports()
            let engine = InProcessEngine(plan) { Interruption.isRaised }
            return ScenarioRunner.run(plan, on: engine, reports: reports, collect: collect)
        }
        pool.limit(to: count * command.repetitions)
        return ScenarioRunner.run(plan, on: pool, reports: reports, collect: collect)
    }

    /// In seconds, where nothing else is said.
    static let timeout = 120.0

    private func exit(_ summary: RunSummary, _ covered: Coverage?) throws -> CommandExit {
        try CommandExit(summary, passesWithNothing: command.passWithNoTests) {
            let isCovered = try command.coverage.isSatisfied(by: covered)
            guard command.failOnFlaky, !summary.flaky.isEmpty else { return isCovered }
            let count = summary.flaky.count
            Console.error("--fail-on-flaky: \(count) scenario\(count == 1 ? "" : "s") passed, but not at once.")
            return false
        }
    }
}
