import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// `appshell new script`
struct NewScriptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: localized("Writes a script that passes as it stands."),
        discussion: localized(
            """
            The script opens the app, and says what it shows first, in the product's own words. \
            Its file is named after its title, in the folder of the product's scripts.

              ./appshell new script "Ma liste" --product madinia
                  Scenarios/Madinia/ma-liste.feature

            Exit codes: 0; 2 an unknown product, or a file that exists or cannot be written.
            """
        )
    )

    @Argument(help: ArgumentHelp(localized("Its title, which also names the file.")))
    var title: String

    @Option(name: .long, help: ArgumentHelp(localized("The product: \(ProductCatalog.names). Default: the only one.")))
    var product: String?

    @OptionGroup
    var options: NewOptions

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let title = try NewTitle.checked(title, of: "“\(title)”")
        let words = PlainLetters.words(of: title).map { $0.lowercased() }
        guard !words.isEmpty else {
            throw CommandError(
                localized("“\(title)”: no letter from A to Z, so that no file can be named after it. Add one.")
            )
        }
        let place = try NewPlace.current()
        let kit = try kit()
        let product = try ProductPlace(kit, in: place)
        let script =
            "\(place.scripts(of: kit.productID, named: product.module))/\(words.joined(separator: "-")).feature"
        var plan = FilePlan(root: place.root)
        try plan.create(script, try ScriptTemplate(title, for: kit).text)
        try options.carryOut(
            plan,
            next: [
                ["\(place.command) run \(script)", localized("runs it")],
                ["\(place.command) console \(kit.productID)", localized("tries steps as they are typed")],
                ["\(place.command) steps --lang fr", localized("what a script can say")],
            ]
        )
    }

    private func kit() throws(CommandError) -> any TestKit.Type {
        if let product { return try ProductCatalog.kit(named: product) }
        guard ProductCatalog.kits.count == 1 else {
            throw CommandError(localized("Name the product with --product: \(ProductCatalog.names)."))
        }
        return ProductCatalog.kits[0]
    }
}
