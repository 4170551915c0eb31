import AppShell
import AppShellInspection

/// A product's summary as text, by module, without empty parts.
struct GraphText {
    let summary: GraphSummary

    init(_ summary: GraphSummary) {
        self.summary = summary
    }

    var text: String {
        (["\(summary.name) (\(summary.product))", ""] + layout + policies + summary.modules.flatMap(lines(of:)))
            .joined(separator: "\n") + "\n"
    }

    private var layout: [String] {
        switch summary.navigation {
        case .stack(let root): return group("one stack", [["\(root)"]], indent: 0)
        case .tabs(let tabs, let selected):
            let rows = tabs.map { [$0.id.rawValue, $0.title, "\($0.root)", $0.id == selected ? "first shown" : ""] }
            return group("tabs", rows, indent: 0)
        }
    }

    private var policies: [String] {
        let unmatched =
            switch summary.links.unmatched {
            case .tab(let tab): "open the tab \(tab)"
            case .ignore: "are ignored"
            }
        var rows: [[String]] = []
        if !summary.links.hosts.isEmpty { rows.append(["hosts", summary.links.hosts.joined(separator: ", ")]) }
        if !summary.links.schemes.isEmpty { rows.append(["schemes", summary.links.schemes.joined(separator: ", ")]) }
        if !rows.isEmpty { rows.append(["unmatched links", unmatched]) }
        let versions = summary.payloads.versions
        if versions.count > 1 { rows.append(["payloads", "version " + versions.joined(separator: ", then ")]) }
        if !summary.appleAppIDs.isEmpty { rows.append(["apple apps", summary.appleAppIDs.joined(separator: ", ")]) }
        return group("arrivals", rows, indent: 0)
    }

    private func lines(of module: GraphSummary.Module) -> [String] {
        let heading = ["", "module \(module.id)"]
        if module.isEmpty { return heading + ["  contributes nothing"] }
        return heading
            + group("destinations", module.destinations.map(row(of:)))
            + group("links", module.links.map(row(of:)))
            + group("payload rules", module.payloads.map(row(of:)))
            + group("shortcuts", module.shortcuts.map { [$0.id, $0.title, "\($0.route)"] })
            + group("stored keys", module.storedKeys.map { [$0.name, "schema \($0.schema)"] })
            + group("locks at the start", module.startLocks.map(row(of:)))
            + group(
                "notification categories",
                module.notificationCategories.map { [$0.id, $0.title, $0.isOnByDefault ? "on" : "off by default"] }
            )
            + group("overlays", module.overlays.map { [$0] })
    }

    private func row(of destination: GraphSummary.Destination) -> [String] {
        let names = destination.parameterNames + destination.optionalParameterNames.map { $0 + "?" }
        let parameters = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
        return [
            destination.name + parameters, destination.placement.text, destination.isDurable ? "durable" : "not kept",
            destination.isInternal ? "internal" : "",
        ]
    }

    private func row(of link: GraphSummary.Link) -> [String] {
        [link.pattern.source, link.isAlias ? "alias" : "", link.destination, link.example ?? "no example"]
    }

    private func row(of payload: GraphSummary.Payload) -> [String] {
        [payload.destination, "version \(payload.rule.version)", "\(payload.rule)"]
    }

    private func row(of lock: NavigationLock) -> [String] {
        [lock.name, "\(lock.policy.verb) \(lock.scope.object)", lock.reason]
    }

    private func group(_ title: String, _ rows: [[String]], indent: Int = 2) -> [String] {
        guard !rows.isEmpty else { return [] }
        return [String(repeating: " ", count: indent) + title] + TextTable(rows: rows).lines(indent: indent + 2)
    }
}

extension Placement {
    fileprivate var text: String {
        switch self {
        case .tab(let tab): "tab \(tab)"
        case .stack: "stack"
        case .sheet: "sheet"
        }
    }
}

extension NavigationLock.Policy {
    fileprivate var verb: String {
        switch self {
        case .defer: "defers"
        case .refuse: "refuses"
        }
    }
}

extension NavigationLock.Scope {
    fileprivate var object: String {
        switch self {
        case .arrivals: "what arrives"
        case .waitingArrivals: "what another lock let wait"
        case .navigation: "all navigation"
        }
    }
}
