import ScriptTestSupport
import Testing

@testable import ScenarioRunner

/// A pipe cuts where it likes.
struct FrameSplitterTests {
    private static func frames(of contents: [[UInt8]]) -> [UInt8] {
        contents.flatMap { content in
            WorkerFrame.framed { writer in for byte in content { writer.write(byte & 1 == 1) } }
        }
    }

    /// What stands in the frames that ``frames(of:)`` makes.
    private static func bits(_ content: [UInt8]) -> [UInt8] { content.map { $0 & 1 } }

    @Test("however the stream is cut, the same frames come, in their order, and none before it is whole")
    func cuts() {
        for seed in 0..<500 {
            var chance = MutationGenerator(seed: UInt64(seed))
            let contents = chance.list(upTo: 12) { $0.data(upTo: $0.pick([0, 3, 300])) }
            var splitter = FrameSplitter()
            var received = 0
            var found: [[UInt8]] = []
            for piece in chance.cut(Self.frames(of: contents)) {
                splitter.append(piece)
                received += piece.count
                // Sometimes several pieces come before anybody looks.
                if chance.chance(30) { continue }
                while let content = splitter.next() { found.append(Array(content)) }
                var end = 0
                let whole = contents.prefix { content in
                    end += WorkerFrame.headerSize + content.count
                    return end <= received
                }
                #expect(found == whole.map(Self.bits), "seed \(seed), \(received) bytes")
            }
            while let content = splitter.next() { found.append(Array(content)) }
            #expect(found == contents.map(Self.bits), "seed \(seed)")
            #expect(splitter.next() == nil)
        }
    }

    @Test("frames stay whole where there are megabytes of them, and one is larger than what is kept")
    func large() {
        var chance = MutationGenerator(seed: 9)
        let sizes = [0, 1 << 20, 5, (1 << 20) + 1, 3 << 20, 0, 70_000, 1]
        let frames = sizes.map { size in WorkerFrame.framed { $0.write([UInt8](repeating: 7, count: size)) } }
        var splitter = FrameSplitter()
        var found: [Int] = []
        var rest = Array(frames.joined())[...]
        while !rest.isEmpty {
            let piece = rest.prefix(1 + chance.below(1 << 16))
            rest = rest.dropFirst(piece.count)
            splitter.append(piece)
            while let content = splitter.next() {
                var reader = ByteReader(content)
                found.append((try? reader.data().count) ?? -1)
            }
        }
        #expect(found == sizes)
    }

    @Test("a content that is kept stays as it was while more comes")
    func kept() {
        var splitter = FrameSplitter()
        splitter.append(WorkerFrame.framed { $0.write("premier") })
        let first = splitter.next().map(Array.init)
        let slice = {
            splitter.append(WorkerFrame.framed { $0.write("second") }); return splitter.next()
        }()
        splitter.append([UInt8](repeating: 0, count: 100))
        #expect(first == ByteWriter.bytes { $0.write("premier") })
        #expect(slice.map(Array.init) == ByteWriter.bytes { $0.write("second") })
    }
}
