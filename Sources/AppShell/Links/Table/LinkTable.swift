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
/// Conditions tell apart patterns that are equal in this: those for a host come before those for a scheme, and those
/// before the others; then those with more required keys in the query; then a fragment, and values before choices,
/// numbers, slugs and texts. Optional keys give no precedence. The composition refuses two patterns that are equal in
/// all of this and fit one link (`link-overlap`).
///
/// Links of earlier releases come after all of these: a former pattern takes what no living one fits, however specific it
/// is. Among themselves they are in the same order.
///
/// A branch that leads nowhere, or to a pattern whose conditions do not hold, is given up, with full backtracking;
/// parameters are those of the pattern that won, under its names. The cost of a match grows with the length of the
/// link, not with the number of patterns: a step takes as long among ten thousand siblings as among ten, and so does
/// telling apart patterns of one path by query and fragment, as long as few of them ask for the same. It also grows
/// with the number of choices that share the link's text, which are tried one after the other.
public struct LinkTable: Sendable {
    private let contents: Contents

    /// Shared by all copies of a table.
    private final class Contents: Sendable {
        let entries: [Entry]
        let policy: LinkPolicy
        let origins: OwnOrigins
        private let trie: LinkTrie
        /// Of former patterns; nil where there are none.
        private let formerTrie: LinkTrie?
        /// Which entries print each destination, in the order of contribution.
        let printers: [String: [Int]]

        init(entries: [Entry], policy: LinkPolicy) {
            self.entries = entries
            self.policy = policy
            origins = OwnOrigins(policy)
            trie = LinkTrieBuilder.build(entries, origins) { !$0.isFormer }
            let hasFormers = entries.contains(where: \.isFormer)
            formerTrie = hasFormers ? LinkTrieBuilder.build(entries, origins, where: \.isFormer) : nil
            printers = Dictionary(grouping: entries.indices.filter { !entries[$0].isAlias }) { entries[$0].destination }
        }

        /// The index of the first entry that a link meets.
        @inline(__always)
        func resolve(_ link: ScannedLink, _ tail: LinkTail) -> Int? {
            if let index = trie.resolve(link.segments.span, of: link.text.span, tail) { return index }
            return formerTrie?.resolve(link.segments.span, of: link.text.span, tail)
        }
    }

    /// Where two entries are equal in precedence, the first in the order of their texts wins; ``AppGraph`` refuses such
    /// a product beforehand.
    public init(entries: [Entry], policy: LinkPolicy) {
        contents = Contents(entries: entries, policy: policy)
    }

    /// Every pattern, in the order of contribution.
    public var entries: [Entry] { contents.entries }

    /// Which links are the product's own.
    public var policy: LinkPolicy { contents.policy }

    /// The entries that print links to a destination, in the order of contribution.
    func printers(of destination: String) -> [Int] { contents.printers[destination] ?? [] }

    /// What a link leads to. Never fails: a link that can't be read is a value that says why.
    public func match(_ link: String) -> LinkMatch {
        link.withUTF8Bytes { read($0, isText: true) }
    }

    /// What a link leads to, from bytes that may be anything.
    public func match(utf8 link: UnsafeBufferPointer<UInt8>) -> LinkMatch {
        read(link, isText: false)
    }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>, isText: Bool) -> LinkMatch {
        let host = contents.origins.host(of: bytes.span.bytes)
        return LinkScanner.withLink(bytes, isText: isText, host: host, failed: { .malformed($0) }) { route(of: $0) }
    }

    private func route(of link: ScannedLink) -> LinkMatch {
        guard let origin = link.ownHost?.origin ?? contents.origins.index(of: link) else {
            return .foreign(policy.reasonToRefuse(LinkAddress(link)))
        }
        let tail = LinkTail(link, origin: origin)
        guard let index = contents.resolve(link, tail) else {
            return .unmatched(LinkAddress(link))
        }
        let entry = contents.entries[index]
        return .matched(entry.route(of: link, tail), entry)
    }

    /// Finds the most specific entry for a path on the product's first host, without making a route or allocating:
    /// `/formations/starter`.
    ///
    /// - Parameter path: UTF-8 of a path, with its query and fragment if there are any.
    /// - Returns: the index in ``entries``; nil where nothing matches, or the path can't be read.
    public func find(path: UnsafeBufferPointer<UInt8>) -> Int? {
        find(path) { _, _ in }
    }

    /// Finds the most specific entry for a path as ``find(path:)`` does, and shows the path's parameters.
    ///
    /// - Parameters:
    ///   - path: UTF-8 of a path, with its query and fragment if there are any.
    ///   - visit: receives the decoded bytes of each parameter that takes one segment, in the order of their names.
    /// - Returns: the index in ``entries``; nil where nothing matches, or the path can't be read.
    public func find(
        path: UnsafeBufferPointer<UInt8>,
        _ visit: (_ parameter: String, _ value: Span<UInt8>) -> Void
    ) -> Int? {
        find(path) { entry, link in entry.visitSegments(of: link, visit) }
    }

    @inline(__always)
    private func find(_ path: UnsafeBufferPointer<UInt8>, _ visit: (Entry, ScannedLink) -> Void) -> Int? {
        LinkScanner.withPath(path, failed: { _ in nil }) { link in
            let index = contents.resolve(link, LinkTail(link, origin: 0))
            if let index { visit(contents.entries[index], link) }
            return index
        }
    }
}

/// What a link leads to.
public enum LinkMatch: Hashable, Sendable {
    /// A pattern fits.
    case matched(Route, LinkTable.Entry)
    /// Ours, but no pattern fits; the product decides what opens.
    case unmatched(LinkAddress)
    /// Not ours: another scheme or host. The text says which.
    case foreign(String)
    /// No link that can be read.
    case malformed(LinkError)
}
