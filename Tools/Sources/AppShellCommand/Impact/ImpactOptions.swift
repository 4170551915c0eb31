import AppShellTexts
import ArgumentParser

/// The options of `appshell run` that concern what a change affects.
struct ImpactOptions: ParsableArguments {
    /// Where recordings are looked for, from the top of the repository.
    static let standardFile = ".appshell/impact.ndjson"

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized(
                "Only what can be concerned by the changes since this commit, those that are not committed included."
            ),
            valueName: "commit"
        )
    )
    var affectedBy: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("A recording of --record-impact, for --affected-by (\(standardFile)). Repeatable."),
            valueName: "file"
        )
    )
    var impact: [String] = []

    @Flag(
        name: .long,
        help: ArgumentHelp(localized("Says why --affected-by chooses each scenario; with --dry-run nothing runs."))
    )
    var explain = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Records which functions each scenario runs, for --affected-by."),
            valueName: "file"
        )
    )
    var recordImpact: String?

    func validate() throws {
        if affectedBy == nil, explain { throw ValidationError(localized("--explain requires --affected-by.")) }
        if affectedBy == nil, !impact.isEmpty { throw ValidationError(localized("--impact requires --affected-by.")) }
        if affectedBy != nil, recordImpact != nil {
            throw ValidationError(localized("--affected-by and --record-impact exclude each other; leave one out."))
        }
    }

    /// - Returns: the option that these can't stand beside, as a sentence; nil where there is none.
    func conflict(inProcess: Bool, dryRun: Bool, watch: Bool, backend: Bool) -> String? {
        if backend, affectedBy != nil || recordImpact != nil {
            return localized(
                "--backend: leave out --affected-by and --record-impact; nothing tells what a served back end runs."
            )
        }
        if watch, affectedBy != nil { return localized("--watch: leave out --affected-by; it follows scripts.") }
        guard recordImpact != nil else { return nil }
        let conflicts = [("--in-process", inProcess), ("--dry-run", dryRun), ("--watch", watch)]
        return conflicts.first(where: \.1).map { localized("--record-impact: leave out \($0.0).") }
    }
}
