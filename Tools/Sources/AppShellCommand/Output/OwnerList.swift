import AppShell
import AppShellInspection
import AppShellTexts
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// Who looks after what in products, and where it lies.
struct OwnerList {
    let graphs: [GraphSummary]
    /// The folder of an owner's file, with a slash at the end, from the top of the repository; nil where it is unknown.
    private let folder: (Ownership) -> String?

    init(_ graphs: [GraphSummary], folder: @escaping (Ownership) -> String?) {
        self.graphs = graphs
        self.folder = folder
    }

    /// By the sources of the command's own repository.
    init(_ graphs: [GraphSummary]) {
        let paths = RepositoryPaths()
        let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"].map {
            URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path + "/"
        }
        self.init(graphs) { ownership in
            var path = paths.path(of: ownership.fileID)
            // Called from outside of the repository.
            if let home, path.hasPrefix(home) { path = String(path.dropFirst(home.count)) }
            guard path != ownership.fileID, !path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
                return nil
            }
            return String(path[...slash])
        }
    }

    /// Module, owner, contract and folder by product, then the modules without an owner.
    var text: String {
        let parts = graphs.map { graph -> String in
            let rows =
                [row(graph.product, graph.owner, note: localized("the product itself"))]
                + graph.modules.map { row($0.id, $0.owner) }
            var lines = ["\(graph.name) (\(graph.product))"]
            lines += TextColumns(rows: rows.compactMap(\.self)).lines(indent: 2)
            let without = Self.withoutOwner(graph)
            if !without.isEmpty {
                lines.append("  " + localized("without an owner: \(without.joined(separator: ", "))"))
            }
            return lines.map { $0 + "\n" }.joined()
        }
        return parts.joined(separator: "\n")
    }

    private func row(_ id: String, _ ownership: Ownership?, note: String = "") -> [String]? {
        ownership.map { [id, $0.owner, folder($0) ?? "", $0.contract, note] }
    }

    /// The ids of the modules, in the product's order.
    private static func withoutOwner(_ graph: GraphSummary) -> [String] {
        graph.modules.filter { $0.owner == nil }.map(\.id)
    }

    /// One object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.array("products", graphs) { writer, graph in
                writer.object { writer in
                    writer.field("product", graph.product)
                    if let owner = graph.owner { write(owner, into: &writer) }
                    writer.array("modules", graph.modules) { writer, module in
                        writer.object { writer in
                            writer.field("id", module.id)
                            if let owner = module.owner { write(owner, into: &writer) }
                        }
                    }
                    writer.array("withoutOwner", Self.withoutOwner(graph))
                }
            }
        }
        writer.lineBreak()
        return writer.text
    }

    private func write(_ ownership: Ownership, into writer: inout JSONWriter) {
        writer.field("owner", ownership.owner)
        writer.field("contract", ownership.contract)
        writer.field("folder", ifPresent: folder(ownership))
    }

    /// A CODEOWNERS file of GitHub, with a line for each folder. Of two lines that match a file the later one holds, so an
    /// inner folder comes after an outer one.
    ///
    /// - Throws: ``CommandError`` with the owners whose folders are unknown.
    func codeowners() throws(CommandError) -> String {
        let all = graphs.flatMap { [$0.owner].compactMap(\.self) + $0.modules.compactMap(\.owner) }
        var owners: [String: Set<String>] = [:]
        var unknown: [String] = []
        for ownership in all {
            if let folder = folder(ownership) {
                owners[folder, default: []].insert(ownership.owner)
            } else {
                unknown.append("\(ownership.owner) (\(ownership.fileID))")
            }
        }
        guard unknown.isEmpty else {
            throw CommandError(
                localized(
                    """
                    No folder is known for \(unknown.joined(separator: ", ")): below Sources/ no file of such a target has \
                    that name, or several have. Name the owner in a file whose name is its own.
                    """
                )
            )
        }
        let rows = owners.sorted { $0.key < $1.key }.map { folder, names in
            Self.line(folder: folder, owners: names.sorted()) + "\n"
        }
        return Self.heading + "\n" + rows.joined()
    }

    /// The first line of the file.
    static let heading = "# Made by appshell graph --owners --format codeowners: the modules name their owners."

    /// https://docs.github.com/en/repositories/…/about-code-owners#codeowners-syntax
    ///
    /// - Parameter folder: with a slash at its end.
    static func line(folder: String, owners: [String]) -> String {
        "/\(folder.replacing(" ", with: "\\ ")) \(owners.joined(separator: " "))"
    }
}
