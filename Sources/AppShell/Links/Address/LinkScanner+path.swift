extension LinkScanner {
    /// - Returns: where the path ends.
    @inline(__always)
    static func readPath(
        _ link: inout ScannedLink,
        from pathStart: Int,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> Int {
        let bytes = link.bytes
        guard pathStart < bytes.count, bytes[pathStart] == UInt8(ascii: "/") else { return pathStart }
        let words = bytes.span.bytes
        var count = link.segments.count
        var start = pathStart &+ 1
        var offset = start
        while true {
            let word = words.word(at: offset, upTo: bytes.count)
            var marks = marks(in: word)
            while marks != 0 {
                let bit = marks.trailingZeroBitCount
                let end = offset &+ bit &>> 3
                let byte = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: bit &- 7))
                marks &= marks &- 1
                if byte == UInt8(ascii: "/") {
                    guard end > start else { throw .emptySegment(offset: start) }
                    try add(LinkSegment(start: start, count: end &- start), of: bytes, to: room, &count)
                    start = end &+ 1
                } else if end >= bytes.count || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                    if end > start {
                        try add(LinkSegment(start: start, count: end &- start), of: bytes, to: room, &count)
                    }
                    link.segments = UnsafeBufferPointer(start: room.baseAddress, count: count)
                    return end
                } else {
                    link.needs.formUnion(try examine(byte, at: end))
                }
            }
            offset &+= 8
        }
    }

    /// A bit for each byte that may not be plain text of a segment: those below `-`, the slash, those beyond ASCII, and
    /// those with the bits of `?`, `\\` and DEL in common, which few others have.
    ///
    /// The lowest bit is right, and a byte above it may be marked by mistake. Subtraction sets the top bit of a byte that
    /// is too small, or was set before, and those beyond ASCII are marked in any case.
    @inline(__always)
    private static func marks(in word: UInt64) -> UInt64 {
        func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
        let low = word &- all(0x2D)
        let slash = (word ^ all(0x2F)) &- all(0x01)
        let rare = (~word & all(0x1C)) &- all(0x01)
        return (low | slash | rare | word) & all(0x80)
    }

    @inline(__always)
    private static func add(
        _ segment: LinkSegment,
        of bytes: UnsafeBufferPointer<UInt8>,
        to room: UnsafeMutableBufferPointer<LinkSegment>,
        _ count: inout Int
    ) throws(LinkError) {
        let isDots =
            bytes[segment.start] == UInt8(ascii: ".")
            && (segment.count == 1 || segment.count == 2 && bytes[segment.start &+ 1] == UInt8(ascii: "."))
        if isDots { throw .dotSegment(offset: segment.start) }
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
        for offset in start..<bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "#"), tail.fragmentMark == 0 { tail.fragmentMark = offset }
            if byte.isForbiddenInLinks { throw .forbiddenCharacter(byte, offset: offset) }
            if byte >= 0x80 { needs.insert(.checking) }
        }
        if bytes[start] == UInt8(ascii: "?") {
            tail.queryMark = start
            tail.queryEnd = tail.fragmentMark == 0 ? bytes.count : tail.fragmentMark
        }
        return (tail, needs)
    }
}
