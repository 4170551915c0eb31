import ArgumentParser
import CucumberGherkin
import ScenarioRunner

/// `appshell gherkin`
struct GherkinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gherkin",
        abstract: "Prints feature files as Cucumber Messages, one JSON object a line.",
        discussion: """
            For each file: source, gherkinDocument and a pickle for each scenario; or a parseError for each fault.

            Exit codes: 0 all files were read, 2 a file can't be opened. A file with faults in it is read: they are \
            what is printed.

            A file is in English unless it says otherwise: by a line # language: fr, or, of Markdown, by its name: \
            basket.fr.feature.md.
            """
    )

    @Flag(name: .long, inversion: .prefixedNo, help: "The text of each file.")
    var source = true

    @Flag(name: .long, inversion: .prefixedNo, help: "The tree of each file.")
    var ast = true

    @Flag(name: .long, inversion: .prefixedNo, help: "The scenarios, ready to run.")
    var pickles = true

    @Option(name: .long, help: "The language of files that don't say, such as fr.")
    var language = "en"

    @Argument(help: "Feature files.")
    var files: [String]

    func validate() throws {
        guard GherkinDialect.named(language) == nil else { return }
        let languages = GherkinDialect.languages.joined(separator: ", ")
        throw ValidationError("\(language) is no language of Gherkin. These are: \(languages).")
    }

    func run() throws {
        var ids = IdentifierSequence()
        for file in files {
            let text = try ScriptFinder.read(file, uri: file)
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
