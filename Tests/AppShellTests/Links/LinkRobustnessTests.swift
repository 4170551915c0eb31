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
        for _ in 0..<6_000 {
            let bytes = (0..<generator.number(0...60)).map { _ in UInt8(generator.number(0...255)) }
            guard case .failure = address(bytes) else {
                Issue.record("\(bytes) are read")
                continue
            }
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
        for _ in 0..<6_000 {
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
        #expect(read > 500)
    }

    @Test("SHELL-2: a link that was damaged is matched, refused or foreign, and never a trap")
    func damaged() throws {
        var generator = SplitMix64(seed: 6)
        let table = try table()
        var outcomes: Set<String> = []
        for _ in 0..<6_000 {
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

extension LinkRobustnessTests {
    private func address(_ bytes: [UInt8]) -> Result<LinkAddress, LinkError> {
        bytes.withUnsafeBufferPointer { bytes in Result { () throws(LinkError) in try LinkAddress(utf8: bytes) } }
    }

    @Test(
        "SHELL-2: from 1 kB to 1 MB whatever the bytes: beyond 2,048 the answer is that it is too long",
        .timeLimit(.minutes(1))
    )
    func large() throws {
        var generator = SplitMix64(seed: 9)
        let table = try table()
        for size in [1_000, 2_047, 2_048, 2_049, 10_000, 100_000, 1_000_000] {
            for _ in 0..<(size > 10_000 ? 2 : 10) {
                var bytes = (0..<size).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
                if generator.chance(50) { bytes.replaceSubrange(0..<13, with: "https://a.fr/".utf8) }
                bytes.withUnsafeBufferPointer { bytes in
                    let match = table.match(utf8: bytes)
                    guard case .malformed(let error) = match else {
                        Issue.record("random bytes are read: \(match)")
                        return
                    }
                    #expect((error == .tooLong(bytes: size)) == (size > 2_048))
                }
            }
            let link = "https://a.fr/f/" + String(repeating: "%41", count: (size - 15) / 3)
            switch table.match(link) {
            case .matched(let route, _): #expect(link.utf8.count <= 2_048 && route.parameters["key"]?.first == "A")
            case let other: #expect(other == .malformed(.tooLong(bytes: link.utf8.count)))
            }
        }
    }

    @Test("SHELL-2: bytes that are no UTF-8 are refused wherever they stand; a string's are read alike")
    func invalidBytes() throws {
        for bad: [UInt8] in [[0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80]] {
            for (before, after) in [("https://a.fr/x", "/y"), ("https://a.fr/?q=", "&"), ("https://a.fr/#", "")] {
                let bytes = Array(before.utf8) + bad + Array(after.utf8)
                #expect(address(bytes) == .failure(.invalidText(offset: before.utf8.count)), "\(bytes)")
            }
        }
        let link = "https://a.fr/été/%C3%A9?é#é"
        #expect(address(Array(link.utf8)) == .success(try LinkAddress(link)))
    }

    @Test("a path is matched without its origin as with it")
    func paths() throws {
        var generator = SplitMix64(seed: 10)
        let table = try table()
        let pieces = ["/", "/f", "/x", "/%C3%A9", "é", "?q", "#f", "%", "//", "/.", "/abcdefghij"]
        for _ in 0..<5_000 {
            let path = "/" + (0..<generator.number(0...5)).map { _ in generator.one(of: pieces) }.joined().dropFirst()
            var found: String?
            var value: String?
            Array(path.utf8).withUnsafeBufferPointer { bytes in
                let entry = table.find(path: bytes) { _, bytes in
                    value = value ?? bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
                }
                found = entry.map { table.entries[$0].destination }
            }
            let expected = table.find("https://a.fr" + path)
            #expect(found == expected?.name, "\(path)")
            #expect(value == expected?.parameters.names.first.flatMap { expected?.parameters[$0] }, "\(path)")
        }
    }
}
