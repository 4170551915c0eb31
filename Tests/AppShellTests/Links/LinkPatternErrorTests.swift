import AppShell
import Testing

/// What is no pattern, and why.
struct LinkPatternErrorTests {
    private func refusal(_ source: String) -> LinkPatternError? {
        do throws(LinkPatternError) {
            _ = try LinkPattern(source)
            return nil
        } catch { return error }
    }

    @Test("a pattern begins with a slash, or with an origin", arguments: ["", "formations", "{key}", "a:b", "://x"])
    func slash(_ source: String) {
        #expect(refusal(source) == (source == "://x" ? .invalidScheme("") : .noLeadingSlash))
    }

    @Test(
        "a pattern has no empty segment and no slash at its end",
        arguments: ["//", "/a/", "/a//b", "//a", "app://a/"]
    )
    func emptySegments(_ source: String) {
        #expect(refusal(source) == .emptySegment)
    }

    @Test(
        "a brace belongs to one parameter",
        arguments: [
            "{", "}", "{}", "{a b}", "{é}", "{a-b}", "{{a}}", "{a}{b}", "}{", "{a", "x{a", "a}", "{*}", "x{*a}",
            "{*a:number}", "{?}", "{a??}",
        ]
    )
    func braces(_ segment: String) {
        #expect(refusal("/a/\(segment)") == .invalidParameter(segment))
    }

    @Test(
        "origins are written as they are compared",
        arguments: [
            ("http://a.fr/x", .invalidScheme("http")), ("App://x", .invalidScheme("App")),
            ("1a://x", .invalidScheme("1a")), ("https://A.fr/x", .invalidHost("A.fr")),
            ("https:///x", .invalidHost("")), ("https://a.fr./x", .invalidHost("a.fr.")),
            ("https://a.fr:443/x", .invalidHost("a.fr:443")), ("app://Offers/x", .invalidHost("Offers")),
            ("app://", .noFirstSegment),
        ] as [(String, LinkPatternError)]
    )
    func origins(_ source: String, _ expected: LinkPatternError) {
        #expect(refusal(source) == expected)
    }

    @Test(
        "parameters: each once, of a known kind, and not too many",
        arguments: [
            ("/{a}/{b}/{a}", .repeatedParameter("a")), ("/{a}?b={a}", .repeatedParameter("a")),
            ("/{a}#{a}", .repeatedParameter("a")), ("/{a:numbr}", .unknownKind("numbr", name: "a")),
            ("/{a:}", .unknownKind("", name: "a")), ("/{a:x|}", .invalidChoice("{a:x|}")),
            ("/{a:x|y|x}", .invalidChoice("{a:x|y|x}")), ("/{a:.|x}", .invalidChoice("{a:.|x}")),
            ("/" + (1...17).map { "{p\($0)}" }.joined(separator: "/"), .tooManyParameters(17)),
        ] as [(String, LinkPatternError)]
    )
    func parameters(_ source: String, _ expected: LinkPatternError) {
        #expect(refusal(source) == expected)
    }

    @Test(
        "optional segments and rests stand at the end",
        arguments: [
            ("/{a?}/b", .segmentAfterOptional("a")), ("/{a?}/{b}", .segmentAfterOptional("a")),
            ("/{a?}/{*b}", .segmentAfterOptional("a")), ("/{*a}/b", .segmentAfterRest("a")),
            ("/{*a?}/{b?}", .segmentAfterRest("a")), ("/x{a?}", .optionalAffix("x{a?}")),
            ("/{a?}.html", .optionalAffix("{a?}.html")),
        ] as [(String, LinkPatternError)]
    )
    func places(_ source: String, _ expected: LinkPatternError) {
        #expect(refusal(source) == expected)
    }

    @Test(
        "a literal that no link can carry is no literal",
        arguments: ["/a/..", "/./a", "/a\u{0}", "/a\n/{key}", "/%2e", "/a%00", "/a\u{85}", "/\u{1}{x}"]
    )
    func unreadable(_ source: String) {
        guard case .unreadableLiteral = refusal(source) else {
            Issue.record("\(source): \(String(describing: refusal(source)))")
            return
        }
    }

    @Test("a % begins an escape of UTF-8", arguments: ["100%", "%4", "%zz", "%FF", "%{a}"])
    func escapes(_ segment: String) {
        #expect(refusal("/\(segment)") == .invalidEscape(segment == "%{a}" ? "%" : segment))
    }

    @Test(
        "conditions on query and fragment are whole",
        arguments: [
            ("/x?", .invalidQueryItem("")), ("/x?a&", .invalidQueryItem("")), ("/x?=a", .invalidQueryItem("=a")),
            ("/x?a=b{c}", .invalidQueryItem("a=b{c}")), ("/x?{a}", .invalidQueryItem("{a}")),
            ("/x?a=%00", .invalidQueryItem("a=%00")), ("/x?a&b&a=1", .repeatedKey("a")),
            ("/x?q=a+b", .plusInQuery("q=a+b")), ("/x?m&a+b", .plusInQuery("a+b")),
            ("/x?c={c:a+b|d}", .plusInQuery("c={c:a+b|d}")),
            ("/x?%61&a", .repeatedKey("a")), ("/x#", .invalidFragment("")), ("/x#a{b}", .invalidFragment("a{b}")),
        ] as [(String, LinkPatternError)]
    )
    func conditions(_ source: String, _ expected: LinkPatternError) {
        #expect(refusal(source) == expected)
    }

    @Test("what stands for a + or a space in a pattern's query matches its usual spellings in a link")
    func plus() throws {
        let policy = LinkPolicy(hosts: ["a.fr"])
        for (source, links) in [
            ("/x?q=a%20b", ["?q=a+b", "?q=a%20b"]), ("/x?q=a%2Bb", ["?q=a%2Bb"]), ("/a+b#c+d", ["#c+d"]),
        ] {
            let table = try LinkTable(patterns: [source], policy: policy)
            for link in links {
                let path = source.prefix { $0 != "?" && $0 != "#" }
                guard case .matched = table.match("https://a.fr\(path)\(link)") else {
                    Issue.record("\(source) \(link)")
                    continue
                }
            }
        }
    }

    @Test("SHELL-2: no text stops the reader of patterns")
    func robust() {
        var generator = SplitMix64(seed: 7)
        let pieces =
            HardText.pieces + [
                "{a}", "{b?}", "{*c}", "{d:number}", "https://", "app://", "a.fr", "?", "&", "=", "#", ":", "|",
            ]
        var read = 0
        for _ in 0..<20_000 {
            let start = generator.one(of: ["/", "", "https://a.fr/", "app://x"])
            let source = start + (0..<generator.number(0...6)).map { _ in generator.one(of: pieces) }.joined()
            if let pattern = try? LinkPattern(source) {
                read += 1
                #expect(pattern.shapes.last == pattern.segments)
            }
        }
        #expect(read > 1_000)
    }

    @Test("each error says in words what is wrong")
    func words() {
        let strings: [(LinkPatternError, String)] = [
            (.noLeadingSlash, "a pattern begins with a slash"),
            (
                .invalidScheme("http"),
                "“http://” begins no pattern: write https://host/… or a scheme of one's own, in lower case"
            ),
            (.invalidHost("A.fr"), "“A.fr” is not a host name in lower case"),
            (.noFirstSegment, "in a scheme of one's own a link has at least one segment, its host"),
            (.emptySegment, "a pattern has no empty segment and no slash at its end"),
            (.invalidParameter("{"), "“{” is neither a literal nor a parameter like {key}"),
            (.repeatedParameter("a"), "the parameter {a} stands twice"),
            (.tooManyParameters(17), "the pattern has 17 parameters; 16 at most are bound"),
            (
                .unknownKind("int", name: "id"),
                "the parameter {id} is of no kind “int”: write text, number, slug, or choices like pi|e"
            ),
            (.invalidChoice("{c:a|}"), "the choices of “{c:a|}” are at least two, none empty and none twice"),
            (.optionalAffix("x{a?}"), "in “x{a?}” the optional parameter is not the whole segment"),
            (.segmentAfterOptional("a"), "{a?} is not at the end: only optional segments follow an optional one"),
            (.segmentAfterRest("a"), "{*a} takes all the rest: nothing follows it in the path"),
            (
                .invalidEscape("5%"),
                "in “5%” a % does not begin an escape like %C3%A9: write the % itself as %25"
            ),
            (.unreadableLiteral(".."), "no link can carry the segment “..”"),
            (.invalidQueryItem("=a"), "“=a” is no condition on a query like key, key=value or key={name}"),
            (
                .plusInQuery("q=a+b"),
                "in “q=a+b” the + could be a space, as it is in a link's query: write %20 for a space, %2B for a plus"
            ),
            (.repeatedKey("a"), "the query key “a” stands twice"),
            (.invalidFragment(""), "“” is no condition on a fragment like #text or #{name}"),
        ]
        for (error, text) in strings { #expect(error.description == text) }
    }
}
