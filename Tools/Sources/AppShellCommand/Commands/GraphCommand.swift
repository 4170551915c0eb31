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
                ("./appshell graph madinia --format svg:madinia.svg", nil),
                ("./appshell graph --owners", nil),
                ("./appshell graph --owners --format codeowners:.github/CODEOWNERS", nil),
                ("./appshell graph madinia --aasa --team ABCDE12345 > aasa.json", nil)
            ),
            localized(
                """
                --aasa prints the association file for the product's links on one host. Serve it there as \
                /.well-known/apple-app-site-association.
                """
            ),
            localized(
                """
                --format svg draws what leads to which destination, module by module; dot writes it for Graphviz.
                """
            ),
            localized(
                """
                --owners lists who looks after each module, what they promise, and where it lies: of one product or all \
                of them. --format codeowners makes a CODEOWNERS file of it.
                """
            ),
            localized("Exit codes: 0; 2 unknown product, or it cannot be composed (see appshell check).")
        )
    )

    @Argument(
        help: ArgumentHelp(localized("The product: \(ProductCatalog.names). With --owners, by default all."))
    )
    var product: String?

    @Flag(name: .long, help: ArgumentHelp(localized("Prints one JSON object.")))
    var json = false

    @Flag(name: .long, help: ArgumentHelp(localized("Lists the owners of the modules.")))
    var owners = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("NAME[:FILE]: text, json, svg, dot, or, with --owners, codeowners."),
            valueName: "name[:file]"
        )
    )
    var format: GraphFormat?

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
        if aasa, owners { throw ValidationError(localized("--aasa and --owners print different things: keep one.")) }
        if aasa || json, format != nil {
            throw ValidationError(localized("--format: leave out \(aasa ? "--aasa" : "--json")."))
        }
        if format?.name == .codeowners, !owners {
            throw ValidationError(localized("--format codeowners requires --owners."))
        }
        if product == nil, !owners {
            throw ValidationError(localized("Name the product: \(ProductCatalog.names)."))
        }
        if aasa, json { throw ValidationError(localized("--aasa prints JSON already: leave out --json.")) }
    }

    func run() throws {
        let kits = try product.map { [try ProductCatalog.kit(named: $0)] } ?? ProductCatalog.kits
        let graphs = try kits.map { try $0.graph(in: $0.makeSession()) }
        if aasa, let graph = graphs.first { return try printAssociationFile(of: graph) }
        let format = format ?? GraphFormat(json ? .json : .text)
        let summaries = graphs.map(\.summary)
        if owners {
            try format.write(text(of: OwnerList(summaries), as: format.name))
        } else {
            for summary in summaries { try format.write(text(of: summary, as: format.name)) }
        }
    }

    private func text(of summary: GraphSummary, as format: GraphFormat.Name) -> String {
        switch format {
        case .text, .codeowners: GraphText(summary).text
        case .json: GraphJSON(summary).text
        case .svg: GraphPicture(summary).svg
        case .dot: GraphPicture(summary).dot
        }
    }

    private func text(of owners: OwnerList, as format: GraphFormat.Name) throws(CommandError) -> String {
        switch format {
        case .text: owners.text
        case .json: owners.json
        case .codeowners: try owners.codeowners()
        case .svg, .dot:
            throw CommandError(
                localized(
                    "--owners: write --format text, json or codeowners; the svg of a product shows its owners without it."
                )
            )
        }
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
