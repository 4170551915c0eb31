import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// `appshell open`
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: localized("Shows what a link opens when the app is not running."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Starts the app with the link on a fresh phone, and prints the outcome, the tab and the stack.
                """
            ),
            HelpText.examples(
                ("./appshell open madinia https://madinia.fr/formations/performer", nil),
                ("./appshell open madinia https://madinia.fr/formation/x/y --explain", nil),
                ("./appshell open allinconnect allinconnect://offers/3 --signed-in", nil)
            ),
            localized(
                """
                --json prints one object: outcome, reason, route, number and moment of the arrival, tab, tabID, \
                stack, sheets, screen, and arrivals (all of them with their outcomes). For a held link, route is \
                the one that it waits for.
                """
            ),
            localized(
                """
                Exit codes: 0 the link opened its screen, or the product's fallback for its own links that match \
                nothing (opened-instead); 1 it was ignored; 2 unknown product; 3 it is held until someone signs \
                in or a lock ends.
                """
            )
        )
    )

    @Argument(help: ArgumentHelp(localized("The product: \(ProductCatalog.names).")))
    var product: String

    @Argument(help: ArgumentHelp(localized("The link.")))
    var url: String

    @Flag(name: .long, help: ArgumentHelp(localized("Explains which patterns were tried, and why they match or not.")))
    var explain = false

    @Flag(
        name: .long,
        help: ArgumentHelp(localized("Signs in a member of the test kit first, then terminates the app."))
    )
    var signedIn = false

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @OptionGroup var reader: LanguageOptions

    func run() throws {
        let kit = try ProductCatalog.kit(named: product)
        let session = kit.makeSession()
        var report = try ArrivalReport(launching: session, of: kit, with: .link(url), isSignedIn: signedIn)
        if explain {
            let explanation = try kit.graph(in: session).links.explain(url)
            report.explanation = { explanation.localizedDescription }
        }
        try report.finish(json: json)
    }
}
