/// What a ``LinkTable`` is made of, shared by its copies and never changed.
final class CompiledLinks: Sendable {
    let entries: [LinkTable.Entry]
    let policy: LinkPolicy
    let origins: OwnOrigins
    /// The number of the origin that an entry holds for; nil where it holds for all.
    private let entryOrigins: [Int?]
    let index: LinkIndex
    let pathParameters: PathParameters
    /// The places of the entries that print each destination, in the order they were contributed.
    let printers: [String: [Int]]

    init(entries: [LinkTable.Entry], policy: LinkPolicy) {
        self.entries = entries
        self.policy = policy
        origins = OwnOrigins(policy)
        entryOrigins = entries.map { [origins] in origins.index(of: $0.pattern.origin) }
        index = LinkIndexBuilder.build(entries)
        pathParameters = PathParameters(entries)
        var printers: [String: [Int]] = [:]
        for (index, entry) in entries.enumerated() where !entry.isAlias {
            printers[entry.destination, default: []].append(index)
        }
        self.printers = printers
    }

    /// The index of the most specific entry.
    @inline(__always)
    func find(_ segments: UnsafeBufferPointer<LinkSegment>, _ conditions: LinkConditions) -> Int? {
        index.withSearchTables { tables in
            tables.findPlain(segments)
                ?? LinkSearch(links: self, tables: tables, segments: segments, conditions: conditions).find()
        }
    }

    /// Whether an entry's conditions hold.
    func holds(_ entry: Int, under conditions: LinkConditions) -> Bool {
        if let origin = entryOrigins[entry], origin != conditions.origin { return false }
        return conditions.unmet(by: entries[entry].pattern) == nil
    }
}

/// The product's hosts, then its schemes, by number.
struct OwnOrigins: Sendable {
    private let names: [[UInt8]]
    private let hostCount: Int
    /// Whether a name is one that the scanner would accept as a host.
    private let isHost: [Bool]

    init(_ policy: LinkPolicy) {
        names = (policy.hosts + policy.schemes).map { Array($0.utf8) }
        hostCount = policy.hosts.count
        isHost = policy.hosts.map(LinkPolicy.isHost)
    }

    /// The origin of a link; nil where it is not one of the product's own.
    @inline(__always)
    func index(of link: ScannedLink) -> Int? {
        if link.isHTTPS { return index(of: link.hostBytes, in: 0..<hostCount) }
        if link.isWeb { return nil }
        return index(of: UnsafeBufferPointer(rebasing: link.bytes[..<link.schemeEnd]), in: hostCount..<names.count)
    }

    /// The host of a link that begins with `https://` and one of the product's hosts, as it is written: the most frequent
    /// case, found without looking at each byte.
    @inline(__always)
    func host(of link: UnsafeBufferPointer<UInt8>) -> (origin: Int, range: Range<Int>)? {
        guard PackedBytes(link)[0] == LinkScanner.https else { return nil }
        for index in 0..<hostCount where isHost[index] {
            let end = 8 &+ names[index].count
            guard end <= link.count else { continue }
            if end < link.count, !LinkScanner.endsHost(link[end]) { continue }
            let written = PackedBytes(UnsafeBufferPointer(rebasing: link[8..<end]))
            if names[index].withUnsafeBufferPointer({ PackedBytes($0) == written }) { return (index, 8..<end) }
        }
        return nil
    }

    /// The origin that a pattern asks for: nil for any, and -1 for one that is not the product's own.
    func index(of origin: LinkPattern.Origin) -> Int? {
        let (name, range) =
            switch origin {
            case .any: ("", 0..<0)
            case .host(let host): (host, 0..<hostCount)
            case .scheme(let scheme): (scheme, hostCount..<names.count)
            }
        return name.isEmpty ? nil : names[range].firstIndex { $0.elementsEqual(name.utf8) } ?? -1
    }

    @inline(__always)
    private func index(of name: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        for index in range where names[index].count == name.count {
            if isEqual(names[index], name) { return index }
        }
        return nil
    }

    @inline(__always)
    private func isEqual(_ own: [UInt8], _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        for place in name.indices where own[place] != name[place].lowercasedASCII { return false }
        return true
    }
}

extension LinkTable {
    /// Whether an entry ends, in one of its shapes, where another one does.
    func sharesItsPlace(_ entry: Int) -> Bool { links.index.sharing.contains(entry) }
}
