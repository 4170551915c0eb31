import AppShell
import ArgumentParser
import Headless
import ScenarioRunner

/// `appshell check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds every fault of a product's composition.",
        discussion: """
            Composes the product, or all of them, and prints each fault with its code, the module, the fact and the \
            mend: links that overlap or lead nowhere, payload rules that both match, a tab without a root, two owners \
            of one stored key.

              ./appshell check                                 every product
              ./appshell check madinia --json

            Exit codes: 0 no fault, 1 faults, 2 there is no such product.
            """
    )

    @Argument(help: "The product: \(ProductCatalog.names). Without: all of them.")
    var product: String?

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    func run() throws {
        let kits = try product.map { [try ProductCatalog.kit(named: $0)] } ?? ProductCatalog.kits
        let report = CheckReport(checks: kits.map { ProductCheck($0.product, in: $0.makeSession().environment) })
        Console.out(json ? report.json : report.text)
        guard report.isSound else { throw CommandExit.failed.code }
    }
}
