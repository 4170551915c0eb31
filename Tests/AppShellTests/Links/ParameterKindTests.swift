import AppShell
import Testing

struct ParameterKindTests {
    @Test("a number is ASCII digits, 1 … 2^63-1, without leading zeros")
    func number() {
        for text in ["1", "9", "10", "123", "1000000000000000000", "9223372036854775807"] {
            #expect(ParameterKind.number.accepts(text), "\(text)")
        }
        let wrong = [
            "", "0", "007", "-1", "+1", " 1", "1 ", "1.5", "1e3", "abc", "٣", "５", "9223372036854775808",
            "9999999999999999999", "18446744073709551617", "10000000000000000000", "1\u{0}",
        ]
        for text in wrong { #expect(!ParameterKind.number.accepts(text), "\(text)") }
    }

    @Test("a slug is lower-case letters and digits, with single hyphens between")
    func slug() {
        for text in ["a", "7", "ia-generative-2", "a-b"] { #expect(ParameterKind.slug.accepts(text), "\(text)") }
        for text in ["", "-", "-a", "a-", "a--b", "A", "é", "a_b", "a b", "a.b"] {
            #expect(!ParameterKind.slug.accepts(text), "\(text)")
        }
    }

    @Test("a text is not empty and holds no control character")
    func text() {
        for text in ["a", " ", "é", "/", "\u{A0}", "🎓", "\u{200B}"] { #expect(ParameterKind.text.accepts(text)) }
        for text in ["", "\u{0}", "a\n", "\u{7F}", "\u{80}", "a\u{9F}b"] { #expect(!ParameterKind.text.accepts(text)) }
    }

    @Test("a choice is one of its texts, byte for byte")
    func choice() {
        let kind = ParameterKind.choice(["pi", "\u{E9}"])
        #expect(kind.accepts("pi") && kind.accepts("\u{E9}"))
        for text in ["", "p", "pie", "PI", "e\u{301}"] { #expect(!kind.accepts(text)) }
    }

    @Test("a part of a text is accepted like a whole one")
    func parts() {
        #expect(ParameterKind.number.accepts("x12".dropFirst()))
        #expect(!ParameterKind.number.accepts("12x"[...]))
    }

    @Test("each kind has its words")
    func words() {
        #expect("\(ParameterKind.text)" == "a text without control characters")
        #expect("\(ParameterKind.number)" == "a whole number from 1 to 2^63-1 without leading zeros")
        #expect("\(ParameterKind.slug)" == "lower-case letters, digits and single hyphens between them")
        #expect("\(ParameterKind.choice(["pi", "e"]))" == "one of “pi”, “e”")
    }
}
