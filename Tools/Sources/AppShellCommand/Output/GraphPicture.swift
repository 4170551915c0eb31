import AppShell
import AppShellInspection
import AppShellTexts

/// A product's graph as it is drawn: in a frame for each module its destinations, and before each of them what leads there.
struct GraphPicture {
    /// Something that leads to a destination.
    struct Door {
        enum Kind {
            case tab, link, alias, former, payload, shortcut

            var label: String {
                switch self {
                case .tab: localized("tab")
                case .link: localized("link")
                case .alias: localized("alias")
                case .former: localized("former link")
                case .payload: localized("payload")
                case .shortcut: localized("home shortcut")
                }
            }
        }

        let kind: Kind
        let text: String
    }

    /// A destination with what leads there.
    struct Place {
        let name: String
        /// The name with the parameters.
        let title: String
        /// Where it opens; empty for one of another module.
        let placement: String
        let doors: [Door]
        /// Another module's: this one has doors that lead there.
        let isElsewhere: Bool
    }

    /// A module.
    struct Frame {
        let id: String
        let owner: String?
        let places: [Place]
    }

    let title: String
    let frames: [Frame]

    init(title: String, frames: [Frame]) {
        self.title = title
        self.frames = frames
    }

    init(_ summary: GraphSummary) {
        title = "\(summary.name) (\(summary.product))"
        frames = summary.modules.map { module in
            let own = module.destinations.map { destination in
                Place(
                    name: destination.name,
                    title: Self.title(of: destination),
                    placement: destination.placement.text,
                    doors: Self.tabs(of: summary, to: destination.name)
                        + Self.doors(of: module, to: destination.name),
                    isElsewhere: false
                )
            }
            let names = Set(module.destinations.map(\.name))
            let others = Self.targets(of: module).filter { !names.contains($0) }
                .map { name in
                    Place(
                        name: name,
                        title: name,
                        placement: "",
                        doors: Self.doors(of: module, to: name),
                        isElsewhere: true
                    )
                }
            return Frame(id: module.id, owner: module.owner?.owner, places: own + others)
        }
    }

    private static func title(of destination: GraphSummary.Destination) -> String {
        let names = destination.parameterNames + destination.optionalParameterNames.map { $0 + "?" }
        return destination.name + (names.isEmpty ? "" : "(\(names.joined(separator: ", ")))")
    }

    /// All that the module's doors lead to, each once.
    private static func targets(of module: GraphSummary.Module) -> [String] {
        let all =
            module.links.map(\.destination) + module.payloads.map(\.destination) + module.shortcuts.map(\.route.name)
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func tabs(of summary: GraphSummary, to name: String) -> [Door] {
        guard case .tabs(let tabs, _) = summary.navigation else { return [] }
        return tabs.filter { $0.root.name == name }.map { Door(kind: .tab, text: $0.title) }
    }

    private static func doors(of module: GraphSummary.Module, to name: String) -> [Door] {
        module.links.filter { $0.destination == name }
            .map { link in
                let kind: Door.Kind = link.formerSince != nil ? .former : link.isAlias ? .alias : .link
                return Door(kind: kind, text: link.pattern.source)
            }
            + module.payloads.filter { $0.destination == name }
            .map { Door(kind: .payload, text: $0.rule.localizedDescription) }
            + module.shortcuts.filter { $0.route.name == name }.map { Door(kind: .shortcut, text: $0.title) }
    }
}
