/// What one operation cost, over several samples.
package struct Measurement: Codable, Sendable {
    /// Of an operation, in the row's unit: nanoseconds, or bytes.
    package let median: Double
    package let fastest: Double
    package let slowest: Double
    package let samples: Int
    /// Blocks allocated an operation; nil where they can't be counted.
    package let allocations: Double?

    package init(samples: [Double], allocations: Double?) {
        let sorted = samples.sorted()
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        fastest = sorted.first ?? 0
        slowest = sorted.last ?? 0
        self.samples = sorted.count
        self.allocations = allocations
    }

    /// How far the samples lie apart, in per cent of the median.
    package var spread: Double { median > 0 ? (slowest - fastest) / median * 100 : 0 }
}
