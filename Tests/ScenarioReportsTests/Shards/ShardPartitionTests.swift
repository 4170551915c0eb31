import ScriptTestSupport
import Testing

@testable import ScenarioReports

@Suite("Shards of equal cost")
struct ShardPartitionTests {
    private static func parts(_ costs: [Int], _ count: Int) throws -> [[Int]] {
        try (1...count).map { try #require(Shard($0, of: count)).part(of: Array(costs.indices), costs: costs) }
    }

    private static func loads(_ parts: [[Int]], _ costs: [Int]) -> [Int] {
        parts.map { $0.reduce(0) { $0 + costs[$1] } }
    }

    /// The cost of the dearest shard in the best of all partitions, by trying them.
    private static func optimum(_ costs: [Int], _ count: Int) -> Int {
        var best = costs.reduce(0, +)
        var loads = [Int](repeating: 0, count: count)
        func place(_ index: Int) {
            guard index < costs.count else {
                best = min(best, loads.max() ?? 0)
                return
            }
            for shard in 0..<count where loads[shard] + costs[index] < best {
                loads[shard] += costs[index]
                place(index + 1)
                loads[shard] -= costs[index]
            }
        }
        place(0)
        return best
    }

    /// Mostly small ones and a few large ones, as scenarios are.
    private static func costs(_ count: Int, _ chance: inout MutationGenerator) -> [Int] {
        (0..<count).map { _ in 1 + chance.below(chance.below(6) == 0 ? 200 : 12) }
    }

    @Test("every scenario is in one shard, in its order, the same each time")
    func once() throws {
        var chance = MutationGenerator(seed: 1)
        for _ in 0..<200 {
            let costs = Self.costs(chance.below(60), &chance)
            for count in [1, 2, 3, 8, 61] {
                let parts = try Self.parts(costs, count)
                #expect(parts.flatMap(\.self).sorted() == Array(costs.indices))
                #expect(parts.allSatisfy { $0 == $0.sorted() })
                #expect(try parts == Self.parts(costs, count))
            }
        }
    }

    @Test("no shard costs more than 4/3 − 1/(3m) of what the best partition needs (Graham, 1969)")
    func graham() throws {
        var chance = MutationGenerator(seed: 2)
        for _ in 0..<300 {
            let costs = Self.costs(1 + chance.below(9), &chance)
            for count in 2...4 {
                let dearest = Self.loads(try Self.parts(costs, count), costs).max() ?? 0
                // In whole numbers: 3m · dearest ≤ (4m − 1) · optimum.
                #expect(3 * count * dearest <= (4 * count - 1) * Self.optimum(costs, count), "\(costs) in \(count)")
            }
        }
    }

    @Test("what a shard got last, it got when it had at most the average")
    func average() throws {
        var chance = MutationGenerator(seed: 3)
        for _ in 0..<200 {
            let costs = Self.costs(1 + chance.below(200), &chance)
            for count in [2, 3, 8, 50] {
                for part in try Self.parts(costs, count) where part.count > 1 {
                    let load = part.reduce(0) { $0 + costs[$1] }
                    let least = part.map { costs[$0] }.min() ?? 0
                    #expect((load - least) * count <= costs.reduce(0, +), "\(costs) in \(count)")
                }
            }
        }
    }

    @Test("of more shards than there are scenarios, however many, those in front have one each")
    func many() throws {
        #expect(Shard(2, of: .max)?.part(of: ["a", "b", "c"], costs: [1, 5, 2]) == ["c"])
        #expect(Shard(.max, of: .max)?.part(of: ["a", "b", "c"], costs: [1, 5, 2]) == [])
        #expect(try #require(Shard(1, of: 3)).part(of: [String](), costs: []) == [])
    }

    @Test("equal costs are dealt in turn; an example by hand")
    func example() throws {
        #expect(try Self.parts([1, 1, 1, 1, 1], 2) == [[0, 2, 4], [1, 3]])
        // 7, then 5 and 4, then 3 beside 4, then 2 beside 5 and 7 beside nothing.
        #expect(try Self.parts([2, 7, 3, 5, 4], 3) == [[1], [0, 3], [2, 4]])
    }
}
