public import AppShell
import AppShellTexts

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
        for entry in entries.sorted(by: { $0.precedes($1) }) {
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
    /// Several lines for people, in English.
    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        let given = attempts.filter { $0.obstacle != nil }
        var lines = reading
        lines += given.prefix(12).map { localized("tried \($0.localizedDescription)") }
        if given.count > 12 { lines.append(localized("tried \(given.count - 12) more")) }
        lines += outcome
        return ([link.clipped(to: 256)] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    /// How the link was read, and why it is none of the product's.
    private var reading: [String] {
        var lines: [String] = []
        if let address { lines.append(localized("read as: \("\(address)".clipped(to: 256))")) }
        switch match {
        case .malformed(let error): lines.append(localized("can't be read: \(KnownText.reason("\(error)"))"))
        case .foreign(let reason):
            lines.append(localized("not the product's: \(KnownText.reason(reason))"))
            if let nearestOrigin { lines.append(localized("its own that comes nearest: \(nearestOrigin)")) }
        case .unmatched, .matched: break
        }
        return lines
    }

    /// The pattern that matches, or the nearest ones.
    private var outcome: [String] {
        switch match {
        case .matched(let route, let entry):
            [
                entry.isAlias
                    ? localized("matches \(entry.pattern), an alias, of \(entry.module): \(route)")
                    : localized("matches \(entry.pattern) of \(entry.module): \(route)")
            ]
        case .unmatched:
            [localized("matches no pattern")]
                + nearest.map { localized("nearest: \($0.localizedDescription)") }
        case .foreign, .malformed: []
        }
    }
}

extension LinkExplanation.Attempt: CustomStringConvertible {
    /// `/formations/{key} of catalog: segment 1 is “formation”, not “formations”`
    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    var localizedDescription: String {
        // Coverage says “3 of 7”: the empty value tells the two apart.
        guard let obstacle else { return localized("\(entry.pattern) of \(entry.module)\("")") }
        return localized("\(entry.pattern) of \(entry.module): \(obstacle.localizedDescription)")
    }
}
