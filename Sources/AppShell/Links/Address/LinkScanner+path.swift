extension LinkScanner {
    /// - Returns: where the path ends.
    @inline(__always)
    static func readPath(
        _ link: inout ScannedLink,
        from pathStart: Int,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkFault) -> Int {
        let bytes = link.bytes
        guard pathStart < bytes.count, bytes[pathStart] == UInt8(ascii: "/"), let base = bytes.baseAddress else {
            return pathStart
        }
        let words = Words(bytes)
        var count = link.segments.count
        var start = pathStart &+ 1
        var place = start
        while true {
            let word = words[place]
            var marks = Words.marks(in: word)
            while marks != 0 {
                let bit = marks.trailingZeroBitCount
                let end = place &+ bit &>> 3
                let byte = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: bit &- 7))
                marks &= marks &- 1
                let isSlash = byte == UInt8(ascii: "/")
                let isEnd = end >= bytes.count || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
                guard isSlash || isEnd else {
                    link.needs.formUnion(try examine(byte, at: end))
                    continue
                }
                if end > start {
                    let segment = LinkSegment(start: base + start, count: end &- start)
                    if segment.isDots { throw .dotSegment(offset: start) }
                    guard count < LinkAddress.maximumSegments else { throw .tooManySegments }
                    room.initializeElement(at: count, to: segment)
                    count &+= 1
                } else if isSlash {
                    throw .emptySegment(offset: start)
                }
                if isEnd {
                    link.segments = UnsafeBufferPointer(start: room.baseAddress, count: count)
                    return end
                }
                start = end &+ 1
            }
            place &+= 8
        }
    }

    /// Looks at a byte that may be more than text.
    @inline(never)
    private static func examine(_ byte: UInt8, at offset: Int) throws(LinkFault) -> LinkSegment.Needs {
        if byte == UInt8(ascii: "%") { return .decoding }
        if byte >= 0x80 { return .checking }
        if byte.isForbiddenInLinks { throw .forbiddenCharacter(byte, offset: offset) }
        return []
    }

    @inline(never)
    static func readTail(_ link: inout ScannedLink, from start: Int) throws(LinkFault) {
        let bytes = link.bytes
        var hash = 0
        for place in start..<bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "#"), hash == 0 { hash = place }
            if byte.isForbiddenInLinks { throw .forbiddenCharacter(byte, offset: place) }
            if byte >= 0x80 { link.needs.insert(.checking) }
        }
        link.tail.fragmentMark = hash
        if bytes[start] == UInt8(ascii: "?") {
            link.tail.queryMark = start
            link.tail.queryEnd = hash == 0 ? bytes.count : hash
        }
    }
}
