import AppShell
import AppShellHeadless
import AppShellPracticeFeature
import BenchKit
import PiTrainerTestKit

/// PiTrainer: what a key costs, in the engine and through the whole app, and a launch (PI-NFR1, NFR2, NFR6).
enum PiTrainerGroup: BenchGroup {
    static let name = "pitrainer"
    private static let group = "PiTrainer"

    static func run(with meter: Meter, into report: inout Report) throws {
        try engine(with: meter, into: &report)
        try keys(into: &report)
        let cold = try ColdLaunch.piTrainer.measure(samples: meter.samples)
        report.add(
            Row(
                group: group,
                name: "PI-NFR2: launch to home's content, a process of its own, all its CPU time",
                ours: cold,
                goals: [.atMost(50, cold.median / 1_000_000, "ms"), .atMost(2_000, cold.median / 1_000_000, "ms")]
            )
        )
    }

    // MARK: PI-NFR6

    private static func engine(with meter: Meter, into report: inout Report) throws {
        let decimals = try PiTrainerTestKit.decimals(of: "Pi", in: 0..<1_000_000).map { $0.utf8.first ?? 0 }
        let digits = try Digits(
            decimals,
            expectedCount: decimals.count,
            expectedChecksum: Digits.checksum(of: decimals)
        )
        let typed = decimals.map { $0 & 15 }
        // The first keys of a million, and those behind 900,000 others: a key costs the same anywhere.
        for (place, start) in [("the first 100,000", 0), ("100,000 behind 900,000 others", 900_000)] {
            var snapshot = PracticeSnapshot()
            snapshot.position = start
            let make = { PracticeEngine(digits, mode: .strict, from: snapshot) }
            let figures = try compare(make, typed, from: start, samples: meter.samples)
            report.add(
                Row(
                    group: group,
                    name: "PI-NFR6: a right digit, \(place)",
                    ours: figures.0,
                    peer: ("an array compared in place", figures.1),
                    goals: [
                        .atMost(3, figures.0.median / figures.1.median, "times"),
                        .noAllocation(figures.0.allocations),
                    ].compactMap(\.self)
                )
            )
        }
    }

    /// 100,000 keys into a new engine and past a new array, in turn; that they are made is not timed.
    private static func compare(
        _ make: () -> PracticeEngine,
        _ keys: [UInt8],
        from place: Int,
        samples: Int
    ) throws -> (BenchKit.Measurement, BenchKit.Measurement) {
        let moments = (0..<100_000).map { Duration.milliseconds(200 * $0) }
        var ours: [Double] = []
        var bare: [Double] = []
        var allocations = 0
        for _ in 0..<samples {
            // The median of ten is a sample: one run is half a millisecond.
            let runs = try (0..<10).map { _ in
                var engine = make()
                var compared = BareCompare(digits: keys, position: place)
                let before = Stopwatch.allocations() ?? 0
                let start = Stopwatch.threadTime()
                let right = type(keys, at: moments, from: place, into: &engine)
                let middle = Stopwatch.threadTime()
                let same = compared.type(keys, from: place)
                let end = Stopwatch.threadTime()
                allocations += (Stopwatch.allocations() ?? 0) - before
                guard right == 100_000, same == right else { throw BenchError.wrong("\(right) and \(same) are right") }
                return (Double(middle - start) / 100_000, Double(end - middle) / 100_000)
            }
            ours.append(runs.map(\.0).sorted()[5])
            bare.append(runs.map(\.1).sorted()[5])
        }
        return (
            Measurement(samples: ours, allocations: Double(allocations) / Double(samples) / 1_000_000),
            Measurement(samples: bare, allocations: nil)
        )
    }

    @inline(never)
    private static func type(
        _ keys: [UInt8],
        at moments: [Duration],
        from place: Int,
        into engine: inout PracticeEngine
    ) -> Int {
        var right = 0
        for index in 0..<moments.count {
            if case .correct = engine.press(keys[place &+ index], at: moments[index]) { right &+= 1 }
        }
        return right
    }

    /// The least that can be done with a key: it is compared, and the position goes on.
    private struct BareCompare {
        let digits: [UInt8]
        var position: Int

        @inline(never)
        mutating func press(_ digit: UInt8) -> Bool {
            guard position < digits.count, digits[position] == digit else { return false }
            position += 1
            return true
        }

        @inline(never)
        mutating func type(_ keys: [UInt8], from place: Int) -> Int {
            var right = 0
            for index in place..<place + 100_000 where press(keys[index]) { right += 1 }
            return right
        }
    }

    // MARK: PI-NFR1

    /// From a key to the content that shows it: the tap, all it causes, and the whole screen drawn and copied.
    private static func keys(into report: inout Report) throws {
        let count = 20_000
        let session = PiTrainerTestKit.makeSession()
        defer { session.end() }
        try session.launch()
        try session.tap("S'entraîner")
        let decimals = try PiTrainerTestKit.decimals(of: "Pi", in: 0..<count)
        var times: [Double] = []
        times.reserveCapacity(count)
        for key in decimals {
            let start = Stopwatch.threadTime()
            // With what the app does between two keys: its safety copy, once a second.
            try session.wait(.milliseconds(200))
            try session.tap(key, in: "Pavé numérique")
            _ = try session.content()
            times.append(Double(Stopwatch.threadTime() - start))
        }
        guard try session.content().outline.contains("#\(count + 1)") else {
            throw BenchError.wrong("the session does not stand at #\(count + 1):\n\(try session.content().outline)")
        }
        times.sort()
        for (name, part, limits) in [("median", 0.5, []), ("p99.9", 0.999, [1.0, 16])] as [(String, Double, [Double])] {
            let figure = Measurement(samples: [times[Int(Double(times.count - 1) * part)]], allocations: nil)
            report.add(
                Row(
                    group: group,
                    name:
                        "PI-NFR1: a key to the content that shows it, whole app, storage in memory, \(name) of \(count)",
                    ours: figure,
                    goals: limits.map { .atMost($0, figure.median / 1_000_000, "ms") }
                )
            )
        }
    }
}
