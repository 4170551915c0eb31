extension LinkTable {
    /// One pattern and where it leads.
    public final class Entry: Sendable {
        /// The links that lead there.
        public let pattern: LinkPattern
        /// The name of the destination.
        public let destination: String
        /// The module that contributed it.
        public let module: String
        /// Read, but never printed.
        public let isAlias: Bool
        /// Of an earlier release; all others come before it.
        public let isFormer: Bool
        /// In the order of their names.
        private let bindings: [LinkBinding]
        private let conditionRank: [Int]

        /// A pattern that leads to a destination.
        public init(
            pattern: LinkPattern,
            destination: String,
            module: String,
            isAlias: Bool = false,
            isFormer: Bool = false
        ) {
            self.pattern = pattern
            self.destination = destination
            self.module = module
            self.isAlias = isAlias
            self.isFormer = isFormer
            bindings = LinkBinding.all(of: pattern)
            conditionRank = pattern.conditionRank
        }
    }
}

extension LinkTable.Entry: Hashable {
    /// Two entries with the same pattern, destination, module and kind (alias or not, former or not) are equal.
    public static func == (left: LinkTable.Entry, right: LinkTable.Entry) -> Bool {
        left === right
            || left.pattern == right.pattern && left.destination == right.destination && left.module == right.module
                && left.isAlias == right.isAlias && left.isFormer == right.isFormer
    }

    /// By the pattern and the destination.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pattern.source)
        hasher.combine(destination)
    }
}

extension LinkTable.Entry {
    /// Whether this one is tried before another one whose path is equal in precedence.
    func conditionsPrecede(_ other: LinkTable.Entry) -> Bool {
        if conditionRank != other.conditionRank { return other.conditionRank.lexicographicallyPrecedes(conditionRank) }
        for (text, other) in [
            (pattern.source, other.pattern.source), (destination, other.destination), (module, other.module),
        ] where !text.utf8.elementsEqual(other.utf8) {
            return text.utf8.lexicographicallyPrecedes(other.utf8)
        }
        return !isAlias && other.isAlias
    }

    /// The route of a link that this entry's pattern fits.
    @inline(__always)
    func route(of link: ScannedLink, _ tail: LinkTail) -> Route {
        if bindings.count == 1 {
            guard let value = value(of: 0, in: link, tail) else { return Route(name: destination) }
            return Route(name: destination, parameters: RouteParameters(.init(name: bindings[0].name, value: value)))
        }
        var pairs: [RouteParameters.Pair] = []
        pairs.reserveCapacity(bindings.count)
        for index in bindings.indices {
            if let value = value(of: index, in: link, tail) {
                pairs.append(.init(name: bindings[index].name, value: value))
            }
        }
        return Route(name: destination, parameters: RouteParameters(sorted: pairs))
    }

    /// The value of a parameter in a link that the pattern fits; nil where it is optional and not there.
    @inline(__always)
    private func value(of binding: Int, in link: ScannedLink, _ tail: LinkTail) -> String? {
        if case .segment = bindings[binding].source {
            return bindings[binding].range(in: link).map { String(decoding: link.text[$0], as: UTF8.self) }
        }
        return otherValue(of: binding, in: link, tail)
    }

    @inline(never)
    private func otherValue(of binding: Int, in link: ScannedLink, _ tail: LinkTail) -> String? {
        switch bindings[binding].source {
        case .segment: return nil
        case .rest(let start):
            guard start < link.segments.count else { return nil }
            var bytes: [UInt8] = []
            for segment in link.segments[start...] {
                if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
                PercentEncoding.append(link.bytes(of: segment), to: &bytes)
            }
            return String(decoding: bytes, as: UTF8.self)
        case .query(let index): return tail.value(of: pattern.query[index].key)
        case .fragment: return tail.fragmentText
        }
    }

    /// Hands over the parameters that each take one segment of a link, or a part of it.
    @inline(__always)
    func visitSegments(of link: ScannedLink, _ visit: (String, Span<UInt8>) -> Void) {
        let text = link.text.span
        for index in bindings.indices {
            if let range = bindings[index].range(in: link) { visit(bindings[index].name, text.extracting(range)) }
        }
    }
}

/// Where a link holds the value of a parameter.
struct LinkBinding: Sendable {
    enum Source: Sendable {
        /// A segment without the bytes at its ends.
        case segment(Int, prefix: Int, suffix: Int)
        case rest(Int)
        /// The index of a query item.
        case query(Int)
        case fragment
    }

    let name: String
    let source: Source

    /// In the order of their names.
    static func all(of pattern: LinkPattern) -> [LinkBinding] {
        var bindings: [LinkBinding] = []
        for (index, segment) in pattern.segments.enumerated() {
            switch segment {
            case .literal: continue
            case .parameter(let parameter, let prefix, let suffix):
                let source = Source.segment(index, prefix: prefix.utf8.count, suffix: suffix.utf8.count)
                bindings.append(LinkBinding(name: parameter.name, source: source))
            case .rest(let name, _): bindings.append(LinkBinding(name: name, source: .rest(index)))
            }
        }
        for (index, item) in pattern.query.enumerated() {
            if let name = item.parameter?.name { bindings.append(LinkBinding(name: name, source: .query(index))) }
        }
        if let name = pattern.fragment?.parameter?.name { bindings.append(LinkBinding(name: name, source: .fragment)) }
        return bindings.sorted { $0.name < $1.name }
    }

    /// Where the value lies in the link's text; nil where it is not there, or takes more than a segment.
    @inline(__always)
    func range(in link: ScannedLink) -> Range<Int>? {
        switch source {
        case .segment(let index, let prefix, let suffix) where index < link.segments.count:
            let segment = link.segments[index]
            return Range(uncheckedBounds: (segment.start &+ prefix, segment.end &- suffix))
        case .rest(let index) where index == link.segments.count &- 1: return link.segments[index].range
        case .segment, .rest, .query, .fragment: return nil
        }
    }
}
