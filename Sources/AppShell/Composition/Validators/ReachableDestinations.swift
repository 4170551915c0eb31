/// Something leads to every destination, unless screens alone do and its module says so.
struct ReachableDestinations: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let ways = Self.ways(of: composition)
        return composition.destinations.compactMap { destination in
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

    /// The first way to each destination, in words that are made only for an issue.
    private static func ways(of composition: Composition) -> [String: () -> String] {
        let roots: [Way] = composition.roots.map { root in (root.route.name, { root.name }) }
        let links: [Way] = composition.links.map { link in
            (link.entry.destination, { "the link “\(link.entry.pattern)” of “\(link.module)”" })
        }
        let payloads: [Way] = composition.payloads.map { payload in
            (payload.destination, { "a payload rule of “\(payload.module)”" })
        }
        let shortcuts: [Way] = composition.shortcuts.map { shortcut in
            (shortcut.entry.route.name, { "the shortcut “\(shortcut.entry.id)” of “\(shortcut.module)”" })
        }
        return Dictionary(roots + links + payloads + shortcuts) { first, _ in first }
    }
}
