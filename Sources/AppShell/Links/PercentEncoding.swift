/// Percent-encoding, as links and calls write and read it (RFC 3986, 2.1 and 2.3).
public enum PercentEncoding {
    /// Unreserved characters as they are, every other byte escaped in upper case.
    ///
    /// - Parameter keepsWide: whether characters beyond ASCII stay as they are, as people type them.
    static func append(_ text: some Sequence<UInt8>, to bytes: inout [UInt8], keepsWide: Bool = false) {
        for byte in text {
            if isUnreserved(byte) || (keepsWide && byte >= 0x80) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digit(byte >> 4))
                bytes.append(digit(byte & 15))
            }
        }
    }

    /// A path segment, or any other part of a URL.
    public static func encoded(_ text: String) -> String { encoded(text, keepsWide: false) }

    static func encoded(_ text: String, keepsWide: Bool) -> String {
        var bytes: [UInt8] = []
        append(text.utf8, to: &bytes, keepsWide: keepsWide)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text that was encoded.
    ///
    /// - Parameter plusIsSpace: as HTML forms write a query.
    /// - Returns: nil for an invalid escape, or if the bytes are not UTF-8.
    public static func decoded(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
        var decoded: [UInt8] = []
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = iterator.next()?.hexadecimalValue, let low = iterator.next()?.hexadecimalValue else {
                    return nil
                }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
            default: decoded.append(byte)
            }
        }
        return String(validUTF8: decoded[...])
    }

    /// What ``decoded(_:plusIsSpace:)`` returns, as bytes.
    static func decodedBytes(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
        decoded(bytes, plusIsSpace: plusIsSpace).map { Array($0.utf8) }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
