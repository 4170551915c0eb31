/// Something leads to every destination, unless screens alone do and its module says so.
struct ReachableDestinations: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let ways = Ways(of: composition)
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
                    fact: "the destination “\(name)” is declared internal, and \(way) leads to it",
                    fix: "drop isInternal, or what leads to it"
                )
            default: return nil
            }
        }
    }

    /// The first way to each destination, in words.
    private struct Ways {
        private var wayByDestination: [String: String] = [:]

        init(of composition: Composition) {
            for root in composition.roots { add(root.name, to: root.route.name) }
            for link in composition.links {
                add("the link “\(link.entry.pattern)” of “\(link.module)”", to: link.entry.destination)
            }
            for payload in composition.payloads {
                add("a payload rule of “\(payload.module)”", to: payload.entry.destination)
            }
            for shortcut in composition.shortcuts {
                add("the shortcut “\(shortcut.entry.id)” of “\(shortcut.module)”", to: shortcut.entry.route.name)
            }
        }

        subscript(_ destination: String) -> String? { wayByDestination[destination] }

        private mutating func add(_ way: String, to destination: String) {
            if wayByDestination[destination] == nil { wayByDestination[destination] = way }
        }
    }
}
