public import AppShell

/// The whole story of one link: how it was read, which patterns it was tried against, and what came of it.
public struct LinkExplanation: Hashable, Sendable {
    /// A pattern that a link was tried against.
    public struct Attempt: Hashable, Sendable {
        /// The pattern, and where it leads.
        public let entry: LinkTable.Entry
        /// Why it was given up; nil for the one that won.
        public let obstacle: LinkObstacle?
    }

    /// As it was given.
    public let link: String
    /// The link taken apart; nil where it can't be read.
    public let address: LinkAddress?
    /// What the link leads to.
    public let match: LinkMatch
    /// The patterns that fit the beginning of the path at least, in the order they are tried, up to the one that won.
    public let attempts: [Attempt]
    /// For a link that matched nothing: the patterns that come nearest, the nearest one first, and what differs.
    public let nearest: [Attempt]
    /// For a link of another host or scheme: the product's own that comes nearest, such as `https://madinia.fr`.
    public let nearestOrigin: String?
}

extension LinkTable {
    /// Tells why a link matches or not. Takes time that grows with the number of patterns: for people, not for the app.
    public func explain(_ link: String) -> LinkExplanation {
        let match = match(link)
        let address = try? LinkAddress(link)
        var attempts: [LinkExplanation.Attempt] = []
        var nearest: [LinkExplanation.Attempt] = []
        var origin: String?
        switch match {
        case .malformed: break
        case .foreign: origin = address.flatMap(nearestOrigin)
        case .matched(_, let winner):
            attempts = address.map { self.attempts(at: $0, until: winner) } ?? []
        case .unmatched(let address):
            attempts = self.attempts(at: address, until: nil)
            nearest = self.nearest(to: address)
        }
        return LinkExplanation(
            link: link,
            address: address,
            match: match,
            attempts: attempts,
            nearest: nearest,
            nearestOrigin: origin
        )
    }

    private func attempts(at address: LinkAddress, until winner: Entry?) -> [LinkExplanation.Attempt] {
        var attempts: [LinkExplanation.Attempt] = []
        for entry in entries.sorted(by: { $0.pattern.precedes($1.pattern) }) {
            let obstacle = entry.pattern.obstacle(to: address)
            if obstacle == nil, let winner, entry != winner { continue }
            if let obstacle, obstacle.fittingSegments == 0 { continue }
            attempts.append(LinkExplanation.Attempt(entry: entry, obstacle: obstacle))
            if let winner, entry == winner { break }
        }
        return attempts
    }

    /// The three patterns at most whose paths differ least, if they have something in common with the link.
    private func nearest(to address: LinkAddress) -> [LinkExplanation.Attempt] {
        let measured = entries.enumerated().map { index, entry in
            (index: index, distance: PathDistance.between(address.segments, and: entry.pattern))
        }
        return measured.filter { $0.distance.isNear }
            .sorted { ($0.distance.cost, $0.index) < ($1.distance.cost, $1.index) }
            .prefix(3)
            .map {
                LinkExplanation.Attempt(
                    entry: entries[$0.index],
                    obstacle: entries[$0.index].pattern.obstacle(to: address)
                )
            }
    }

    private func nearestOrigin(to address: LinkAddress) -> String? {
        let isWeb = address.scheme == "https" || address.scheme == "http"
        if isWeb, !policy.hosts.isEmpty {
            let host = policy.hosts.min { PathDistance.edits($0, address.host) < PathDistance.edits($1, address.host) }
            return host.map { "https://\($0)" }
        }
        let scheme = policy.schemes.min {
            PathDistance.edits($0, address.scheme) < PathDistance.edits($1, address.scheme)
        }
        return scheme.map { "\($0)://" } ?? policy.hosts.first.map { "https://\($0)" }
    }
}

extension LinkExplanation: CustomStringConvertible {
    /// Several lines for people.
    public var description: String {
        var lines = [link.clipped(to: 256)]
        if let address {
            lines.append("  read as: \("\(address)".clipped(to: 256))")
        }
        switch match {
        case .malformed(let error): lines.append("  can't be read: \(error)")
        case .foreign(let reason):
            lines.append("  not the product's: \(reason)")
            if let nearestOrigin { lines.append("  its own that comes nearest: \(nearestOrigin)") }
        case .unmatched, .matched: break
        }
        let given = attempts.filter { $0.obstacle != nil }
        for attempt in given.prefix(12) { lines.append("  tried \(attempt)") }
        if given.count > 12 { lines.append("  tried \(given.count - 12) more") }
        switch match {
        case .matched(let route, let entry):
            let alias = entry.isAlias ? ", an alias," : ""
            lines.append("  matches \(entry.pattern)\(alias) of \(entry.module): \(route)")
        case .unmatched:
            lines.append("  matches no pattern")
            for attempt in nearest { lines.append("  nearest: \(attempt)") }
        case .foreign, .malformed: break
        }
        return lines.joined(separator: "\n")
    }
}

extension LinkExplanation.Attempt: CustomStringConvertible {
    /// `/formations/{key} of catalog: segment 1 is “formation”, not “formations”`
    public var description: String {
        "\(entry.pattern) of \(entry.module)" + (obstacle.map { ": \($0)" } ?? "")
    }
}
