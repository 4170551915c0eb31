import AppShellPracticeFeature
import Testing

struct RhythmTests {
    struct Example: Sendable {
        let intervals: [UInt32]
        let median: Double
        let consistency: Double
    }

    static let examples: [Example] = [
        Example(intervals: [250, 250, 250], median: 250, consistency: 1),
        Example(intervals: [100, 300], median: 200, consistency: 0.5),
        Example(intervals: [0, 0, 0], median: 0, consistency: 1),
        Example(intervals: [0, 0, 0, 100, 200], median: 0, consistency: 1),
        Example(intervals: [100, 110, 90, 5_000], median: 105, consistency: 1 - 10.0 / 105),
        Example(intervals: [0, 1_000], median: 500, consistency: 0),
        Example(intervals: [7], median: 7, consistency: 1),
    ]

    @Test("PI-FR7: the median and how even the keys came", arguments: examples)
    func example(_ example: Example) throws {
        let rhythm = try #require(Rhythm(example.intervals))
        #expect(rhythm.median == example.median)
        #expect(abs(rhythm.consistency - example.consistency) < 1e-9)
    }

    @Test("PI-FR7: without intervals there is no rhythm")
    func none() {
        #expect(Rhythm([UInt32]()) == nil)
    }

    @Test("PI-FR7: many intervals are counted, not sorted, and give what sorting gives")
    func many() throws {
        var random = Generator(seed: 3)
        for count in [1_024, 1_025, 1_026, 20_001] {
            for bound: UInt32 in [2, 900, 100_000, 2_000_000_000] {
                let values = (0..<count).map { _ in UInt32.random(in: 0...bound, using: &random) }
                func median(_ values: [Double]) -> Double {
                    let sorted = values.sorted()
                    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
                }
                let expected = median(values.map(Double.init))
                let deviation = median(values.map { abs(Double($0) - expected) })
                let rhythm = try #require(Rhythm(values))
                #expect(rhythm.median == expected)
                let consistency = expected > 0 ? max(0, 1 - deviation / expected) : (deviation == 0 ? 1 : 0)
                #expect(abs(rhythm.consistency - consistency) < 1e-9)
                #expect((0...1).contains(rhythm.consistency))
            }
        }
    }
}
