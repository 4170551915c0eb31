import Testing

@testable import AppShellCommand

struct ScriptTextTests {
    /// A line for each length in UTF-8: e, é, €, 🎉, and a family of several.
    private static let text = "ab\né€c\r\n🎉d\re\u{301}👨‍👩‍👧f\n"

    @Test("lines end at LF, CR LF and CR")
    func lines() {
        let text = ScriptText(Self.text)
        #expect((0..<5).map { text.string(text.line($0)) } == ["ab", "é€c", "🎉d", "e\u{301}👨‍👩‍👧f", ""])
        #expect(text.lineStarts.count == 5)
    }

    @Test(
        "positions count what the client counts",
        arguments: [
            (PositionEncoding.utf16, 2, 3), (.utf8, 4, 5), (.utf32, 1, 2),
        ]
    )
    func emoji(_ encoding: PositionEncoding, before: Int, after: Int) {
        let text = ScriptText(Self.text)
        let offset = text.offset(of: TextPosition(line: 2, character: before), in: encoding)
        #expect(text.string(offset..<offset + 1) == "d")
        #expect(text.offset(of: TextPosition(line: 2, character: after), in: encoding) == offset + 1)
    }

    @Test("every character's position leads back to it", arguments: PositionEncoding.allCases)
    func thereAndBack(_ encoding: PositionEncoding) {
        let text = ScriptText(Self.text)
        var offset = 0
        for scalar in Self.text.unicodeScalars {
            let isBreak = scalar == "\n" || scalar == "\r"
            if !isBreak { #expect(text.offset(of: text.position(of: offset, in: encoding), in: encoding) == offset) }
            offset += String(scalar).utf8.count
        }
    }

    @Test("a position inside a character, behind the line or the text is the nearest one before")
    func clamped() {
        let text = ScriptText(Self.text)
        let inside = text.offset(of: TextPosition(line: 2, character: 1), in: .utf16)
        #expect(inside == text.lineStarts[2])
        #expect(text.offset(of: TextPosition(line: 1, character: 99), in: .utf16) == text.line(1).upperBound)
        #expect(text.offset(of: TextPosition(line: 99, character: 0), in: .utf16) == text.bytes.count)
        #expect(ScriptText("").offset(of: TextPosition(line: 0, character: 5), in: .utf8) == 0)
    }

    @Test("changes one after the other give what the whole text gives", arguments: PositionEncoding.allCases)
    func incremental(_ encoding: PositionEncoding) {
        var random = SystemRandomNumberGenerator()
        let pieces = ["", "a", "é", "🎉", "\n", "\r\n", "\r", "| x |\n", "👨‍👩‍👧", "# language: fr\n"]
        for _ in 0..<200 {
            var text = ScriptText(Self.text)
            var bytes = text.bytes
            for _ in 0..<8 {
                func place() -> TextPosition {
                    TextPosition(
                        line: .random(in: 0...6, using: &random),
                        character: .random(in: 0...6, using: &random)
                    )
                }
                let (one, other) = (place(), place())
                let range = TextRange(min(one, other), max(one, other))
                let new = pieces.randomElement(using: &random) ?? ""
                let start = text.offset(of: range.start, in: encoding)
                let end = text.offset(of: range.end, in: encoding)
                bytes.replaceSubrange(start..<max(start, end), with: new.utf8)
                text.replace(range, with: new, in: encoding)
                #expect(text == ScriptText(bytes: bytes))
                // A character is never cut in two.
                #expect(String(validating: text.bytes, as: UTF8.self) != nil)
            }
        }
    }

    @Test("lines of Gherkin end at LF alone, and its columns count code points")
    func gherkin() {
        let text = ScriptText("\u{FEFF}a\rb\n  🎉é x")
        #expect(text.offset(line: 1, column: 1) == 3)
        #expect(text.offset(line: 1, column: 3) == 5)
        let x = text.offset(line: 2, column: 6)
        #expect(text.string(x..<x + 1) == "x")
        #expect(text.position(of: x, in: .utf16) == TextPosition(line: 2, character: 6))
        #expect(text.gherkinLine(of: x) == 1)
    }
}
