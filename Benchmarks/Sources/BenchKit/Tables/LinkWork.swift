package import AppShell

/// The lookups of a routing table as work for a compiled ``LinkTable``.
package struct LinkWork {
    package let table: LinkTable
    private let entries: [LinkTable.Entry]
    private let paths: Texts
    private let links: [String]

    /// - Throws: ``BenchError/wrong(_:)`` where a lookup does not find its pattern.
    package init(_ table: RoutingTable) throws(BenchError) {
        entries = try Self.entries(table)
        self.table = Self.build(entries)
        paths = Texts(table.lookups.map(\.path))
        links = table.lookups.map { "https://madinia.fr\($0.path)" }
        for (index, lookup) in table.lookups.enumerated() {
            let name = "\(lookup.pattern)"
            guard case .matched(let route, _) = self.table.match(links[index]), route.name == name,
                entry(of: lookup.path)?.destination == name
            else {
                let pattern = table.patterns[lookup.pattern]
                throw BenchError.wrong("\(table.name): \(lookup.path) does not find \(pattern)")
            }
        }
    }

    /// From the bytes of a path to the entry and its parameters, no route made: what a trie does.
    package var matchingPaths: Work {
        Work(operations: paths.count) { [table, paths] in Self.match(paths, in: table) }
    }

    /// From the bytes of a path to the entry alone.
    package var findingEntries: Work {
        Work(operations: paths.count) { [table, paths] in Self.find(paths, in: table) }
    }

    /// From the link as a text to the route with its parameters.
    package var matchingLinks: Work {
        Work(operations: links.count) { [table, links] in
            var sum = 0
            for link in links {
                guard case .matched(let route, _) = table.match(link) else { continue }
                sum &+= route.name.utf8.count &+ 1
            }
            return sum
        }
    }

    /// Making the table of the patterns, which are read already.
    package var building: Work {
        Work(operations: 1) { [entries] in Self.build(entries).entries.count }
    }

    @inline(never)
    private static func match(_ paths: Texts, in table: LinkTable) -> Int {
        var sum = 0
        paths.forEach { path in
            let entry = table.find(path: path) { _, value in sum &+= value.count }
            sum &+= entry ?? 0
        }
        return sum
    }

    @inline(never)
    private static func find(_ paths: Texts, in table: LinkTable) -> Int {
        var sum = 0
        paths.forEach { path in
            sum &+= table.find(path: path) ?? 0
        }
        return sum
    }

    private func entry(of path: String) -> LinkTable.Entry? {
        Array(path.utf8).withUnsafeBufferPointer { path in table.find(path: path) }.map { table.entries[$0] }
    }

    @inline(never)
    private static func build(_ entries: [LinkTable.Entry]) -> LinkTable {
        LinkTable(entries: entries, policy: LinkPolicy(hosts: ["madinia.fr", "www.madinia.fr"]))
    }

    /// One destination a pattern, named by the pattern's index.
    private static func entries(_ table: RoutingTable) throws(BenchError) -> [LinkTable.Entry] {
        var entries: [LinkTable.Entry] = []
        for (index, pattern) in table.patterns.enumerated() {
            guard let pattern = try? LinkPattern(RoutingTable.template(of: pattern)) else {
                throw .wrong("\(table.name): \(pattern) is no pattern")
            }
            entries.append(LinkTable.Entry(pattern: pattern, destination: "\(index)", module: table.name))
        }
        return entries
    }
}
