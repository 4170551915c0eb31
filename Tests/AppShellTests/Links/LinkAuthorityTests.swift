import AppShell
import Testing

/// Schemes, hosts, ports and user-info.
struct LinkAuthorityTests {
    private func refusal(_ link: String) -> LinkError? {
        do throws(LinkError) {
            _ = try LinkAddress(link)
            return nil
        } catch { return error }
    }

    @Test(
        "what has no scheme is no link",
        arguments: [
            "madinia.fr", "/formations", "//a.fr/x", ":", "://a.fr", "1app://x", "ht_tp://x", "é://x", "a/b://c",
        ]
    )
    func noScheme(_ link: String) {
        #expect(refusal(link) == .noScheme)
    }

    @Test(
        "a scheme has letters, then digits, plus, minus and dots too",
        arguments: ["a", "h2", "git+ssh", "x-app", "a.b"]
    )
    func schemes(_ scheme: String) throws {
        #expect(try LinkAddress("\(scheme.uppercased())://x").scheme == scheme)
    }

    @Test(
        "what has no host is no link of ours",
        arguments: [
            "https:", "https:/a.fr", "mailto:a@b.fr", "https://", "https:///x", "https://?q", "app://#f",
            "javascript:x",
        ]
    )
    func noHost(_ link: String) {
        #expect(refusal(link) == .noHost)
    }

    @Test("an empty link says so")
    func empty() {
        #expect(refusal("") == .empty)
    }

    @Test(
        "user-info is refused",
        arguments: [
            "https://u@a.fr/x", "https://u:p@a.fr", "https://@a.fr", "https://madinia.fr@evil.fr/", "app://u@x/1",
        ]
    )
    func userInfo(_ link: String) {
        #expect(refusal(link) == .userInfo)
    }

    @Test("an @ after the host is text")
    func at() throws {
        #expect(try LinkAddress("https://a.fr/@x?@#@").segments == ["@x"])
    }

    @Test("a port is read only if it is the scheme's own", arguments: ["https://a.fr:443/x", "http://a.fr:80/x"])
    func ownPorts(_ link: String) throws {
        let address = try LinkAddress(link)
        #expect(address.host == "a.fr")
        #expect(address.segments == ["x"])
    }

    @Test(
        "any other port is refused",
        arguments: [
            ("https://a.fr:8443/x", "8443"), ("https://a.fr:80", "80"), ("http://a.fr:443", "443"),
            ("https://a.fr:/x", ""), ("https://a.fr:0443", "0443"), ("https://a.fr:443:443", "443:443"),
            ("https://a.fr:x", "x"), ("app://x:443/1", "443"),
        ]
    )
    func otherPorts(_ link: String, _ port: String) {
        #expect(refusal(link) == .port(port))
    }

    @Test(
        "a host is ASCII letters, digits, minus and dots between",
        arguments: [
            "münchen.de", "madinia。fr", "mаdinia.fr", "a_b.fr", "a%2Efr", ".a.fr", "a.fr.", "[2001", "a,b", "😀.fr",
            "..",
        ]
    )
    func invalidHosts(_ host: String) {
        #expect(refusal("https://\(host)/x") == .invalidHost(host))
    }

    @Test("an international host is read in its xn-- form")
    func punycode() throws {
        #expect(try LinkAddress("https://XN--mnchen-3ya.de").host == "xn--mnchen-3ya.de")
    }

    @Test("each error says in words what is wrong and where")
    func words() {
        let strings: [(LinkError, String)] = [
            (.empty, "the link is empty"),
            (.tooLong(bytes: 3_000), "the link has 3000 bytes; 2048 at most are read"),
            (.tooManySegments, "the link has more than 32 path segments"),
            (.noScheme, "the link has no scheme (https://…)"),
            (.noHost, "the link has no host"),
            (.userInfo, "the link carries a user name (user@host), which no link of ours does"),
            (.port("8080"), "the link names the port “8080”"),
            (.invalidHost("a_b"), "“a_b” is not a host name"),
            (.forbiddenCharacter(0x0A, offset: 4), "the byte 0xA at 4 is not allowed in a link"),
            (.invalidEscape(offset: 9), "the % at 9 is not followed by two hexadecimal digits"),
            (.invalidText(offset: 9), "the segment at 9 does not decode to text"),
            (.emptySegment(offset: 9), "the path has an empty segment at 9 (//)"),
            (.dotSegment(offset: 9), "the path has a dot segment at 9 (. or ..)"),
        ]
        for (error, text) in strings { #expect(error.description == text) }
    }
}
