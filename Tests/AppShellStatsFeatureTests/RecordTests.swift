import AppShell
import Foundation
import Testing

@testable import AppShellStatsFeature

struct RecordTests {
    private let disk = FlakyDisk()

    @Test("PI-FR10: the best of strict sessions is the record, with its date, over a relaunch")
    func best() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.end("b pi 156 strict")
        try phone.end("c pi 40 strict")
        try phone.end("d pi 900 learn")
        #expect(try phone.says("Record : 156 b"))
        try phone.relaunch()
        #expect(try phone.says("Record : 156 b"))
        try phone.open()
        #expect(try phone.says("Pi : 156 décimales, le 23 janvier 2026, 3,1 CPS"))
        #expect(try phone.says("phi : Pas encore de record"))
    }

    @Test(
        "PI-FR10: a record is the best of every strict session ever, whatever the history still holds",
        arguments: 1...2
    )
    func law(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var stats = try disk.launch()
        var strict: [StatsEntry] = []
        for number in 0..<random.number(250...450) {
            let entry = random.entry("\(number)").normalised
            let before = strict.filter { $0.constantID == entry.constantID }.map(\.score).max() ?? 0
            let isStrict = entry.mode == "strict"
            #expect(stats.record(entry) == (isStrict && entry.score > before))
            if isStrict && entry.score > 0 { strict.append(entry) }
            if random.chance(3) {
                await stats.catchUp()
                stats = try disk.launch()
            }
        }
        await stats.catchUp()
        let again = try disk.launch()
        for constant in ["pi", "e", "phi"] {
            let all = strict.filter { $0.constantID == constant }
            let score = all.map(\.score).max()
            let best = again.best(of: constant)
            #expect(best?.score == score)
            #expect(best?.date == all.filter { $0.score == score }.map(\.date).min())
            #expect(best == stats.best(of: constant))
        }
        #expect(again.entries.count <= 200)
    }

    @Test("PI-FR10: at a tie the earlier date stays, whichever comes first")
    func ties() throws {
        let stats = try disk.launch()
        #expect(stats.record(.sample("b", at: 5)))
        #expect(!stats.record(.sample("c", at: 9)))
        #expect(stats.best(of: "pi")?.id == "b")
        #expect(!stats.record(.sample("a", at: 1)), "no new score, so no new record")
        #expect(stats.best(of: "pi")?.id == "a")
    }

    @Test("PI-FR10: neither a learning session nor one without a correct digit is a record")
    func none() throws {
        let stats = try disk.launch()
        #expect(!stats.record(.sample("a", score: 50), intervals: [], countsForRecord: false))
        #expect(!stats.record(.sample("b", score: 0), intervals: [], countsForRecord: true))
        #expect(stats.best(of: "pi") == nil)
    }

    @Test("PI-FR13: records stand in the key-value store, and are written before the history")
    func order() async throws {
        disk.failing = [.appends]
        let stats = try disk.launch()
        stats.record(.sample("a"))
        await stats.catchUp()
        #expect(disk.count(.valueWrites) == 1)
        #expect(try disk.launch().best(of: "pi")?.id == "a")
    }

    @Test("PI-FR13: a record that could not be written is not lost, said, and written at the next occasion")
    func failedWrite() async throws {
        let stats = try disk.launch()
        disk.failing = [.valueWrites]
        stats.record(.sample("a", score: 30))
        await stats.catchUp()
        #expect(stats.storageIssue == FlakyDisk.fault)
        #expect(stats.best(of: "pi")?.score == 30)
        disk.failing = []
        await stats.keepUnsaved()
        #expect(stats.storageIssue == nil)
        #expect(try disk.launch().best(of: "pi")?.score == 30)
    }

    @Test("PI-FR13: records that can't be read at the launch are not written over: the better of both stands")
    func failedRead() async throws {
        let first = try disk.launch()
        first.record(.sample("a", score: 99))
        await first.catchUp()
        disk.failing = [.valueReads]
        let second = try disk.launch()
        #expect(second.storageIssue == FlakyDisk.fault)
        second.record(.sample("b", score: 12))
        await second.catchUp()
        #expect(second.storageIssue == FlakyDisk.fault)
        disk.failing = []
        await second.catchUp()
        #expect(second.storageIssue == nil)
        #expect(second.best(of: "pi")?.id == "a")
        #expect(try disk.launch().best(of: "pi")?.id == "a")
    }

    @Test("PI-FR13: a record that is none is said and left, the others stay; a new best takes its place")
    func foreign() async throws {
        let text = #"{"e":{"date":1,"id":"x","score":7,"speed":1.5},"pi":{"score":"many"},"tau":3}"#
        try await disk.memory.values.setValue(Array(text.utf8), for: PersonalBestStore.key)
        var stats = try disk.launch()
        #expect(stats.best(of: "e")?.score == 7)
        #expect(stats.best(of: "pi") == nil)
        #expect(stats.unreadable.records)
        stats.record(.sample("a"))
        await stats.catchUp()
        stats = try disk.launch()
        #expect(stats.best(of: "e")?.score == 7)
        #expect(stats.best(of: "pi")?.id == "a")
        let stored = try disk.memory.values.value(for: PersonalBestStore.key) ?? []
        #expect(String(decoding: stored, as: UTF8.self).contains(#""tau":3"#))
        let copy = try disk.memory.values.value(for: StoredKey("stats.records.unreadable-1")) ?? []
        #expect(String(decoding: copy, as: UTF8.self) == text)
    }

    @Test("PI-FR13: a record that can't be read is copied only when another takes its place")
    func foreignKept() async throws {
        try await disk.memory.values.setValue(Array(#"{"tau":3}"#.utf8), for: PersonalBestStore.key)
        for score in 10...12 {
            let stats = try disk.launch()
            stats.record(.sample("a", score: score))
            await stats.catchUp()
        }
        #expect(try disk.launch().best(of: "pi")?.score == 12)
        #expect(try disk.memory.values.value(for: StoredKey("stats.records.unreadable-1")) == nil)
    }

    @Test("PI-FR10: the whole series of intervals is kept for the personal best alone")
    func intervals() async throws {
        var stats = try disk.launch()
        stats.record(.sample("a", score: 10), intervals: [1, 20, 300])
        stats.record(.sample("b", score: 5), intervals: [7])
        #expect(try await stats.bestIntervals(of: "pi") == [1, 20, 300])
        await stats.catchUp()
        stats = try disk.launch()
        #expect(try await stats.bestIntervals(of: "pi") == [1, 20, 300])
        stats.record(.sample("c", score: 11), intervals: [0, UInt32.max, 10, 100])
        await stats.catchUp()
        #expect(try await disk.launch().bestIntervals(of: "pi") == [0, UInt32.max, 10, 100])
        #expect(try await stats.bestIntervals(of: "e") == nil)
        #expect(disk.count(.documentWrites) <= 4)
    }

    @Test("PI-FR10: a hundred thousand intervals hold up, and the series of another session is none")
    func manyIntervals() async throws {
        var random = SplitMix64(seed: 7)
        let series = (0..<100_000).map { _ in UInt32(random.number(0...5_000)) }
        let stats = try disk.launch()
        stats.record(.sample("a"), intervals: series)
        await stats.catchUp()
        #expect(try await disk.launch().bestIntervals(of: "pi") == series)
        disk.failing = [.documentWrites]
        stats.record(.sample("b", score: 13), intervals: [1])
        await stats.catchUp()
        #expect(stats.storageIssue == FlakyDisk.fault)
        disk.failing = []
        #expect(try await disk.launch().bestIntervals(of: "pi") == nil)
        await stats.keepUnsaved()
        #expect(try await disk.launch().bestIntervals(of: "pi") == [1])
    }

    @Test("PI-FR10: a series that alone could not be kept is kept at the next occasion")
    func intervalsLater() async throws {
        let stats = try disk.launch()
        stats.record(.sample("a"), intervals: [1], countsForRecord: false)
        await stats.catchUp()
        disk.failing = [.documentWrites]
        stats.record(.sample("a"), intervals: [1], countsForRecord: true)
        await stats.catchUp()
        #expect(stats.storageIssue == FlakyDisk.fault)
        disk.failing = []
        await stats.keepUnsaved()
        #expect(stats.storageIssue == nil)
        #expect(try await disk.launch().bestIntervals(of: "pi") == [1])
    }
}
