/// What bytes must be to be text.
enum UTF8Text {
    static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(LinkError) {
        if let offset = firstInvalid(in: bytes) { throw .invalidText(offset: offset) }
    }

    /// Where bytes stop being well-formed UTF-8 (Unicode 16, table 3-7); nil where they do not.
    static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte < 0x80 {
                offset += 1
                continue
            }
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch byte {
            case 0xC2...0xDF: length = 2
            case 0xE0...0xEF:
                length = 3
                if byte == 0xE0 { second = 0xA0...0xBF }
                if byte == 0xED { second = 0x80...0x9F }
            case 0xF0...0xF4:
                length = 4
                if byte == 0xF0 { second = 0x90...0xBF }
                if byte == 0xF4 { second = 0x80...0x8F }
            default: return offset
            }
            guard offset + length <= bytes.count, second.contains(bytes[offset + 1]),
                bytes[(offset + 2)..<(offset + length)].allSatisfy({ (0x80...0xBF).contains($0) })
            else { return offset }
            offset += length
        }
        return nil
    }

    /// The index where bytes stop being well-formed UTF-8; nil where they do not.
    static func firstInvalid(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBufferPointer { firstInvalid(in: $0) }.map { bytes.startIndex + $0 }
    }

    /// The first control character beyond ASCII (U+0080 … U+009F) of a text.
    static func wideControl(in text: UnsafeBufferPointer<UInt8>) -> UInt8? {
        var previous: UInt8 = 0
        for byte in text {
            if previous == 0xC2, byte < 0xA0 { return byte }
            previous = byte
        }
        return nil
    }
}

extension String {
    /// The text of well-formed UTF-8; nil for any other bytes. `String(validating:as:)` needs iOS 18.
    package init?(validUTF8 bytes: ArraySlice<UInt8>) {
        guard UTF8Text.firstInvalid(in: bytes) == nil else { return nil }
        self.init(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    package var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// Spaces, control characters and backslashes.
    var isForbiddenInLinks: Bool { self <= 0x20 || self == 0x7F || self == UInt8(ascii: "\\") }

    package var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46, 0x61...0x66: (self | 0x20) - 0x61 + 10
        default: nil
        }
    }
}
