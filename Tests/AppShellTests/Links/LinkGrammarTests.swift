import Testing

@testable import AppShell

/// What each part of the grammar takes from a link, and how it is printed.
struct LinkGrammarTests {
    private let policy = LinkPolicy(hosts: ["a.fr", "www.a.fr"], schemes: ["app", "b"])

    private func read(_ pattern: String, _ link: String) throws -> RouteParameters? {
        try LinkTable(patterns: [pattern], policy: policy).find(link)?.parameters
    }

    private func printed(_ pattern: String, _ parameters: RouteParameters) throws -> String? {
        try LinkTable(patterns: [pattern], policy: policy).link(to: Route(name: pattern, parameters: parameters))
    }

    @Test("a typed parameter takes what its kind accepts, decoded")
    func kinds() throws {
        #expect(try read("/{n:number}", "https://a.fr/12") == ["n": "12"])
        #expect(try read("/{n:number}", "https://a.fr/%31%32") == ["n": "12"])
        #expect(try read("/{n:number}", "https://a.fr/012") == nil)
        #expect(try read("/{s:slug}", "https://a.fr/a-b") == ["s": "a-b"])
        #expect(try read("/{s:slug}", "https://a.fr/a_b") == nil)
        #expect(try read("/{c:pi|\u{E9}}", "https://a.fr/%C3%A9") == ["c": "\u{E9}"])
        #expect(try read("/{c:pi|e}", "https://a.fr/phi") == nil)
        #expect(try printed("/{n:number}", ["n": "007"]) == nil)
        #expect(try printed("/{c:pi|\u{E9}}", ["c": "\u{E9}"]) == "https://a.fr/%C3%A9")
    }

    @Test("a parameter between fixed texts takes what is between them, never nothing")
    func affixes() throws {
        #expect(try read("/@{name}", "https://a.fr/@ann") == ["name": "ann"])
        #expect(try read("/@{name}", "https://a.fr/%40%40") == ["name": "@"])
        #expect(try read("/@{name}", "https://a.fr/@") == nil)
        #expect(try read("/{page}.html", "https://a.fr/a.html.html") == ["page": "a.html"])
        #expect(try read("/v{n:number}-notes", "https://a.fr/v12-notes/") == ["n": "12"])
        #expect(try read("/été{x}", "https://a.fr/%C3%A9t%C3%A9s") == ["x": "s"])
        #expect(try read("/ab{x}bc", "https://a.fr/abc") == nil)
        #expect(try printed("/@{name}", ["name": "a b"]) == "https://a.fr/%40a%20b")
        #expect(try printed("/{page}.html", ["page": "x"]) == "https://a.fr/x.html")
        #expect(try printed("/.{x}", ["x": "."]) == nil)
    }

    @Test("optional segments are there from the left, or not")
    func optional() throws {
        let pattern = "/blog/{year:number?}/{month?}"
        #expect(try read(pattern, "https://a.fr/blog") == [:])
        #expect(try read(pattern, "https://a.fr/blog/") == [:])
        #expect(try read(pattern, "https://a.fr/blog/2026") == ["year": "2026"])
        #expect(try read(pattern, "https://a.fr/blog/2026/02") == ["year": "2026", "month": "02"])
        #expect(try read(pattern, "https://a.fr/blog/x") == nil)
        #expect(try read(pattern, "https://a.fr/blog/1/2/3") == nil)
        #expect(try printed(pattern, [:]) == "https://a.fr/blog")
        #expect(try printed(pattern, ["year": "2026"]) == "https://a.fr/blog/2026")
        #expect(try printed(pattern, ["year": "2026", "month": "2"]) == "https://a.fr/blog/2026/2")
        #expect(try printed(pattern, ["month": "2"]) == nil)
    }

    @Test("a rest is the canonical percent-encoded path, so that %2F never splits; segments() takes it apart")
    func rest() throws {
        #expect(try read("/f/{*path}", "https://a.fr/f/a%2Fb/c") == ["path": "a%2Fb/c"])
        #expect(try read("/f/{*path}", "https://a.fr/f/é+%41/") == ["path": "%C3%A9%2BA"])
        #expect(try read("/f/{*path}", "https://a.fr/f") == nil)
        #expect(try read("/f/{*path?}", "https://a.fr/f") == [:])
        #expect(try read("/{*path?}", "https://a.fr") == [:])
        let found = try #require(try read("/f/{*path}", "https://a.fr/f/a%2Fb/c"))
        #expect(try found.segments("path") == ["a/b", "c"])
        #expect(throws: RouteError.missingParameter("other")) { try found.segments("other") }
        #expect(try printed("/f/{*path}", ["path": "a%2Fb/c"]) == "https://a.fr/f/a%2Fb/c")
        #expect(
            try printed("/f/{*path}", ["path": RouteParameters.rest(of: ["a/b", "é"])]) == "https://a.fr/f/a%2Fb/%C3%A9"
        )
        for text in ["", "a//b", "/a", "a/", "..", "%2e", "%zz", "a b", "%2f", "é", "%61"] {
            #expect(try printed("/f/{*path}", ["path": text]) == nil, "\(text)")
        }
        for text in ["", "a//b", "..", "%2e", "%zz", "%00"] {
            #expect(throws: RouteError.self, "\(text)") { try RouteParameters(["p": text]).segments("p") }
        }
    }

    @Test("a pattern without an origin holds for all hosts and schemes; one with an origin for that one")
    func origins() throws {
        #expect(try read("/offers/{id}", "https://www.a.fr/offers/1") == ["id": "1"])
        #expect(try read("/offers/{id}", "B://OFFERS/1") == ["id": "1"])
        #expect(try read("https://www.a.fr/x", "HTTPS://WWW.A.FR/x") == [:])
        #expect(try read("https://www.a.fr/x", "https://a.fr/x") == nil)
        #expect(try read("https://www.a.fr/x", "app://x") == nil)
        #expect(try read("b://offers/{id}", "b://offers/1") == ["id": "1"])
        #expect(try read("b://offers/{id}", "app://offers/1") == nil)
        #expect(try read("b://offers/{id}", "https://a.fr/offers/1") == nil)
        #expect(try printed("https://www.a.fr/x", [:]) == "https://www.a.fr/x")
        #expect(try printed("b://offers/{id}", ["id": "1"]) == "b://offers/1")
        #expect(try printed("https://other.fr/x", [:]) == nil)
    }

    @Test("query conditions hold in any order; keys that are not named are ignored")
    func query() throws {
        let pattern = "/s?q={query}&page={page:number?}&mode=full&debug"
        #expect(try read(pattern, "https://a.fr/s?debug&mode=full&q=a") == ["query": "a"])
        #expect(
            try read(pattern, "https://a.fr/s/?x=%zz&q=a&debug=1&page=2&mode=full&&=") == ["query": "a", "page": "2"]
        )
        #expect(try read(pattern, "https://a.fr/s?%71=a+b%2Bc%20d&d%65bug&mode=f%75ll") == ["query": "a b+c d"])
        for tail in [
            "", "?q=a", "?q=a&debug", "?q=a&debug&mode=Full", "?debug&mode=full", "?q&debug&mode=full",
            "?q=&debug&mode=full", "?q=a&q=a&debug&mode=full", "?q=a&debug&debug&mode=full", "?q=%zz&debug&mode=full",
            "?q=%FF&debug&mode=full", "?q=%00&debug&mode=full", "?q=a&debug&mode=full&page=x",
            "?q=a&debug&mode=full&page=1&page=1", "#?q=a&debug&mode=full",
        ] {
            #expect(try read(pattern, "https://a.fr/s" + tail) == nil, "\(tail)")
        }
        #expect(try read(pattern, "https://a.fr/s?q=a&debug&mode=full&page=") == ["query": "a"])
        #expect(
            try printed(pattern, ["query": "a b+c&=é", "page": "2"])
                == "https://a.fr/s?q=a%20b%2Bc%26%3D%C3%A9&page=2&mode=full&debug"
        )
        #expect(try printed(pattern, ["query": "a"]) == "https://a.fr/s?q=a&mode=full&debug")
        #expect(try printed(pattern, ["query": ""]) == nil)
        #expect(try printed("/s?q={q?}", [:]) == "https://a.fr/s")
    }

    @Test("a fragment is a condition where the pattern names one")
    func fragment() throws {
        #expect(try read("/s#top", "https://a.fr/s?x#t%6Fp") == [:])
        #expect(try read("/s#top", "https://a.fr/s") == nil)
        #expect(try read("/s#{anchor}", "https://a.fr/s#a+b%20c") == ["anchor": "a+b c"])
        #expect(try read("/s#{anchor}", "https://a.fr/s#") == nil)
        #expect(try read("/s#{anchor?}", "https://a.fr/s#") == [:])
        #expect(try read("/s#{anchor:number?}", "https://a.fr/s#x") == nil)
        #expect(try read("/s", "https://a.fr/s#%zz") == [:])
        #expect(try printed("/s?a#{anchor}", ["anchor": "a#b"]) == "https://a.fr/s?a#a%23b")
        #expect(try printed("/s#{anchor?}", [:]) == "https://a.fr/s")
    }

    @Test("of several patterns to one destination the first that can carry the route prints it")
    func several() throws {
        let sources = ["/f/{id:number}", "/f/{id}/{tab}", "/f/{id}"]
        let entries = try sources.map {
            LinkTable.Entry(pattern: try LinkPattern($0), destination: "f", module: "m", isAlias: false)
        }
        let table = LinkTable(entries: entries, policy: policy)
        #expect(table.link(to: Route(name: "f", parameters: ["id": "1"])) == "https://a.fr/f/1")
        #expect(table.link(to: Route(name: "f", parameters: ["id": "x"])) == "https://a.fr/f/x")
        #expect(table.link(to: Route(name: "f", parameters: ["id": "x", "tab": "y"])) == "https://a.fr/f/x/y")
    }

    @Test("a literal that only another origin's pattern takes is printed where it leads back")
    func shadowedOrigin() throws {
        let table = try LinkTable(patterns: ["https://a.fr/{x}", "/{y}"], policy: policy)
        #expect(table.link(to: Route(name: "/{y}", parameters: ["y": "z"])) == "https://www.a.fr/z")
    }

    @Test("literals and choices are compared byte for byte: composed and decomposed letters differ")
    func bytes() throws {
        #expect(try read("/\u{E9}", "https://a.fr/%C3%A9") == [:])
        #expect(try read("/\u{E9}", "https://a.fr/e%CC%81") == nil)
    }

    @Test("long literals that share their beginning are told apart")
    func longLiterals() throws {
        let stem = "a-segment-longer-than-a-word-"
        let patterns = (0..<40).map { "/\(stem)\($0)" } + ["/12345678", "/123456789", "/1234567"]
        let table = try LinkTable(patterns: patterns)
        for pattern in patterns { #expect(table.find("https://a.fr" + pattern)?.name == pattern) }
        #expect(table.find("https://a.fr/\(stem)40") == nil)
        #expect(table.find("https://a.fr/\(stem)") == nil)
    }
}
