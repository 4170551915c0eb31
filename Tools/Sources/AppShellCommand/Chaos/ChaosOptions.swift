import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// The options of `appshell run` that check laws: on scenarios as they are, and on those in which things go wrong.
struct ChaosOptions: ParsableArguments {
    @Flag(
        name: .long,
        help: ArgumentHelp(
            localized("Checks the laws of explore that need no other act after each step; exploration.json accepts.")
        )
    )
    var laws = false

    @Flag(
        name: .long,
        help: ArgumentHelp(
            localized("Runs every variation of what passes: each call with each fault, the app ended after each step.")
        )
    )
    var chaos = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                "Runs this variation alone: \"call 3: lost\", \"relaunch after step 4\", \"force-quit after step 4\"."
            ),
            valueName: "variation"
        )
    )
    var chaosOnly: VariationArgument?

    @Option(name: .long, help: ArgumentHelp(localized("How many variations --chaos runs at most, a sample of all.")))
    var chaosBudget: Int?

    @Option(name: .long, help: ArgumentHelp(localized("The seed of the sample (1).")))
    var chaosSeed: UInt64?

    @Option(name: .long, help: ArgumentHelp(localized("Writes what --chaos found as JSON, too."), valueName: "file"))
    var chaosJson: String?

    /// A variation as it is printed.
    struct VariationArgument: ExpressibleByArgument {
        let variation: ChaosVariation

        init?(argument: String) {
            guard let variation = ChaosVariation(argument) else { return nil }
            self.variation = variation
        }
    }

    var isWanted: Bool { chaos || chaosOnly != nil }

    func validate() throws {
        if chaos, chaosOnly != nil {
            throw ValidationError(localized("--chaos and --chaos-only exclude each other; leave one out."))
        }
        if chaosBudget != nil, !chaos { throw ValidationError(localized("--chaos-budget requires --chaos.")) }
        if chaosSeed != nil, chaosBudget == nil {
            throw ValidationError(localized("--chaos-seed requires --chaos-budget."))
        }
        if chaosJson != nil, !isWanted {
            throw ValidationError(localized("--chaos-json requires --chaos or --chaos-only."))
        }
        if let chaosBudget, chaosBudget < 1 {
            throw ValidationError(localized("--chaos-budget \(chaosBudget): write a number above 0."))
        }
    }
}

extension RunCommand {
    /// The first option that can't stand beside `--chaos`, as a sentence; nil where there is none.
    var conflictOfChaos: String? {
        guard chaos.isWanted else { return nil }
        let name = chaos.chaos ? "--chaos" : "--chaos-only"
        let again = localized("it runs each scenario in ways of its own")
        let report = localized("it has a report of its own; --chaos-json FILE writes it for programs")
        let conflicts: [(String, Bool, String)] = [
            ("--watch", watch, again), ("--repeat", repetitions > 1, again), ("--retry", retry > 0, again),
            ("--laws", chaos.laws, localized("it reports only what a variation breaks")),
            ("--dry-run", dryRun, localized("nothing goes wrong where nothing runs")),
            ("--fail-fast", failFast, again), ("--max-failures", maxFailures != nil, again),
            ("--durations", durations != nil, again),
            ("--last-failed", lastFailed, localized("what failed has no variations")),
            ("--fail-on-flaky", failOnFlaky, again),
            ("--backend", backend != nil, localized("a served back end would act on every variation")),
            ("--record-impact", impact.recordImpact != nil, localized("a recording is of scenarios as they are")),
            ("--format", !format.isEmpty, report), ("--history", history != nil, report),
            ("--coverage", coverage.isWanted, report),
        ]
        return conflicts.first(where: \.1).map { localized("\(name): leave out \($0.0); \($0.2).") }
    }
}
