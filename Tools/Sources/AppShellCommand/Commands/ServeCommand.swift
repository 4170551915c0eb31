import AppShell
import AppShellTexts
import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// `appshell serve`
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: localized("Serves a page in which a person holds the app."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Prints an address. The page shows the app in a phone, live, with everything that a script can do \
                beside it: links, payloads, time, the network, the server. What was done becomes a script.
                """
            ),
            HelpText.examples(
                column: 39,
                ("./appshell serve", localized("every product, to choose from")),
                ("./appshell serve madinia --open", localized("opens a browser")),
                ("./appshell serve --feature catalog", localized("a feature alone")),
                ("./appshell serve Scenarios/Madinia/fiche.feature:12", localized("a scenario, at its failing step")),
                ("./appshell serve pitrainer --paused", localized("time passes only by hand"))
            ),
            localized(
                """
                Only this machine can open the page. --listen 0.0.0.0 lets others in, by a token in the address.
                """
            ),
            localized("Exit codes: 0 stopped; 2 wrong usage, or it could not start; 130 interrupted.")
        )
    )

    @Argument(help: ArgumentHelp(localized("A product (\(ProductCatalog.names)), or a scenario: FILE:LINE.")))
    var target: String?

    @Option(
        help: ArgumentHelp(
            localized("One feature alone, by the id of its module: the others show no screens."),
            valueName: "module"
        )
    )
    var feature: String?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("The language of the phone, such as en, en-XA or ar-XB."), valueName: "code")
    )
    var phoneLanguage: String?

    @Option(help: ArgumentHelp(localized("The port; any that is free by default.")))
    var port: UInt16?

    @Flag(help: ArgumentHelp(localized("Opens the page in the browser.")))
    var open = false

    @Option(
        name: .customLong("lang"),
        help: ArgumentHelp(localized("Language of the steps and of what is printed: fr or en."))
    )
    var language: String?

    @Flag(help: ArgumentHelp(localized("The phone's time stands still at first.")))
    var paused = false

    @Option(help: ArgumentHelp(localized("The address to listen on.")))
    var listen = "127.0.0.1"

    @Option(help: ArgumentHelp(localized("The product of a script that no folder or tag assigns.")))
    var product: String?

    func run() throws {
        var options = WebHostOptions()
        if let language {
            guard ["fr", "en"].contains(language) else {
                throw CommandError(localized("--lang: the steps are in fr and en, not in “\(language)”."))
            }
            options.language = language
        }
        if let target {
            if target.contains(".feature") {
                guard feature == nil else {
                    throw CommandError(localized("--feature is for a product; a scenario says itself what it opens."))
                }
                try choose(scenario: target, &options)
            } else {
                guard product == nil else {
                    throw CommandError(localized("--product is for a script; “\(target)” names the product already."))
                }
                options.product = try ProductCatalog.kit(named: target)
            }
        } else if let product {
            options.product = try ProductCatalog.kit(named: product)
        }
        options.port = port ?? 0
        options.address = listen
        options.opensBrowser = open
        options.runsClock = !paused && options.steps.isEmpty
        if let feature { try choose(feature: feature, &options) }
        if let phoneLanguage { try choose(phoneLanguage: phoneLanguage, &options) }
        try InstalledWebHost.serve(options)
    }

    /// The app in a language, launched.
    private func choose(phoneLanguage: String, _ options: inout WebHostOptions) throws {
        guard PhoneLanguage.isCode(phoneLanguage) else {
            throw CommandError(localized("--phone-language \(phoneLanguage): write a code such as en or en-GB."))
        }
        guard options.product != nil, target?.contains(".feature") != true else {
            throw CommandError(localized("--phone-language is for a product; a scenario sets the language in a step."))
        }
        if options.steps.isEmpty {
            let isFrench = options.language == "fr"
            options.steps = [ConsoleStep(text: isFrench ? "l'application est ouverte" : "the app is open")]
        }
        options.steps.insert(ConsoleStep(text: PhoneLanguage.step(phoneLanguage, in: options.language)), at: 0)
    }

    /// The app with one feature alone, launched.
    private func choose(feature: String, _ options: inout WebHostOptions) throws {
        let having = try ProductCatalog.kits(withFeature: feature)
        let kit: any TestKit.Type
        if let chosen = options.product {
            guard having.contains(where: { $0 == chosen }) else {
                throw CommandError(
                    localized(
                        "\(chosen.productID) has no feature “\(feature)”; these have: \(having.map { $0.productID }.joined(separator: ", "))."
                    )
                )
            }
            kit = chosen
        } else {
            guard having.count == 1 else {
                let commands = having.map { "serve \($0.productID) --feature \(feature)" }
                throw CommandError(
                    localized("Several products have the feature “\(feature)”: \(commands.joined(separator: ", ")).")
                )
            }
            kit = having[0]
        }
        options.product = kit
        let french = options.language == "fr"
        options.steps = [
            ConsoleStep(text: FeatureAlone.step(feature, in: options.language)),
            ConsoleStep(text: french ? "l'application est ouverte" : "the app is open"),
        ]
    }

    /// The steps of the scenario at a line, in the language of its script.
    private func choose(scenario target: String, _ options: inout WebHostOptions) throws {
        let found = try ScriptFinder.find([target])
        var ids = IdentifierSequence()
        var scripts = LoadedScripts(found.sources, ids: &ids)
        if let error = scripts.errors.first { throw CommandError(error.locatedExplanation) }
        var selection = ScenarioSelection()
        selection.lines = found.lines
        scripts.select(selection)
        guard let feature = scripts.features.first, let pickle = feature.pickles.first else {
            throw CommandError(localized("\(target): there is no scenario."))
        }
        guard scripts.scenarioCount == 1 else {
            let lines = feature.pickles.map { "\(feature.uri):\($0.location.line)" }.prefix(5).joined(separator: ", ")
            throw CommandError(localized("\(target): name one scenario by its line, such as \(lines)."))
        }
        let kit = try product.map(ProductCatalog.kit(named:)) ?? ProductCatalog.kit(of: feature)
        options.product = kit
        if language == nil { options.language = pickle.language.hasPrefix("fr") ? "fr" : "en" }
        options.titles = ScriptTitles(feature: feature.document.feature?.name ?? "", scenario: pickle.name)
        options.steps = try feature.plainSteps(pickle.steps, for: kit).map { ConsoleStep($0) }
        // Only a user of this machine may write its files.
        guard ["127.0.0.1", "localhost", "::1"].contains(listen) else { return }
        options.file = found.sources.first { $0.uri == feature.uri }
            .flatMap { ScriptFile($0, line: pickle.location.line, of: kit) }
    }
}
