extension Gherkin {
    /// Iterates over the tags of a line.
    ///
    /// `@a@b` is two tags, `@a#b` is one, and a `#` after white space starts a comment. A lone `@` is not a tag.
    struct TagScanner {
        enum Item {
            case tag(Range<Int>, column: Int)
            /// A tag with white space in it, which is not allowed.
            case invalid(column: Int)
        }

        private let text: Text
        private let end: Int
        private var position: Int
        private var column: Int

        init(_ line: Line, in text: Text) {
            self.text = text
            self.position = line.content
            self.column = 1 + text.indent(of: line)
            self.end = text.droppingSpace(line.content..<Self.startOfComment(in: line, of: text))
        }

        mutating func next() -> Item? {
            while position < end {
                let start = position
                let startColumn = column
                position += 1
                while position < end, text.bytes[position] != UInt8(ascii: "@") {
                    position += 1
                }
                column += text.codePoints(in: start..<position)
                let tag = start..<text.droppingSpace(start..<position)
                if tag.count == 1 { continue }
                return text.containsSpace(tag) ? .invalid(column: startColumn) : .tag(tag, column: startColumn)
            }
            return nil
        }

        private static func startOfComment(in line: Line, of text: Text) -> Int {
            for index in line.unindented.dropFirst() where text.bytes[index] == UInt8(ascii: "#") {
                if text.spaceLength(before: index, from: line.content) > 0 { return index }
            }
            return line.end
        }
    }
}
