import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// `appshell lint`
struct LintCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, github, sarif
    }

    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: localized("Checks scripts without running them, and formats them."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Errors keep a script from running: Gherkin errors, undefined steps (with the nearest definition) \
                and ambiguous ones, absences of texts that nothing shows. Warnings: steps in another language, unknown requirements, duplicate scenario names in a file, \
                scenarios without steps, placeholders and columns that don't match, examples without rows, \
                duplicate tags, expected failures without a reason, and differences in format. Notes: former \
                wordings of steps, and the product's own steps and phrases that none of its scripts uses, if all \
                of them are checked.
                """
            ),
            localized("Phrases (*.phrases.feature) are checked with the scripts that may use them."),
            localized(
                """
                --run also runs the scripts, and notes assertions that passed only after time went on without \
                saying how long it may take.
                """
            ),
            localized(
                """
                --fix indents lines and aligns tables. It only changes insignificant white space; descriptions \
                and doc strings stay as they are. A file that cannot be written is reported, and does not keep \
                others from it.
                """
            ),
            localized("Examples:") + "\n"
                + HelpText.examples(
                    ("./appshell lint", localized("every script in Scenarios/")),
                    ("./appshell lint Scenarios/Madinia --fix", nil),
                    ("./appshell lint --format json", nil),
                    ("./appshell lint --format sarif > lint.sarif", nil)
                ),
            localized(
                """
                The product of a script comes from its folder, its tags or --product, as for run. In \
                \(Defaults.fileName), "lint" gives defaults for these options; paths and products of "run" count \
                where it has none.
                """
            ),
            localized(
                """
                Exit codes: 0 only notes; 1 errors or warnings; 2 wrong usage, or a file could not be read or \
                written; 5 there are no scripts.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("Files or folders. Default: Scenarios/.")))
    var paths: [String] = []

    @Flag(name: .long, help: ArgumentHelp(localized("Rewrites files whose format differs, and lists them.")))
    var fix = false

    @Flag(
        name: .customLong("run"),
        help: ArgumentHelp(localized("Also runs the scripts, and notes assertions that passed only by waiting."))
    )
    var runs = false

    @Option(name: .long, help: ArgumentHelp(localized("The output format: text, json, github (annotations) or sarif.")))
    var format = Format.text

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Only scripts of this product or of none: \(ProductCatalog.names). Repeatable: any of them.")
        )
    )
    var product: [String] = []

    @OptionGroup var defaults: DefaultsOptions

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let chosen = try ChosenProducts(product)
        let found = try ScriptFinder.find(paths)
        if let notice = found.notice { Console.error(notice) }
        if let (uri, _) = found.lines.min(by: { $0.key < $1.key }) {
            throw CommandError(localized("\(uri): lint checks whole files. Leave out the line number."))
        }
        guard
            let report = try LintRun(chosen: chosen, fixes: fix, runs: runs, defaults: defaults).report(
                on: found
            )
        else {
            Console.error(
                chosen.kits.isEmpty
                    ? localized("Nothing to lint: there are no scripts.")
                    : localized("Nothing to lint: there are no scripts of \(chosen.names).")
            )
            throw CommandExit.nothingRan.code
        }
        switch format {
        case .text: Console.out(report.text)
        case .json: Console.out(report.json)
        case .github: Console.out(report.github(RepositoryPaths()))
        case .sarif: Console.out(report.sarif(RepositoryPaths()))
        }
        guard report.exit == .passed else { throw report.exit.code }
    }
}
