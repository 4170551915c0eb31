import AppShellHeadless
import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// One run of the scripts that a command asks for, from the files to the exit code.
struct ScriptRun {
    let command: RunCommand
    /// They replace the command's own.
    private let paths: [String]

    init(_ command: RunCommand, paths: [String]? = nil) {
        self.command = command
        self.paths = paths ?? command.paths
    }

    /// - Parameter didRun: takes the summary of the run.
    /// - Throws: ``CommandError`` where it can't begin.
    func run(didRun: (RunSummary) -> Void = { _ in }) throws -> CommandExit {
        let formats = try checkedFormats()
        let chosen = try ChosenProducts(command.product)
        // An address that can't be used is reported once, and before anything runs.
        let served = try chosen.only.flatMap { kit in
            try command.backend.map { try BackendAddress($0).connect(for: kit) }
        }
        let accepted = try command.chaos.laws ? AcceptedFile.ofAllProducts() : nil
        let recorder = try command.impact.recordImpact.map { try ImpactRecorder(to: $0) }
        let pool = pool(for: formats, recorder)
        let wanted = try wanted()
        if let file = wanted.first(where: { $0.hasSuffix(PhraseBook.suffix) }) {
            throw CommandError(localized("\(file): it has phrases and no scenarios; name the scripts that use them."))
        }
        let found = try ScriptFinder.find(wanted)
        if let notice = found.notice { Console.error(notice) }
        try checkTargets(of: formats, against: found)
        let all = Self.loaded(found)
        var selection = try selection(lines: found.lines)
        if let failed = try lastFailed() {
            selection.keys = failed.keys
            failed.noticeMissing(in: Set(all.features.flatMap { feature in feature.pickles.map(feature.key) }))
        }
        var scripts = all
        scripts.select(selection)
        var products = try Self.grouped(scripts, chosen: chosen)
        let affected = try command.impact.affected(of: products)
        products = affected?.products ?? products
        var plan = try plan(of: products, scripts, formats)
        plan.options.backend = served
        plan.options.accepted = accepted
        // Scenarios that do not run may show the texts that these want absent.
        let isWhole = scripts.features.flatMap(\.pickles).count == all.features.flatMap(\.pickles).count
        plan.checksAbsences =
            isWhole && affected == nil && scripts.errors.isEmpty && !wanted.contains { $0.contains(".feature") }
            && !Self.hasOthers(of: products, besides: found)
        guard plan.scenarioCount > 0 || !scripts.errors.isEmpty else {
            // Reports of an earlier run must not be taken for this one's.
            var reports = try formats.filter { $0.file != nil }.map { try $0.makeReport(in: OutputFormat.Context()) }
            // Where other shards have scenarios, this one may have none.
            let isEmptyShard = !products.allSatisfy(\.features.isEmpty)
            if isEmptyShard, let history = try history(of: plan) { reports.append(history.report) }
            _ = ScenarioRunner.run(plan, reports: reports)
            if let affected, affected.count == 0, affected.total > 0 {
                return command.passWithNoTests ? .passed : .nothingRan
            }
            guard !isEmptyShard else { return .passed }
            Console.error(EmptySelection(of: all, by: selection, in: command, at: paths).message)
            return command.passWithNoTests ? .passed : .nothingRan
        }
        if command.listing.isWanted { return list(plan) }
        if command.chaos.isWanted { return try runChaos(plan, on: engine(for: plan, pool)) }
        let coverage = try CoverageOutput(command.coverage, kits: products.map(\.kit))
        let history = try history(of: plan)
        let summary = try run(plan, on: pool, formats, coverage, history)
        if areAllFiles { OutputTarget.tellWritten(formats.compactMap(\.file)) }
        coverage?.write()
        if summary.isInterrupted || summary.abortion != nil {
            if recorder != nil {
                Console.error(localized("--record-impact: the run did not finish; nothing is recorded."))
            }
        } else {
            try recorder?.write(products)
        }
        history?.write()
        didRun(summary)
        return try exit(summary, coverage?.covered)
    }

    private func history(of plan: RunPlan) throws(CommandError) -> HistoryOutput? {
        // A dry run finds nothing, and a watch runs a few scripts again and again.
        guard !command.dryRun, !command.watch, !command.listing.isWanted else { return nil }
        return try HistoryOutput(historyPath, shard: plan.shard, ci: plan.ci, git: GitRevision())
    }

    /// Where the run is kept; nil where it is not. What failed last needs the runs before, and this one for the next.
    private var historyPath: String? { command.history ?? (command.lastFailed ? HistoryFolder.standard : nil) }

    /// Nil where not only what failed last is wanted.
    private func lastFailed() throws -> LastFailed? {
        guard command.lastFailed, let historyPath else { return nil }
        do throws(CommandError) { return try LastFailed(in: historyPath) } catch {
            guard command.passWithNoTests, error.code == .nothingRan else { throw error }
            Console.error(error.message)
            throw CommandExit.passed.code
        }
    }

    private func checkedFormats() throws(CommandError) -> [OutputFormat] {
        // A watch shows what failed, not each step.
        let standard = command.watch ? OutputFormat(name: .progress) : .standard
        try ReportTargets(command.format, command.coverage, standard: standard.name).check()
        let formats = command.format.isEmpty ? [standard] : command.format
        for format in formats { try format.check() }
        return formats
    }

    /// Whether the formats would leave standard output empty: it has the summary then.
    private var areAllFiles: Bool {
        !command.format.isEmpty && ReportTargets(command.format, command.coverage).areAllFiles
    }

    private func checkTargets(of formats: [OutputFormat], against found: ScriptFinder.Found) throws(CommandError) {
        let targets = ReportTargets(formats, command.coverage)
        try targets.check(against: found.sources.map(\.uri), localized("one of the scripts"))
        if let recording = command.impact.recordImpact {
            try targets.check(against: [recording], localized("the recording of --record-impact"))
            if found.sources.contains(where: { ReportTargets.place($0.uri) == ReportTargets.place(recording) }) {
                throw CommandError(
                    localized("--record-impact: \(recording) is one of the scripts. Write to another file.")
                )
            }
        }
        if let costs = command.costs { try targets.check(against: [costs], localized("the file of costs")) }
        guard let list = command.rerun else { return }
        let others = ReportTargets(formats.filter { $0.name != .rerun }, command.coverage)
        try others.check(against: [list], localized("the list of what to run"))
    }

    /// Whether the Scenarios folder has scripts of these products that were not found.
    private static func hasOthers(of products: [ProductScripts], besides found: ScriptFinder.Found) -> Bool {
        ScriptFinder.others(than: found.sources).contains { file in
            // A tag may say whose a script in no product's folder is.
            ProductCatalog.kit(byFolderOf: file).map { kit in products.contains { $0.kit == kit } } ?? true
        }
    }

    private static func loaded(_ found: ScriptFinder.Found) -> LoadedScripts {
        var ids = IdentifierSequence()
        let garbled = Set(found.encodingIssues.map(\.file))
        var scripts = LoadedScripts(found.sources.filter { !garbled.contains($0.uri) }, ids: &ids)
        for issue in found.encodingIssues {
            let source = (found.sources + found.phrases).first { $0.uri == issue.file }
            if let source { scripts.add(issue.error, in: source) }
        }
        for issue in found.unreadable { scripts.add(issue.error, in: GherkinSource(uri: issue.file, text: "")) }
        return scripts
    }

    private func run(
        _ plan: RunPlan,
        on pool: WorkerPool?,
        _ formats: [OutputFormat],
        _ coverage: CoverageOutput?,
        _ history: HistoryOutput?
    ) throws -> RunSummary {
        var context = OutputFormat.Context()
        context.screen = command.screen.extent
        context.rerunFile = formats.first { $0.name == .rerun }?.file
        context.coverage = { coverage?.json }
        context.history = { history?.json }
        if formats.contains(where: { $0.name == .html }) {
            context.revision = GitRevision().map(RunRevision.init)
            let start = ContinuousClock.now
            context.elapsed = { ContinuousClock.now - start }
        }
        let isDryRun = command.dryRun
        context.coverageRecords = { isDryRun ? [] : coverage?.report.coverageRecords.texts ?? [] }
        // Files are complete when the last reference to their reports is gone.
        let printed = areAllFiles ? [OutputFormat(name: .summary)] : formats.filter { $0.file == nil }
        let shown = try printed.map { try $0.makeReport(in: context) }
        let kept = try formats.filter { $0.file != nil }.map { try $0.makeReport(in: context) }
        let threads = kept.isEmpty ? [] : [ReportThread(kept)]
        let collectors: [(any Report)?] = [coverage?.report, history?.report]
        let reports = collectors.compactMap(\.self) + shown + threads
        return ScenarioRunner.run(plan, on: engine(for: plan, pool), reports: reports) { product, record in
            coverage?.report.add(record, of: product)
        }
    }

    private func engine(for plan: RunPlan, _ pool: WorkerPool?) -> any ScenarioEngine {
        guard let pool else {
            Console.keepOutputForReports()
            return InProcessEngine(plan) { Interruption.isRaised }
        }
        if !command.chaos.isWanted { pool.limit(to: plan.scenarioCount * command.repetitions) }
        return pool
    }

    private func wanted() throws -> [String] {
        guard let file = command.rerun else { return paths }
        let text = try InputFile.text(of: file)
        guard !text.isEmpty else {
            throw CommandError(
                localized(
                    """
                    \(file): is empty: its run did not end, or failed outside of its scenarios. Run all of it again.
                    """
                )
            )
        }
        let paths: [String]
        do throws(RerunFileErrors) { paths = try RerunFile.parse(text) } catch {
            throw CommandError(error.errors.map { "\(file): \($0)" }.joined(separator: "\n"))
        }
        // An empty list of paths would run all of them.
        guard paths.isEmpty else { return paths }
        Console.error(localized("Nothing to run: \(file) lists nothing; nothing had failed."))
        throw command.passWithNoTests ? CommandExit.passed.code : CommandExit.nothingRan.code
    }

    private func selection(lines: [String: [Int]]) throws -> ScenarioSelection {
        var selection = ScenarioSelection()
        selection.tags = try Self.tagExpression(command.tags, of: "--tags")
        selection.names = command.name
        if let feature = command.feature {
            _ = try ProductCatalog.kits(withFeature: feature)
            selection.feature = feature
        }
        selection.lines = lines
        return selection
    }

    /// The expressions joined by `and`; nil where there is none.
    private static func tagExpression(_ texts: [String], of option: String) throws(CommandError) -> TagExpression? {
        do throws(TagExpressionError) {
            var expressions: [TagExpression] = []
            for text in texts { expressions.append(try TagExpression(text)) }
            let chosen = expressions.filter { !$0.tags.isEmpty }
            guard chosen.count > 1 else { return chosen.first ?? expressions.first }
            return try TagExpression(chosen.map { "(\($0.source))" }.joined(separator: " and "))
        } catch {
            throw CommandError(localized("\(option): \(Self.text(of: error))"))
        }
    }

    private static func text(of error: TagExpressionError) -> String {
        let fact =
            switch error.reason {
            case .expectedOperand: localized("a tag is missing in “\(error.expression)”.")
            case .expectedOperator: localized("“and” or “or” is missing in “\(error.expression)”.")
            case .unmatchedOpening: localized("a ( is not closed in “\(error.expression)”.")
            case .unmatchedClosing: localized("a ) has no ( in “\(error.expression)”.")
            case .illegalEscape(let scalar):
                localized("“\(error.expression)” has a \\ before “\(String(Character(scalar)))”.")
            }
        return fact + " " + localized("Write it such as “@a and not (@b or @c)”.")
    }

    /// The features by product, in the order in which products appear.
    private static func grouped(_ scripts: LoadedScripts, chosen: ChosenProducts) throws -> [ProductScripts] {
        var groups: [(kit: any TestKit.Type, features: [LoadedFeature])] = []
        for feature in scripts.features {
            guard chosen.include(ProductCatalog.namedKit(of: feature)) else { continue }
            let kit = try chosen.kit(of: feature)
            if let index = groups.firstIndex(where: { $0.kit == kit }) {
                groups[index].features.append(feature)
            } else {
                groups.append((kit: kit, features: [feature]))
            }
        }
        let phrases = PhraseFiles(near: groups.flatMap(\.features).map(\.uri))
        let products = groups.map {
            ProductScripts(kit: $0.kit, features: $0.features, phrases: phrases.book(for: $0.kit))
        }
        for product in products {
            try product.requireUsableSteps()
            try product.requireUsablePhrases()
            try product.requireSoundProduct()
        }
        return products
    }

    private func plan(
        of groups: [ProductScripts],
        _ scripts: LoadedScripts,
        _ formats: [OutputFormat]
    ) throws -> RunPlan {
        var plan = RunPlan(products: groups, errors: scripts.errors)
        plan.filesWithErrors = scripts.filesWithErrors
        plan.options.isDryRun = command.dryRun
        plan.options.collectsCoverage = command.coverage.isWanted
        plan.options.collectsSnapshots = collectsSnapshots(for: formats)
        if let seconds = command.assertionTimeout { plan.options.assertionTimeout = .seconds(seconds) }
        plan.options.phoneLanguage = command.phoneLanguage
        plan.order = command.order?.order ?? .defined
        plan.retries = command.retry
        plan.retryTags = try Self.tagExpression(command.retryTags, of: "--retry-tags")
        plan.repetitions = command.repetitions
        plan.shard = command.shard.flatMap { Shard($0.number ?? 1, of: $0.count ?? 1) }
        plan.costs = try command.readCosts()
        plan.failureLimit = command.failFast ? 1 : command.maxFailures
        plan.slowestCount = command.durations ?? 0
        plan.command = ProgramName.run
        for product in command.product { plan.command += " --product \(product)" }
        if let backend = command.backend { plan.command += " --backend \(backend)" }
        if let language = command.phoneLanguage { plan.command += " --phone-language \(language)" }
        if command.chaos.laws { plan.command += " --laws" }
        if command.chaos.isWanted, let seconds = command.assertionTimeout {
            plan.command += " --assertion-timeout \(seconds)"
        }
        if formats.contains(where: { $0.showsWallClock }) { plan.startedAt = Date().formatted(.iso8601) }
        plan.ci = .ofThisProcess
        return plan
    }

    /// Starts its first worker at once, while the scripts are read. Nil where the run needs no workers: in a dry run no step
    /// can crash.
    private func pool(for formats: [OutputFormat], _ recorder: ImpactRecorder?) -> WorkerPool? {
        guard !command.inProcess, !command.dryRun, !command.listing.isWanted else { return nil }
        var arguments = ["worker"]
        if command.coverage.isWanted { arguments.append("--collect-coverage") }
        if collectsSnapshots(for: formats) { arguments.append("--collect-snapshots") }
        if let seconds = command.assertionTimeout { arguments += ["--assertion-timeout", "\(seconds)"] }
        if command.chaos.laws { arguments.append("--laws") }
        if let language = command.phoneLanguage { arguments += ["--phone-language", language] }
        if !Reader.current.followsScripts { arguments += ["--lang", Reader.current.language.code] }
        if let backend = command.backend, let product = command.product.first {
            arguments += ["--product", product, "--backend", backend]
        }
        let most = command.backend == nil ? command.jobs?.count ?? ProcessInfo.processInfo.activeProcessorCount : 1
        let limit = Duration.seconds(command.timeout ?? Self.timeout)
        let pool = WorkerPool(count: most, arguments: arguments, limit: limit, executions: recorder?.files)
        pool.startFirst()
        return pool
    }

    /// Attempts are compared by their screens, too.
    private func collectsSnapshots(for formats: [OutputFormat]) -> Bool {
        formats.contains { $0.showsSnapshots } || command.repetitions > 1 || command.retry > 0
    }

    /// The default of `--timeout`, in seconds.
    static let timeout = 120.0

    private func exit(_ summary: RunSummary, _ covered: Coverage?) throws -> CommandExit {
        try CommandExit(summary, passesWithNothing: command.passWithNoTests) {
            let isCovered = try command.coverage.isSatisfied(by: covered)
            guard command.failOnFlaky, !summary.flaky.isEmpty else { return isCovered }
            Console.error(
                localized("--fail-on-flaky: \(summary.flaky.count, "scenario") passed, but not at once.")
            )
            return false
        }
    }
}
