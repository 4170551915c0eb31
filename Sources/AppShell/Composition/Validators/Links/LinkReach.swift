/// Which patterns of a table some link reaches, found by making links for each.
struct LinkReach {
    /// A pattern that no link reaches.
    struct Unreached {
        /// The index in the table.
        let entry: Int
        /// The indices of those that take its links; none where no link can carry it.
        let winners: [Int]
        /// Why no link can carry it.
        let reason: String
    }

    private(set) var unreached: [Unreached] = []
    /// Canonical patterns of which even the simplest route is not printed: their indices, and those routes.
    private(set) var unprinted: [(entry: Int, route: Route)] = []

    /// - Parameter excepted: indices of entries to leave out.
    init(_ table: LinkTable, except excepted: Set<Int>, _ fresh: FreshTexts) {
        guard let origin = table.policy.origins(of: .any).first else { return }
        let indices = Dictionary(table.entries.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
        for (index, entry) in table.entries.enumerated() where !excepted.contains(index) {
            let witnesses = LinkWitnesses(entry.pattern, table.policy, fresh)
            // Most patterns are reached at once. Short ones are printed as they were reached.
            if entry.pattern.origin == .any, entry.pattern.source.utf8.count < 500,
                let link = witnesses.simple(on: origin), case .matched(_, let winner) = table.match(link),
                winner === entry
            {
                continue
            }
            if table.policy.origins(of: entry.pattern.origin).isEmpty { continue }
            var search = Search(table: table, entry: index, indices: indices)
            let isExact = witnesses.visit { search.visit($0) }
            if let route = search.route {
                if entry.isAlias { continue }
                // Its own pattern nearly always prints it; the others of the destination are asked only where not.
                if table.link(to: route, by: index) ?? table.link(to: route) == nil { unprinted.append((index, route)) }
            } else if isExact, !search.isCutShort {
                unreached.append(Unreached(entry: index, winners: search.winners, reason: search.reason))
            }
        }
    }

    private struct Search {
        let table: LinkTable
        let entry: Int
        let indices: [ObjectIdentifier: Int]
        var route: Route?
        var winners: [Int] = []
        /// Whether some link was given up before all conditions were broken that can be.
        var isCutShort = false
        var reason = "in a scheme of one's own the first segment is a host name, in lower case"

        /// - Returns: whether to go on.
        mutating func visit(_ link: String) -> Bool {
            var link = link
            // A pattern that wins by a condition that a link can break is broken: its optional key twice is no match.
            for round in 0..<Self.maximumBreaks {
                switch table.match(link) {
                case .matched(let route, let winner):
                    if winner === table.entries[entry] {
                        self.route = route
                        return false
                    }
                    guard let broken = breaking(link, winner.pattern) else {
                        let index = indices[ObjectIdentifier(winner)]
                        if let index, !winners.contains(index) { winners.append(index) }
                        return true
                    }
                    link = broken
                case .malformed(let error):
                    // A link that the additions made too long says nothing of the pattern.
                    if round > 0 { isCutShort = true } else { reason = "\(error)" }
                    return true
                case .unmatched, .foreign: return true
                }
            }
            isCutShort = true
            return true
        }

        /// How many conditions of others are broken in one link.
        private static let maximumBreaks = 64

        /// A link like this one that this pattern of more conditions does not fit; nil where it has no more.
        private func breaking(_ link: String, _ winner: LinkPattern) -> String? {
            let pattern = table.entries[entry].pattern
            // By their bytes: keys of equal characters may be written in different ones.
            let known = Set(pattern.query.map { Array($0.key.utf8) })
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            if let item = winner.query.first(where: { !known.contains(Array($0.key.utf8)) }) {
                let key = PercentEncoding.encoded(item.key)
                let base = parts[0] + (parts[0].contains("?") ? "&" : "?")
                return "\(base)\(key)&\(key)" + (parts.count > 1 ? "#\(parts[1])" : "")
            }
            if winner.fragment != nil, pattern.fragment == nil { return "\(parts[0])#%" }
            return nil
        }
    }
}

/// Some link reaches each pattern.
struct ReachableLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let links = composition.composedLinks
        return links.reach.unreached.map { unreached in
            let entry = links.table.entries[unreached.entry]
            if unreached.winners.isEmpty {
                return CompositionIssue(
                    code: "link-unreachable",
                    module: entry.module,
                    fact: "no link can carry the pattern “\(entry.pattern)”: \(unreached.reason)",
                    fix: "write a pattern that a link can carry, or drop it"
                )
            }
            let winners = unreached.winners.prefix(3).map { winner in
                let entry = links.table.entries[winner]
                return "“\(entry.pattern)” of “\(entry.module)”"
            }
            let more = unreached.winners.count - winners.count
            return CompositionIssue(
                code: "link-unreachable",
                module: entry.module,
                fact: "no link reaches the pattern “\(entry.pattern)”: \(winners.joined(separator: ", "))"
                    + (more > 0 ? " and \(more) more" : "") + " come\(unreached.winners.count == 1 ? "s" : "") first",
                fix: "drop it, or change what comes first"
            )
        }
    }
}

/// A canonical pattern can be printed, and what is printed leads back. Leaves out patterns with a graver issue.
struct PrintableLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let links = composition.composedLinks
        if composition.manifest.links.origins(of: .any).isEmpty {
            return links.table.entries.indices.filter { index in
                let entry = links.table.entries[index]
                return entry.pattern.origin == .any && !entry.isAlias && isSound(index, of: composition)
            }.map { index in
                CompositionIssue(
                    code: "link-unprintable",
                    module: links.table.entries[index].module,
                    fact:
                        "the pattern “\(links.table.entries[index].pattern)” can't be printed: the product has neither"
                        + " a host nor a scheme",
                    fix: "give the manifest's LinkPolicy a host or a scheme"
                )
            }
        }
        return links.reach.unprinted.filter { isSound($0.entry, of: composition) }.map { entry, route in
            let entry = links.table.entries[entry]
            return CompositionIssue(
                code: "link-unprintable",
                module: entry.module,
                fact: "the pattern “\(entry.pattern)” can't be printed: no link leads back to \(route)",
                fix: "make the pattern shorter, or its conditions fewer"
            )
        }
    }

    private func isSound(_ entry: Int, of composition: Composition) -> Bool {
        let link = composition.composedLinks.readable[entry]
        guard case .success(let pattern) = link.pattern else { return false }
        return composition.contributes(link.destination) && link.suppliesParameters(by: pattern)
    }
}
