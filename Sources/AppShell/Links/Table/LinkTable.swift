/// All link patterns of a product, compiled: reads a link into a route and prints a route as a link.
///
/// Where several patterns fit a link, the most specific one wins, whatever the order of registration. Segment by
/// segment, from the left:
/// 1. a literal;
/// 2. a parameter between fixed texts: more fixed bytes first, then the longer prefix;
/// 3. among parameters a choice (of fewer texts first), then a number, a slug, any text;
/// 4. a rest; and a pattern that ends before one whose rest is empty.
///
/// Of two choices that have a text in common, that of fewer texts comes first only where all of them are among the
/// other's; else the composition refuses the two (`link-overlap`), so that their order never decides.
///
/// Patterns that are equal in this are told apart by their conditions: those for a host come before those for a scheme,
/// and those before the others; then those with more required keys in the query; then a fragment, and values before
/// choices, numbers, slugs and texts. Optional keys give no precedence. Two patterns that are equal in all of this and
/// fit one link are a fault of the composition (`link-overlap`).
///
/// A branch that leads nowhere, or to a pattern whose conditions do not hold, is given up, with full backtracking;
/// parameters are those of the pattern that won, under its names. The cost of a match grows with the length of the
/// link: a step takes as long among ten thousand siblings as among ten, and so does telling patterns of one path apart by
/// what they ask of query and fragment, as long as few of them ask for the same. It also grows with the number of
/// choices that have the link's text in common: those are tried one after the other.
public struct LinkTable: Sendable {
    let links: CompiledLinks

    /// Where two entries are equal in precedence, the first one in the order of their texts stands; ``AppGraph``
    /// refuses such a product beforehand.
    public init(entries: [Entry], policy: LinkPolicy) {
        links = CompiledLinks(entries: entries, policy: policy)
    }

    public var entries: [Entry] { links.entries }
    public var policy: LinkPolicy { links.policy }

    /// What a link leads to. Never fails: what can't be read is a value that says why.
    public func match(_ link: String) -> LinkMatch {
        link.withUTF8Bytes { match($0, isText: true) }
    }

    /// What a link leads to, from bytes that may be anything.
    public func match(utf8 link: UnsafeBufferPointer<UInt8>) -> LinkMatch {
        match(link, isText: false)
    }

    @inline(__always)
    private func match(_ link: UnsafeBufferPointer<UInt8>, isText: Bool) -> LinkMatch {
        links.matchPlain(link) ?? links.match(link, isText: isText)
    }
}

extension CompiledLinks {
    /// Matches a link that is as most are: in ASCII, without escapes.
    ///
    /// - Returns: nil where it is not.
    @inline(__always)
    fileprivate func matchPlain(_ link: UnsafeBufferPointer<UInt8>) -> LinkMatch? {
        if link.count > LinkAddress.maximumLength { return nil }
        return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: LinkAddress.maximumSegments) { room in
            if let (origin, host) = origins.host(of: link) {
                guard let link = try? LinkScanner.readLink(link, host: host, into: room), link.needs.isEmpty else {
                    return nil
                }
                return match(link, from: origin)
            }
            guard let link = try? LinkScanner.readLink(link, into: room), link.needs.isEmpty else { return nil }
            return match(link)
        }
    }

    @inline(never)
    fileprivate func match(_ link: UnsafeBufferPointer<UInt8>, isText: Bool) -> LinkMatch {
        switch LinkScanner.withLink(link, isText: isText, { match($0) }) {
        case .success(let match): return match
        case .failure(let fault): return .malformed(fault)
        }
    }

    fileprivate func match(_ link: ScannedLink) -> LinkMatch {
        guard let origin = origins.index(of: link) else {
            return .foreign(policy.reasonToRefuse(LinkAddress(link)))
        }
        return match(link, from: origin)
    }

    @inline(__always)
    private func match(_ link: ScannedLink, from origin: Int) -> LinkMatch {
        guard let index = find(link.segments, LinkConditions(link, origin: origin)) else {
            return .unmatched(LinkAddress(link))
        }
        let entry = entries[index]
        return .matched(entry.route(of: link), entry)
    }
}

/// What a link leads to.
public enum LinkMatch: Hashable, Sendable {
    case matched(Route, LinkTable.Entry)
    /// Ours, but no pattern fits; the product decides what opens.
    case unmatched(LinkAddress)
    /// Not ours: another scheme or host. The text says which.
    case foreign(String)
    case malformed(LinkError)
}
