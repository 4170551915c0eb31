/// All link patterns of a product, compiled: reads a link into a route and prints a route as a link.
///
/// At each segment the literal is tried before the parameter, with full backtracking, so the most specific pattern
/// wins whatever the order of registration, and a parameter of a branch that was given up is not in the result.
public struct LinkTable: Sendable {
    /// One pattern and where it leads.
    public struct Entry: Hashable, Sendable {
        public let pattern: LinkPattern
        public let destination: String
        /// The module that contributed it.
        public let module: String
        /// Read, but never printed.
        public let isAlias: Bool
    }

    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var entry: Int?
    }

    public let entries: [Entry]
    public let policy: LinkPolicy
    private var nodes = [Node()]
    /// The place of the entry that prints each destination.
    private var printers: [String: Int] = [:]

    /// Where two entries have one shape, the first one stands; ``AppGraph`` refuses such a product beforehand.
    init(entries: [Entry], policy: LinkPolicy) {
        self.entries = entries
        self.policy = policy
        for (index, entry) in entries.enumerated() {
            var node = 0
            for segment in entry.pattern.segments { node = child(of: node, for: segment) }
            if nodes[node].entry == nil { nodes[node].entry = index }
            if !entry.isAlias, printers[entry.destination] == nil { printers[entry.destination] = index }
        }
    }

    private mutating func child(of node: Int, for segment: LinkPattern.Segment) -> Int {
        switch segment {
        case .literal(let text):
            if let child = nodes[node].literals[text] { return child }
            nodes.append(Node())
            nodes[node].literals[text] = nodes.count - 1
        case .parameter, .rest:
            if let child = nodes[node].parameter { return child }
            nodes.append(Node())
            nodes[node].parameter = nodes.count - 1
        }
        return nodes.count - 1
    }

    /// What a link leads to. Never fails: what can't be read is a value that says why.
    public func match(_ link: String) -> LinkMatch {
        let address: LinkAddress
        do throws(LinkFault) { address = try LinkAddress(link) } catch { return .malformed(error) }
        if let foreign = policy.reasonToRefuse(address) { return .foreign(foreign) }
        var taken: [String] = []
        guard let index = find(address.segments[...], from: 0, taken: &taken) else { return .unmatched(address) }
        let entry = entries[index]
        // The entry's own names for what was taken: patterns that share a prefix may call it differently.
        var values: [String: String] = [:]
        var next = taken.makeIterator()
        for segment in entry.pattern.segments { if let name = segment.parameter?.name { values[name] = next.next() } }
        return .matched(Route(name: entry.destination, parameters: RouteParameters(values)), entry)
    }

    private func find(_ segments: ArraySlice<String>, from node: Int, taken: inout [String]) -> Int? {
        guard let segment = segments.first else { return nodes[node].entry }
        if let child = nodes[node].literals[segment],
            let entry = find(segments.dropFirst(), from: child, taken: &taken)
        {
            return entry
        }
        guard let child = nodes[node].parameter else { return nil }
        taken.append(segment)
        if let entry = find(segments.dropFirst(), from: child, taken: &taken) { return entry }
        taken.removeLast()
        return nil
    }

    /// The canonical link to a route: the first pattern, no alias, that leads there, on the product's first host.
    ///
    /// - Returns: nil where no pattern leads there, or the link would not lead back to this very route.
    public func link(to route: Route) -> String? {
        guard let index = printers[route.name], entries[index].pattern.parameterNames == route.parameters.names,
            let path = entries[index].pattern.path(with: route.parameters)
        else { return nil }
        let link = policy.prefix.map { $0 + (policy.hosts.isEmpty ? String(path.dropFirst()) : path) }
        // Printed only if it leads back: it may be too long, or spell another pattern's literal.
        guard let link, case .matched(route, _) = match(link) else { return nil }
        return link
    }
}

/// What a link leads to.
public enum LinkMatch: Hashable, Sendable {
    case matched(Route, LinkTable.Entry)
    /// Ours, but no pattern fits; the product decides what opens.
    case unmatched(LinkAddress)
    /// Not ours: another scheme or host. The text says which.
    case foreign(String)
    case malformed(LinkFault)
}

extension LinkPolicy {
    var prefix: String? {
        hosts.first.map { "https://\($0)" } ?? schemes.first.map { "\($0)://" }
    }

    func reasonToRefuse(_ address: LinkAddress) -> String? {
        if schemes.contains(address.scheme) { return nil }
        if address.scheme != "https" { return "the scheme “\(address.scheme)” is not one of this product's" }
        return hosts.contains(address.host) ? nil : "the host “\(address.host)” is not one of this product's"
    }
}

extension LinkPattern {
    var shape: [String?] {
        segments.map { if case .literal(let text) = $0 { text } else { nil } }
    }

    func path(with parameters: RouteParameters) -> String? {
        var path = ""
        for segment in segments {
            switch segment {
            case .literal(let text):
                path += "/" + PercentEncoding.encoded(text)
            case .parameter(let parameter, _, _):
                guard let text = parameters[parameter.name], parameter.kind.accepts(text) else { return nil }
                path += "/" + PercentEncoding.encoded(text)
            case .rest: return nil
            }
        }
        return path.isEmpty ? "/" : path
    }
}
