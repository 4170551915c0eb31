extension Gherkin {
    /// A line of a feature file, as byte offsets.
    struct Line {
        let number: Int
        let start: Int
        /// After the indentation.
        let content: Int
        /// Before the line feed and any carriage returns in front of it.
        let end: Int

        var isBlank: Bool { content == end }
        var whole: Range<Int> { start..<end }
        var unindented: Range<Int> { content..<end }
    }

    /// Splits a text into lines at line feeds only, as in the official parsers.
    struct LineScanner {
        let text: Text
        private var position: Int
        private(set) var lineNumber = 0

        init(_ text: Text) {
            self.text = text
            self.position = text.startsWith("\u{FEFF}", in: 0..<text.bytes.count) ? 3 : 0
        }

        /// The next line, or nil at the end: a final line feed starts no new line.
        mutating func next() -> Line? {
            let bytes = text.bytes
            guard position < bytes.count else { return nil }
            let start = position
            var lineFeed = start
            while lineFeed < bytes.count, bytes[lineFeed] != UInt8(ascii: "\n") {
                lineFeed += 1
            }
            position = lineFeed + 1
            lineNumber += 1
            var end = lineFeed
            while end > start, bytes[end - 1] == UInt8(ascii: "\r") {
                end -= 1
            }
            return Line(number: lineNumber, start: start, content: text.skippingSpace(start..<end), end: end)
        }
    }
}
