extension JSONReader {
    // MARK: - Strings

    /// Reads a string, both quotation marks included.
    mutating func readString() throws(ReadError) -> String {
        let start = position + 1
        var end = start
        var bits: UInt8 = 0
        let memory = UnsafeRawBufferPointer(bytes)
        // Eight bytes at a time up to the first that may end or escape the string; one by one from there.
        while end + 8 <= bytes.count {
            let eight = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: end, as: UInt64.self))
            let marks = eight.stringMarks
            if eight & (marks &- 1) & ~marks & 0x8080_8080_8080_8080 != 0 { bits = 0x80 }
            end += marks.trailingZeroBitCount / 8
            if marks != 0 { break }
        }
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\"") {
                position = end + 1
                return try text(start..<end, isASCII: bits < 0x80)
            }
            if byte == UInt8(ascii: "\\") { return try readEscapedString(from: start, escape: end) }
            if byte < 0x20 { throw ReadError(problem: .controlCharacter(byte), offset: end) }
            bits |= byte
            end += 1
        }
        throw ReadError(problem: .unterminatedString, offset: bytes.count)
    }

    private func text(_ range: Range<Int>, isASCII: Bool) throws(ReadError) -> String {
        let text = slice(range)
        if !isASCII, let invalid = UTF8Text.firstInvalid(in: text) {
            throw ReadError(problem: .invalidUTF8(text[invalid]), offset: range.lowerBound + invalid)
        }
        return String(unsafeUninitializedCapacity: text.count) { buffer in
            _ = buffer.initialize(from: text)
            return text.count
        }
    }

    /// Reads the rest of a string that begins at `start` and has its first backslash at `escape`.
    private mutating func readEscapedString(from start: Int, escape: Int) throws(ReadError) -> String {
        var text = ""
        var copied = start
        position = escape
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                text += try self.text(copied..<position, isASCII: false)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += try self.text(copied..<position, isASCII: false)
                text.unicodeScalars.append(try readEscape())
                copied = position
            case 0..<0x20:
                throw error(.controlCharacter(byte))
            default:
                position += 1
            }
        }
        throw error(.unterminatedString)
    }

    /// Reads one escape, or the two of a surrogate pair.
    private mutating func readEscape() throws(ReadError) -> Unicode.Scalar {
        let start = position
        guard start + 1 < bytes.count else { throw ReadError(problem: .unterminatedString, offset: bytes.count) }
        position += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw ReadError(problem: .invalidEscape, offset: start)
        }
        let unit = try readCodeUnit(escape: start)
        guard let scalar = Unicode.Scalar(unit) else { return try readPair(high: unit, escape: start) }
        return scalar
    }

    private mutating func readPair(high: UInt16, escape start: Int) throws(ReadError) -> Unicode.Scalar {
        let next = position
        guard UTF16.isLeadSurrogate(high), next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"),
            bytes[next + 1] == UInt8(ascii: "u")
        else { throw ReadError(problem: .loneSurrogate, offset: start) }
        position += 2
        let low = try readCodeUnit(escape: next)
        guard UTF16.isTrailSurrogate(low) else { throw ReadError(problem: .loneSurrogate, offset: start) }
        return UTF16.decode(UTF16.EncodedScalar([high, low]))
    }

    /// Four hexadecimal digits.
    private mutating func readCodeUnit(escape: Int) throws(ReadError) -> UInt16 {
        guard position + 4 <= bytes.count else { throw ReadError(problem: .invalidEscape, offset: escape) }
        var unit: UInt16 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = byte.hexadecimalValue else { throw ReadError(problem: .invalidEscape, offset: escape) }
            unit = unit << 4 | UInt16(digit)
        }
        position += 4
        return unit
    }

    // MARK: - Numbers

    /// RFC 8259, 6.
    mutating func readNumber() throws(ReadError) -> JSONNumber {
        let start = position
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        let digits = position
        try skipDigits(from: start)
        if bytes[digits] == UInt8(ascii: "0"), position > digits + 1 {
            throw ReadError(problem: .leadingZero, offset: start)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            try skipDigits(from: start)
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                position += 1
            }
            try skipDigits(from: start)
        }
        return JSONNumber(read: String(decoding: slice(start..<position), as: UTF8.self))
    }

    private mutating func skipDigits(from start: Int) throws(ReadError) {
        let first = position
        while position < bytes.count, bytes[position].isASCIIDigit { position += 1 }
        if position == first { throw ReadError(problem: .missingDigits, offset: start) }
    }
}

extension UInt64 {
    /// The highest bit of each of its eight bytes that is a control character, `"` or `\`: each test subtracts from all
    /// bytes at once, and shows which ones borrowed. Only the lowest such bit is exact, as a borrow may go on upwards.
    fileprivate var stringMarks: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = self ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslash = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let borrowed =
            (self &- ones &* 0x20) & ~self | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
        return borrowed & (ones &* 0x80)
    }
}
