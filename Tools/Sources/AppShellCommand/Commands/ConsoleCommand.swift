import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioReports
import ScenarioRunner

/// `appshell console`
struct ConsoleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "console",
        abstract: localized("Runs steps as they are typed, and writes them as a script."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Each line is a step of a script, with its keyword or without. It runs at once on a fresh phone; \
                what it changes on the screen is printed. A step that does not pass leaves the phone as it was. \
                Time passes only in steps: « j'attends 2 secondes ».
                """
            ),
            HelpText.examples(
                ("./appshell console madinia", nil),
                ("./appshell console pitrainer --lang en", nil),
                ("./appshell console madinia <steps.txt", localized("without a terminal"))
            ),
            localized(
                """
                Under a step that ends with a colon stands its table, or its text between lines of three quotes. \
                Lines that begin with a colon are for the console:
                """
            ),
            ConsoleOrder.list,
            localized(
                """
                Exit codes: 0 at the end of the input; 1 a step failed, where the input is not a terminal; 2 \
                wrong usage; 130 interrupted.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("The product: \(ProductCatalog.names).")))
    var product: String

    @Option(
        name: .customLong("lang"),
        help: ArgumentHelp(localized("Language of the steps (fr if left out) and of what is printed: fr or en."))
    )
    var language: String?

    /// The product's steps, and the phrases of its scripts.
    private func scripts() throws -> ProductScripts {
        let kit = try ProductCatalog.kit(named: product)
        let phrases = (try? ScriptFinder.defaultFolder()).map { PhraseFiles(in: $0).book(for: kit) }
        return ProductScripts(kit: kit, features: [], phrases: phrases ?? PhraseBook())
    }

    func run() throws {
        let language = try ConsoleOrder.language(self.language ?? "fr", of: "--lang")
        let scripts = try scripts()
        try scripts.requireUsableSteps()
        try scripts.requireUsablePhrases()
        let isInteractive = isatty(STDIN_FILENO) == 1
        let dialogue = StepDialogue(scripts, language: language, style: TextStyle(isColored: Console.isColored))
        if isInteractive { Console.out(dialogue.greeting) }
        while !dialogue.isOver {
            if isInteractive { Console.out(dialogue.prompt) }
            dialogue.take(readLine())
        }
        // What stands behind the prompt: a line of the shell's.
        if isInteractive { Console.out("\n") }
        guard isInteractive || !dialogue.hasFailed else { throw CommandExit.failed.code }
    }
}
