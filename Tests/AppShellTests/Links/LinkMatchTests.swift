import Testing

@testable import AppShell

struct LinkMatchTests {
    @Test("SHELL-2: the most specific pattern wins, whatever the order of registration")
    func specific() throws {
        let patterns = ["/users/{id}", "/users/me", "/{any}/me", "/{any}/{other}"]
        let winners = [
            "/users/me": "/users/me", "/users/7": "/users/{id}", "/x/me": "/{any}/me", "/x/y": "/{any}/{other}",
        ]
        var generator = SplitMix64(seed: 1)
        for _ in 0..<24 {
            let table = try LinkTable(patterns: patterns.shuffled(using: &generator))
            for (path, winner) in winners {
                #expect(table.find("https://a.fr" + path)?.name == winner)
            }
        }
    }

    @Test("SHELL-2: a branch that leads nowhere is given up, and no parameter of it is left over")
    func backtracking() throws {
        let table = try LinkTable(patterns: ["/{first}/b/d", "/a/{second}/c", "/a/{third}/{fourth}/e"])
        let found = try #require(table.find("https://a.fr/a/b/d"))
        #expect(found.name == "/{first}/b/d")
        #expect(found.parameters == ["first": "a"])
        #expect(table.find("https://a.fr/a/b/x/e")?.parameters == ["third": "b", "fourth": "x"])
        #expect(table.find("https://a.fr/a/b/x") == nil)
    }

    @Test("SHELL-2: patterns that share a prefix may call its parameter differently")
    func names() throws {
        let table = try LinkTable(patterns: ["/f/{bar}", "/f/{fighters}/are/great", "/f/{x}/are/{y}"])
        #expect(table.find("https://a.fr/f/1")?.parameters == ["bar": "1"])
        #expect(table.find("https://a.fr/f/1/are/great")?.parameters == ["fighters": "1"])
        #expect(table.find("https://a.fr/f/1/are/2")?.parameters == ["x": "1", "y": "2"])
    }

    @Test("a parameter takes one whole decoded segment, and the case of the path matters")
    func segments() throws {
        let table = try LinkTable(patterns: ["/f/{key}"])
        #expect(table.find("https://a.fr/f/a%2Fb%20é")?.parameters == ["key": "a/b é"])
        #expect(table.find("https://a.fr/f/x/") == table.find("https://a.fr/f/x?y#z"))
        #expect(table.find("https://a.fr/F/x") == nil)
        #expect(table.find("https://a.fr/f/") == nil)
    }

    @Test("a link that is not ours, that fits nothing or can't be read is a value that says why")
    func others() throws {
        let table = try LinkTable(patterns: ["/x"], policy: LinkPolicy(hosts: ["a.fr", "www.a.fr"], schemes: ["app"]))
        #expect(table.match("https://evil.fr/x") == .foreign("the host “evil.fr” is not one of this product's"))
        #expect(
            table.match("https://a.fr.evil.fr/x") == .foreign("the host “a.fr.evil.fr” is not one of this product's")
        )
        #expect(table.match("http://a.fr/x") == .foreign("the scheme “http” is not one of this product's"))
        #expect(table.match("other://x") == .foreign("the scheme “other” is not one of this product's"))
        #expect(table.match("https://a.fr//x") == .malformed(.emptySegment(offset: 13)))
        #expect(table.match("https://a.fr/y") == .unmatched(try LinkAddress("https://a.fr/y")))
        for own in ["https://a.fr/x", "HTTPS://WWW.A.FR/x", "APP://X"] {
            #expect(table.find(own)?.name == "/x", "\(own)")
        }
    }

    @Test(
        "an own host is told from names that resemble it",
        arguments: [
            ("https://formations.example.fr/x", "matched"), ("https://Formations.EXAMPLE.fr/x", "matched"),
            ("https://formations.example.fr:443/x", "matched"), ("https://formations.example.fr?q", "unmatched"),
            ("https://formations.example.fr", "unmatched"), ("https://formations.example.frx/x", "foreign"),
            ("https://formations.example.f/x", "foreign"), ("https://formations.exbmple.fr/x", "foreign"),
            ("https://formations.example.fr.evil.fr/x", "foreign"), ("http://formations.example.fr/x", "foreign"),
            ("https://formations.example.fr@evil.fr/x", "malformed"), ("https:///x", "malformed"),
            ("https://.example.fr/x", "malformed"),
        ]
    )
    func ownHosts(link: String, outcome: String) throws {
        let hosts = ["", ".example.fr", "a.fr", "formations.example.fr"]
        let table = try LinkTable(patterns: ["/x"], policy: LinkPolicy(hosts: hosts))
        let found =
            switch table.match(link) {
            case .matched: "matched"
            case .unmatched: "unmatched"
            case .foreign: "foreign"
            case .malformed: "malformed"
            }
        #expect(found == outcome)
    }

    @Test("SHELL-2: on random tables the winner is the one a plain comparison of all patterns finds, in any order")
    func reference() throws {
        var generator = SplitMix64(seed: 2)
        for round in 0..<130 {
            let patterns = randomPatterns(&generator)
            let tables = try (0..<3).map { _ in try LinkTable(patterns: patterns.shuffled(using: &generator)) }
            for _ in 0..<20 {
                let path = (0..<generator.number(1...4)).map { _ in generator.one(of: ["a", "b", "c"]) }
                let expected = try winner(among: patterns, for: path)
                for table in tables {
                    let found = table.find("https://a.fr/" + path.joined(separator: "/"))
                    #expect(found?.name == expected, "round \(round): /\(path.joined(separator: "/")) in \(patterns)")
                    let names = try expected.map { try LinkPattern($0).parameterNames }
                    #expect(found?.parameters.names == names)
                }
            }
        }
    }

    private func randomPatterns(_ generator: inout SplitMix64) -> [String] {
        var shapes: Set<[String?]> = []
        return (0..<generator.number(1...12)).compactMap { _ in
            let segments = (0..<generator.number(1...4)).map { place in
                generator.chance(50) ? "{p\(place)\(generator.one(of: ["x", "y"]))}" : generator.one(of: ["a", "b"])
            }
            let isNew = shapes.insert(segments.map { $0.hasPrefix("{") ? nil : $0 }).inserted
            return isNew ? "/" + segments.joined(separator: "/") : nil
        }
    }

    /// The pattern that is literal where another one has a parameter, from the left.
    private func winner(among patterns: [String], for path: [String]) throws -> String? {
        let fitting = try patterns.filter { source in
            let segments = try LinkPattern(source).segments
            guard segments.count == path.count else { return false }
            return zip(segments, path).allSatisfy { if case .literal(let text) = $0 { text == $1 } else { true } }
        }
        return try fitting.max { try rank($0) > rank($1) }
    }

    /// Smaller is more specific.
    private func rank(_ source: String) throws -> String {
        String(try LinkPattern(source).segments.map { if case .literal = $0 { "0" as Character } else { "1" } })
    }
}
