extension Gherkin.Text {
    /// Where a line's text starts.
    func location(of line: Gherkin.Line) -> Gherkin.Location {
        Gherkin.Location(line: line.number, column: 1 + indent(of: line))
    }

    /// A line's indentation in code points.
    func indent(of line: Gherkin.Line) -> Int {
        codePoints(in: line.start..<line.content)
    }

    /// The language in a line such as `# language: fr`.
    func languageNamed(by line: Gherkin.Line) -> String? {
        let end = droppingSpace(line.unindented)
        var position = line.content

        func skip(_ word: StaticString) -> Bool {
            guard startsWith(word, in: position..<end) else { return false }
            position = skippingSpace(position + word.utf8CodeUnitCount..<end)
            return true
        }

        guard position < end, skip("#"), skip("language"), skip(":"), position < end else { return nil }
        let isName = bytes[position..<end].allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
        return isName ? string(position..<end) : nil
    }

    /// A doc string's line without the opening delimiter's indentation, or without its own if that is less.
    func removing(_ indent: Int, from line: Gherkin.Line) -> Range<Int> {
        var start = line.start
        for _ in 0..<indent {
            guard start < line.content else { return line.unindented }
            start += spaceLength(at: start, before: line.content)
        }
        return start..<line.end
    }
}
