import AppShell
import Testing

struct TypedTextTests {
    @Test(
        "MAD-NFR8: control characters and space at the ends go, all else stays",
        arguments: [
            ("  lucas@x.fr \n", "lucas@x.fr"), ("a\u{0}b\u{7}c\u{1B}[31m", "abc[31m"), ("a\tb\rc", "abc"),
            ("\u{FEFF}", "\u{FEFF}"), ("a\u{85}b\u{9F}c", "abc"), ("ligne 1\nligne 2", "ligne 1\nligne 2"),
            ("a\r\nb", "a\nb"), (" \u{A0}\u{202F}\u{3000}é 🎓 \u{2028}", "é 🎓"), ("", ""), (" \n\t ", ""),
            ("\u{0} a \u{0}", "a"), ("e\u{301} 👩‍👩‍👧", "e\u{301} 👩‍👩‍👧"), ("a  b", "a  b"),
        ]
    )
    func cleaned(_ text: String, _ expected: String) {
        #expect(Array(TypedText.cleaned(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("what was cleaned is clean: a second time changes nothing")
    func idempotent() {
        var generator = SplitMix64(seed: 8)
        for _ in 0..<2_000 {
            let scalars = (0..<generator.number(0...12)).compactMap { _ in UnicodeScalar(generator.number(0...0x2100)) }
            let once = TypedText.cleaned(String(String.UnicodeScalarView(scalars)))
            #expect(TypedText.cleaned(once) == once)
        }
    }
}
