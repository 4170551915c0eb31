import AppShell
import AppShellInspection
import AppShellTexts
import Foundation

/// Whether what shipped still works: links in mails and on other sites, payloads that servers send, shortcuts on home
/// screens, what phones have stored.
struct ReleaseCheck {
    /// The file as named on the command line.
    let name: String
    /// In the order of the released modules.
    let issues: [CompositionIssue]

    /// - Throws: ``CommandError`` where the file is no graph, or another product's.
    init(_ bytes: [UInt8], named name: String, against graph: AppGraph) throws(CommandError) {
        let now: ReleasedGraph
        let released: ReleasedGraph
        do {
            released = try JSONDecoder().decode(ReleasedGraph.self, from: Data(bytes))
            now = try JSONDecoder().decode(ReleasedGraph.self, from: Data(GraphJSON(graph.summary).text.utf8))
        } catch {
            throw CommandError(
                localized("\(name): is not what graph --json prints. Make it with ./appshell graph PRODUCT --json.")
            )
        }
        guard released.product == now.product else {
            throw CommandError(localized("\(name): is the graph of “\(released.product)”. Name that product."))
        }
        self.name = name
        issues = released.modules.flatMap { module in
            Self.links(of: module, in: graph, now) + Self.payloads(of: module, in: now)
                + Self.shortcuts(of: module, in: now) + Self.storedKeys(of: module, in: now)
        }
    }

    /// Without a trailing line break.
    var text: String {
        guard !issues.isEmpty else { return localized("\(name): all that shipped still works") }
        return ([localized("\(name): of what shipped, this works no more:")] + issues.map { "  - \($0)" })
            .joined(separator: "\n")
    }

    private static func links(of module: ReleasedGraph.Module, in graph: AppGraph, _ now: ReleasedGraph)
        -> [CompositionIssue]
    {
        let links = now.modules.flatMap(\.links)
        return module.links.compactMap { link in
            if links.contains(where: { $0.pattern == link.pattern && $0.destination == link.destination }) {
                return nil
            }
            if let example = link.example, case .matched(let route, _) = graph.links.match(example),
                route.name == link.destination
            {
                return nil
            }
            return CompositionIssue(
                code: "link-vanished",
                module: module.id,
                fact: localized("the link “\(link.pattern)” led to “\(link.destination)”"),
                fix: localized("keep it as an alias of the pattern that replaces it")
            )
        }
    }

    private static func payloads(of module: ReleasedGraph.Module, in now: ReleasedGraph) -> [CompositionIssue] {
        let rules = now.modules.flatMap(\.payloadRules)
        return module.payloadRules.compactMap { rule in
            if rules.contains(where: { $0.replaces(rule) }) { return nil }
            let conditions = rule.conditions.map { "\($0.key) = \($0.values.joined(separator: "|"))" }
                .joined(separator: ", ")
            return CompositionIssue(
                code: "payload-vanished",
                module: module.id,
                fact: localized(
                    "payloads of version “\(rule.version)” with \(conditions) led to “\(rule.destination)”"
                ),
                fix: localized("keep the rule: servers and notifications on phones still have such payloads")
            )
        }
    }

    private static func shortcuts(of module: ReleasedGraph.Module, in now: ReleasedGraph) -> [CompositionIssue] {
        let ids = Set(now.modules.flatMap(\.shortcuts).map(\.id))
        return module.shortcuts.filter { !ids.contains($0.id) }.map { shortcut in
            CompositionIssue(
                code: "shortcut-vanished",
                module: module.id,
                fact: localized("there was a shortcut “\(shortcut.id)”"),
                fix: localized("keep its id: it stands on home screens")
            )
        }
    }

    private static func storedKeys(of module: ReleasedGraph.Module, in now: ReleasedGraph) -> [CompositionIssue] {
        let schemas = Dictionary(now.modules.flatMap(\.storedKeys).map { ($0.name, $0.schema) }) { first, _ in first }
        return module.storedKeys.compactMap { key in
            guard let schema = schemas[key.name] else {
                return CompositionIssue(
                    code: "stored-key-vanished",
                    module: module.id,
                    fact: localized("“\(key.name)” was stored"),
                    fix: localized("keep the key, or read it once more and remove what it holds")
                )
            }
            guard schema < key.schema else { return nil }
            return CompositionIssue(
                code: "stored-key-older",
                module: module.id,
                fact: localized("“\(key.name)” was stored in schema \(key.schema), and is read in schema \(schema)"),
                fix: localized("count the schema up: phones have the newer form")
            )
        }
    }
}
