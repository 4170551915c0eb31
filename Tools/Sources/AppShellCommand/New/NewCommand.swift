import AppShellTexts
import ArgumentParser
import Foundation

/// `appshell new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: localized("Writes a feature, a product or a script to begin with."),
        discussion: localized(
            """
            What it writes compiles, and its script passes as it stands; only the words are \
            left to you. It never replaces a file: what exists is refused.

              ./appshell new feature Guestbook --in madinia
              ./appshell new product Library --feature Loans --title "Ma bibliothèque"
              ./appshell new product Guestbook --at ../guestbook
              ./appshell new script "Ma liste" --product madinia

            With --dry-run it shows the files, and how others change, and writes nothing.

            Exit codes: 0; 2 a name that is taken or none of Swift's, an unknown product, or \
            a file that exists or cannot be written.
            """
        ),
        subcommands: [NewFeatureCommand.self, NewProductCommand.self, NewScriptCommand.self]
    )
}

/// Writes a plan, or shows it.
struct NewOptions: ParsableArguments {
    @Flag(name: .long, help: ArgumentHelp(localized("Shows the new files, and how others change; writes nothing.")))
    var dryRun = false

    /// - Parameter next: what to do then: commands, each with what it is for.
    func carryOut(_ plan: FilePlan, next: [[String]]) throws(CommandError) {
        var plan = plan
        SwiftLayout.apply(to: &plan)
        guard !dryRun else { return Console.out(plan.preview) }
        try plan.write()
        let table = TextColumns(rows: next).lines(indent: 2).joined(separator: "\n")
        Console.out("\(plan.summary)\n\(localized("Next:"))\n\(table)\n")
    }
}
