/// The number, the sum, the maximum and the percentiles of durations, the latter within 1.6 %, in constant memory.
///
/// Durations are counted by their magnitude, 64 steps for each power of two of nanoseconds, as HdrHistogram does.
struct DurationDigest {
    private(set) var count = 0
    private(set) var total: Duration = .zero
    private(set) var maximum: Duration = .zero
    private var counts: [Int: Int] = [:]

    private static let stepBits = 6

    mutating func add(_ duration: Duration) {
        let duration = max(duration, .zero)
        count += 1
        total += duration
        maximum = max(maximum, duration)
        counts[Self.bucket(Self.nanoseconds(duration)), default: 0] += 1
    }

    /// Zero without durations.
    var mean: Duration { count > 0 ? total / count : .zero }

    /// A percentile, or up to 1.6 % more; zero without durations.
    func percentile(_ percent: Int) -> Duration {
        let rank = (count * percent + 99) / 100
        var seen = 0
        for (bucket, number) in counts.sorted(by: { $0.key < $1.key }) {
            seen += number
            if seen >= rank { return min(maximum, .nanoseconds(Self.upperBound(of: bucket))) }
        }
        return maximum
    }

    private static func nanoseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflowsToo) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        return overflows || overflowsToo ? .max : sum
    }

    private static func bucket(_ value: Int64) -> Int {
        let shift = max(0, 63 - value.leadingZeroBitCount - stepBits)
        return shift << (stepBits + 1) | Int(value >> Int64(shift))
    }

    private static func upperBound(of bucket: Int) -> Int64 {
        let shift = Int64(bucket >> (stepBits + 1))
        let step = Int64(bucket & (1 << (stepBits + 1) - 1))
        // 2^63 - 1 for the last one.
        return (step << shift) + ((1 << shift) - 1)
    }
}
