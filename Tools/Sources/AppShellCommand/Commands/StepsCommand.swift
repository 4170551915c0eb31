import AppShell
import ArgumentParser
import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// `appshell steps`
struct StepsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "steps",
        abstract: "Lists the steps that a script can use.",
        discussion: """
            Words in braces stand for values: {string} for quoted text, {int} for a number, \
            {duration} for « 2 secondes », {date} for « 15 février 2026 », {time} for « 9 h 30 ».

            --markdown prints docs/steps.md: every product's steps in all languages, side by \
            side.

            Exit codes: 0; 2 there are no steps in that language.
            """
    )

    @Option(name: .customLong("lang"), help: "The language of the scripts: fr (default) or en.")
    var language: String?

    @Option(name: .long, help: "Includes this product's own steps: \(ProductCatalog.names). Repeatable. Default: all.")
    var product: [String] = []

    @Flag(name: .long, help: "Prints one JSON object per line.")
    var json = false

    @Flag(name: .long, help: "Prints docs/steps.md.")
    var markdown = false

    private var lang: String { language ?? "fr" }

    func validate() throws {
        guard markdown else { return }
        if json { throw ValidationError("--markdown and --json exclude each other; leave one out.") }
        if language != nil { throw ValidationError("--markdown has all languages side by side: leave out --lang.") }
        if !product.isEmpty { throw ValidationError("--markdown has all products: leave out --product.") }
    }

    func run() throws {
        if markdown { return Console.out(StepsPage(kits: ProductCatalog.kits).markdown) }
        let chosen = try ChosenProducts(product).kits
        let kits = chosen.isEmpty ? ProductCatalog.kits : chosen
        let generic = StepLibrary.withGenericSteps().currentDefinitions.filter { $0.language == lang }
        guard !generic.isEmpty else {
            let languages = Set(StepLibrary.withGenericSteps().definitions.map(\.language)).sorted()
            throw CommandError(
                "There are no steps in “\(lang)”; there are some in \(languages.joined(separator: ", "))."
            )
        }
        write("Every product", generic)
        for kit in kits {
            let known = Set(generic.map(\.expression.source))
            let own = kit.library.currentDefinitions.filter {
                $0.language == lang && !known.contains($0.expression.source)
            }
            write(kit.product.manifest.name, own)
        }
    }

    private func write(_ owner: String, _ definitions: [StepDefinition]) {
        if json { return writeJSON(owner, definitions) }
        let width = Console.width
        Console.out("\(owner)\n")
        for kind in StepDefinition.Kind.allCases {
            let steps = definitions.filter { $0.kind == kind }
            guard !steps.isEmpty else { continue }
            Console.out("\n  \(kind.keyword(in: lang))\n")
            for step in steps {
                Console.out(WrappedText(step.expression.source, indents: (4, 8), width: width).text)
                Console.out(WrappedText(step.summary, indents: (8, 8), width: width).text)
            }
        }
        Console.out("\n")
    }

    private func writeJSON(_ owner: String, _ definitions: [StepDefinition]) {
        for definition in definitions {
            var writer = JSONWriter()
            writer.object { writer in
                writer.field("owner", owner)
                writer.field("kind", definition.kind.rawValue)
                writer.field("language", definition.language)
                writer.field("expression", definition.expression.source)
                writer.field("summary", definition.summary)
                writer.field("place", definition.location.description)
            }
            writer.lineBreak()
            Console.out(writer.bytes)
        }
    }
}
