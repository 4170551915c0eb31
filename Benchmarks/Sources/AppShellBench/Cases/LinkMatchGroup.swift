import BenchKit

/// Every lookup of the routing tables: a path to its pattern beside Hummingbird's trie, and a whole link to its route.
enum LinkMatchGroup: BenchGroup {
    static let name = "match"

    private struct Result {
        let table: RoutingTable
        let peer: String
        /// Path ours, path peer, link.
        let figures: [Measurement]
    }

    static func run(with meter: Meter, into report: inout Report) throws {
        let folder = try ConformanceFolder.routing()
        var results: [Result] = []
        for name in RoutingTable.names {
            let table = try RoutingTable(name: name, folder: folder)
            let ours = try LinkWork(table)
            let peer = HummingbirdTrie(table)
            let figures = try meter.measure([ours.matchingPaths, peer.matchingPaths, ours.matchingLinks])
            let peerName = "Hummingbird's trie" + (peer.wrong == 0 ? "" : ", \(peer.wrong) wrong")
            results.append(Result(table: table, peer: peerName, figures: figures))
        }
        for result in results {
            report.add(
                Row(
                    group: "path → pattern and its parameters",
                    name: title(result.table),
                    ours: result.figures[0],
                    peer: (result.peer, result.figures[1]),
                    goals: goals(result, among: results, figure: 0)
                )
            )
        }
        for result in results {
            report.add(
                Row(
                    group: "link → route, the name and the parameters in their place",
                    name: title(result.table),
                    ours: result.figures[2],
                    peer: (result.peer, result.figures[1]),
                    goals: growth(of: result, among: results, figure: 2)
                )
            )
        }
    }

    private static func title(_ table: RoutingTable) -> String { "\(table.name), \(table.patterns.count) patterns" }

    private static func goals(_ result: Result, among results: [Result], figure: Int) -> [Row.Goal] {
        var goals = growth(of: result, among: results, figure: figure)
        if let goal = Row.Goal.noAllocation(result.figures[figure].allocations) { goals.append(goal) }
        if result.table.name == "github" {
            goals.append(.timesFaster(50, result.figures[1].median / result.figures[figure].median))
        }
        return goals
    }

    /// The table of 10,000 patterns beside the smallest one of its family.
    private static func growth(of result: Result, among results: [Result], figure: Int) -> [Row.Goal] {
        let families = ["wide10000": "wide100", "tree10000": "tree1000"]
        guard let small = families[result.table.name],
            let base = results.first(where: { $0.table.name == small })?.figures[figure].median
        else { return [] }
        let growth = result.figures[figure].median / base
        return [.atMost(3, growth, "× \(small)'s: \(Figure.fixed(growth, 2))")]
    }
}
