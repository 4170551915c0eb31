import AppShell
import AppShellInspection
import AppShellTexts

/// A product's summary as text, by module, without empty parts.
struct GraphText {
    let summary: GraphSummary

    init(_ summary: GraphSummary) {
        self.summary = summary
    }

    var text: String {
        (["\(summary.name) (\(summary.product))", ""] + layout + policies + flags + summary.modules.flatMap(lines(of:)))
            .joined(separator: "\n") + "\n"
    }

    private var layout: [String] {
        switch summary.navigation {
        case .stack(let root): return group(localized("one stack"), [["\(root)"]], indent: 0)
        case .tabs(let tabs, let selected):
            let rows = tabs.map {
                [$0.id.rawValue, $0.title, "\($0.root)", $0.id == selected ? localized("first shown") : ""]
            }
            return group(localized("tabs"), rows, indent: 0)
        }
    }

    private var policies: [String] {
        let unmatched =
            switch summary.links.unmatched {
            case .tab(let tab): localized("open the tab \(tab)")
            case .ignore: localized("are ignored")
            }
        var rows: [[String]] = []
        func add(_ title: String, _ texts: [String]) {
            if !texts.isEmpty { rows.append([title, texts.joined(separator: ", ")]) }
        }
        add(localized("hosts"), summary.links.hosts)
        add(localized("schemes"), summary.links.schemes)
        if !rows.isEmpty { rows.append([localized("unmatched links"), unmatched]) }
        let versions = summary.payloads.versions
        if versions.count > 1 {
            let order = versions.joined(separator: localized(", then "))
            rows.append([localized("payloads"), localized("version \(order)")])
        }
        add(localized("apple apps"), summary.appleAppIDs)
        return group(localized("arrivals"), rows, indent: 0)
    }

    private var flags: [String] {
        let rows = summary.flags.map { flag in
            [
                flag.name, flag.values.map { $0 == flag.defaultValue ? "[\($0)]" : $0 }.joined(separator: " "),
                localized("until \("\(flag.expires)")"), flag.owner, flag.purpose,
            ]
        }
        return group(localized("flags"), rows, indent: 0)
    }

    private func lines(of module: GraphSummary.Module) -> [String] {
        let heading = ["", localized("module \(module.id)")]
        if module.isEmpty { return heading + ["  " + localized("contributes nothing")] }
        let groups: [[String]] = [
            group(localized("destinations"), module.destinations.map(row(of:))),
            group(localized("links"), module.links.map(row(of:))),
            group(
                localized("former destinations"),
                module.formerDestinations.map { [$0.name, $0.replacement, localized("renamed in \($0.since)")] }
            ),
            group(localized("payload rules"), module.payloads.map(row(of:))),
            group(localized("shortcuts"), module.shortcuts.map { [$0.id, $0.title, "\($0.route)"] }),
            group(localized("stored keys"), module.storedKeys.map(row(of:))),
            group(localized("locks at the start"), module.startLocks.map(row(of:))),
            group(localized("notification categories"), module.notificationCategories.map(row(of:))),
            group(localized("overlays"), module.overlays.map { [$0] }),
            group(localized("events"), module.events.map(row(of:))),
        ]
        return heading + groups.flatMap(\.self)
    }

    private func row(of destination: GraphSummary.Destination) -> [String] {
        let names = destination.parameterNames + destination.optionalParameterNames.map { $0 + "?" }
        let parameters = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
        return [
            destination.name + parameters, destination.placement.text,
            localized(destination.isDurable ? "durable" : "not kept"),
            destination.isInternal ? localized("internal") : "",
        ]
    }

    private func row(of link: GraphSummary.Link) -> [String] {
        [
            link.pattern.source,
            link.formerSince.map { localized("renamed in \($0)") } ?? (link.isAlias ? localized("alias") : ""),
            link.destination,
            link.example ?? localized("no example"),
        ]
    }

    private func row(of key: StoredKey) -> [String] {
        let formers = key.formerly.map { localized("“\($0.name)” renamed in \($0.since)") }
        return [key.name, localized("schema \(key.schema)"), formers.joined(separator: ", ")]
    }

    private func row(of payload: GraphSummary.Payload) -> [String] {
        [payload.destination, localized("version \(payload.rule.version)"), payload.rule.localizedDescription]
    }

    private func row(of event: AnalyticsDeclaration) -> [String] {
        [event.name, event.parameters.map(\.name).joined(separator: ", ")]
    }

    private func row(of lock: NavigationLock) -> [String] {
        [lock.name, "\(lock.policy.verb) \(lock.scope.object)", lock.reason]
    }

    private func row(of category: NotificationCategory) -> [String] {
        // A switch is “on” too: the empty value tells the two apart.
        [category.id, category.title, category.isOnByDefault ? localized("on\("")") : localized("off by default")]
    }

    private func group(_ title: String, _ rows: [[String]], indent: Int = 2) -> [String] {
        guard !rows.isEmpty else { return [] }
        return [String(repeating: " ", count: indent) + title] + TextColumns(rows: rows).lines(indent: indent + 2)
    }
}

extension Placement {
    /// Where it opens.
    var text: String {
        switch self {
        case .tab(let tab): localized("tab \(tab)")
        case .stack: localized("stack")
        case .sheet: localized("sheet")
        }
    }
}

extension NavigationLock.Policy {
    fileprivate var verb: String {
        switch self {
        case .defer: localized("defers")
        case .refuse: localized("refuses")
        }
    }
}

extension NavigationLock.Scope {
    fileprivate var object: String {
        switch self {
        case .arrivals: localized("what arrives")
        case .waitingArrivals: localized("what another lock let wait")
        case .navigation: localized("all navigation")
        }
    }
}
