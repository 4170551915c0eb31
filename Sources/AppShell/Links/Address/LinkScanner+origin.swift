extension LinkScanner {
    /// `https://` as a word.
    static var https: UInt64 { 0x2F2F_3A73_7074_7468 }

    @inline(__always)
    static func endsHost(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// Reads scheme and host.
    ///
    /// - Returns: where the path begins.
    @inline(never)
    static func readOrigin(
        _ link: inout ScannedLink,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> Int {
        let bytes = link.bytes
        var start = 8
        if bytes.span.bytes.word(at: 0, upTo: bytes.count) == https {
            link.schemeEnd = 5
            link.isWeb = true
            link.isHTTPS = true
        } else {
            start = try readScheme(&link)
        }
        var end = start
        var isUpper = false
        var isPlain = true
        while end < bytes.count {
            let byte = bytes[end]
            if endsHost(byte) { break }
            if byte &- 0x61 >= 26, !byte.isASCIIDigit, byte != 0x2E, byte != 0x2D {
                if byte.isASCIILetter { isUpper = true } else { isPlain = false }
            }
            end &+= 1
        }
        var hostEnd = end
        if !isPlain { hostEnd = try readPort(link, start, end) }
        guard hostEnd > start else { throw .noHost }
        link.hostStart = start
        link.hostEnd = hostEnd
        let host = link.hostBytes
        guard host[0] != UInt8(ascii: "."), host[host.count &- 1] != UInt8(ascii: ".") else {
            throw .invalidHost(String(decoding: host, as: UTF8.self))
        }
        if !link.isWeb {
            if isUpper { link.needs = .lowercasing }
            room.initializeElement(at: 0, to: LinkSegment(start: start, count: host.count))
            link.segments = UnsafeBufferPointer(start: room.baseAddress, count: 1)
        }
        return end
    }

    /// RFC 3986, 3.1: a letter, then letters, digits, +, - and dots.
    ///
    /// - Returns: where the authority begins.
    @inline(never)
    private static func readScheme(_ link: inout ScannedLink) throws(LinkError) -> Int {
        let bytes = link.bytes
        guard !bytes.isEmpty else { throw .empty }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[0].isASCIILetter else { throw .noScheme }
        for byte in bytes[..<colon] where !byte.isASCIILetter && !byte.isASCIIDigit && !"+-.".utf8.contains(byte) {
            throw .noScheme
        }
        guard bytes[colon...].starts(with: "://".utf8) else { throw .noHost }
        link.schemeEnd = colon
        link.isHTTPS = bytes[..<colon].lazy.map(\.lowercasedASCII).elementsEqual("https".utf8)
        link.isWeb = link.isHTTPS || bytes[..<colon].lazy.map(\.lowercasedASCII).elementsEqual("http".utf8)
        return colon + 3
    }

    /// Takes apart an authority that is not a bare host name.
    ///
    /// - Returns: where the host ends.
    @inline(never)
    private static func readPort(
        _ link: ScannedLink,
        _ start: Int,
        _ end: Int
    ) throws(LinkError) -> Int {
        let authority = link.bytes[start..<end]
        guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }
        let colon = authority.firstIndex(of: UInt8(ascii: ":")) ?? end
        if colon < end {
            let port = String(decoding: authority[(colon + 1)...], as: UTF8.self)
            guard link.isWeb, port == (link.isHTTPS ? "443" : "80") else { throw .port(port) }
        }
        let host = authority[..<colon]
        guard host.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x2E }) else {
            throw .invalidHost(String(decoding: host, as: UTF8.self))
        }
        return colon
    }
}
