import BenchKit
@_spi(Internal) import Hummingbird

/// The lookups of a routing table as work for Hummingbird's trie.
struct HummingbirdTrie {
    let trie: RouterTrie<Int>
    let lookups: [RoutingTable.Lookup]
    /// Lookups that do not find the pattern they should: it does not go back from a branch that leads nowhere.
    let wrong: Int

    init(_ table: RoutingTable) {
        let builder = RouterPathTrieBuilder<Int>()
        for (index, pattern) in table.patterns.enumerated() {
            builder.addEntry(RouterPath(RoutingTable.hummingbird(pattern)), value: index)
        }
        let trie = builder.build()
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
}
