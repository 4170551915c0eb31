/// Tabs are distinct, the selected one exists, and each root is a destination that its parameters make.
struct SoundTabs: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        layoutIssues(of: composition) + composition.roots.compactMap { rootIssue($0, in: composition) }
    }

    private func layoutIssues(of composition: Composition) -> [CompositionIssue] {
        guard case .tabs(let tabs, let selected) = composition.manifest.navigation else { return [] }
        var issues = tabs.repeated(by: \.id).map { _, tab in
            CompositionIssue(
                code: "tab-duplicate",
                module: nil,
                fact: "two tabs are called “\(tab.id)”",
                fix: "give one of them another id"
            )
        }
        if !tabs.contains(where: { $0.id == selected }) {
            issues.append(
                CompositionIssue(
                    code: "tab-selected-unknown",
                    module: nil,
                    fact: "the app starts on the tab “\(selected)”, which it does not have",
                    fix: tabs.isEmpty
                        ? "give it tabs, or make it an app of one stack"
                        : "start on one of \(tabs.map { "“\($0.id)”" }.joined(separator: ", "))"
                )
            )
        }
        return issues
    }

    private func rootIssue(
        _ root: (name: String, route: Route),
        in composition: Composition
    ) -> CompositionIssue? {
        guard let destination = composition.destinationsByName[root.route.name] else {
            return CompositionIssue(
                code: "tab-root-missing",
                module: nil,
                fact: "the root of \(root.name) is “\(root.route.name)”, which no module contributes",
                fix: "list the module that contributes it, or name another root"
            )
        }
        do throws(RouteError) {
            try destination.entry.validate(root.route.parameters)
            return nil
        } catch {
            return CompositionIssue(
                code: "tab-root-unusable",
                module: destination.module,
                fact: "the root of \(root.name), \(root.route), can't be made: \(error)",
                fix: "give the root the parameters it needs, or take one that needs none"
            )
        }
    }
}

/// Destinations, links without a match and badges name tabs that exist.
struct SoundPlacements: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let tabs = composition.manifest.tabs.map(\.id)
        var issues: [CompositionIssue] = []
        for destination in composition.contributions.destinations {
            if destination.entry.placement == .stack, !tabs.isEmpty {
                issues.append(
                    CompositionIssue(
                        code: "placement-no-tab",
                        module: destination.module,
                        fact: "“\(destination.entry.name)” opens on no tab, and the product has tabs",
                        fix: "place it on .tab or .sheet"
                    )
                )
            }
            guard case .tab(let tab) = destination.entry.placement, !tabs.contains(tab) else { continue }
            issues.append(
                CompositionIssue(
                    code: "placement-unknown-tab",
                    module: destination.module,
                    fact: "“\(destination.entry.name)” opens on the tab “\(tab)”, which the product does not have",
                    fix: tabs.isEmpty ? "place it on .stack or .sheet: the app has no tabs" : Self.fix(tabs)
                )
            )
        }
        for badge in composition.contributions.badges where !tabs.contains(badge.entry.tab) {
            issues.append(
                CompositionIssue(
                    code: "badge-unknown-tab",
                    module: badge.module,
                    fact: "a badge is declared for the tab “\(badge.entry.tab)”, which the product does not have",
                    fix: tabs.isEmpty ? "remove it: the app has no tabs" : Self.fix(tabs)
                )
            )
        }
        if case .tab(let tab) = composition.manifest.links.unmatched, !tabs.contains(tab) {
            issues.append(
                CompositionIssue(
                    code: "unmatched-unknown-tab",
                    module: nil,
                    fact: "a link without a match opens the tab “\(tab)”, which the product does not have",
                    fix: tabs.isEmpty ? "use .ignore: the app has no tabs" : Self.fix(tabs)
                )
            )
        }
        return issues
    }

    private static func fix(_ tabs: [TabID]) -> String {
        "name one of " + tabs.map { "“\($0)”" }.joined(separator: ", ")
    }
}

/// Each destination has a link, a payload rule, a shortcut or a tab, unless it is declared internal.
struct ReachableDestinations: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let ways = Self.ways(of: composition)
        return composition.contributions.destinations.compactMap { destination in
            let name = destination.entry.name
            switch (destination.entry.isInternal, ways[name]) {
            case (false, nil):
                return CompositionIssue(
                    code: "destination-unreachable",
                    module: destination.module,
                    fact: "nothing leads to the destination “\(name)”: no link, payload, shortcut or tab",
                    fix: "contribute a link to it, or declare it isInternal if screens alone open it"
                )
            case (true, let way?):
                return CompositionIssue(
                    code: "destination-internal",
                    module: destination.module,
                    fact: "the destination “\(name)” is declared internal, and \(way()) leads to it",
                    fix: "drop isInternal, or what leads to it"
                )
            default: return nil
            }
        }
    }

    private typealias Way = (String, () -> String)

    /// The first way to each destination. The words are made only for an issue.
    private static func ways(of composition: Composition) -> [String: () -> String] {
        let roots: [Way] = composition.roots.map { root in (root.route.name, { root.name }) }
        let links: [Way] = composition.contributions.links.map { link in
            (link.entry.destination, { "the link “\(link.entry.pattern)” of “\(link.module)”" })
        }
        let payloads: [Way] = composition.contributions.payloads.map { payload in
            (payload.destination, { "a payload rule of “\(payload.module)”" })
        }
        let shortcuts: [Way] = composition.contributions.shortcuts.map { shortcut in
            (shortcut.entry.route.name, { "the shortcut “\(shortcut.entry.id)” of “\(shortcut.module)”" })
        }
        return Dictionary(roots + links + payloads + shortcuts) { first, _ in first }
    }
}
