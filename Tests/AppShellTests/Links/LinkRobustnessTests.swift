import Testing

@testable import AppShell

/// Whatever comes in, an answer comes out.
struct LinkRobustnessTests {
    private func table() throws -> LinkTable {
        try LinkTable(
            patterns: ["/", "/f", "/f/{key}", "/{a}/{b}/{c}", "/f/{a}/x"],
            policy: LinkPolicy(hosts: ["a.fr"], schemes: ["app"])
        )
    }

    @Test("SHELL-2: no sequence of bytes stops the reader")
    func bytes() {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<20_000 {
            let bytes = (0..<generator.number(0...60)).map { _ in UInt8(generator.number(0...255)) }
            var reader = LinkReader(bytes: bytes)
            #expect(throws: LinkFault.self, "\(bytes)") { try reader.read() }
        }
    }

    @Test("SHELL-2: whatever is read is clean: whole segments, none empty or of dots, no control character")
    func strings() throws {
        var generator = SplitMix64(seed: 5)
        let pieces =
            HardText.pieces + [
                "https://", "HTTPS:", "a.fr", "/", "/", "/f", "app://", "%2", "%2e", "%C3%A9", "%FF", ":443", "\u{0}",
            ]
        let table = try table()
        var read = 0
        for _ in 0..<20_000 {
            let start = generator.one(of: ["https://a.fr", "https://a.fr/", "app://f", ""])
            let link = start + (0..<generator.number(0...6)).map { _ in generator.one(of: pieces) }.joined()
            _ = table.match(link)
            guard let address = try? LinkAddress(link) else { continue }
            read += 1
            #expect(
                !address.segments.contains("") && !address.segments.contains(".") && !address.segments.contains("..")
            )
            #expect(address.segments.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
            #expect(address.scheme == address.scheme.lowercased() && address.host == address.host.lowercased())
        }
        #expect(read > 2_000)
    }

    @Test("SHELL-2: a link that was damaged is matched, refused or foreign, and never a trap")
    func damaged() throws {
        var generator = SplitMix64(seed: 6)
        let table = try table()
        var outcomes: Set<String> = []
        for _ in 0..<20_000 {
            var bytes = Array("https://a.fr/f/caf%C3%A9/x?q=1#f".utf8)
            for _ in 0..<generator.number(1...4) {
                let place = generator.number(0...(bytes.count - 1))
                switch generator.number(0...2) {
                case 0: bytes[place] = UInt8(generator.number(0...255))
                case 1: bytes.remove(at: place)
                default: bytes.insert(generator.one(of: Array("%/.:@?#\\".utf8)), at: place)
                }
            }
            switch table.match(String(decoding: bytes, as: UTF8.self)) {
            case .matched: outcomes.insert("matched")
            case .unmatched: outcomes.insert("unmatched")
            case .foreign: outcomes.insert("foreign")
            case .malformed: outcomes.insert("malformed")
            }
        }
        #expect(outcomes == ["matched", "unmatched", "foreign", "malformed"])
    }

    @Test("the longest link there may be is matched against patterns made to mislead")
    func misleading() throws {
        let depth = LinkAddress.maximumSegments
        let patterns = (depth - LinkPattern.maximumParameters..<depth - 1).map { place in
            "/" + (0..<depth).map { $0 == place ? "b" : $0 < place ? "a" : "{p\($0)}" }.joined(separator: "/")
        }
        let table = try LinkTable(patterns: patterns)
        let link = "https://a.fr" + String(repeating: "/a", count: depth)
        #expect(table.find(link) == nil)
        #expect(table.find(link.dropLast(4) + "/b/a")?.name == patterns.last)
    }
}
