import AppShellTexts
import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// `appshell run`
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: localized("Runs scenario scripts."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Each scenario gets a fresh phone, app and back end. Time is virtual, so waiting costs nothing, \
                and the same script always gives the same result.
                """
            ),
            localized(
                """
                The product of a script comes from its folder (Scenarios/Madinia/…), its tags (@MAD-…) or \
                --product, which also leaves out other products' scripts.
                """
            ),
            localized("Examples:") + "\n"
                + HelpText.examples(
                    ("./appshell run", localized("every script in Scenarios/")),
                    ("./appshell run Scenarios/Madinia --tags \"@MAD-FR5 and not @lent\"", nil),
                    ("./appshell run Scenarios/Madinia/liens.feature:9", nil),
                    ("./appshell run --format progress --format html:report.html", nil),
                    ("./appshell run --feature catalog --format gallery:states.html", nil),
                    ("./appshell run --list --tags @lent", localized("what would run")),
                    ("./appshell run --format rerun:failed.txt; ./appshell run --rerun failed.txt", nil),
                    ("./appshell run --last-failed", localized("what failed in the run before")),
                    ("./appshell run --shard 1/4 --format message:shard-1.ndjson", nil),
                    ("./appshell run --shard auto --costs costs.ndjson", nil),
                    ("./appshell run --affected-by main", localized("what changes since then concern")),
                    ("./appshell run --order random --repeat 3", localized("each three times, shuffled")),
                    ("./appshell run --watch Scenarios/Madinia", localized("again when a script changes")),
                    ("./appshell run --product madinia --coverage", nil),
                    ("./appshell run --chaos Scenarios/Madinia", localized("with each call failing")),
                    ("./appshell run --history .appshell/history; ./appshell history", nil),
                    ("./appshell run --product madinia --backend 'http://127.0.0.1:8080/#TOKEN'", nil)
                ),
            localized(
                """
                Scenarios run in separate processes, --jobs at a time. One that crashes, exits or exceeds \
                --timeout fails with its signal and last output; the others go on. Results come in the order of \
                the scripts. After Ctrl-C, reports are still complete.
                """
            ),
            localized(
                """
                A scenario tagged @expected-failure or @expected-failure(MAD-123) is green while it fails, and \
                fails when it passes.
                """
            ),
            localized(
                """
                Formats: pretty, progress, progress-bar and summary to read; html to find out why something \
                failed; gallery for the screen at each scenario's end; junit (or junit:FILE?strict), github and message for other programs; rerun for --rerun; \
                costs for --costs; usage (or usage?json) and snippets to write steps.
                """
            ),
            localized(
                """
                --shard auto takes part and number of parts from Bazel, Slurm, Grid Engine, AWS Batch, GitLab, \
                CircleCI, Buildkite, Azure Pipelines, Semaphore or Bitbucket, and from STRATEGY_JOB_INDEX and \
                STRATEGY_JOB_TOTAL on GitHub Actions; auto/8 the part alone, where PBS, LSF or Kubernetes do not \
                tell of how many (docs/scale.md).
                """
            ),
            localized(
                """
                --coverage adds a report: the requirements of Scenarios/requirements.csv that scenarios carry as \
                tags (H) and tests carry in their names (B for the reference back end, T for others), and the \
                screens, routes, actions, links and payloads exercised. --fail-under 80, or \
                requirements=100,screens=90, sets the minimum.
                """
            ),
            localized(
                """
                --affected-by chooses the scenarios that the changes since a commit can concern, committed or \
                not: changed scripts and, for Swift, those that ran the changed code when ./appshell run \
                --record-impact .appshell/impact.ndjson recorded them (in a build of its own). In doubt it \
                chooses more; --explain says why.
                """
            ),
            localized(
                """
                --chaos then runs each scenario again for every call and every fault (500, 429, malformed, slow, \
                timeout, offline, lost), and with the app ended after each step. Assertions count no more once \
                something went wrong; the laws of docs/chaos.md do. A failure comes with the --chaos-only that \
                repeats it.
                """
            ),
            localized(
                """
                With --backend, apps call a served back end over sockets instead of the one in process: \
                ./appshell backend madinia --port 8080 --scripted, which prints the address with its token (or \
                set APPSHELL_CONTROL_TOKEN). Scripts set up its state, and each scenario replaces it. Faults, \
                delays and the app's own clock stay virtual, and the results are the same.
                """
            ),
            localized(
                """
                If there is an appshell.json, it gives the repository's defaults for these options, and \
                --profile ci those of its profile “ci” before them.
                """
            ),
            localized(
                """
                Exit codes: 0 all passed; 1 some failed or differed between attempts, a variation of --chaos \
                broke a law, or coverage is too low; 2 a script, the requirements, an argument or the served \
                back end could not be read; 5 nothing selected or affected; 130 interrupted.
                """
            )
        )
    )

    // MARK: What runs

    @Argument(help: ArgumentHelp(localized("Files, folders, or file:line. Default: Scenarios/.")))
    var paths: [String] = []

    @Option(
        name: .long,
        help:
            ArgumentHelp(
                localized("Only scripts of this product or of none: \(ProductCatalog.names). Repeatable: any of them.")
            )
    )
    var product: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Only scenarios whose tags match: \"@MAD-FR5 and not @lent\". Repeatable: all must match.")
        )
    )
    var tags: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(localized("Only scenarios whose name contains this text. Repeatable: any of them."))
    )
    var name: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Only scenarios that open this feature alone, by the id of its module."),
            valueName: "module"
        )
    )
    var feature: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("The language of the phone, such as en, en-XA or ar-XB; what scripts say is looked up in it."),
            valueName: "code"
        )
    )
    var phoneLanguage: String?

    @Option(name: .long, help: ArgumentHelp(localized("Only what this file lists, as written by --format rerun:FILE.")))
    var rerun: String?

    @Flag(
        name: .long,
        help: ArgumentHelp(
            localized(
                "Only what failed in the last run that --history kept (\(HistoryFolder.standard)); adds this run to it."
            )
        )
    )
    var lastFailed = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                "Only this part of the scenarios, from 1/4 to 4/4; auto or auto/4 takes the part from the CI engine."
            )
        )
    )
    var shard: ShardArgument?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("Balances the shards by this file, as written by --format costs:FILE."))
    )
    var costs: String?

    @Flag(name: .long, help: ArgumentHelp(localized("Matches all steps without running them.")))
    var dryRun = false

    @OptionGroup var listing: ListOptions

    // MARK: How it runs

    @Option(name: .long, help: ArgumentHelp(localized("The order: defined, reversed, random, or random:SEED.")))
    var order: OrderArgument?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("How many scenarios run at a time, each in its own process: a number, or auto."))
    )
    var jobs: JobsArgument?

    @Flag(
        name: .long,
        help: ArgumentHelp(localized("Runs everything in this process, for a debugger. A crash ends the run."))
    )
    var inProcess = false

    @Option(
        name: .long,
        help: ArgumentHelp(localized("The wall-clock seconds after which a scenario is stopped (120)."))
    )
    var timeout: Double?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("The virtual seconds that an assertion may wait until it holds (1)."))
    )
    var assertionTimeout: Double?

    @Option(name: .long, help: ArgumentHelp(localized("How many times to retry a failed scenario.")))
    var retry: Int = 0

    @Option(
        name: .long,
        help: ArgumentHelp(localized("Only retry scenarios whose tags match. Repeatable: all must match."))
    )
    var retryTags: [String] = []

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp(localized("How many times to run each scenario; it fails if runs differ."))
    )
    var repetitions: Int = 1

    @Flag(name: .long, help: ArgumentHelp(localized("Stops at the first failure.")))
    var failFast = false

    @Option(name: .long, help: ArgumentHelp(localized("Stops after this many failed scenarios.")))
    var maxFailures: Int?

    @Flag(name: .long, help: ArgumentHelp(localized("Exits with 1 if a scenario only passed after a retry.")))
    var failOnFlaky = false

    @Flag(name: .long, help: ArgumentHelp(localized("Exits with 0 if nothing was selected.")))
    var passWithNoTests = false

    @Flag(
        name: .long,
        help: ArgumentHelp(
            localized("Runs again whenever a script changes, is added or renamed. The default format is progress.")
        )
    )
    var watch = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("The address of the served back end: https://…, or http:// on this machine. Requires --product.")
        )
    )
    var backend: String?

    @OptionGroup var defaults: DefaultsOptions

    // MARK: Output

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                """
                The output format: \(OutputFormat.allValueStrings.joined(separator: ", ")); with :FILE to write a file. \
                Repeatable.
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
        help: ArgumentHelp(
            localized("How many of the slowest scenarios the summary lists, by wall-clock time."),
            valueName: "number"
        )
    )
    var durations: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("A folder that keeps verdicts, virtual times and costs from run to run."))
    )
    var history: String?

    @OptionGroup var coverage: CoverageOptions

    @OptionGroup var impact: ImpactOptions

    @OptionGroup var chaos: ChaosOptions

    @OptionGroup var reader: LanguageOptions

    func validate() throws {
        if backend != nil, product.count != 1 {
            throw ValidationError(localized("--backend needs one --product, whose back end it is."))
        }
        if !(0...100).contains(retry) {
            throw ValidationError(localized("--retry \(retry): write a number from 0 to 100."))
        }
        if !(1...100_000).contains(repetitions) {
            throw ValidationError(localized("--repeat \(repetitions): write a number from 1 to 100000."))
        }
        if let maxFailures, !(1...1_000_000).contains(maxFailures) {
            throw ValidationError(localized("--max-failures \(maxFailures): write a number from 1 to 1000000."))
        }
        if failFast, maxFailures != nil {
            throw ValidationError(localized("--fail-fast is --max-failures 1; leave one of them out."))
        }
        if let durations, !(1...10_000).contains(durations) {
            throw ValidationError(localized("--durations \(durations): write a number from 1 to 10000."))
        }
        if repetitions > 1, retry > 0 {
            throw ValidationError(localized("--repeat and --retry exclude each other; leave one out."))
        }
        if retry == 0, !retryTags.isEmpty { throw ValidationError(localized("--retry-tags requires --retry.")) }
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError(localized("--timeout \(timeout): write a number of seconds above 0, up to 86400."))
        }
        if let phoneLanguage, !PhoneLanguage.isCode(phoneLanguage) {
            throw ValidationError(localized("--phone-language \(phoneLanguage): write a code such as en or en-GB."))
        }
        if let assertionTimeout, !(0...3_600).contains(assertionTimeout) {
            throw ValidationError(
                localized("--assertion-timeout \(assertionTimeout): write a number of seconds from 0 to 3600.")
            )
        }
        if backend != nil, let count = jobs?.count, count > 1 {
            throw ValidationError(
                localized("--backend: only one phone at a time can use a served back end; leave out --jobs \(count).")
            )
        }
        if inProcess, jobs?.count ?? 1 > 1 { throw ValidationError(localized("--in-process: leave out --jobs.")) }
        if inProcess, timeout != nil {
            throw ValidationError(localized("--in-process: leave out --timeout; nothing can stop a scenario."))
        }
        if costs != nil, shard == nil {
            throw ValidationError(localized("--costs balances shards: add --shard 1/4, or leave it out."))
        }
        if let conflict = impact.conflict(
            inProcess: inProcess,
            dryRun: dryRun,
            watch: watch,
            backend: backend != nil
        ) {
            throw ValidationError(conflict)
        }
        if let conflictOfList { throw ValidationError(conflictOfList) }
        if lastFailed, rerun != nil {
            throw ValidationError(localized("--last-failed and --rerun exclude each other; leave one out."))
        }
        if lastFailed, watch {
            throw ValidationError(localized("--watch: leave out --last-failed; failures rerun automatically."))
        }
        if let conflictOfChaos { throw ValidationError(conflictOfChaos) }
        if rerun != nil, !paths.isEmpty {
            throw ValidationError(localized("--rerun: leave out other files and folders."))
        }
        if watch, rerun != nil {
            throw ValidationError(localized("--watch: leave out --rerun; failures rerun automatically."))
        }
    }

    func run() throws {
        Interruption.watch()
        let command = try resolvingShard()
        if watch { return try ScriptWatch(command).run() }
        let exit = try ScriptRun(command).run()
        if exit != .passed { throw exit.code }
    }
}
