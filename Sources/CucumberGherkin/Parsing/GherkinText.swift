extension Gherkin {
    /// The bytes of a feature file, with what the grammar needs.
    ///
    /// The bytes are valid UTF-8 (`GherkinSource` repairs them), so a byte below 0x80 is always a whole character.
    /// White space is what the official Python parser strips: Unicode's, and the separators U+001C to U+001F.
    struct Text {
        let bytes: UnsafeBufferPointer<UInt8>
        /// The original string, if any, whose parts need no validation.
        var source: String?

        func string(_ range: Range<Int>) -> String {
            let part = UnsafeBufferPointer(rebasing: bytes[range])
            // Validating ASCII costs less than making indices.
            guard let source, !Self.isASCII(part) else { return String(decoding: part, as: UTF8.self) }
            let utf8 = source.utf8
            let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
            return String(Substring(utf8[start..<utf8.index(start, offsetBy: range.count)]))
        }

        /// Never leaves the loop early, so that the compiler can vectorize it.
        private static func isASCII(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
            var bits: UInt8 = 0
            for byte in part { bits |= byte }
            return bits < 0x80
        }

        /// Columns count code points: all bytes but continuation bytes.
        func codePoints(in range: Range<Int>) -> Int {
            var count = 0
            for index in range where bytes[index] & 0xC0 != 0x80 {
                count += 1
            }
            return count
        }

        func startsWith(_ prefix: StaticString, in range: Range<Int>) -> Bool {
            guard range.count >= prefix.utf8CodeUnitCount else { return false }
            return prefix.withUTF8Buffer { prefix in
                prefix.indices.allSatisfy { bytes[range.lowerBound + $0] == prefix[$0] }
            }
        }

        /// The range, trimmed.
        func trimmed(_ range: Range<Int>) -> Range<Int> {
            let start = skippingSpace(range)
            return start..<droppingSpace(start..<range.upperBound)
        }

        /// The index of the first character that is not white space.
        func skippingSpace(_ range: Range<Int>) -> Int {
            var index = range.lowerBound
            while index < range.upperBound {
                let length = spaceLength(at: index, before: range.upperBound)
                if length == 0 { break }
                index += length
            }
            return index
        }

        /// The index after the last character that is not white space.
        func droppingSpace(_ range: Range<Int>) -> Int {
            var end = range.upperBound
            while end > range.lowerBound {
                let length = spaceLength(before: end, from: range.lowerBound)
                if length == 0 { break }
                end -= length
            }
            return end
        }

        func containsSpace(_ range: Range<Int>) -> Bool {
            range.contains { spaceLength(at: $0, before: range.upperBound) > 0 }
        }

        /// The length of the white space character at an index, or 0.
        @inline(__always)
        func spaceLength(at index: Int, before end: Int) -> Int {
            let byte = bytes[index]
            if byte < 0x80 { return Self.isASCIISpace(byte) ? 1 : 0 }
            if byte == 0xC2 { return index + 1 < end && Self.isLatinSpace(bytes[index + 1]) ? 2 : 0 }
            guard byte >= 0xE1, byte <= 0xE3, index + 2 < end else { return 0 }
            return Self.isWideSpace(byte, bytes[index + 1], bytes[index + 2]) ? 3 : 0
        }

        /// The length of the white space character that ends at an index, or 0.
        @inline(__always)
        func spaceLength(before end: Int, from start: Int) -> Int {
            let byte = bytes[end - 1]
            if byte < 0x80 { return Self.isASCIISpace(byte) ? 1 : 0 }
            if end - 2 >= start, bytes[end - 2] == 0xC2 { return Self.isLatinSpace(byte) ? 2 : 0 }
            guard end - 3 >= start else { return 0 }
            return Self.isWideSpace(bytes[end - 3], bytes[end - 2], byte) ? 3 : 0
        }

        @inline(__always)
        private static func isASCIISpace(_ byte: UInt8) -> Bool {
            byte == 0x20 || (0x09...0x0D).contains(byte) || (0x1C...0x1F).contains(byte)
        }

        /// U+0085 and U+00A0.
        private static func isLatinSpace(_ second: UInt8) -> Bool {
            second == 0x85 || second == 0xA0
        }

        /// U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000.
        private static func isWideSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
            switch (first, second) {
            case (0xE1, 0x9A), (0xE3, 0x80): third == 0x80
            case (0xE2, 0x80): third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF
            case (0xE2, 0x81): third == 0x9F
            default: false
            }
        }
    }
}
