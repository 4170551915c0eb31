import Testing

@testable import AppShell

/// Overlapping and unreachable patterns, found exactly.
struct LinkReachTests {
    private struct Place: Destination {
        static let name = "place"
        static let optionalParameterNames = ["a", "b", "c", "d"]

        init(parameters: RouteParameters) throws(RouteError) {}
    }

    private func issues(_ patterns: [String], _ policy: LinkPolicy = LinkPolicy(hosts: ["a.fr"])) -> [String] {
        let module = SampleModule("core") { contributions in
            contributions.blank(Place.self)
            contributions.blank(HomePlace.self)
            for pattern in patterns { contributions.link(pattern, to: Place.self) }
        }
        return AppShellTests.issues(.sample(links: policy), [module])
    }

    private func overlap(_ second: String, _ first: String, _ example: String) -> String {
        "[link-overlap] core: “\(second)” of “core” matches the same links as “\(first)” of “core”, such as \(example)."
            + " Fix: change or drop one of the two."
    }

    private func unreached(_ pattern: String, _ winners: String) -> String {
        "[link-unreachable] core: no link reaches the pattern “\(pattern)”: \(winners) first."
            + " Fix: drop it, or change what comes first."
    }

    @Test(
        "SHELL-6: patterns of one specificity that fit one link overlap",
        arguments: [
            ("/x/{a}", "/x/{b}", "https://a.fr/x/Z"),
            ("/x/{a:number}", "/x/{b:number}", "https://a.fr/x/9"),
            ("/x-{a}", "/x-{b}", "https://a.fr/x-Z"),
            ("/{*a}", "/{*b?}", "https://a.fr/Z"),
            ("/{a:pi|e}/x", "/{b:e|phi}/x", "https://a.fr/e/x"),
            ("/blog", "/blog/{a?}", "https://a.fr/blog"),
            ("/blog/{a}", "/blog/{b?}/{c?}", "https://a.fr/blog/Z"),
            ("/x", "/x?q={a?}", "https://a.fr/x"),
            ("/x?q={a}", "/x?r={b}", "https://a.fr/x?q=Z&r=Z"),
            ("/x?q=1&r={a}", "/x?r=2&q={b}", "https://a.fr/x?q=1&r=2"),
            ("/x#{a}", "/x#{b}", "https://a.fr/x#Z"),
            ("https://a.fr/x?q", "https://a.fr/x?r", "https://a.fr/x?q&r"),
        ]
    )
    func overlaps(_ first: String, _ second: String, _ example: String) {
        #expect(issues([first, second]) == [overlap(second, first, example)])
        // The other way round: the later one is at fault.
        #expect(issues([second, first]).first?.hasPrefix("[link-overlap] core: “\(first)” of “core”") == true)
    }

    @Test(
        "patterns of different specificity, or that fit no common link, do not overlap",
        arguments: [
            ["/x/{a}", "/x/{b:slug}", "/x/{c:number}", "/x/y", "/x/{*d}"], ["/{a:pi|e}", "/{b:phi|tau}"],
            ["/{a:pi|e}", "/{b:pi|e|phi}"], ["/x", "/x?q={a}", "/x?q=1", "/x?q={b:number}"], ["/x?q=1", "/x?q=2"],
            ["/x#a", "/x#b", "/x"], ["/x/{a}", "https://www.a.fr/x/{b}"], ["/ab{a}", "/a{b}", "/{c}b"],
            ["/x", "/x/{*a?}"], ["/{a:pi|e}/{b}", "/{c}/{d:pi|e}"], ["/x?q={a:number}", "/x?q={b:slug}"],
        ]
    )
    func distinct(_ patterns: [String]) {
        #expect(issues(patterns, LinkPolicy(hosts: ["a.fr", "www.a.fr"])) == [])
    }

    @Test("SHELL-6: a choice of which each text is another pattern's literal is reached by no link")
    func coveredChoice() {
        #expect(
            issues(["/x/pi", "/x/e", "/x/{a:pi|e}"]) == [
                unreached("/x/{a:pi|e}", "“/x/pi” of “core”, “/x/e” of “core” come")
            ]
        )
        #expect(issues(["/x/pi", "/x/{a:pi|e}"]) == [])
    }

    @Test("SHELL-6: a rest is reached by no link where each of its lengths is another pattern's")
    func coveredRest() {
        #expect(
            issues(["/x/{a}", "/x/{a}/{*b}", "/x/{*c}"]) == [
                unreached("/x/{*c}", "“/x/{a}” of “core”, “/x/{a}/{*b}” of “core” come")
            ]
        )
        #expect(issues(["/x/{a}", "/x/{a}/{b}/{*c}", "/x/{*d}"]) == [])
    }

    @Test("SHELL-6: a pattern is reached by no link where another one's conditions always hold")
    func coveredConditions() {
        #expect(issues(["https://a.fr/x", "/x"]) == [unreached("/x", "“https://a.fr/x” of “core” comes")])
        #expect(issues(["https://a.fr/x", "/x"], LinkPolicy(hosts: ["a.fr"], schemes: ["app"])) == [])
        #expect(issues(["https://a.fr/x?q", "/x"]) == [])
    }

    @Test("SHELL-6: optional keys of another pattern leave some links over: the key twice")
    func optionalKeys() {
        #expect(issues(["https://a.fr/x?q={a?}", "/x"]) == [])
        #expect(issues(["https://a.fr/x#{a?}", "/x"]) == [])
    }

    @Test(
        "SHELL-6: a pattern is reached by what another one's conditions leave over: no fragment, some value, a bad escape",
        arguments: [
            ["/x#{a?}", "/x#{b}"], ["/x#{a:u|v?}", "/x#u", "/x#v"], ["/x?m", "/x?m="], ["/x?m", "/x?m={a}"],
            ["https://a.fr/x?m={a:number?}", "/x?m"],
            ["/x?" + (1...5).map { "k\($0)={p\($0)?}" }.joined(separator: "&")]
                + ["/x?k1={a}", "/x?k2={a}", "/x#{a}"],
            ["/x"] + (1...12).map { "https://a.fr/x?k\($0)={a?}" },
        ]
    )
    func leftOver(_ patterns: [String]) throws {
        #expect(try dead(patterns, LinkPolicy(hosts: ["a.fr"])) == [])
    }

    private func dead(_ patterns: [String], _ policy: LinkPolicy) throws -> [String] {
        let table = try LinkTable(patterns: patterns, policy: policy)
        return LinkReach(table, except: [], FreshTexts(table.entries.map(\.pattern))).unreached.map {
            table.entries[$0.entry].pattern.source
        }
    }

    @Test("SHELL-6: of all queries and fragments of a few keys and values, none reaches what is found unreachable")
    func soundTails() throws {
        var generator = SplitMix64(seed: 33)
        let policy = LinkPolicy(hosts: ["a.fr"], schemes: ["app"])
        let values = [nil, "", "=", "=a", "=7", "=Z", "=%"]
        func items(_ key: String) -> [String] { values.map { $0.map { key + $0 } ?? "" } + ["\(key)&\(key)"] }
        let queries = items("k").flatMap { first in
            items("l").map { second in [first, second].filter { !$0.isEmpty }.joined(separator: "&") }
        }
        let links = ["https://a.fr/x", "app://x"].flatMap { base in
            queries.flatMap { query in
                ["", "#", "#a", "#7", "#Z", "#%"].map { base + (query.isEmpty ? "" : "?" + query) + $0 }
            }
        }
        var unreached = 0
        for round in 0..<400 {
            let patterns = Set((0..<generator.number(2...5)).map { _ in Self.tail(&generator) }).sorted()
            let dead = try dead(patterns, policy)
            unreached += dead.count
            if dead.isEmpty { continue }
            let table = try LinkTable(patterns: patterns, policy: policy)
            for link in links {
                guard case .matched(_, let winner) = table.match(link) else { continue }
                #expect(!dead.contains(winner.pattern.source), "round \(round): \(link) \(patterns)")
            }
        }
        #expect(unreached > 3, "\(unreached)")
    }

    /// A pattern of one path and any conditions.
    private static func tail(_ generator: inout SplitMix64) -> String {
        let origin = generator.one(of: ["/x", "/x", "https://a.fr/x", "app://x"])
        let forms = ["", "", "K", "K=", "K=a", "K={K}", "K={K:number}", "K={K:a|7}", "K={K?}", "K={K:number?}"]
        let items = ["k", "l"].map { generator.one(of: forms).replacing("K", with: $0) }.filter { !$0.isEmpty }
        let fragment = generator.one(of: ["", "", "#a", "#{f}", "#{f?}", "#{f:number?}", "#{f:a|7?}"])
        return origin + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment
    }

    @Test("SHELL-6: a pattern that no link can carry")
    func carried() {
        let path = String(repeating: "/x", count: 33)
        #expect(
            issues([path]) == [
                "[link-unreachable] core: no link can carry the pattern “\(path)”: the link has more than 32 path segments."
                    + " Fix: write a pattern that a link can carry, or drop it."
            ]
        )
        let long = "/" + String(repeating: "x", count: 2_048)
        #expect(issues([long]).first?.contains("the link has 2061 bytes; 2048 at most are read") == true)
        #expect(
            issues(["/Offers"], LinkPolicy(schemes: ["app"])) == [
                "[link-unreachable] core: no link can carry the pattern “/Offers”: in a scheme of one's own the first"
                    + " segment is a host name, in lower case. Fix: write a pattern that a link can carry, or drop it."
            ]
        )
        #expect(issues(["/{a}/x", "/{*b?}"], LinkPolicy(schemes: ["app"])) == [])
    }

    @Test("a literal that is longer printed than written is found unprintable")
    func unprintable() {
        let source = "/" + String(repeating: "é", count: 600)
        #expect(issues([source]).first?.hasPrefix("[link-unprintable] core: the pattern “/é") == true)
    }

    @Test("SHELL-6: numbers and slugs are reached beside literals and fixed texts that take many of them")
    func crowded() {
        let digits = (1...8).map { "/{a:number}".replacing("{", with: "\($0){") } + ["/9", "/{b:number}"]
        #expect(issues(digits) == [])
        let literals = (1...300).map { "/\($0)" } + ["/{a:number}", "/{b:slug}", "/{c}"]
        #expect(issues(literals) == [])
    }

    @Test("SHELL-6: what the witnesses say holds: on random tables no link reaches what is found unreachable")
    func sound() throws {
        var generator = SplitMix64(seed: 31)
        let policy = LinkPolicy(hosts: ["a.fr", "b.fr"], schemes: ["app"])
        var unreached = 0
        for round in 0..<300 {
            let table = try LinkTable(patterns: RandomLinks.patterns(&generator), policy: policy)
            let fresh = FreshTexts(table.entries.map(\.pattern))
            let overlaps = LinkOverlap.all(in: table, fresh)
            for overlap in overlaps {
                let address = try LinkAddress(overlap.example)
                for entry in [overlap.first, overlap.second] {
                    #expect(PlainMatch.fits(table.entries[entry].pattern, address), "round \(round): \(overlap)")
                }
            }
            let excepted = Set(overlaps.flatMap { [$0.first, $0.second] })
            let dead = LinkReach(table, except: excepted, fresh).unreached.map { table.entries[$0.entry] }
            unreached += dead.count
            for _ in 0..<200 where !dead.isEmpty {
                guard case .matched(_, let winner) = table.match(RandomLinks.link(&generator)) else { continue }
                #expect(!dead.contains(winner), "round \(round): \(winner.pattern)")
            }
        }
        #expect(unreached > 3, "\(unreached)")
    }

    @Test("SHELL-6: two patterns that a random link finds equal in precedence were found to overlap")
    func complete() throws {
        var generator = SplitMix64(seed: 32)
        let policy = LinkPolicy(hosts: ["a.fr", "b.fr"], schemes: ["app"])
        var ties = 0
        for round in 0..<100 {
            let table = try LinkTable(patterns: RandomLinks.patterns(&generator), policy: policy)
            let overlaps = LinkOverlap.all(in: table, FreshTexts(table.entries.map(\.pattern)))
            for _ in 0..<100 {
                guard let address = try? LinkAddress(RandomLinks.link(&generator)) else { continue }
                let fitting = table.entries.indices.filter { PlainMatch.fits(table.entries[$0].pattern, address) }
                for (left, right) in zip(fitting, fitting.dropFirst())
                where PlainMatch.areEqual(table.entries[left].pattern, table.entries[right].pattern, on: address) {
                    ties += 1
                    let isKnown = overlaps.contains { $0.second == right || $0.second == left }
                    #expect(isKnown, "round \(round): \(table.entries[left].pattern) \(table.entries[right].pattern)")
                }
            }
        }
        #expect(ties > 10, "\(ties)")
    }
}
