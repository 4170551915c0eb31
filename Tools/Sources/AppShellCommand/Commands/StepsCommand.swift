import AppShell
import AppShellTexts
import ArgumentParser
import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// `appshell steps`
struct StepsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "steps",
        abstract: localized("Lists the steps that a script can use."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Words in braces stand for values: {string} for quoted text, {int} for a number, {duration} for « \
                2 secondes », {date} for « 15 février 2026 », {time} for « 9 h 30 ».
                """
            ),
            localized(
                """
                With words it lists the steps that have all of them, in their expressions or descriptions; case \
                and accents do not matter. Your language comes first; the other is listed where it alone has them:
                """
            ) + "\n"
                + HelpText.examples(
                    ("./appshell steps onglet", nil),
                    ("./appshell steps notification bannière --lang fr", nil)
                ),
            localized(
                """
                Phrases, the steps that files *.phrases.feature below Scenarios/ make of other steps, are listed \
                with those of their product.
                """
            ),
            localized(
                """
                --markdown prints docs/steps.md: every product's steps in all languages, side by side.
                """
            ),
            localized("Exit codes: 0; 2 there are no steps in that language; 5 no step has these words.")
        )
    )

    @Argument(help: ArgumentHelp(localized("Words to look for. Default: all steps.")))
    var words: [String] = []

    @Option(
        name: .customLong("lang"),
        help: ArgumentHelp(
            localized("Language of the steps (fr if left out, without words) and of what is printed: fr or en.")
        )
    )
    var language: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Includes this product's own steps: \(ProductCatalog.names). Repeatable. Default: all.")
        )
    )
    var product: [String] = []

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object per line.")))
    var json = false

    @Flag(name: .long, help: ArgumentHelp(localized("Prints docs/steps.md.")))
    var markdown = false

    private static let standardLanguage = "fr"
    private static let everyProduct = "Every product"

    func validate() throws {
        guard markdown else { return }
        if json { throw ValidationError(localized("--markdown and --json exclude each other; leave one out.")) }
        if language != nil {
            throw ValidationError(localized("--markdown has all languages side by side: leave out --lang."))
        }
        if !words.isEmpty { throw ValidationError(localized("--markdown has all steps: leave out the words.")) }
        if !product.isEmpty { throw ValidationError(localized("--markdown has all products: leave out --product.")) }
    }

    func run() throws {
        if markdown { return Console.out(StepsPage(kits: ProductCatalog.kits).markdown) }
        let chosen = try ChosenProducts(product).kits
        let kits = chosen.isEmpty ? ProductCatalog.kits : chosen
        let generic = StepLibrary.withGenericSteps().currentDefinitions
        let spoken = Set(generic.map(\.language)).sorted()
        if let language, !spoken.contains(language) {
            throw CommandError(
                localized("There are no steps in “\(language)”; there are some in \(spoken.joined(separator: ", ")).")
            )
        }
        let own = Reader.current.language.code
        let languages =
            language.map { [$0] }
            ?? (words.isEmpty ? [Self.standardLanguage] : [own].filter(spoken.contains) + spoken.filter { $0 != own })
        let phrases = (try? ScriptFinder.defaultFolder()).map { PhraseFiles(in: $0) }
        let known = Set(generic.map(\.expression.source))
        let owned =
            [(Self.everyProduct, generic)]
            + kits.map { kit in
                let book = phrases?.book(for: kit) ?? PhraseBook()
                let library = ProductScripts(kit: kit, features: [], phrases: book).library
                let own = library.currentDefinitions.filter { !known.contains($0.expression.source) }
                return (kit.product.manifest.name, own)
            }
        let search = words.isEmpty ? nil : StepSearch(words.joined(separator: " "))
        for lang in languages {
            let listed = owned.map { owner, definitions in
                (owner, definitions.filter { $0.language == lang && search?.finds($0) != false })
            }
            let found = search == nil ? listed : listed.filter { !$0.1.isEmpty }
            for (owner, definitions) in found {
                write(owner, definitions, in: lang, isNamed: search != nil && language == nil && lang != own)
            }
            if !found.isEmpty { return }
        }
        guard let search else { return }
        let all = owned.flatMap(\.1).filter { languages.contains($0.language) }
        Console.error(search.nothingFound(among: all))
        throw CommandExit.nothingRan.code
    }

    /// - Parameter isNamed: whether to print the language, because it is not the reader's.
    private func write(_ owner: String, _ definitions: [StepDefinition], in lang: String, isNamed: Bool) {
        if json { return writeJSON(owner, definitions) }
        let width = Console.width
        let language = isNamed ? " (\(Language(code: lang)?.name ?? lang))" : ""
        Console.out((owner == Self.everyProduct ? localized("Every product") : owner) + language + "\n")
        for kind in StepDefinition.Kind.allCases {
            let steps = definitions.filter { $0.kind == kind }
            guard !steps.isEmpty else { continue }
            Console.out("\n  \(kind.keyword(in: lang))\n")
            for step in steps {
                Console.out(WrappedText(step.expression.source, indents: (4, 8), width: width).text)
                Console.out(WrappedText(step.localizedSummary, indents: (8, 8), width: width).text)
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
                // English for programs, unless a person chose.
                writer.field("summary", language == nil ? definition.summary : definition.localizedSummary)
                writer.field("place", definition.location.description)
                if definition.phrase != nil { writer.field("phrase", true) }
            }
            writer.lineBreak()
            Console.out(writer.bytes)
        }
    }
}
