import AppShell
import AppShellHeadless
import AppShellInspection
import ArgumentParser
import ScenarioRunner

/// `appshell open`
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Says what a link opens on an app that was not running.",
        discussion: """
            Starts the app by the link on a fresh phone and prints the outcome, the tab and the stack.

              ./appshell open madinia https://madinia.fr/formations/performer
              ./appshell open madinia https://madinia.fr/formation/x/y --explain
              ./appshell open allinconnect allinconnect://offers/3 --signed-in

            With --json, one object: outcome, reason, route, number and moment of the arrival, tab, tabID, stack, sheets, \
            screen, and arrivals, everything that arrived with its outcome. Of a link that waits (outcome held), the \
            route is the one it waits for.

            Exit codes: 0 the link opened its place, or what the product opens for its own links that fit none \
            (outcome opened-instead), 1 it was ignored, 2 there is no such product, 3 it is held: it waits until \
            someone signs in, or a lock ends.
            """
    )

    @Argument(help: "The product: \(ProductCatalog.names).")
    var product: String

    @Argument(help: "The link, as it was followed.")
    var url: String

    @Flag(name: .long, help: "Tells why: which patterns were looked at, and why they match or not.")
    var explain = false

    @Flag(name: .long, help: "A member of the product's test kit has signed in before; the app was ended since.")
    var signedIn = false

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    func run() throws {
        let kit = try ProductCatalog.kit(named: product)
        let session = kit.makeSession()
        var report = try ArrivalReport(launching: session, of: kit, with: .link(url), isSignedIn: signedIn)
        if explain { report.explanation = "\(try kit.graph(in: session).links.explain(url))" }
        try report.finish(json: json)
    }
}
