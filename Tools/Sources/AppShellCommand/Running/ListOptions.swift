import AppShellTexts
import ArgumentParser

/// The options of `appshell run` that say what would run instead of running it.
struct ListOptions: ParsableArguments {
    @Flag(name: .long, help: ArgumentHelp(localized("Lists the scenarios that would run, and runs none.")))
    var list = false

    @Flag(
        name: .long,
        help: ArgumentHelp(localized("Lists the tags of what would run, with the number of scenarios, and runs none."))
    )
    var listTags = false

    @Flag(name: .long, help: ArgumentHelp(localized("With --list or --list-tags: one JSON object per line.")))
    var json = false

    var isWanted: Bool { list || listTags }

    func validate() throws {
        if list, listTags {
            throw ValidationError(localized("--list and --list-tags exclude each other; leave one out."))
        }
        if json, !isWanted { throw ValidationError(localized("--json requires --list or --list-tags.")) }
    }
}

extension RunCommand {
    /// The first option that can't stand beside `--list`, as a sentence; nil where there is none.
    var conflictOfList: String? {
        guard listing.isWanted else { return nil }
        let conflicts = [
            ("--watch", watch), ("--format", !format.isEmpty), ("--coverage", coverage.isWanted),
            ("--record-impact", impact.recordImpact != nil),
            ("--chaos", chaos.isWanted),
        ]
        return conflicts.first(where: \.1).map { option, _ in
            localized("\(listing.list ? "--list" : "--list-tags"): leave out \(option); nothing runs.")
        }
    }
}
