import AppShell
import Testing

/// What a pattern says, once read.
struct LinkPatternTests {
    private typealias Parameter = LinkPattern.Parameter

    @Test("a pattern is literals and parameters, each a whole segment")
    func reads() throws {
        let pattern = try LinkPattern("/formations/{key}/sessions/{session_2}")
        #expect(
            pattern.segments == [
                .literal("formations"), .parameter(Parameter("key")),
                .literal("sessions"), .parameter(Parameter("session_2")),
            ]
        )
        #expect(pattern.parameterNames == ["key", "session_2"])
        #expect(pattern.source == "/formations/{key}/sessions/{session_2}")
        #expect(pattern.origin == .any)
    }

    @Test("the root is a pattern without segments")
    func root() throws {
        #expect(try LinkPattern("/").segments.isEmpty)
        #expect(try LinkPattern("https://a.fr").segments.isEmpty)
    }

    @Test("a parameter has a kind: number, slug, text, or choices")
    func kinds() throws {
        let pattern = try LinkPattern("/{a:number}/{b:slug}/{c:text}/{d:pi|e|a%7Cb}")
        #expect(
            pattern.segments == [
                .parameter(Parameter("a", .number)), .parameter(Parameter("b", .slug)), .parameter(Parameter("c")),
                .parameter(Parameter("d", .choice(["pi", "e", "a|b"]))),
            ]
        )
    }

    @Test("a parameter may stand between fixed texts")
    func affixes() throws {
        let pattern = try LinkPattern("/@{name}/{page}.html/v{n:number}-notes")
        #expect(
            pattern.segments == [
                .parameter(Parameter("name"), prefix: "@"), .parameter(Parameter("page"), suffix: ".html"),
                .parameter(Parameter("n", .number), prefix: "v", suffix: "-notes"),
            ]
        )
    }

    @Test("optional segments stand at the end and make one more shape each")
    func optional() throws {
        let pattern = try LinkPattern("/blog/{year:number?}/{month?}")
        let blog = LinkPattern.Segment.literal("blog")
        let year = LinkPattern.Segment.parameter(Parameter("year", .number, isOptional: true))
        let month = LinkPattern.Segment.parameter(Parameter("month", isOptional: true))
        #expect(pattern.shapes == [[blog], [blog, year], [blog, year, month]])
        #expect(pattern.requiredParameterNames.isEmpty)
        let files = try LinkPattern("/files/{owner?}/{*path?}")
        #expect(files.shapes.map(\.count) == [1, 3])
        #expect(try LinkPattern("/files/{*path}").shapes.map(\.count) == [2])
    }

    @Test("a rest is the last segment")
    func rest() throws {
        #expect(try LinkPattern("/a/{*path}").segments.last == .rest(name: "path", isOptional: false))
        #expect(try LinkPattern("/{*path?}").segments == [.rest(name: "path", isOptional: true)])
        #expect(try LinkPattern("/{*path?}").parameterNames == ["path"])
    }

    @Test("a pattern may hold for one host or one scheme")
    func origins() throws {
        let web = try LinkPattern("https://www.a.fr/x/{y}")
        #expect(web.origin == .host("www.a.fr"))
        #expect(web.segments == [.literal("x"), .parameter(Parameter("y"))])
        let own = try LinkPattern("app://offers/{id}")
        #expect(own.origin == .scheme("app"))
        #expect(own.segments == [.literal("offers"), .parameter(Parameter("id"))])
    }

    @Test("conditions on query and fragment")
    func conditions() throws {
        let pattern = try LinkPattern("/s?q={query}&page={page:number?}&mode=full&debug&e=#{anchor:slug?}")
        #expect(
            pattern.query.map(\.key) == ["q", "page", "mode", "debug", "e"]
        )
        #expect(
            pattern.query.map(\.value) == [
                .parameter(Parameter("query")), .parameter(Parameter("page", .number, isOptional: true)),
                .literal("full"), .any, .literal(""),
            ]
        )
        #expect(pattern.query.map(\.isRequired) == [true, false, true, true, true])
        #expect(pattern.fragment == .parameter(Parameter("anchor", .slug, isOptional: true)))
        #expect(try LinkPattern("/s#top").fragment == .literal("top"))
        #expect(try LinkPattern("/s#a?b").query.isEmpty)
        #expect(pattern.parameterNames == ["anchor", "page", "query"])
        #expect(pattern.requiredParameterNames == ["query"])
    }

    @Test("a literal may be escaped, so that it can hold what has a meaning in a pattern")
    func escapes() throws {
        let pattern = try LinkPattern("/caf%C3%A9/%7Bx%7D/a%2Fb%3F%23%25?%26=%3D#%7B")
        #expect(pattern.segments == [.literal("café"), .literal("{x}"), .literal("a/b?#%")])
        #expect(pattern.query.first?.key == "&")
        #expect(pattern.query.first?.value == .literal("="))
        #expect(pattern.fragment == .literal("{"))
    }
}
