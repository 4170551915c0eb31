import AppShell
import Testing

/// The HTML standard's pattern, a dot in the domain, no empty label, 254 and 64 at most.
struct EmailAddressTests {
    private static func run(_ count: Int) -> String { String(repeating: "a", count: count) }

    /// 192 characters: a domain whose labels are as long as they may be.
    private static let longDomain = [run(63), run(63), run(61), "fr"].joined(separator: ".")

    @Test(
        "MAD-NFR8: these are addresses",
        arguments: [
            "a.b+c@sub.example.com", "lucas@exemple.fr", "LUCAS@EXEMPLE.FR", "a@b.c", ".a.@b.fr", "a..b@b.fr",
            "!#$%&'*+/=?^_`{|}~-@b.fr", "1@2.3", "a@b-c.fr", "a@xn--caf-dma.fr", "a@1.2.3.4", run(64) + "@b.fr",
            "a@" + run(63) + ".fr",
        ]
    )
    func valid(_ text: String) {
        #expect(EmailAddress.isValid(text))
    }

    @Test(
        "MAD-NFR8: these are not",
        arguments: [
            "lucas@x", "lucas@x..fr", "a b@x.fr", "", "@", "a@", "@b.fr", "a@b.", "a@.fr", "a@.b.fr", "a@b.fr.",
            "ab.fr",
            "a@b@c.fr", "a@-b.fr", "a@b-.fr", "a@b_c.fr", "a@b.fr ", " a@b.fr", "a@b.fr\n", "a\u{0}@b.fr", "é@b.fr",
            "a@é.fr", "\"a b\"@c.fr", "a@[1.2.3.4]", "a,b@c.fr", "a@b,fr", "<a@b.fr>", "a@b.f\u{E9}", "a(b)@c.fr",
            "a@b\u{3002}fr", run(65) + "@b.fr", "a@" + run(64) + ".fr",
        ]
    )
    func invalid(_ text: String) {
        #expect(!EmailAddress.isValid(text))
    }

    @Test("MAD-NFR8: 254 characters are an address, 255 are not")
    func length() {
        let longest = Self.run(61) + "@" + Self.longDomain
        #expect(longest.utf8.count == 254)
        #expect(EmailAddress.isValid(longest))
        #expect(!EmailAddress.isValid("a" + longest))
    }
}
