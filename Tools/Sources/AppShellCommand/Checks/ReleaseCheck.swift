import AppShell
import AppShellInspection
import AppShellTexts
import Foundation

/// Whether what shipped still works: links in mails and on other sites, payloads that servers send, shortcuts on home
/// screens, what phones have stored, and where they have left people.
struct ReleaseCheck {
    /// The file as named on the command line.
    let name: String
    let released: ReleasedGraph
    let now: ReleasedGraph
    private let links: LinkTable
    /// By the names of the destinations that they replace.
    private let replacements: [String: String]

    /// - Throws: ``CommandError`` where the file is no graph, or another product's.
    init(_ bytes: [UInt8], named name: String, against graph: AppGraph) throws(CommandError) {
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
        links = graph.links
        replacements = Dictionary(
            now.modules.flatMap { $0.formerDestinations ?? [] }.map { ($0.name, $0.replacement) }
        ) { first, _ in first }
    }

    /// In the order of the released modules, in the language of the current `Reader`.
    var issues: [CompositionIssue] {
        var issues = vanishedAddresses
        for module in released.modules {
            issues += vanishedLinks(of: module)
            issues += vanishedPayloads(of: module)
            issues += vanishedShortcuts(of: module)
            issues += vanishedDestinations(of: module)
            issues += vanishedCategories(of: module)
            issues += vanishedKeys(of: module)
        }
        return issues
    }

    /// Without a trailing line break.
    var text: String {
        guard !issues.isEmpty else {
            return localized("\(name): all that shipped still works")
        }
        return
            ([localized("\(name): of what shipped, this works no more:")]
            + issues.map { "  - \($0.localizedDescription)" })
            .joined(separator: "\n")
    }

    private func vanishedLinks(of module: ReleasedGraph.Module) -> [CompositionIssue] {
        let known = now.modules.flatMap(\.links)
        return module.links.compactMap { link in
            let destination = current(link.destination)
            let isKept = known.contains {
                $0.pattern == link.pattern && ($0.destination == destination || $0.formerSince != nil)
            }
            if isKept { return nil }
            if let example = link.example, case .matched(let route, let entry) = links.match(example) {
                let isFormer = known.contains { $0.pattern == entry.pattern.source && $0.formerSince != nil }
                if route.name == destination || isFormer { return nil }
            }
            return CompositionIssue(
                code: "link-vanished",
                module: module.id,
                fact: localized("the link “\(link.pattern)” led to “\(link.destination)”"),
                fix: localized("keep it as an alias of the pattern that replaces it, or as a formerLink")
            )
        }
    }

    /// The destination that stands in the place of a released one.
    func current(_ destination: String) -> String { replacements[destination] ?? destination }

    private func vanishedPayloads(of module: ReleasedGraph.Module) -> [CompositionIssue] {
        let rules = now.modules.flatMap(\.payloadRules)
        return module.payloadRules.compactMap { rule in
            if rules.contains(where: { $0.replaces(rule, leadingTo: current(rule.destination)) }) { return nil }
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

    private func vanishedShortcuts(of module: ReleasedGraph.Module) -> [CompositionIssue] {
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

    private func vanishedKeys(of module: ReleasedGraph.Module) -> [CompositionIssue] {
        let keys = now.modules.flatMap(\.storedKeys)
        let formers = keys.flatMap { $0.formerly ?? [] }.map { ($0.name, $0.schema) }
        let schemas = Dictionary(keys.map { ($0.name, $0.schema) } + formers) { first, _ in first }
        return module.storedKeys.compactMap { key in
            guard let schema = schemas[key.name] else {
                return CompositionIssue(
                    code: "stored-key-vanished",
                    module: module.id,
                    fact: localized("“\(key.name)” was stored"),
                    fix: localized("keep the key, or name it in the formerly of the key that replaces it")
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
