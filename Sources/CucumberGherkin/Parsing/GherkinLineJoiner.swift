extension Gherkin {
    /// Joins the lines of a description or a doc string with line feeds.
    struct LineJoiner {
        private var bytes: [UInt8] = []
        private var lineCount = 0
        /// The length up to the last line that is not blank.
        private var countWithoutBlankEnd = 0

        mutating func append(_ range: Range<Int>, of text: Text, unescaping delimiter: DocStringDelimiter? = nil) {
            if lineCount > 0 { bytes.append(UInt8(ascii: "\n")) }
            lineCount += 1
            if let delimiter, let escaped = delimiter.escapedMark {
                appendUnescaped(range, of: text, delimiter.mark, escaped)
            } else {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text.bytes[range]))
            }
        }

        /// Adds a line of a description; trailing blank lines are dropped.
        mutating func append(_ line: Line, of text: Text) {
            append(line.whole, of: text)
            if !line.isBlank { countWithoutBlankEnd = bytes.count }
        }

        mutating func takeAll() -> String {
            take(bytes.count)
        }

        mutating func takeWithoutBlankEnd() -> String {
            take(countWithoutBlankEnd)
        }

        private mutating func take(_ count: Int) -> String {
            defer {
                bytes.removeAll(keepingCapacity: true)
                lineCount = 0
                countWithoutBlankEnd = 0
            }
            return String(decoding: bytes[..<count], as: UTF8.self)
        }

        /// Inside a doc string only its own delimiter is escaped, with a backslash before each character.
        private mutating func appendUnescaped(
            _ range: Range<Int>,
            of text: Text,
            _ mark: StaticString,
            _ escaped: StaticString
        ) {
            var index = range.lowerBound
            while index < range.upperBound {
                let byte = text.bytes[index]
                if byte == UInt8(ascii: "\\"), text.startsWith(escaped, in: index..<range.upperBound) {
                    mark.withUTF8Buffer { bytes.append(contentsOf: $0) }
                    index += escaped.utf8CodeUnitCount
                } else {
                    bytes.append(byte)
                    index += 1
                }
            }
        }
    }
}
