import AppShell
import Foundation
import Testing

@testable import AppShellStatsFeature

struct HistoryTests {
    private let disk = FlakyDisk()

    private func ids(_ stats: Stats) -> [String] { stats.entries.map(\.id) }

    @Test(
        "PI-FR7: the 200 sessions recorded last stay, the newest first, and the journal never has more than twice as many"
    )
    func cap() async throws {
        var stats = try disk.launch()
        for number in 0..<650 {
            stats.record(.sample("\(number)", at: number))
            if number % 97 == 0 {
                await stats.catchUp()
                stats = try disk.launch()
            }
            if number % 10 == 0 { await stats.catchUp() }
            #expect(try await disk.journalCount <= 400)
        }
        await stats.catchUp()
        let newest = (450..<650).reversed().map(String.init)
        #expect(ids(stats) == newest)
        let again = try disk.launch()
        await again.catchUp()
        #expect(ids(again) == newest)
        #expect(disk.count(.appends) == 650, "one append a session")
        #expect(disk.count(.replacements) == 2)
    }

    @Test("PI-FR7: newest first by date; of one date the one recorded last, also when the clock was put back")
    func order() throws {
        let stats = try disk.launch()
        for (id, day) in [("a", 3), ("b", 3), ("c", 1), ("d", 2)] { stats.record(.sample(id, at: day)) }
        #expect(ids(stats) == ["b", "a", "d", "c"])
    }

    @Test("PI-FR13: every session reads back as it was, over a relaunch", arguments: 1...5)
    func roundTrip(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let stats = try disk.launch()
        let entries = (0..<150).map { random.entry("\($0) é\"\\\n,") }
        for entry in entries { stats.record(entry) }
        await stats.catchUp()
        let again = try disk.launch()
        await again.catchUp()
        #expect(again.entries == stats.entries)
        #expect(Set(again.entries) == Set(entries.map(\.normalised)))
    }

    @Test("PI-FR13: what is stored reads back as itself; anything else is no session, and never a trap")
    func stored() {
        var random = SplitMix64(seed: 3)
        for number in 0..<300 {
            let entry = random.entry("\(number)").normalised
            #expect(StatsEntry(stored: entry.storedBytes) == entry)
            var bytes = entry.storedBytes
            for _ in 0..<random.number(1...4) {
                bytes[random.number(0...(bytes.count - 1))] = UInt8(random.number(0...255))
            }
            if let read = StatsEntry(stored: bytes) { #expect(read == read.normalised) }
        }
        #expect(StatsEntry(stored: []) == nil)
    }

    @Test("PI-FR13: what no clock, count or division should give is kept within its bounds")
    func extremes() {
        var entry = StatsEntry.sample("a")
        entry.date = Date(timeIntervalSince1970: .infinity)
        entry.duration = .seconds(Int64.max)
        entry.speed = .nan
        entry.score = -3
        entry.medianInterval = .seconds(-1)
        entry.consistency = 7
        entry.errorPositions = [-5, Int.max, 0] + Array(repeating: 4, count: 5_000)
        let normalised = entry.normalised
        #expect(StatsEntry(stored: normalised.storedBytes) == normalised)
        #expect(normalised.score == 0)
        #expect(normalised.speed == 0)
        #expect(normalised.consistency == 1)
        #expect(normalised.errorPositions.count == StatsEntry.maximumErrorPositions)
        #expect(normalised.errorPositions.prefix(2) == [0, 4])
        var map = ErrorMap()
        map.count(normalised, inPlaceOf: nil)
        #expect(map.blocks(of: "pi") == [ErrorMap.Block(number: 0, errors: StatsEntry.maximumErrorPositions)])
    }

    @Test("PI-FR13: the same session twice counts once, also over a relaunch")
    func idempotent() async throws {
        let stats = try disk.launch()
        stats.record(.sample("a", errors: [31]))
        stats.record(.sample("a", errors: [31]))
        await stats.catchUp()
        stats.record(.sample("a", errors: [31]))
        await stats.catchUp()
        let again = try disk.launch()
        #expect(!again.record(.sample("a", errors: [31])))
        await again.catchUp()
        again.record(.sample("a", errors: [31]))
        await again.catchUp()
        #expect(ids(again) == ["a"])
        #expect(try await disk.journalCount == 1)
        #expect(again.errorMap.blocks(of: "pi") == [ErrorMap.Block(number: 3, errors: 1)])
    }

    @Test("PI-FR4: a session that was resumed and ends again takes the place of what was recorded of it")
    func resumed() async throws {
        let stats = try disk.launch()
        stats.record(.sample("a", score: 10, errors: [11]))
        await stats.catchUp()
        let again = try disk.launch()
        #expect(again.record(.sample("a", score: 25, errors: [11, 26], at: 1)))
        await again.catchUp()
        let third = try disk.launch()
        await third.catchUp()
        for stats in [again, third] {
            #expect(stats.entries.map(\.score) == [25])
            #expect(stats.best(of: "pi")?.score == 25)
            #expect(stats.errorMap.blocks(of: "pi").map(\.errors) == [1, 1])
        }
    }

    @Test(
        "PI-FR13: a record of the journal that is none is skipped and counted; the others stay, and it is not destroyed"
    )
    func foreign() async throws {
        let stats = try disk.launch()
        stats.record(.sample("a"))
        await stats.catchUp()
        try await disk.append("not a session")
        try await disk.append(#"{"id":"x"}"#)
        let again = try disk.launch()
        again.record(.sample("b", at: 1))
        await again.catchUp()
        #expect(ids(again) == ["b", "a"])
        #expect(again.unreadable.sessions == 2)
        for number in 0..<400 { again.record(.sample("n\(number)", at: 2)) }
        await again.catchUp()
        #expect(again.entries.count == 200)
    }

    @Test("PI-FR13: a journal full of what can't be read does not grow for ever either")
    func foreignFlood() async throws {
        for number in 0..<900 { try await disk.append("foreign \(number)") }
        let stats = try disk.launch()
        for number in 0..<20 {
            stats.record(.sample("\(number)", at: number))
            await stats.catchUp()
        }
        #expect(try await disk.journalCount <= 400)
        #expect(stats.entries.count == 20)
        #expect(disk.count(.replacements) == 1)
    }

    @Test("PI-FR13: what could not be appended waits, in order, and goes with the next one")
    func failedAppend() async throws {
        let stats = try disk.launch()
        disk.failing = [.appends]
        for number in 0..<3 {
            stats.record(.sample("\(number)", at: number))
            await stats.catchUp()
        }
        #expect(stats.storageIssue == FlakyDisk.fault)
        #expect(ids(stats) == ["2", "1", "0"])
        disk.failing = []
        stats.record(.sample("3", at: 3))
        await stats.catchUp()
        #expect(stats.storageIssue == nil)
        #expect(try await disk.journalCount == 4)
        let again = try disk.launch()
        await again.catchUp()
        #expect(ids(again) == ["3", "2", "1", "0"])
    }

    @Test("PI-FR13: sessions that end while the history can't be read are there, and kept once it can")
    func failedRead() async throws {
        let first = try disk.launch()
        first.record(.sample("a", errors: [5]))
        await first.catchUp()
        for part in [FlakyDisk.Part.journalReads, .documentReads] {
            disk.failing = [part]
            let stats = try disk.launch()
            stats.record(.sample("b", errors: [6], at: 1))
            await stats.catchUp()
            #expect(ids(stats) == ["b"])
            #expect(stats.storageIssue == FlakyDisk.fault)
            disk.failing = []
            await stats.keepUnsaved()
            #expect(ids(stats) == ["b", "a"])
            #expect(stats.storageIssue == nil)
            #expect(stats.errorMap.blocks(of: "pi").map(\.errors) == [2])
        }
        #expect(try await disk.journalCount == 2)
    }

    @Test("PI-FR13: the journal of a later version is left alone, and said")
    func newerSchema() async throws {
        let key = StoredKey(HistoryStore.key.name, schema: 2)
        try await disk.memory.journals.journal(for: key).append([1, 2, 3])
        let stats = try disk.launch()
        stats.record(.sample("a"))
        await stats.catchUp()
        #expect(stats.storageIssue == .newerSchema(key: "stats.history", found: 2, known: 1))
        #expect(ids(stats) == ["a"])
        #expect(stats.best(of: "pi") != nil)
        #expect(try await disk.memory.journals.journal(for: key).records(in: 0..<9) == [[1, 2, 3]])
    }

    @Test("a session that ends while nothing else is to be kept is the only thing that moves a sleeping history")
    func idle() async throws {
        let stats = try disk.launch()
        await stats.keepUnsaved()
        #expect(disk.count(.journalReads) == 0)
    }

    @Test("PI-FR13: a record with a negative score is no session")
    func negative() {
        let record = String(decoding: StatsEntry.sample("a", score: 12).storedBytes, as: UTF8.self)
        let negative = record.replacing(#""score":12"#, with: #""score":-12"#)
        #expect(negative != record)
        #expect(StatsEntry(stored: Array(record.utf8)) != nil)
        #expect(StatsEntry(stored: Array(negative.utf8)) == nil)
    }
}
