import AppShell
import Foundation
import Testing

@testable import AppShellStatsFeature

struct ErrorMapTests {
    private let disk = FlakyDisk()

    @Test(
        "PI-FR7: the map counts every session ever once, over relaunches, failures and what the history forgot",
        arguments: 1...2
    )
    func law(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var stats = try disk.launch()
        var kept: [String: StatsEntry] = [:]
        for number in 0..<300 {
            // Now and then one that was recorded lately ends again.
            let id = random.chance(10) ? "\(max(0, number - random.number(1...20)))" : "\(number)"
            let entry = random.entry(id).normalised
            kept[id] = entry
            stats.record(entry)
            if random.chance(4) {
                // The process ends between the append and the map.
                if random.chance(50) { disk.failing = [.documentWrites] }
                await stats.catchUp()
                disk.failing = []
                stats = try disk.launch()
            }
        }
        await stats.catchUp()
        let again = try disk.launch()
        await again.catchUp()
        for constant in ["pi", "e", "phi"] {
            var expected: [Int: Int] = [:]
            for entry in kept.values where entry.constantID == constant {
                for position in entry.errorPositions { expected[position / 10, default: 0] += 1 }
            }
            let blocks = again.errorMap.blocks(of: constant)
            #expect(Dictionary(uniqueKeysWithValues: blocks.map { ($0.number, $0.errors) }) == expected)
            #expect(blocks == stats.errorMap.blocks(of: constant))
        }
    }

    @Test("PI-FR7: a map holds so many blocks of a constant at most; those with the most errors stay")
    func bound() {
        var map = ErrorMap()
        map.count(.sample("a", errors: [7, 7, 15_001, 15_001]), inPlaceOf: nil)
        for number in 0..<30 {
            let positions = (0..<50).map { (number * 50 + $0) * 10 + 1 }
            map.count(.sample("\(number)", errors: positions), inPlaceOf: nil)
        }
        let blocks = map.blocks(of: "pi")
        #expect(blocks.count == ErrorMap.maximumBlocks)
        #expect(blocks.first == ErrorMap.Block(number: 0, errors: 3))
        #expect(blocks.last == ErrorMap.Block(number: 1_500, errors: 2))
        #expect(ErrorMap(stored: map.storedBytes) == map)
    }

    @Test("PI-FR13: a map that is none is said, and counted anew from the journal")
    func foreign() async throws {
        let stats = try disk.launch()
        stats.record(.sample("a", errors: [31]))
        await stats.catchUp()
        try await disk.memory.documents.setDocument(Array("[]".utf8), for: HistoryStore.mapKey)
        let again = try disk.launch()
        await again.catchUp()
        #expect(again.unreadable.isHistoryDamaged)
        #expect(again.errorMap.blocks(of: "pi").map(\.first) == [31])
        let copy = StoredKey("stats.error-map.unreadable-1")
        #expect(try await disk.memory.documents.document(for: copy) == Array("[]".utf8))
    }

    @Test(
        "PI-FR13: a map with a block that no decimal is in, or without an error in it, is none",
        arguments: [#"{"-1":3}"#, #"{"1099511627776":3}"#, #"{"3":0}"#]
    )
    func outOfBounds(_ blocks: String) {
        #expect(ErrorMap(stored: Array(#"{"blocks":{"pi":{"3":1}}}"#.utf8)) != nil)
        #expect(ErrorMap(stored: Array(#"{"blocks":{"pi":\#(blocks)}}"#.utf8)) == nil)
    }
}
