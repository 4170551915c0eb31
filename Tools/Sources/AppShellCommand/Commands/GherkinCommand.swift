import AppShellTexts
import ArgumentParser
import CucumberGherkin
import ScenarioRunner

/// `appshell gherkin`
struct GherkinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gherkin",
        abstract: localized("Prints feature files as Cucumber Messages, one JSON object per line."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Prints for each file its source, its gherkinDocument and a pickle per scenario, or a parseError \
                per error.
                """
            ),
            localized(
                """
                A file is in English unless it says otherwise: by a line # language: fr or, in Markdown, by its \
                name: basket.fr.feature.md.
                """
            ),
            localized(
                """
                Exit codes: 0 all files were read, even with parse errors; 2 a file could not be opened.
                """
            )
        )
    )

    @Flag(name: .long, inversion: .prefixedNo, help: ArgumentHelp(localized("Prints the text of each file.")))
    var source = true

    @Flag(name: .long, inversion: .prefixedNo, help: ArgumentHelp(localized("Prints the tree of each file.")))
    var ast = true

    @Flag(name: .long, inversion: .prefixedNo, help: ArgumentHelp(localized("Prints the scenarios, ready to run.")))
    var pickles = true

    @Option(name: .long, help: ArgumentHelp(localized("The language of files that don't declare one, such as fr.")))
    var language = "en"

    @Argument(help: ArgumentHelp(localized("Feature files.")))
    var files: [String]

    @OptionGroup var reader: LanguageOptions

    func validate() throws {
        guard GherkinDialect.named(language) == nil else { return }
        let languages = GherkinDialect.languages.joined(separator: ", ")
        throw ValidationError(localized("\(language) is not a Gherkin language. Languages: \(languages)."))
    }

    func run() throws {
        var ids = IdentifierSequence()
        for file in files {
            let bytes = try ScriptFinder.bytes(of: file)
            if let issue = EncodingIssue(bytes, of: file) {
                Console.out(GherkinMessages.parseError(issue.error))
                continue
            }
            let text = GherkinSource(uri: file, bytes: bytes)
            if source { Console.out(GherkinMessages.source(text)) }
            do throws(GherkinErrors) {
                let document = try GherkinParser(defaultLanguage: language).parse(text, ids: &ids).get()
                if ast { Console.out(GherkinMessages.gherkinDocument(document)) }
                guard pickles else { continue }
                for pickle in try PickleCompiler().pickles(of: document, ids: &ids) {
                    Console.out(GherkinMessages.pickle(pickle))
                }
            } catch {
                for error in error.errors { Console.out(GherkinMessages.parseError(error)) }
            }
        }
    }
}
