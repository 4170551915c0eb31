/// Reads the bytes of one link, once, from left to right.
struct LinkReader {
    struct Parts {
        var scheme = ""
        var host = ""
        var segments: [String] = []
        var query: String?
        var fragment: String?
    }

    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read() throws(LinkFault) -> Parts {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= LinkAddress.maximumLength else { throw .tooLong(bytes: bytes.count) }
        for (offset, byte) in bytes.enumerated() where byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") {
            throw .forbiddenCharacter(byte, offset: offset)
        }
        var parts = Parts()
        parts.scheme = try readScheme()
        let isWeb = parts.scheme == "https" || parts.scheme == "http"
        let host = try readHost(scheme: parts.scheme)
        if isWeb { parts.host = host } else { parts.segments = [host] }
        try readPath(into: &parts.segments)
        parts.query = readTail(after: UInt8(ascii: "?"), until: UInt8(ascii: "#"))
        parts.fragment = readTail(after: UInt8(ascii: "#"), until: nil)
        return parts
    }

    /// RFC 3986, 3.1: a letter, then letters, digits, +, - and dots.
    private mutating func readScheme() throws(LinkFault) -> String {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { throw .noScheme }
        let scheme = bytes[..<colon]
        let isValid = scheme.enumerated().allSatisfy { index, byte in
            byte.isASCIILetter || (index > 0 && (byte.isASCIIDigit || "+-.".utf8.contains(byte)))
        }
        guard isValid else { throw .noScheme }
        position = colon + 1
        guard bytes[position...].starts(with: "//".utf8) else { throw .noHost }
        position += 2
        return text(scheme.map(\.lowercasedASCII))
    }

    private mutating func readHost(scheme: String) throws(LinkFault) -> String {
        let end = bytes[position...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
        var authority = bytes[position..<end]
        guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }
        if let colon = authority.firstIndex(of: UInt8(ascii: ":")) {
            let port = text(Array(authority[(colon + 1)...]))
            guard scheme == "https" && port == "443" || scheme == "http" && port == "80" else { throw .port(port) }
            authority = authority[..<colon]
        }
        guard !authority.isEmpty else { throw .noHost }
        let isValid = authority.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-.".utf8.contains($0) }
        guard isValid, authority.first != UInt8(ascii: "."), authority.last != UInt8(ascii: ".") else {
            throw .invalidHost(text(Array(authority)))
        }
        position = end
        return text(authority.map(\.lowercasedASCII))
    }

    private mutating func readPath(into segments: inout [String]) throws(LinkFault) {
        let end = bytes[position...].firstIndex { "?#".utf8.contains($0) } ?? bytes.endIndex
        defer { position = end }
        while position < end {
            position += 1  // the slash
            let segmentEnd = bytes[position..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
            if position == segmentEnd {
                guard segmentEnd == end else { throw .emptySegment(offset: position) }
                return  // a trailing slash
            }
            guard segments.count < LinkAddress.maximumSegments else { throw .tooManySegments }
            segments.append(try decodeSegment(position..<segmentEnd))
            position = segmentEnd
        }
    }

    private func decodeSegment(_ range: Range<Int>) throws(LinkFault) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "%") else {
                decoded.append(bytes[index])
                index += 1
                continue
            }
            guard index + 2 < range.upperBound, let high = bytes[index + 1].hexadecimalValue,
                let low = bytes[index + 2].hexadecimalValue
            else { throw .invalidEscape(offset: index) }
            let byte = high << 4 | low
            guard byte >= 0x20, byte != 0x7F else { throw .forbiddenCharacter(byte, offset: index) }
            decoded.append(byte)
            index += 3
        }
        if decoded == [0x2E] || decoded == [0x2E, 0x2E] { throw .dotSegment(offset: range.lowerBound) }
        guard let segment = String(validating: decoded, as: UTF8.self) else {
            throw .invalidText(offset: range.lowerBound)
        }
        // C1 controls (U+0080 … U+009F) take two bytes, raw or escaped.
        for scalar in segment.unicodeScalars where scalar.properties.generalCategory == .control {
            throw .forbiddenCharacter(UInt8(scalar.value), offset: range.lowerBound)
        }
        return segment
    }

    private mutating func readTail(after mark: UInt8, until stop: UInt8?) -> String? {
        guard position < bytes.count, bytes[position] == mark else { return nil }
        let end = stop.flatMap { bytes[position...].firstIndex(of: $0) } ?? bytes.endIndex
        defer { position = end }
        return text(Array(bytes[(position + 1)..<end]))
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46, 0x61...0x66: (self | 0x20) - 0x61 + 10
        default: nil
        }
    }
}
