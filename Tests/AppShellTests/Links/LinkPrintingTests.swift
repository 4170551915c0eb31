import Testing

@testable import AppShell

struct LinkPrintingTests {
    private let web = LinkPolicy(hosts: ["a.fr", "www.a.fr"], schemes: ["app"])

    @Test("SHELL-2: parse(print(route)) is the route, for any parameters")
    func roundTrip() throws {
        let table = try LinkTable(
            patterns: ["/f/{key}", "/f/{key}/sessions/{number}", "/blog/{a}/{b}/{c}"],
            policy: web
        )
        var generator = SplitMix64(seed: 3)
        var printed = 0
        for _ in 0..<1_500 {
            let entry = generator.one(of: table.entries)
            let names = entry.pattern.parameterNames
            let values = names.map { ($0, HardText.random(&generator)) }
            let route = Route(
                name: entry.destination,
                parameters: RouteParameters(Dictionary(values) { first, _ in first })
            )
            guard let link = table.link(to: route) else {
                #expect(values.contains { [".", ".."].contains($0.1) }, "not printed: \(route)")
                continue
            }
            printed += 1
            let read = try #require(table.find(link), "\(link) is not read")
            #expect(read == route, "\(link)")
            // String's own equality takes é and e + ´ for one.
            for (name, value) in values { #expect(read.parameters[name].map { Array($0.utf8) } == Array(value.utf8)) }
            #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link)")
        }
        #expect(printed > 1_000)
    }

    @Test("the canonical pattern is printed on the first host, never an alias")
    func canonical() throws {
        let table = try LinkTable(patterns: ["/old/{key}", "/f/{key}"], aliases: ["/old/{key}"], policy: web)
        #expect(table.link(to: Route(name: "/f/{key}", parameters: ["key": "x"])) == "https://a.fr/f/x")
        #expect(table.link(to: Route(name: "/old/{key}", parameters: ["key": "x"])) == nil)
    }

    @Test("everything but unreserved characters is escaped, in upper case")
    func escapes() throws {
        let table = try LinkTable(patterns: ["/été/{key}", "/"], policy: web)
        let route = Route(name: "/été/{key}", parameters: ["key": "a/b c~é"])
        #expect(table.link(to: route) == "https://a.fr/%C3%A9t%C3%A9/a%2Fb%20c~%C3%A9")
        #expect(table.link(to: Route(name: "/")) == "https://a.fr/")
    }

    @Test("a product without a host prints its own scheme, and reads it back")
    func ownScheme() throws {
        let table = try LinkTable(patterns: ["/offers/{id}", "/stats"], policy: LinkPolicy(schemes: ["app", "b"]))
        let offer = Route(name: "/offers/{id}", parameters: ["id": "12 é"])
        #expect(table.link(to: offer) == "app://offers/12%20%C3%A9")
        #expect(table.find("app://offers/12%20%C3%A9") == offer)
        #expect(table.link(to: Route(name: "/stats")) == "app://stats")
    }

    @Test(
        "what could not be read back as a segment is not printed",
        arguments: ["", ".", "..", "a\u{0}", "\n", "\u{7F}"]
    )
    func unprintable(_ text: String) throws {
        let table = try LinkTable(patterns: ["/f/{key}"], policy: web)
        #expect(table.link(to: Route(name: "/f/{key}", parameters: ["key": text])) == nil)
    }

    @Test("a parameter missing, too many, or an unknown destination: nothing is printed")
    func parameters() throws {
        let table = try LinkTable(patterns: ["/f/{key}"], policy: web)
        #expect(table.link(to: Route(name: "/f/{key}")) == nil)
        #expect(table.link(to: Route(name: "/f/{key}", parameters: ["key": "x", "more": "y"])) == nil)
        #expect(table.link(to: Route(name: "other", parameters: ["key": "x"])) == nil)
    }

    @Test("without host and scheme nothing is printed")
    func nowhere() throws {
        let table = try LinkTable(patterns: ["/f"], policy: LinkPolicy())
        #expect(table.link(to: Route(name: "/f")) == nil)
    }

    /// What is printed leads back, or nothing is printed.
    private func leadsBack(_ route: Route, in table: LinkTable) -> Bool {
        guard let link = table.link(to: route) else { return true }
        return table.find(link) == route
    }

    @Test("SHELL-2: a link that would be too long to be read is not printed")
    func tooLong() throws {
        let table = try LinkTable(patterns: ["/f/{key}"], policy: web)
        let key = String(repeating: "🎓", count: 200)
        #expect(leadsBack(Route(name: "/f/{key}", parameters: ["key": key]), in: table))
    }

    @Test("SHELL-2: a parameter that spells another pattern's literal does not print that other place's link")
    func shadowed() throws {
        let table = try LinkTable(patterns: ["/f/{key}", "/f/new"], policy: web)
        #expect(leadsBack(Route(name: "/f/{key}", parameters: ["key": "new"]), in: table))
    }

    @Test(
        "SHELL-2: in a scheme of one's own, a first segment that is no host name is not printed",
        arguments: ["é", "A", "a b", "a_b", ".a", "a:443"]
    )
    func firstSegment(_ text: String) throws {
        let table = try LinkTable(patterns: ["/{key}"], policy: LinkPolicy(schemes: ["app"]))
        #expect(leadsBack(Route(name: "/{key}", parameters: ["key": text]), in: table))
    }

    @Test("SHELL-2: in a scheme of one's own, the root can't be written and so is not printed")
    func ownRoot() throws {
        let table = try LinkTable(patterns: ["/"], policy: LinkPolicy(schemes: ["app"]))
        #expect(leadsBack(Route(name: "/"), in: table))
    }
}
