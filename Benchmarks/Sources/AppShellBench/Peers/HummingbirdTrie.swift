import BenchKit
@_spi(Internal) import Hummingbird

/// The lookups of a routing table as work for Hummingbird's trie.
struct HummingbirdTrie {
    let trie: RouterTrie<Int>
    let lookups: [RoutingTable.Lookup]
    /// Lookups that do not find the pattern they should: it does not go back from a branch that leads nowhere.
    let wrong: Int

    init(_ table: RoutingTable) {
        let trie = Self.build(Self.paths(table))
        self.trie = trie
        lookups = table.lookups
        wrong = table.lookups.count { trie.resolve($0.path)?.value != $0.pattern }
    }

    var matchingPaths: Work {
        Work(operations: lookups.count) { [trie, lookups] in
            var sum = 0
            for lookup in lookups {
                guard let found = trie.resolve(lookup.path) else { continue }
                sum &+= found.value &+ found.parameters.count
            }
            return sum
        }
    }

    /// Making the trie of the patterns, which are read already.
    static func building(_ table: RoutingTable) -> Work {
        let paths = paths(table)
        return Work(operations: 1) { build(paths).resolve("/") == nil ? 1 : 2 }
    }

    private static func paths(_ table: RoutingTable) -> [RouterPath] {
        table.patterns.map { RouterPath(RoutingTable.hummingbird($0)) }
    }

    @inline(never)
    private static func build(_ paths: [RouterPath]) -> RouterTrie<Int> {
        let builder = RouterPathTrieBuilder<Int>()
        for (index, path) in paths.enumerated() { builder.addEntry(path, value: index) }
        return builder.build()
    }
}
