extension LinkScanner {
    /// - Returns: where the path ends.
    @inline(__always)
    static func readPath(
        _ link: inout ScannedLink,
        from pathStart: Int,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> Int {
        let bytes = link.bytes
        guard pathStart < bytes.count, bytes[pathStart] == UInt8(ascii: "/"), let base = bytes.baseAddress else {
            return pathStart
        }
        let words = PackedBytes(bytes)
        var count = link.segments.count
        var start = pathStart &+ 1
        var place = start
        while true {
            let word = words[place]
            var marks = PackedBytes.marks(in: word)
            while marks != 0 {
                let bit = marks.trailingZeroBitCount
                let end = place &+ bit &>> 3
                let byte = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: bit &- 7))
                marks &= marks &- 1
                if byte == UInt8(ascii: "/") {
                    guard end > start else { throw .emptySegment(offset: start) }
                    try add(LinkSegment(start: base + start, count: end &- start), at: start, to: room, &count)
                    start = end &+ 1
                } else if end >= bytes.count || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                    if end > start {
                        try add(LinkSegment(start: base + start, count: end &- start), at: start, to: room, &count)
                    }
                    link.segments = UnsafeBufferPointer(start: room.baseAddress, count: count)
                    return end
                } else {
                    link.needs.formUnion(try examine(byte, at: end))
                }
            }
            place &+= 8
        }
    }

    @inline(__always)
    private static func add(
        _ segment: LinkSegment,
        at offset: Int,
        to room: UnsafeMutableBufferPointer<LinkSegment>,
        _ count: inout Int
    ) throws(LinkError) {
        if segment.isDots { throw .dotSegment(offset: offset) }
        guard count < LinkAddress.maximumSegments else { throw .tooManySegments }
        room.initializeElement(at: count, to: segment)
        count &+= 1
    }

    /// Looks at a byte that may be more than text.
    @inline(never)
    private static func examine(_ byte: UInt8, at offset: Int) throws(LinkError) -> LinkSegment.Needs {
        if byte == UInt8(ascii: "%") { return .decoding }
        if byte >= 0x80 { return .checking }
        if byte.isForbiddenInLinks { throw .forbiddenCharacter(byte, offset: offset) }
        return []
    }

    /// Finds query and fragment.
    @inline(never)
    static func readTail(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) throws(LinkError) -> (tail: ScannedLink.Tail, needs: LinkSegment.Needs) {
        var tail = ScannedLink.Tail()
        var needs: LinkSegment.Needs = []
        for place in start..<bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "#"), tail.fragmentMark == 0 { tail.fragmentMark = place }
            if byte.isForbiddenInLinks { throw .forbiddenCharacter(byte, offset: place) }
            if byte >= 0x80 { needs.insert(.checking) }
        }
        if bytes[start] == UInt8(ascii: "?") {
            tail.queryMark = start
            tail.queryEnd = tail.fragmentMark == 0 ? bytes.count : tail.fragmentMark
        }
        return (tail, needs)
    }
}
