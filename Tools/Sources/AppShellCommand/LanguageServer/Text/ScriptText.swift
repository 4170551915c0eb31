import CucumberGherkin

/// A text with its lines, as bytes of UTF-8.
///
/// A client's lines end at LF, CR LF or CR, those of Gherkin at LF alone.
struct ScriptText: Equatable {
    private(set) var bytes: [UInt8]
    /// Where each line of the client's starts.
    private(set) var lineStarts: [Int] = []
    /// Where each line of Gherkin's starts.
    private var gherkinStarts: [Int] = []

    init(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    /// - Parameter bytes: what is not UTF-8 becomes U+FFFD.
    init(bytes: [UInt8]) {
        self.bytes =
            String(validating: bytes, as: UTF8.self) == nil ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
        findLines()
    }

    private mutating func findLines() {
        var (starts, gherkin) = ([0], [0])
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices {
                switch bytes[index] {
                case UInt8(ascii: "\n"):
                    starts.append(index + 1)
                    gherkin.append(index + 1)
                case UInt8(ascii: "\r"):
                    if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") { starts.append(index + 1) }
                default: break
                }
            }
        }
        // The parser counts columns from behind a byte-order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { gherkin[0] = 3 }
        (lineStarts, gherkinStarts) = (starts, gherkin)
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The line of the client's without its line break.
    func line(_ number: Int) -> Range<Int> {
        guard lineStarts.indices.contains(number) else { return bytes.count..<bytes.count }
        let start = lineStarts[number]
        var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
        if end > start, number + 1 < lineStarts.count {
            end -= 1
            if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        }
        return start..<end
    }

    // MARK: Positions

    /// - Returns: the nearest place in the text, never within a character.
    func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
        guard position.line < lineStarts.count else { return bytes.count }
        let line = line(position.line)
        var (offset, count) = (line.lowerBound, 0)
        while offset < line.upperBound {
            count += encoding.length(of: bytes[offset])
            if count > position.character { break }
            offset += PositionEncoding.byteCount(bytes[offset])
        }
        return min(offset, line.upperBound)
    }

    func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
        let number = lineNumber(of: offset, among: lineStarts)
        let line = line(number)
        let end = min(offset, line.upperBound)
        var (index, count) = (line.lowerBound, 0)
        while index < end {
            count += encoding.length(of: bytes[index])
            index += PositionEncoding.byteCount(bytes[index])
        }
        return TextPosition(line: number, character: count)
    }

    func range(_ range: Range<Int>, in encoding: PositionEncoding) -> TextRange {
        TextRange(position(of: range.lowerBound, in: encoding), position(of: range.upperBound, in: encoding))
    }

    private func lineNumber(of offset: Int, among starts: [Int]) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Gherkin

    /// The number of Gherkin's line from 0.
    func gherkinLine(of offset: Int) -> Int { lineNumber(of: offset, among: gherkinStarts) }

    /// - Parameters:
    ///   - line: of Gherkin's, from 1.
    ///   - column: in code points, from 1.
    func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= gherkinStarts.count else { return bytes.count }
        var offset = gherkinStarts[line - 1]
        for _ in 1..<max(1, column) {
            guard offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") else { break }
            offset += PositionEncoding.byteCount(bytes[offset])
        }
        return min(offset, bytes.count)
    }

    // MARK: Changes

    /// Replaces a range of the client's.
    mutating func replace(_ range: TextRange, with text: String, in encoding: PositionEncoding) {
        let start = offset(of: range.start, in: encoding)
        let end = max(start, offset(of: range.end, in: encoding))
        bytes.replaceSubrange(start..<end, with: text.utf8)
        findLines()
    }
}
