import AppShell
import AppShellHeadless
import Foundation

@testable import AppShellStatsFeature

/// A generator of our own (SplitMix64), so that a seed means the same sequence on every machine.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    /// A session of any kind, on one of a few days, so that scores and dates are often the same.
    mutating func entry(_ id: String) -> StatsEntry {
        let errors = (0..<number(0...4)).map { _ in number(0...59) }
        return StatsEntry(
            id: id,
            date: Date(timeIntervalSince1970: 1_769_000_000 + Double(number(0...30)) * 86_400.123),
            constantID: ["pi", "e", "phi"][number(0...2)],
            mode: chance(60) ? "strict" : "learn",
            score: number(0...40),
            attempts: number(0...80),
            errors: errors.count,
            errorPositions: errors,
            bestStreak: number(0...40),
            duration: .milliseconds(number(0...3_600_000)),
            speed: Double(number(0...1_000)) / 77,
            revealsUsed: number(0...5),
            medianInterval: chance(50) ? .milliseconds(number(1...3_000)) : nil,
            consistency: chance(50) ? Double(number(0...1_000)) / 1_000 : nil,
            isResumed: chance(20)
        )
    }
}

extension StatsEntry {
    /// - Parameter errors: the decimals that were missed, counted from 1.
    static func sample(_ id: String, score: Int = 12, errors: [Int] = [], at day: Int = 0) -> StatsEntry {
        StatsEntry(
            id: id,
            date: Date(timeIntervalSince1970: 1_769_000_000 + Double(day) * 86_400),
            constantID: "pi",
            mode: "strict",
            score: score,
            attempts: score + errors.count,
            errors: errors.count,
            errorPositions: errors.map { $0 - 1 },
            bestStreak: score,
            duration: .seconds(10),
            speed: Double(score) / 10
        )
    }
}

extension FlakyDisk {
    /// Statistics as a launch finds them; nothing of them is read yet but the records.
    func launch() throws -> Stats {
        var environment = try StatsPhone(launch: false).session.environment
        environment.storage = storage
        let stats = Stats(constants: .sample, strings: SampleStatsStrings(), environment: environment)
        stats.readRecords()
        return stats
    }

    func append(_ text: String) async throws {
        try await memory.journals.journal(for: HistoryStore.key).append(Array(text.utf8))
    }

    var journalCount: Int {
        get async throws { await (try memory.journals.journal(for: HistoryStore.key)).count }
    }
}

extension Stats {
    @discardableResult
    func record(_ entry: StatsEntry, intervals: [UInt32] = []) -> Bool {
        record(entry, intervals: intervals, countsForRecord: entry.mode == "strict")
    }
}
