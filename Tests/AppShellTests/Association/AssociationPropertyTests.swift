import Testing

@testable import AppShell
@testable import AppShellInspection

/// Random tables: what is generated from one agrees with it, and what is broken in it is found.
@Suite struct AssociationPropertyTests {
    private static let words = ["a", "b", "ab", "été", "x.y", "0", "@"]

    private static func segment(_ name: String, _ generator: inout SplitMix64) -> String {
        switch generator.number(0...11) {
        case 0...4: generator.one(of: words)
        case 5...6: "{\(name)}"
        case 7: "{\(name):number}"
        case 8: "{\(name):slug}"
        case 9: "{\(name):a|b c|é}"
        case 10: "a{\(name)}"
        default: "{\(name)}.y"
        }
    }

    private static func pattern(_ generator: inout SplitMix64) -> String {
        var pattern = ""
        for index in 0..<generator.number(0...3) { pattern += "/" + segment("p\(index)", &generator) }
        if generator.chance(15) {
            pattern += "/{o?}"
        } else if generator.chance(15) {
            pattern += "/{*r\(generator.chance(50) ? "?" : "")}"
        }
        if pattern.isEmpty { pattern = "/" }
        if generator.chance(20) {
            pattern += generator.one(of: [
                "?q={q}", "?m=1", "?q={q:number}&m=1", "?q={q?}", "?n={n:number?}", "?d", "?q={q}#t",
            ])
        }
        if !pattern.contains("#"), generator.chance(8) { pattern += generator.one(of: ["#t", "#{f}", "#{f:number}"]) }
        return pattern
    }

    private static func table(_ generator: inout SplitMix64) throws -> LinkTable {
        let patterns = (0..<generator.number(1...5)).map { _ in pattern(&generator) }
        return try LinkTable(patterns: Array(Set(patterns)).sorted())
    }

    private static let segments = [
        "a", "b", "ab", "aab", "%C3%A9t%C3%A9", "%C3%A9", "x.y", "y", ".y", "0", "7", "07", "%40", "b%20c", "a%2Fb",
    ]
    private static let tails = ["", "?q=a", "?q=1&m=1", "?m=1", "?m=2", "?n=x", "?d", "?q=a#t", "#t", "#7"]

    /// Every link of at most three of these segments, with each tail at random.
    private static func links(_ generator: inout SplitMix64) -> [String] {
        var paths = [""]
        var last = [""]
        for _ in 0..<3 {
            last = last.flatMap { path in segments.map { path + "/" + $0 } }
            if last.count > 60 { last = (0..<60).map { _ in generator.one(of: last) } }
            paths += last
        }
        return paths.map { ($0.isEmpty ? "/" : $0) + generator.one(of: tails) }
    }

    @Test("SHELL-2: what is generated from a table agrees with it", arguments: 1...8)
    func generatedAgrees(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let table = try Self.table(&generator)
        let file = AssociationFile(table, host: "a.fr", appIDs: ["T.a"])
        let found = file.disagreements(with: table, host: "a.fr", appID: "T.a")
        #expect(found.isEmpty, "\(table.entries.map(\.pattern.source)): \(found)\n\(file.text)")
        // Besides the proof: no link of the table is left to the browser.
        let evaluator = AssociationEvaluator(file)
        for link in Self.links(&generator) {
            guard table.find("https://a.fr" + link) != nil else { continue }
            #expect(evaluator.decide("https://a.fr" + link, appID: "T.a").isHandedOver, "\(link)\n\(file.text)")
        }
    }

    @Test("SHELL-2: a component taken away, or widened, is found unless it changes nothing", arguments: 1...3)
    func breaksAreFound(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed &* 7919)
        let table = try Self.table(&generator)
        let file = AssociationFile(table, host: "a.fr", appIDs: ["T.a"])
        let before = AssociationEvaluator(file)
        let links = Self.links(&generator).map { "https://a.fr" + $0 }
        let opened = links.map { before.decide($0, appID: "T.a").isHandedOver }
        for index in file.details[0].components.indices {
            let removed = file.with { $0.remove(at: index) }
            let star = try AssociationPattern.of("/*")
            let widened = file.with {
                if $0[index].isExcluded { $0[index].isExcluded = false } else { $0[index].path = star }
            }
            for broken in [removed, widened] {
                let found = broken.disagreements(with: table, host: "a.fr", appID: "T.a")
                let after = AssociationEvaluator(broken)
                let changed = zip(links, opened).filter { after.decide($0, appID: "T.a").isHandedOver != $1 }
                #expect(changed.isEmpty || !found.isEmpty, "\(changed.prefix(3))\n\(file.text)\n\(broken.text)")
                for disagreement in found {
                    // Each example is one: the evaluator and the table say the same of it as the disagreement.
                    let decision = after.decide(disagreement.link, appID: "T.a")
                    #expect(decision == disagreement.decision, "\(disagreement)")
                    #expect((table.find(disagreement.link) == nil) == decision.isHandedOver, "\(disagreement)")
                }
            }
        }
    }

    @Test(
        "The languages of kinds are exact",
        arguments: [
            (
                "/{x:number}",
                ["1", "9", "10", "999", "9223372036854775807", "8999999999999999999", "1000000000000000000"],
                ["0", "01", "9223372036854775808", "9300000000000000000", "10000000000000000000", "1a", "-1", ""]
            ),
            ("/{x:slug}", ["a", "a-b", "0-1-c"], ["-a", "a-", "a--b", "A", "a_b", ""]),
            ("/{x:pi|a b}", ["pi", "a%20b"], ["p", "pie", "a", "a b"]),
            ("/v{x:number}-n", ["v1-n"], ["v-n", "v0-n", "v1-", "v1-nn"]),
            ("/{*x}", ["a", "a/b", "a/b/c"], ["", "a/"]), ("/a/{*x?}", ["a", "a/b", "a/b/c"], ["a/", "ab", "b"]),
        ]
    )
    func kinds(_ pattern: String, _ taken: [String], _ refused: [String]) throws {
        let automaton = try LinkPattern(pattern).pathAutomaton()
        for text in taken {
            let isTaken = automaton.accepts("/\(text)".utf8)
            #expect(isTaken, "\(text)")
        }
        for text in refused {
            let isTaken = automaton.accepts("/\(text)".utf8)
            #expect(!isTaken, "\(text)")
        }
    }

    @Test("Canonical paths are those that links print, and no others")
    func canonicalPaths() {
        let paths = CanonicalPaths().automaton
        var generator = SplitMix64(seed: 3)
        for _ in 0..<500 {
            let segments = (0..<generator.number(1...3)).map { _ in HardText.random(&generator) }
            let path = segments.map { "/" + PercentEncoding.encoded($0) }.joined()
            let isRead = (try? LinkAddress("https://a.fr" + path)) != nil
            let isTaken = paths.accepts(path.utf8)
            #expect(isTaken == isRead, "\(path)")
        }
        #expect(paths.accepts("".utf8))
        for path in [
            "/", "a", "/a/", "//", "/.", "/..", "/a/./b", "/%2E", "/%41", "/%2f", "/%", "/%C3", "/%C2%85", "/%00", "/é",
            "/a b", "/@", "/%ED%A0%80", "/%F4%90%80%80", "/%C0%80",
        ] {
            let isTaken = paths.accepts(path.utf8)
            #expect(!isTaken, "\(path)")
        }
        for path in ["/...", "/.a", "/a.", "/..a", "/%2F", "/%C3%A9", "/~", "/%F0%9F%8E%93", "/%E2%82%AC/b"] {
            let isTaken = paths.accepts(path.utf8)
            #expect(isTaken, "\(path)")
        }
    }
}
