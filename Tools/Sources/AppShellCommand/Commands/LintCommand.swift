import ArgumentParser
import ScenarioRunner

/// `appshell lint`
struct LintCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds what is wrong with scripts without running them, and lays them out.",
        discussion: """
            Errors, which a script can't run with: faults of Gherkin, steps that no definition fits, with the nearest \
            one, and steps that several fit. Warnings: requirements that Scenarios/requirements.csv does not list, two \
            scenarios of one name in a file, scenarios without steps, placeholders and columns that do not fit, \
            examples without a row, a tag twice, and a format that differs. Notes: steps of the product's own that no \
            script says, where all of its scripts are looked at.

            --run also runs the scripts, and notes assertions that passed only because time went on: they do not say \
            when their fact comes true.

            --fix indents lines and aligns tables. Nothing but white space changes, and only where it means nothing; \
            descriptions and doc strings stay as they are. A file that can't be written is told, and the others are \
            written nevertheless.

            Examples:
              ./appshell lint                           every script in Scenarios/
              ./appshell lint Scenarios/Madinia --fix
              ./appshell lint --format json

            The product of a script is the folder it lies in, or what its tags say, or --product, as for run.

            Exit codes: 0 nothing but notes, 1 errors or warnings, 2 wrong usage, or something can't be read or \
            written, 5 there is no script.
            """
    )

    @Argument(help: "Files or folders. Without any: Scenarios/.")
    var paths: [String] = []

    @Flag(name: .long, help: "Rewrites the files whose format differs, and says which.")
    var fix = false

    @Flag(name: .customLong("run"), help: "Runs the scripts as well, and notes assertions that passed only by waiting.")
    var runs = false

    @Option(name: .long, help: "How findings are written: text, one a line, or json, one object.")
    var format = Format.text

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only the scripts of this product, and those of no product: \(ProductCatalog.names). "
                + "Repeatable: any of them."
        )
    )
    var product: [String] = []

    func run() throws {
        let chosen = try ChosenProducts(product)
        let found = try ScriptFinder.find(paths)
        if let notice = found.notice { Console.error(notice) }
        if let (uri, _) = found.lines.min(by: { $0.key < $1.key }) {
            throw CommandError("\(uri): lint looks at whole files. Leave the line out.")
        }
        guard let report = try LintRun(chosen: chosen, fixes: fix, runs: runs).report(on: found) else {
            Console.error("Nothing to lint: there is no script\(chosen.words).")
            throw CommandExit.nothingRan.code
        }
        switch format {
        case .text: Console.out(report.text)
        case .json: Console.out(report.json)
        }
        guard report.exit == .passed else { throw report.exit.code }
    }
}
