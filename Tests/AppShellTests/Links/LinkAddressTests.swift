import AppShell
import Testing

/// Each rule of ``LinkAddress``, at its edge.
struct LinkAddressTests {
    private func refusal(_ link: String) -> LinkError? {
        do throws(LinkError) {
            _ = try LinkAddress(link)
            return nil
        } catch { return error }
    }

    @Test("a link is taken apart: scheme, host, segments, query, fragment")
    func whole() throws {
        let address = try LinkAddress("https://madinia.fr/formations/performer?a=1&b=%2F#part?2#3")
        #expect(address.scheme == "https")
        #expect(address.host == "madinia.fr")
        #expect(address.segments == ["formations", "performer"])
        #expect(address.query == "a=1&b=%2F")
        #expect(address.fragment == "part?2#3")
    }

    @Test(
        "query and fragment are there as written, or not there",
        arguments: [
            ("https://a.fr/x", nil, nil), ("https://a.fr/x?", "", nil), ("https://a.fr/x#", nil, ""),
            ("https://a.fr?q", "q", nil), ("https://a.fr#f", nil, "f"), ("https://a.fr/x?q#f", "q", "f"),
            ("https://a.fr/x#f?q", nil, "f?q"), ("https://a.fr/x?../..//%zz", "../..//%zz", nil),
        ] as [(String, String?, String?)]
    )
    func tails(_ link: String, _ query: String?, _ fragment: String?) throws {
        let address = try LinkAddress(link)
        #expect(address.query == query)
        #expect(address.fragment == fragment)
    }

    @Test("scheme and host are read in any case, the path as it is")
    func mixedCase() throws {
        let address = try LinkAddress("HtTpS://WWW.Madinia.FR/Formations")
        #expect(address.scheme == "https")
        #expect(address.host == "www.madinia.fr")
        #expect(address.segments == ["Formations"])
    }

    @Test("for a scheme of one's own the host is the first segment")
    func ownScheme() throws {
        let address = try LinkAddress("allinconnect://Offers/12/?x")
        #expect(address.scheme == "allinconnect")
        #expect(address.host.isEmpty)
        #expect(address.segments == ["offers", "12"])
    }

    @Test(
        "one trailing slash does not matter",
        arguments: [("https://a.fr", "https://a.fr/"), ("https://a.fr/x", "https://a.fr/x/"), ("app://x", "app://x/")]
    )
    func trailingSlash(_ bare: String, _ slashed: String) throws {
        #expect(try LinkAddress(bare) == LinkAddress(slashed))
    }

    @Test(
        "two slashes in a row are an empty segment",
        arguments: [
            ("https://a.fr//", 13), ("https://a.fr//x", 13), ("https://a.fr/x//", 15), ("https://a.fr/x//y", 15),
        ]
    )
    func emptySegments(_ link: String, _ offset: Int) {
        #expect(refusal(link) == .emptySegment(offset: offset))
    }

    @Test(
        "a dot segment is refused, escaped or not",
        arguments: [".", "..", "%2e", "%2E", "%2e%2E", ".%2e", "%2E."]
    )
    func dotSegments(_ segment: String) {
        #expect(refusal("https://a.fr/x/\(segment)/y") == .dotSegment(offset: 15))
        #expect(refusal("https://a.fr/x/\(segment)") == .dotSegment(offset: 15))
    }

    @Test("dots that are not alone are text", arguments: ["...", ".a", "a..", "..%2F", ".%20"])
    func dots(_ segment: String) {
        #expect(refusal("https://a.fr/\(segment)") == nil)
    }

    @Test("the path is split first and decoded once after: %2F never splits, %252F stays escaped")
    func escapes() throws {
        #expect(try LinkAddress("https://a.fr/a%2Fb%2f/c").segments == ["a/b/", "c"])
        #expect(try LinkAddress("https://a.fr/a%252Fb").segments == ["a%2Fb"])
        #expect(try LinkAddress("https://a.fr/%C3%A9t%c3%a9%20%F0%9F%8E%93").segments == ["été 🎓"])
        #expect(try LinkAddress("https://a.fr/été+x").segments == ["été+x"])
        #expect(try LinkAddress("https://a.fr/%41%3F%23%25").segments == ["A?#%"])
    }

    @Test(
        "a bad escape is refused",
        arguments: ["%", "%4", "%zz", "%4g", "%g4", "%%41", "% 1".replacing(" ", with: "")]
    )
    func badEscapes(_ segment: String) {
        #expect(refusal("https://a.fr/a\(segment)") == .invalidEscape(offset: 14))
        #expect(refusal("https://a.fr/a\(segment)/41") == .invalidEscape(offset: 14))
    }

    @Test(
        "bytes that do not decode to UTF-8 are refused",
        arguments: ["%FF", "%C3", "%C3%28", "%80", "%C0%AF", "%C0%80", "%ED%A0%80", "%F4%90%80%80", "%F0%9F%8E"]
    )
    func invalidText(_ segment: String) {
        #expect(refusal("https://a.fr/a\(segment)") == .invalidText(offset: 13))
    }

    @Test("a control character in the path is refused, escaped", arguments: ["%00", "%01", "%0a", "%1F", "%7F"])
    func escapedControls(_ escape: String) throws {
        let byte = try #require(UInt8(escape.dropFirst(), radix: 16))
        #expect(refusal("https://a.fr/a\(escape)b") == .forbiddenCharacter(byte, offset: 14))
    }

    @Test("a space, a control character or a backslash is refused anywhere")
    func rawControls() {
        for byte in Array(0...0x20) + [0x7F, UInt8(ascii: "\\")] {
            let character = String(UnicodeScalar(byte))
            #expect(refusal("https://a.fr/a\(character)") == .forbiddenCharacter(byte, offset: 14))
            #expect(refusal("https://a\(character).fr/") == .forbiddenCharacter(byte, offset: 9))
            #expect(refusal("https://a.fr/?\(character)") == .forbiddenCharacter(byte, offset: 14))
            #expect(refusal("https://a.fr/#\(character)") == .forbiddenCharacter(byte, offset: 14))
            #expect(refusal("\(character)https://a.fr/") == .forbiddenCharacter(byte, offset: 0))
        }
    }

    @Test(
        "the control characters beyond ASCII (U+0080 … U+009F) are refused as well",
        arguments: ["\u{80}", "\u{85}", "\u{9F}"]
    )
    func widerControls(_ character: String) {
        let escaped = character.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
        #expect(refusal("https://a.fr/a\(character)b") != nil)
        #expect(refusal("https://a.fr/a\(escaped)b") != nil)
    }

    @Test("2,048 bytes are read, 2,049 are not")
    func length() {
        let longest = "https://a.fr/" + String(repeating: "é", count: 1_017) + "x"
        #expect(longest.utf8.count == 2_048)
        #expect(refusal(longest) == nil)
        #expect(refusal(longest + "x") == .tooLong(bytes: 2_049))
        #expect(refusal("https://a.fr/?" + String(repeating: "x", count: 5_000)) == .tooLong(bytes: 5_014))
    }

    @Test("32 segments are read, 33 are not; a scheme's own host is one of them")
    func segmentCount() throws {
        let path = String(repeating: "/x", count: 32)
        #expect(try LinkAddress("https://a.fr\(path)/").segments.count == 32)
        #expect(refusal("https://a.fr\(path)/x") == .tooManySegments)
        #expect(try LinkAddress("app://x\(path.dropLast(2))").segments.count == 32)
        #expect(refusal("app://x\(path)") == .tooManySegments)
    }
}
