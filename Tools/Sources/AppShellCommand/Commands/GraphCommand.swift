import AppShell
import AppShellHeadless
import AppShellInspection
import AppShellTexts
import ArgumentParser
import ScenarioRunner

/// `appshell graph`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: localized("Shows what a product consists of."),
        discussion: HelpText.paragraphs(
            localized(
                """
                Prints the tabs, then module by module the destinations, links with examples, payload rules, \
                shortcuts, stored keys and locks at launch.
                """
            ),
            HelpText.examples(
                ("./appshell graph madinia", nil),
                ("./appshell graph madinia --json", nil),
                ("./appshell graph madinia --aasa --team ABCDE12345 > aasa.json", nil)
            ),
            localized(
                """
                --aasa prints the association file for the product's links on one host. Serve it there as \
                /.well-known/apple-app-site-association.
                """
            ),
            localized("Exit codes: 0; 2 unknown product, or it cannot be composed (see appshell check).")
        )
    )

    @Argument(help: ArgumentHelp(localized("The product: \(ProductCatalog.names).")))
    var product: String

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @Flag(name: .long, help: ArgumentHelp(localized("Prints the product's apple-app-site-association file.")))
    var aasa = false

    @Option(name: .long, help: ArgumentHelp(localized("The file's host. Default: the product's canonical one.")))
    var host: String?

    @Option(
        name: .long,
        help: ArgumentHelp(localized("The Apple team, such as ABCDE12345, if the manifest does not name it."))
    )
    var team: String?

    @OptionGroup var reader: LanguageOptions

    func validate() throws {
        if !aasa, host != nil { throw ValidationError(localized("--host requires --aasa.")) }
        if !aasa, team != nil { throw ValidationError(localized("--team requires --aasa.")) }
        if aasa, json { throw ValidationError(localized("--aasa prints JSON already: leave out --json.")) }
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
            Console.error(localized("\(id): the team is unknown, so this file opens no app. Add --team."))
        }
        let text = AssociationFile(graph.links, host: apps.host, appIDs: apps.ids).text
        if let warning = Self.warning(length: text.utf8.count) { Console.error(warning) }
        Console.out(text)
    }

    /// - Parameter length: of an association file, in bytes.
    /// - Returns: nil if the system reads the file.
    static func warning(length: Int) -> String? {
        guard length > AssociationFile.maximumLength else { return nil }
        return localized(
            """
            The file has \(length) bytes, but the system reads at most \(AssociationFile.maximumLength). Fix: contribute \
            fewer patterns with more parameters, or spread them over several hosts.
            """
        )
    }
}
