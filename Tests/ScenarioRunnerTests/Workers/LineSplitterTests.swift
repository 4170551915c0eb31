import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// A pipe cuts where it likes.
struct LineSplitterTests {
    @Test("however the stream is cut, the same lines come, in their order, and none before it is whole")
    func cuts() {
        for seed in 0..<500 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let lines = chance.list(upTo: 12) { chance in
                chance.data(upTo: chance.pick([0, 3, 300])).filter { $0 != LineSplitter.lineBreak }
            }
            var splitter = LineSplitter()
            var found: [[UInt8]] = []
            var receivedCount = 0
            for piece in chance.cut(Array(lines.map { $0 + [LineSplitter.lineBreak] }.joined())) {
                splitter.append(piece)
                receivedCount += piece.count
                // Sometimes several pieces come before anybody looks.
                if chance.chance(30) { continue }
                while let line = splitter.next() { found.append(Array(line)) }
                var end = 0
                let whole = lines.prefix { line in
                    end += line.count + 1
                    return end <= receivedCount
                }
                #expect(found == whole.filter { !$0.isEmpty }, "seed \(seed), \(receivedCount) bytes")
            }
            while let line = splitter.next() { found.append(Array(line)) }
            #expect(found == lines.filter { !$0.isEmpty }, "seed \(seed)")
            #expect(splitter.next() == nil)
        }
    }

    @Test("lines stay whole where there are megabytes of them")
    func large() {
        var chance = MutationGenerator(seed: 9)
        let sizes = [1 << 20, 5, (1 << 20) + 1, 3 << 20, 70_000, 1]
        let stream = sizes.flatMap { [UInt8](repeating: 7, count: $0) + [LineSplitter.lineBreak] }
        var splitter = LineSplitter()
        var found: [Int] = []
        var rest = stream[...]
        while !rest.isEmpty {
            let piece = rest.prefix(1 + chance.below(1 << 16))
            rest = rest.dropFirst(piece.count)
            splitter.append(piece)
            while let line = splitter.next() { found.append(line.count) }
        }
        #expect(found == sizes)
    }
}
