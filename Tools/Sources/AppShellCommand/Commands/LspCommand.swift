import AppShellTexts
import ArgumentParser
import Foundation
import ScenarioRunner

/// `appshell lsp`
struct LspCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: localized("Serves editors: diagnostics, completion and more while scripts are written."),
        discussion: HelpText.paragraphs(
            localized(
                """
                An editor starts this, and speaks the Language Server Protocol (3.17) with it over standard \
                input and output. docs/editors.md says how to set up editors.
                """
            ),
            localized(
                """
                It finds what lint finds, as one types. The scripts are those of the editor's folders: of \
                Scenarios/, or of the whole folder if it has none.
                """
            ),
            localized(
                """
                The labels offered for texts in steps are those that other scripts say in the same place and, \
                with --labels, those that a run saw: write the file with run --coverage --coverage-format \
                json:FILE.
                """
            ),
            localized("Without --lang, it speaks the language of the editor."),
            localized("Exit codes: 0 the editor ended the session; 1 it went without; 2 wrong usage.")
        )
    )

    @Option(name: .long, help: ArgumentHelp(localized("A file of coverage, whose labels are offered.")))
    var labels: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Only scripts of this product or of none: \(ProductCatalog.names). Repeatable: any of them.")
        )
    )
    var product: [String] = []

    @Flag(name: .long, help: ArgumentHelp(localized("Does nothing: some editors pass it."), visibility: .hidden))
    var stdio = false

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let chosen = try ChosenProducts(product)
        let code = LanguageServerLoop.run(chosen, labels: labels)
        if code != 0 { throw ExitCode(code) }
    }
}
