extension Gherkin {
    /// Iterates over the cells of a table row.
    ///
    /// Text after the last bar is not a cell. A cell's column is that of its first character that is not white space.
    struct CellScanner {
        private let text: Text
        private let line: Line
        private let end: Int
        private var position: Int
        private var column: Int

        init(_ line: Line, in text: Text) {
            self.text = text
            self.line = line
            self.end = text.droppingSpace(line.unindented)
            self.position = line.content + 1
            self.column = 2 + text.indent(of: line)
        }

        mutating func next() -> TableCell? {
            let start = position
            var hasEscape = false
            while position < end {
                switch text.bytes[position] {
                case UInt8(ascii: "|"):
                    defer { position += 1 }
                    return cell(start..<position, hasEscape)
                case UInt8(ascii: "\\"):
                    hasEscape = true
                    position += 2
                default:
                    position += 1
                }
            }
            return nil
        }

        private mutating func cell(_ range: Range<Int>, _ hasEscape: Bool) -> TableCell {
            let value = text.trimmed(range)
            let location = Location(
                line: line.number,
                column: column + text.codePoints(in: range.lowerBound..<value.lowerBound)
            )
            column += text.codePoints(in: range) + 1
            return TableCell(location: location, value: hasEscape ? unescaped(value) : text.string(value))
        }

        /// `\n` is a line feed; `\|` and `\\` stand for their second character. Other backslashes are literal.
        private func unescaped(_ range: Range<Int>) -> String {
            var value: [UInt8] = []
            value.reserveCapacity(range.count)
            var index = range.lowerBound
            while index < range.upperBound {
                let byte = text.bytes[index]
                index += 1
                guard byte == UInt8(ascii: "\\"), index < range.upperBound else {
                    value.append(byte)
                    continue
                }
                switch text.bytes[index] {
                case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "|"), UInt8(ascii: "\\"): value.append(text.bytes[index])
                default: value += [byte, text.bytes[index]]
                }
                index += 1
            }
            return String(decoding: value, as: UTF8.self)
        }
    }
}
