import BenchKit

/// Every lookup of the routing tables, ours beside Hummingbird's trie.
enum LinkMatchGroup: BenchGroup {
    static let name = "match"

    static func run(with meter: Meter, into report: inout Report) throws {
        let folder = try ConformanceFolder.routing()
        var medians: [String: Double] = [:]
        for name in RoutingTable.names {
            let table = try RoutingTable(name: name, folder: folder)
            let ours = try LinkWork(table)
            let peer = HummingbirdTrie(table)
            let figures = try meter.measure([ours.matchingLinks, peer.matchingPaths])
            medians[name] = figures[0].median
            report.add(
                Row(
                    group: "match: link → route",
                    name: "\(name), \(table.patterns.count) patterns",
                    ours: figures[0],
                    peer: (peer.name, figures[1])
                )
            )
        }
    }
}

extension HummingbirdTrie {
    var name: String { wrong == 0 ? "Hummingbird's trie" : "Hummingbird's trie, \(wrong) wrong" }
}
