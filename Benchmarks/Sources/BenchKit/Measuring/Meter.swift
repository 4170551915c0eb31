/// Takes the figures: each work in turn, sample by sample, so that whatever slows the machine slows all of them.
package struct Meter: Sendable {
    /// Odd, so that the median is one of them.
    package var samples = 9
    /// The least CPU time of one sample, in nanoseconds: a run is repeated until it is reached.
    package var leastTime: UInt64 = 20_000_000

    /// A run that takes longer than this, in nanoseconds, is a sample of its own and the only one.
    private static let longRun: UInt64 = 2_000_000_000

    package init(samples: Int = 9, leastTime: UInt64 = 20_000_000) {
        self.samples = max(1, samples)
        self.leastTime = leastTime
    }

    /// One measurement for each work, in their order.
    ///
    /// - Throws: ``BenchError/unstable(_:)`` where a run answers another number than the run before.
    package func measure(_ works: [Work]) throws(BenchError) -> [Measurement] {
        var times: [[Double]] = []
        var repeats: [Int] = []
        var allocations: [Double?] = []
        for work in works {
            // The first run warms caches and lazy metadata; the second is counted and timed for the length of a sample.
            let expected = work.run()
            let before = Stopwatch.allocations()
            let start = Stopwatch.threadTime()
            guard work.run() == expected else { throw .unstable("a run answers another number than the run before") }
            let time = max(1, Stopwatch.threadTime() - start)
            let after = Stopwatch.allocations()
            allocations.append(
                before.flatMap { before in after.map { Double($0 - before) / Double(max(1, work.operations)) } }
            )
            let isLong = time > Self.longRun
            times.append(isLong ? [Double(time) / Double(max(1, work.operations))] : [])
            repeats.append(isLong ? 0 : Int(leastTime / time) + 1)
        }
        for _ in 0..<samples {
            for (index, work) in works.enumerated() where repeats[index] > 0 {
                times[index].append(sample(work, repeats: repeats[index]))
            }
        }
        return works.indices.map { Measurement(samples: times[$0], allocations: allocations[$0]) }
    }

    /// Nanoseconds an operation.
    @inline(never)
    private func sample(_ work: Work, repeats: Int) -> Double {
        var sum = 0
        let start = Stopwatch.threadTime()
        for _ in 0..<repeats { sum &+= work.run() }
        let time = Stopwatch.threadTime() - start
        keep(sum)
        return Double(time) / Double(repeats) / Double(max(1, work.operations))
    }

    /// Takes a result that nobody reads, out of the optimiser's sight.
    @inline(never)
    @_optimize(none)
    private func keep(_ value: Int) {}
}

/// Why a benchmark gives no figure.
package enum BenchError: Error, CustomStringConvertible {
    case unstable(String)
    case wrong(String)
    case missing(String)

    package var description: String {
        switch self {
        case .unstable(let fact), .wrong(let fact), .missing(let fact): fact
        }
    }
}
