import BenchKit

/// Making a table of 10,000 patterns.
enum TableGroup: BenchGroup {
    static let name = "table"

    static func run(with meter: Meter, into report: inout Report) throws {
        let folder = try ConformanceFolder.routing()
        for name in ["github", "wide1000", "wide10000", "tree10000"] {
            let table = try RoutingTable(name: name, folder: folder)
            let peer = HummingbirdTrie.building(table)
            let figures = try meter.measure([try LinkWork(table).building, peer])
            report.add(
                Row(
                    group: "building a table",
                    name: "\(table.name), \(table.patterns.count) patterns",
                    ours: figures[0],
                    peer: ("Hummingbird's trie", figures[1]),
                    goals: table.patterns.count < 10_000 ? [] : [.atMost(15, figures[0].median / 1_000_000, "ms")]
                )
            )
        }
    }
}
