import AppShell
import ArgumentParser
import CucumberExpressions
import CucumberGherkin
import ScenarioRunner

/// `appshell steps`
struct StepsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "steps",
        abstract: "Lists what a script can say.",
        discussion: """
            Words between braces stand for values: {string} for text in quotes, {int} for a number, {duration} for \
            « 2 secondes », {date} for « 15 février 2026 », {time} for « 9 h 30 ».

            Exit codes: 0, or 2 where there are no steps in that language.
            """
    )

    @Option(name: .long, help: "The language of the scripts: fr or en.")
    var lang = "fr"

    @Option(name: .long, help: "With the product's own steps: \(ProductCatalog.names). Without: all products' steps.")
    var product: String?

    @Flag(name: .long, help: "Prints one JSON object a line.")
    var json = false

    func run() throws {
        let kits = try product.map { [try ProductCatalog.kit(named: $0)] } ?? ProductCatalog.kits
        let generic = StepLibrary.withGenericSteps().definitions.filter { $0.language == lang }
        guard !generic.isEmpty else {
            let languages = Set(StepLibrary.withGenericSteps().definitions.map(\.language)).sorted()
            throw CommandFailure("There are no steps in “\(lang)”, only in \(languages.joined(separator: ", ")).")
        }
        write("Every product", generic)
        for kit in kits {
            let known = Set(generic.map(\.expression.source))
            let own = kit.library.definitions.filter { $0.language == lang && !known.contains($0.expression.source) }
            write(kit.product.manifest.name, own)
        }
    }

    private func write(_ owner: String, _ definitions: [StepDefinition]) {
        if json { return writeJSON(owner, definitions) }
        let width = definitions.map(\.expression.source.count).max() ?? 0
        Console.out("\(owner)\n")
        for kind in StepDefinition.Kind.allCases {
            let steps = definitions.filter { $0.kind == kind }
            guard !steps.isEmpty else { continue }
            Console.out("\n  \(heading(kind))\n")
            for step in steps {
                let source = step.expression.source
                let padding = String(repeating: " ", count: width - source.count)
                Console.out("    \(source)\(padding)   \(step.summary)\n")
            }
        }
        Console.out("\n")
    }

    /// The keyword that scripts in this language usually begin such a step with.
    private func heading(_ kind: StepDefinition.Kind) -> String {
        let keywords: [String: [StepDefinition.Kind: String]] = [
            "fr": [.given: "Étant donné que", .when: "Quand", .then: "Alors"],
            "en": [.given: "Given", .when: "When", .then: "Then"],
        ]
        return keywords[lang]?[kind] ?? kind.rawValue
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
                writer.field("place", definition.place.description)
            }
            writer.lineBreak()
            Console.out(writer.bytes)
        }
    }
}
