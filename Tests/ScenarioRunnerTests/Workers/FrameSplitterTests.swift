import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// A pipe cuts where it likes.
struct FrameSplitterTests {
    private static func frame(_ content: [UInt8]) -> [UInt8] {
        WireWriter.frame { writer in for byte in content { writer.write(byte: byte) } }
    }

    @Test("however the stream is cut, the same frames come, in their order, and none before it is whole")
    func cuts() throws {
        for seed in 0..<500 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let contents = chance.list(upTo: 12) { $0.data(upTo: $0.pick([0, 3, 300])) }
            var splitter = FrameSplitter()
            var found: [[UInt8]] = []
            var receivedCount = 0
            for piece in chance.cut(contents.flatMap(Self.frame)) {
                splitter.append(piece)
                receivedCount += piece.count
                // Sometimes several pieces come before anybody looks.
                if chance.chance(30) { continue }
                while let content = try splitter.next() { found.append(Array(content)) }
                var end = 0
                let whole = contents.prefix { content in
                    end += FrameSplitter.headerSize + content.count
                    return end <= receivedCount
                }
                #expect(found == whole.filter { !$0.isEmpty }, "seed \(seed), \(receivedCount) bytes")
            }
            while let content = try splitter.next() { found.append(Array(content)) }
            #expect(found == contents.filter { !$0.isEmpty }, "seed \(seed)")
            #expect(try splitter.next() == nil)
        }
    }

    @Test("frames stay whole where there are megabytes of them, and a length that no frame has is refused")
    func large() throws {
        var chance = MutationGenerator(seed: 9)
        let sizes = [1 << 20, 5, (1 << 20) + 1, 3 << 20, 70_000, 1]
        var rest = sizes.flatMap { Self.frame([UInt8](repeating: 7, count: $0)) }[...]
        var splitter = FrameSplitter()
        var found: [Int] = []
        while !rest.isEmpty {
            let piece = rest.prefix(1 + chance.below(1 << 16))
            rest = rest.dropFirst(piece.count)
            splitter.append(piece)
            while let content = try splitter.next() { found.append(content.count) }
        }
        #expect(found == sizes)
        splitter.append([0xFF, 0xFF, 0xFF, 0x7F])
        #expect(throws: WireError()) { _ = try splitter.next() }
    }
}
