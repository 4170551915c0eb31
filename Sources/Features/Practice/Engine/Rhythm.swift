/// How evenly keys came, from the milliseconds between them.
public struct Rhythm: Hashable, Sendable {
    /// The median interval in milliseconds: half of them are shorter.
    public let median: Double
    /// 1 − m / median, at least 0, where m is the median of how far intervals lie from the median: 1 where all are the
    /// same. A few long pauses do not spoil it. Without a median that can be divided by, 1 where all are 0, else 0.
    public let consistency: Double

    /// - Returns: nil without intervals.
    public init?(_ intervals: some Collection<UInt32>) {
        guard let doubledMedian = Self.doubledMedian(of: Array(intervals)) else { return nil }
        median = Double(doubledMedian) / 2
        let deviations = intervals.map { UInt32(clamping: abs(2 * Int64($0) - Int64(doubledMedian))) }
        let deviation = Double(Self.doubledMedian(of: deviations) ?? 0) / 4
        consistency = median > 0 ? max(0, 1 - deviation / median) : (deviation == 0 ? 1 : 0)
    }

    /// Twice the median, which is whole also where it lies between two values.
    private static func doubledMedian(of values: [UInt32]) -> UInt64? {
        guard !values.isEmpty else { return nil }
        // Few are sorted at once; many are counted, which costs the same for each.
        if values.count <= 1_024 {
            let sorted = values.sorted()
            return UInt64(sorted[(values.count - 1) / 2]) + UInt64(sorted[values.count / 2])
        }
        let lower = value(ofRank: (values.count - 1) / 2, in: values)
        guard values.count.isMultiple(of: 2) else { return 2 * UInt64(lower) }
        var notAbove = 0
        var upper = UInt32.max
        for value in values {
            if value <= lower { notAbove += 1 } else if value < upper { upper = value }
        }
        return UInt64(lower) + UInt64(notAbove > values.count / 2 ? lower : upper)
    }

    /// The value of that rank, if they were sorted: found by its upper half, then by its lower one.
    private static func value(ofRank rank: Int, in values: [UInt32]) -> UInt32 {
        var counts = [Int](repeating: 0, count: 1 << 16)
        for value in values { counts[Int(value >> 16)] += 1 }
        let (high, before) = index(ofRank: rank, in: counts)
        counts = [Int](repeating: 0, count: 1 << 16)
        for value in values where value >> 16 == high { counts[Int(value & 0xFFFF)] += 1 }
        return high << 16 | index(ofRank: rank - before, in: counts).value
    }

    private static func index(ofRank rank: Int, in counts: [Int]) -> (value: UInt32, before: Int) {
        var before = 0
        for (value, count) in counts.enumerated() {
            if rank < before + count { return (UInt32(value), before) }
            before += count
        }
        return (UInt32(counts.count - 1), before)
    }
}
