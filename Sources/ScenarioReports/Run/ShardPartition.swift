/// Divides work of known costs among shards so that the dearest shard costs little more than the average.
///
/// Longest processing time first (Graham, 1969): the dearest piece goes to the shard with the least so far. No shard costs more
/// than 4/3 − 1/(3m) of what the best partition into m shards needs.
struct ShardPartition {
    private struct Load {
        var cost: Int
        let shard: Int

        func precedes(_ other: Load) -> Bool { cost != other.cost ? cost < other.cost : shard < other.shard }
    }

    /// The shard of each piece, from 0.
    let shards: [Int]

    /// - Parameters:
    ///   - costs: from 1 to ``ScenarioCosts/greatest``. Of equal ones the first in the list is dealt first.
    ///   - count: the number of shards, at least 1.
    init(_ costs: [Int], among count: Int) {
        // Each of the first pieces opens a shard of its own: no more shards are needed than there are pieces.
        var heap = (0..<min(count, costs.count)).map { Load(cost: 0, shard: $0) }
        var shards = [Int](repeating: 0, count: costs.count)
        let dearestFirst = costs.indices.sorted { costs[$0] != costs[$1] ? costs[$0] > costs[$1] : $0 < $1 }
        for piece in dearestFirst {
            shards[piece] = heap[0].shard
            heap[0].cost += costs[piece]
            Self.sink(&heap)
        }
        self.shards = shards
    }

    /// Moves the root of a binary heap, which has grown, into position.
    private static func sink(_ heap: inout [Load]) {
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].precedes(heap[least]) {
                least = child
            }
            guard least != index else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}

extension Shard {
    /// The elements of this shard, in their order. Every element is in one shard.
    public func part<Element>(of elements: [Element], costs: [Int]) -> [Element] {
        let shards = ShardPartition(costs, among: count).shards
        return zip(elements, shards).filter { $1 == number - 1 }.map(\.0)
    }
}
