import AppShell
import Testing

struct LinkPatternTests {
    private func fault(_ source: String) -> LinkPatternFault? {
        do throws(LinkPatternFault) {
            _ = try LinkPattern(source)
            return nil
        } catch { return error }
    }

    @Test("a pattern is literals and parameters, each a whole segment")
    func reads() throws {
        let pattern = try LinkPattern("/formations/{key}/sessions/{session_2}")
        #expect(
            pattern.segments == [
                .literal("formations"), .parameter("key"), .literal("sessions"), .parameter("session_2"),
            ]
        )
        #expect(pattern.parameterNames == ["key", "session_2"])
        #expect(pattern.source == "/formations/{key}/sessions/{session_2}")
    }

    @Test("the root is a pattern without segments")
    func root() throws {
        #expect(try LinkPattern("/").segments.isEmpty)
    }

    @Test("a pattern begins with a slash", arguments: ["", "formations", "{key}", "https://a.fr/x"])
    func slash(_ source: String) {
        #expect(fault(source) == .noLeadingSlash)
    }

    @Test("a pattern has no empty segment and no slash at its end", arguments: ["//", "/a/", "/a//b", "//a"])
    func emptySegments(_ source: String) {
        #expect(fault(source) == .emptySegment)
    }

    @Test(
        "a brace belongs to a parameter that is the whole segment",
        arguments: ["{", "}", "{}", "x{y}", "{y}x", "{a b}", "{é}", "{a-b}", "{{a}}", "{a}{b}"]
    )
    func braces(_ segment: String) {
        #expect(fault("/a/\(segment)") == .invalidParameter(segment))
    }

    @Test("a parameter stands once")
    func repeated() {
        #expect(fault("/{a}/{b}/{a}") == .repeatedParameter("a"))
    }

    @Test("a literal that no link can carry is no literal", arguments: ["/a/..", "/./a", "/a\u{0}", "/a\n/{key}"])
    func unreachable(_ source: String) {
        #expect(fault(source) != nil)
    }

    @Test("each fault says in words what is wrong")
    func words() {
        #expect(LinkPatternFault.noLeadingSlash.description == "a pattern begins with a slash")
        #expect(LinkPatternFault.emptySegment.description == "a pattern has no empty segment and no slash at its end")
        #expect(
            LinkPatternFault.invalidParameter("{").description == "“{” is neither a literal nor a parameter like {key}"
        )
        #expect(LinkPatternFault.repeatedParameter("a").description == "the parameter {a} stands twice")
    }
}
