import AppShell
import ArgumentParser
import Headless
import ScenarioRunner

/// `appshell graph`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Shows what a product is made of.",
        discussion: """
            Tabs, then module by module: destinations, links with an example, payload rules, shortcuts, stored keys, \
            locks the app starts with.

              ./appshell graph madinia
              ./appshell graph madinia --json

            Exit codes: 0, or 2 where there is no such product or it can't be composed (appshell check says why).
            """
    )

    @Argument(help: "The product: \(ProductCatalog.names).")
    var product: String

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    func run() throws {
        let kit = try ProductCatalog.kit(named: product)
        let graph = try kit.graph(in: kit.makeSession())
        let summary = graph.summary
        Console.out(json ? GraphJSON(summary).text : GraphText(summary).text)
    }
}
