/// A link as it was found in its bytes; it is valid only while they are lent.
struct ScannedLink: ~Copyable {
    fileprivate(set) var bytes: UnsafeBufferPointer<UInt8>
    /// Where the scheme ends.
    fileprivate(set) var schemeEnd = 0
    /// `https` or `http`: what follows the scheme is a host, not the first segment.
    fileprivate(set) var isWeb = false
    fileprivate(set) var isHTTPS = false
    /// As written.
    fileprivate(set) var hostBytes: UnsafeBufferPointer<UInt8>
    /// Decoded.
    fileprivate(set) var segments: UnsafeBufferPointer<LinkSegment>
    fileprivate(set) var query: UnsafeBufferPointer<UInt8>?
    fileprivate(set) var fragment: UnsafeBufferPointer<UInt8>?

    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        hostBytes = UnsafeBufferPointer(rebasing: bytes[..<0])
        segments = UnsafeBufferPointer(start: nil, count: 0)
    }

    /// In lower case.
    var scheme: String { String(decoding: bytes[..<schemeEnd].map(\.lowercasedASCII), as: UTF8.self) }

    /// In lower case.
    var host: String { String(decoding: hostBytes.map(\.lowercasedASCII), as: UTF8.self) }
}

/// Reads the bytes of one link, from left to right, eight at a time, without allocating.
///
/// ``LinkAddress`` states the rules. What is lent to the body is valid inside it only.
enum LinkScanner {
    /// - Parameter isText: whether the bytes are known to be UTF-8.
    @inline(__always)
    static func withLink<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isText: Bool,
        _ body: (borrowing ScannedLink) -> R
    ) -> Result<R, LinkFault> {
        guard bytes.count <= LinkAddress.maximumLength else { return .failure(.tooLong(bytes: bytes.count)) }
        return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: LinkAddress.maximumSegments) { room in
            var link = ScannedLink(bytes)
            var needs: LinkSegment.Needs = []
            do throws(LinkFault) {
                let place = try readOrigin(&link, into: room, &needs)
                try readRest(&link, from: place, into: room, &needs)
                if needs.isEmpty { return .success(body(link)) }
                if needs.contains(.checking), !isText { try UTF8Text.check(bytes) }
            } catch { return .failure(firstForbidden(in: bytes) ?? error) }
            return withDecoded(&link, room, body)
        }
    }

    /// Reads a path, query and fragment alone: `/formations/starter?q=1`.
    @inline(__always)
    static func withPath<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (borrowing ScannedLink) -> R
    ) -> Result<R, LinkFault> {
        guard bytes.count <= LinkAddress.maximumLength else { return .failure(.tooLong(bytes: bytes.count)) }
        return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: LinkAddress.maximumSegments) { room in
            var link = ScannedLink(bytes)
            link.isWeb = true
            link.isHTTPS = true
            var needs: LinkSegment.Needs = []
            do throws(LinkFault) {
                try readRest(&link, from: 0, into: room, &needs)
                if needs.isEmpty { return .success(body(link)) }
                if needs.contains(.checking) { try UTF8Text.check(bytes) }
            } catch { return .failure(firstForbidden(in: bytes) ?? error) }
            return withDecoded(&link, room, body)
        }
    }

    /// Path, query and fragment.
    @inline(__always)
    private static func readRest(
        _ link: inout ScannedLink,
        from start: Int,
        into room: UnsafeMutableBufferPointer<LinkSegment>,
        _ needs: inout LinkSegment.Needs
    ) throws(LinkFault) {
        let place = try readPath(&link, from: start, into: room, &needs)
        if place < link.bytes.count { try readTail(&link, from: place, &needs) }
    }

    /// What the scanner found wrong may stand behind a byte that has no place in any link: that one is named then.
    @inline(never)
    private static func firstForbidden(in bytes: UnsafeBufferPointer<UInt8>) -> LinkFault? {
        for (offset, byte) in bytes.enumerated() where byte.isForbiddenInLinks {
            return .forbiddenCharacter(byte, offset: offset)
        }
        return nil
    }
}

// MARK: Path

extension LinkScanner {
    /// - Returns: where the path ends.
    @inline(__always)
    private static func readPath(
        _ link: inout ScannedLink,
        from pathStart: Int,
        into room: UnsafeMutableBufferPointer<LinkSegment>,
        _ needs: inout LinkSegment.Needs
    ) throws(LinkFault) -> Int {
        let bytes = link.bytes
        let words = Words(bytes)
        var count = link.segments.count
        var place = pathStart
        while place < bytes.count, bytes[place] == UInt8(ascii: "/") {
            place &+= 1
            let start = place
            var head: UInt64 = 0
            var hash = Words.seed
            var need: LinkSegment.Needs = []
            var end = start
            words: while true {
                let word = words[place]
                var marks = Words.marks(in: word)
                while marks != 0 {
                    let index = marks.trailingZeroBitCount &>> 3
                    end = place &+ index
                    let byte = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: index &* 8))
                    if byte == UInt8(ascii: "/") || end >= bytes.count || byte == 0x3F || byte == 0x23 {
                        if index > 0 {
                            let last = word & ((1 &<< UInt64(truncatingIfNeeded: index &* 8)) &- 1)
                            if place == start { head = last }
                            hash = Words.combine(hash, last)
                        }
                        break words
                    }
                    if byte == UInt8(ascii: "%") {
                        need.insert(.decoding)
                    } else if byte >= 0x80 {
                        need.insert(.checking)
                    } else if byte.isForbiddenInLinks {
                        throw .forbiddenCharacter(byte, offset: end)
                    }
                    marks &= marks &- 1
                }
                if place == start { head = word }
                hash = Words.combine(hash, word)
                place &+= 8
            }
            place = end
            if start == end {
                let isTrailing = end == bytes.count || bytes[end] != UInt8(ascii: "/")
                guard isTrailing else { throw .emptySegment(offset: start) }
                break
            }
            guard count < room.count, let base = bytes.baseAddress else { throw .tooManySegments }
            if head == 0x2E || head == 0x2E2E, end &- start <= 2 { throw .dotSegment(offset: start) }
            needs.formUnion(need)
            room.initializeElement(
                at: count,
                to: LinkSegment(start: base + start, count: end &- start, head: head, hash: hash, needs: need)
            )
            count &+= 1
        }
        link.segments = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<count])
        return place
    }

    private static func readTail(
        _ link: inout ScannedLink,
        from start: Int,
        _ needs: inout LinkSegment.Needs
    ) throws(LinkFault) {
        let bytes = link.bytes
        var hash: Int?
        for place in start..<bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "#"), hash == nil { hash = place }
            if byte.isForbiddenInLinks { throw .forbiddenCharacter(byte, offset: place) }
            if byte >= 0x80 { needs.insert(.checking) }
        }
        let end = hash ?? bytes.count
        if bytes[start] == UInt8(ascii: "?") { link.query = UnsafeBufferPointer(rebasing: bytes[(start + 1)..<end]) }
        if let hash { link.fragment = UnsafeBufferPointer(rebasing: bytes[(hash + 1)...]) }
    }
}

extension Words {
    private static func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

    /// A bit for each byte that may not be plain text of a segment: those below `0`, `?`, `\`, DEL and beyond ASCII.
    /// Bytes above the lowest one marked may be marked by mistake.
    @inline(__always)
    static func marks(in word: UInt64) -> UInt64 {
        let low = (word &- all(0x30)) & ~word
        let high = word | (word &+ all(0x01))
        let question = word ^ all(0x3F)
        let backslash = word ^ all(0x5C)
        let isQuestion = (question &- all(0x01)) & ~question
        let isBackslash = (backslash &- all(0x01)) & ~backslash
        return (low | high | isQuestion | isBackslash) & all(0x80)
    }
}

// MARK: Origin

extension LinkScanner {
    /// Reads scheme and host.
    ///
    /// - Returns: where the path begins.
    @inline(__always)
    private static func readOrigin(
        _ link: inout ScannedLink,
        into room: UnsafeMutableBufferPointer<LinkSegment>,
        _ needs: inout LinkSegment.Needs
    ) throws(LinkFault) -> Int {
        let bytes = link.bytes
        var start = 8
        if Words(bytes)[0] == 0x2F2F_3A73_7074_7468 {  // https://
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
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            if byte &- 0x61 >= 26, !byte.isASCIIDigit, byte != 0x2E, byte != 0x2D {
                if byte.isASCIILetter { isUpper = true } else { isPlain = false }
            }
            end &+= 1
        }
        var hostEnd = end
        if !isPlain { hostEnd = try readPort(link, start, end) }
        guard hostEnd > start else { throw .noHost }
        let host = UnsafeBufferPointer(rebasing: bytes[start..<hostEnd])
        guard host[0] != UInt8(ascii: "."), host[host.count &- 1] != UInt8(ascii: ".") else {
            throw .invalidHost(String(decoding: host, as: UTF8.self))
        }
        link.hostBytes = host
        if !link.isWeb, let base = host.baseAddress {
            let segment = LinkSegment(host, or: base)
            let need: LinkSegment.Needs = isUpper ? .lowercasing : []
            needs.formUnion(need)
            room.initializeElement(
                at: 0,
                to: LinkSegment(start: base, count: host.count, head: segment.head, hash: segment.hash, needs: need)
            )
            link.segments = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<1])
        }
        return end
    }

    /// RFC 3986, 3.1: a letter, then letters, digits, +, - and dots.
    ///
    /// - Returns: where the authority begins.
    @inline(never)
    private static func readScheme(_ link: inout ScannedLink) throws(LinkFault) -> Int {
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
        _ link: borrowing ScannedLink,
        _ start: Int,
        _ end: Int
    ) throws(LinkFault) -> Int {
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

// MARK: Decoding

extension LinkScanner {
    /// Decodes, once, the segments that need it, and goes on.
    @inline(never)
    private static func withDecoded<R>(
        _ link: inout ScannedLink,
        _ room: UnsafeMutableBufferPointer<LinkSegment>,
        _ body: (borrowing ScannedLink) -> R
    ) -> Result<R, LinkFault> {
        let bytes = link.bytes
        let segments = UnsafeMutableBufferPointer(rebasing: room[..<link.segments.count])
        // A segment is no longer decoded than it is written.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { scratch in
            var used = 0
            do throws(LinkFault) {
                for index in segments.indices where !segments[index].needs.isEmpty {
                    let decoded = UnsafeMutableBufferPointer(rebasing: scratch[used...])
                    segments[index] = try decode(segments[index], into: decoded, of: bytes)
                    used += Int(segments[index].count)
                }
            } catch { return .failure(firstForbidden(in: bytes) ?? error) }
            return .success(body(link))
        }
    }

    private static func decode(
        _ segment: LinkSegment,
        into scratch: UnsafeMutableBufferPointer<UInt8>,
        of link: UnsafeBufferPointer<UInt8>
    ) throws(LinkFault) -> LinkSegment {
        let offset = link.baseAddress.map { segment.start - $0 } ?? 0
        let bytes = segment.bytes
        var count = 0
        var isASCII = true
        var index = 0
        while index < bytes.count {
            var byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, let high = bytes[index + 1].hexadecimalValue,
                    let low = bytes[index + 2].hexadecimalValue
                else { throw .invalidEscape(offset: offset + index) }
                byte = high << 4 | low
                guard byte >= 0x20, byte != 0x7F else { throw .forbiddenCharacter(byte, offset: offset + index) }
                index += 2
            } else if segment.needs.contains(.lowercasing) {
                byte = byte.lowercasedASCII
            }
            if byte >= 0x80 { isASCII = false }
            scratch.initializeElement(at: count, to: byte)
            count += 1
            index += 1
        }
        let decoded = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(scratch)[..<count])
        if count <= 2, decoded.allSatisfy({ $0 == UInt8(ascii: ".") }) { throw .dotSegment(offset: offset) }
        if !isASCII {
            guard UTF8Text.firstFault(in: decoded) == nil else { throw .invalidText(offset: offset) }
            if let control = UTF8Text.wideControl(in: decoded) {
                throw .forbiddenCharacter(control, offset: offset)
            }
        }
        return LinkSegment(decoded, or: segment.start)
    }
}
