import AppShell
import AppShellHeadless
import AppShellInspection
import ArgumentParser
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
              ./appshell graph madinia --aasa --team ABCDE12345 > aasa.json

            With --aasa it prints the association file that hands the app the links of its table, for one host: serve \
            it there as /.well-known/apple-app-site-association.

            Exit codes: 0, or 2 where there is no such product or it can't be composed (appshell check says why).
            """
    )

    @Argument(help: "The product: \(ProductCatalog.names).")
    var product: String

    @Flag(name: .long, help: "Prints one JSON object.")
    var json = false

    @Flag(name: .long, help: "Prints the product's apple-app-site-association file.")
    var aasa = false

    @Option(name: .long, help: "The host whose file it is. Without: the product's canonical one.")
    var host: String?

    @Option(name: .long, help: "The team at Apple, such as ABCDE12345, where the manifest does not name it.")
    var team: String?

    func validate() throws {
        if !aasa, host != nil { throw ValidationError("--host belongs to --aasa.") }
        if !aasa, team != nil { throw ValidationError("--team belongs to --aasa.") }
        if aasa, json { throw ValidationError("--aasa prints JSON already: leave out --json.") }
    }

    func run() throws {
        let kit = try ProductCatalog.kit(named: product)
        let graph = try kit.graph(in: kit.makeSession())
        if aasa { return try printAssociationFile(of: graph) }
        let summary = graph.summary
        Console.out(json ? GraphJSON(summary).text : GraphText(summary).text)
    }

    private func printAssociationFile(of graph: AppGraph) throws {
        let apps = try AssociatedApps(of: graph.manifest, host: host, team: team)
        for id in apps.idsWithoutTeam {
            Console.error("\(id): the team is not known, so this file opens no app. Give it by --team.")
        }
        let text = AssociationFile(graph.links, host: apps.host, appIDs: apps.ids).text
        if let warning = Self.warning(length: text.utf8.count) { Console.error(warning) }
        Console.out(text)
    }

    /// - Parameter length: of an association file, in bytes; nil for one that the system reads.
    static func warning(length: Int) -> String? {
        guard length > AssociationFile.maximumLength else { return nil }
        return "The file has \(length) bytes, and the system reads \(AssociationFile.maximumLength) at most. "
            + "Fix: contribute fewer patterns with more parameters, or spread them over several hosts."
    }
}
