import Testing

@testable import AppShell

/// Which pattern wins where several fit.
struct LinkSpecificityTests {
    @Test("SHELL-2: at one segment: literal, affixed, choice, number, slug, text, rest; in any order of registration")
    func kinds() throws {
        let patterns = [
            "/x/12", "/x/1{a:number}", "/x/1{a}", "/x/{a:34|56}", "/x/{a:number}", "/x/{a:slug}", "/x/{a}", "/x/{*a}",
        ]
        let winners = [
            "/x/12": "/x/12", "/x/13": "/x/1{a:number}", "/x/1a": "/x/1{a}", "/x/34": "/x/{a:34|56}",
            "/x/35": "/x/{a:number}", "/x/035": "/x/{a:slug}", "/x/A": "/x/{a}", "/x/A/b": "/x/{*a}",
        ]
        try check(patterns, winners)
    }

    @Test("SHELL-2: more fixed bytes around a parameter come first, then the longer prefix")
    func affixes() throws {
        try check(
            ["/a{x}", "/ab{x}", "/a{x}z", "/{x}yz", "/{x}", "/ab{x:number}"],
            [
                "/aq": "/a{x}", "/abq": "/ab{x}", "/aqz": "/a{x}z", "/abqz": "/ab{x}", "/qyz": "/{x}yz",
                "/ab7": "/ab{x:number}",
                "/aqyz": "/a{x}z", "/ab": "/a{x}", "/a": "/{x}", "/az": "/a{x}", "/yz": "/{x}",
            ]
        )
    }

    @Test("SHELL-2: of two choices the one of fewer texts comes first")
    func choices() throws {
        try check(["/{a:x|y}", "/{a:x|y|z}"], ["/x": "/{a:x|y}", "/z": "/{a:x|y|z}"])
    }

    @Test("SHELL-2: the first segment that differs decides, and what ends comes before an empty rest")
    func leftmost() throws {
        try check(
            ["/a/{x}/c", "/{x}/b/c", "/a/{*x}", "/{*x?}", "/a"],
            ["/a/b/c": "/a/{x}/c", "/z/b/c": "/{x}/b/c", "/a/b": "/a/{*x}", "/a": "/a", "/": "/{*x?}", "/z": "/{*x?}"]
        )
    }

    @Test("SHELL-2: at one path conditions decide: host, scheme, required keys, fragment, values before parameters")
    func conditions() throws {
        let patterns = [
            "https://a.fr/s", "app://s", "/s", "/s?q={q}", "/s?q=1", "/s?q={q}&p={p}", "/s#top", "/s#{anchor}",
            "/s?q={n:number}", "/s?q",
        ]
        try check(
            patterns,
            [
                "/s?q=1&p=2": "https://a.fr/s", "www:/s": "/s", "www:/s?q=1": "/s?q=1", "www:/s?q=2": "/s?q={n:number}",
                "www:/s?q=x": "/s?q={q}", "www:/s?q=": "/s?q", "www:/s?q=1&p=1": "/s?q={q}&p={p}",
                "www:/s#top": "/s#top",
                "www:/s#x": "/s#{anchor}", "www:/s?q=x#top": "/s?q={q}", "app:": "app://s",
            ],
            policy: LinkPolicy(hosts: ["a.fr", "www.a.fr"], schemes: ["app"])
        )
    }

    @Test("SHELL-2: a condition that does not hold gives the branch up, and the search goes on where it was left")
    func backtracking() throws {
        try check(
            ["/a/b?q=1", "/a/{x}?r={r}", "/{y}/b", "/{*z}"],
            ["/a/b?q=1": "/a/b?q=1", "/a/b?r=1": "/a/{x}?r={r}", "/a/b": "/{y}/b", "/a/c": "/{*z}"]
        )
    }

    @Test("SHELL-2: a parameter of a kind that does not fit gives the branch up")
    func kindBacktracking() throws {
        try check(
            ["/{n:number}/x/y", "/{s:slug}/x", "/{t}/{u}", "/v{n:number}/z"],
            [
                "/1/x": "/{s:slug}/x", "/1/x/y": "/{n:number}/x/y", "/A/x": "/{t}/{u}", "/v1/z": "/v{n:number}/z",
                "/vx/z": "/{t}/{u}",
            ]
        )
    }

    @Test("patterns that are equal in all are told apart by their text, so the order of registration never matters")
    func ties() throws {
        for order in [["/{b}", "/{a}"], ["/{a}", "/{b}"]] {
            #expect(try LinkTable(patterns: order).find("https://a.fr/x")?.name == "/{a}")
        }
    }

    /// Checks the winners in several orders of registration. Paths are on the first host, or `www:`, `app:` and a path.
    private func check(
        _ patterns: [String],
        _ winners: [String: String],
        policy: LinkPolicy = LinkPolicy(hosts: ["a.fr"])
    ) throws {
        var generator = SplitMix64(seed: 8)
        for _ in 0..<8 {
            let table = try LinkTable(patterns: patterns.shuffled(using: &generator), policy: policy)
            for (path, winner) in winners {
                let link =
                    path.hasPrefix("/")
                    ? "https://a.fr" + path
                    : path.hasPrefix("www:") ? "https://www.a.fr" + path.dropFirst(4) : "app://s" + path.dropFirst(4)
                #expect(table.find(link)?.name == winner, "\(link)")
            }
        }
    }
}
