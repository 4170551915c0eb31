package import AppShell

/// The lookups of a routing table as work for a compiled ``LinkTable``.
package struct LinkWork {
    package let table: LinkTable
    package let lookups: [RoutingTable.Lookup]
    /// The lookups as links of the product's first host.
    package let links: [String]

    /// - Throws: ``BenchError/wrong(_:)`` where a lookup does not find its pattern.
    package init(_ table: RoutingTable) throws {
        self.table = try TableProduct.links(table)
        lookups = table.lookups
        links = table.lookups.map { "https://madinia.fr\($0.path)" }
        for (lookup, link) in zip(lookups, links) {
            guard case .matched(let route, _) = self.table.match(link), route.name == "\(lookup.pattern)" else {
                let pattern = table.patterns[lookup.pattern]
                throw BenchError.wrong("\(table.name): \(lookup.path) does not find \(pattern)")
            }
        }
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
}
