import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports
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
              ./appshell run                            every script in Scenarios/
              ./appshell run Scenarios/Madinia --tags "@MAD-FR5 and not @lent"
              ./appshell run Scenarios/Madinia/liens.feature:9
              ./appshell run --format progress --format html:report.html
              ./appshell run --format rerun:failed.txt; ./appshell run --rerun failed.txt
              ./appshell run --shard 1/4 --format message:shard-1.ndjson
              ./appshell run --order random --repeat 3  each three times, shuffled
              ./appshell run --watch Scenarios/Madinia  again when a script changes
              ./appshell run --product madinia --coverage
              ./appshell run --product madinia --backend http://127.0.0.1:8080

            Scenarios run in processes of their own, --jobs at a time. One that traps, exits or does not end within \
            --timeout has failed, with the signal and its last words, and the others go on. The order of the results is \
            that of the scripts, whoever ended first. Ctrl-C ends the run with whole reports.

            Formats: pretty, progress, progress-bar, summary for eyes; html for whoever has to find out why; junit (or \
            junit:FILE?strict), github, message for other programs; rerun for --rerun; usage (or usage?json) and snippets \
            for those who write steps.

            With --coverage a report follows: which requirements of Scenarios/requirements.csv the scenarios carry as \
            tags (H) and the tests' names carry (B, of the reference back end; T), which screens, routes, actions, links \
            and payloads were exercised. --fail-under 80, or requirements=100,screens=90, sets how much has to be.

            With --backend the apps call a back end that is served (./appshell backend madinia --port 8080 --scripted), \
            over sockets, in the place of the one in process. Its state is the scripts' to arrange: each scenario \
            replaces it. Faults, delays and the app's own clock stay virtual, and the verdicts are the same.

            appshell.json, where there is one, holds a repository's defaults for these options.

            Exit codes: 0 all passed, 1 some did not, differ from run to run, or too little is covered, 2 a script, the \
            list of requirements, an argument or the served back end can't be read, 5 nothing selected, 130 interrupted.
            """
    )

    // MARK: What runs

    @Argument(help: "Files, folders, or file:line. Without any: Scenarios/.")
    var paths: [String] = []

    @Option(
        name: .long,
        help:
            "Only the scripts of this product, and those of no product: \(ProductCatalog.names). Repeatable: any of them."
    )
    var product: [String] = []

    @Option(name: .long, help: "Only scenarios whose tags fit: \"@MAD-FR5 and not @lent\". Repeatable: all must fit.")
    var tags: [String] = []

    @Option(name: .long, help: "Only scenarios whose name holds these words. Repeatable: any of them.")
    var name: [String] = []

    @Option(name: .long, help: "Only what this file lists, as --format rerun:FILE has written it.")
    var rerun: String?

    @Option(name: .long, help: "Only this part of the scenarios: 1/4 to 4/4 together are all.")
    var shard: ShardArgument?

    @Flag(name: .long, help: "Matches every step and runs none.")
    var dryRun = false

    // MARK: How it runs

    @Option(name: .long, help: "In which order: defined, reversed, random, or random:SEED.")
    var order: OrderArgument?

    @Option(name: .long, help: "How many scenarios run at a time, each in a process: a number, or auto.")
    var jobs: JobsArgument?

    @Flag(name: .long, help: "Runs in this process, one after the other: for a debugger. What traps ends the run.")
    var inProcess = false

    @Option(name: .long, help: "How many seconds on the wall clock a scenario may take before it is stopped (120).")
    var timeout: Double?

    @Option(name: .long, help: "How many seconds of virtual time an assertion may let pass until it holds (1).")
    var assertionTimeout: Double?

    @Option(name: .long, help: "How many times more a scenario that failed is tried.")
    var retry: Int = 0

    @Option(name: .long, help: "Only scenarios whose tags fit are tried again. Repeatable: all must fit.")
    var retryTags: [String] = []

    @Option(name: .customLong("repeat"), help: "How often each scenario is run. Where it goes another way, it fails.")
    var repetitions: Int = 1

    @Flag(name: .long, help: "Begins no further scenario when one has failed.")
    var failFast = false

    @Flag(name: .long, help: "Ends with 1 where a scenario passed, but not at once.")
    var failOnFlaky = false

    @Flag(name: .long, help: "Ends with 0 where nothing was selected.")
    var passWithNoTests = false

    @Flag(name: .long, help: "Runs again whenever a script changes, is added or renamed. Without --format: progress.")
    var watch = false

    @Option(
        name: .long,
        help: "Where the product's back end is served: https://…, or http:// on this machine. Needs --product."
    )
    var backend: String?

    @Flag(name: .long, help: "Does not look for \(Defaults.fileName).")
    var noDefaults = false

    // MARK: What is told

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How results are written: \(OutputFormat.allValueStrings.joined(separator: ", ")); with :FILE into a file. "
                + "Can be given several times.",
            valueName: "name[:file]"
        )
    )
    var format: [OutputFormat] = []

    @Option(name: .long, help: "How much of the screen texts show where a step failed: nearest, full or none.")
    var screen = ScreenArgument.nearest

    @OptionGroup var coverage: CoverageOptions

    func validate() throws {
        if backend != nil, product.count != 1 {
            throw ValidationError("--backend needs one --product: whose back end it is.")
        }
        if !(0...100).contains(retry) { throw ValidationError("--retry \(retry): write a number from 0 to 100.") }
        if !(1...100_000).contains(repetitions) {
            throw ValidationError("--repeat \(repetitions): write a number from 1 to 100000.")
        }
        if repetitions > 1, retry > 0 {
            throw ValidationError("--repeat and --retry: what is repeated to differ is not tried again; leave one out.")
        }
        if retry == 0, !retryTags.isEmpty { throw ValidationError("--retry-tags belongs to --retry.") }
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError("--timeout \(timeout): write a number of seconds, more than 0 and 86400 at most.")
        }
        if let assertionTimeout, !(0...3_600).contains(assertionTimeout) {
            throw ValidationError("--assertion-timeout \(assertionTimeout): write a number of seconds from 0 to 3600.")
        }
        if backend != nil, let count = jobs?.count, count > 1 {
            throw ValidationError("--backend: one phone at a time uses a served back end; leave out --jobs \(count).")
        }
        if inProcess, jobs?.count ?? 1 > 1 { throw ValidationError("--in-process: leave out --jobs.") }
        if inProcess, timeout != nil {
            throw ValidationError("--in-process: leave out --timeout; nobody is there to stop a scenario.")
        }
        if rerun != nil, !paths.isEmpty { throw ValidationError("--rerun: leave out other files and folders.") }
        if watch, rerun != nil {
            throw ValidationError("--watch: leave out --rerun; what failed runs again by itself.")
        }
    }

    func run() throws {
        Interruption.watch()
        if watch { return try ScriptWatch(self).run() }
        let exit = try ScriptRun(self).run()
        if exit != .passed { throw exit.code }
    }
}
