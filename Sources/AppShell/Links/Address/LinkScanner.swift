/// Reads the bytes of one link, from left to right, eight at a time, without allocating.
///
/// ``LinkAddress`` states the rules. What is lent to the body is valid inside it only.
enum LinkScanner {
    /// - Parameter isText: whether the bytes are known to be UTF-8.
    static func withLink<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isText: Bool,
        _ body: (ScannedLink) -> R
    ) -> Result<R, LinkFault> {
        withRoom(bytes) { room throws(LinkFault) in
            let link = try readLink(bytes, into: room)
            return try withDecoded(link, isText: isText, room, body)
        }
    }

    /// Reads a path, query and fragment alone: `/formations/starter?q=1`.
    static func withPath<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (ScannedLink) -> R
    ) -> Result<R, LinkFault> {
        withRoom(bytes) { room throws(LinkFault) in
            let link = try readPath(bytes, into: room)
            return try withDecoded(link, isText: false, room, body)
        }
    }

    /// Reads a link that is as most are: without escapes, and in ASCII.
    ///
    /// - Returns: nil where it is not; ``withLink(_:isText:_:)`` reads it then.
    @inline(__always)
    static func withPlainLink<R>(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (ScannedLink) -> R) -> R? {
        let answer: Result<R?, LinkFault> = withRoom(bytes) { room throws(LinkFault) in
            let link = try readLink(bytes, into: room)
            return link.needs.isEmpty ? body(link) : nil
        }
        if case .success(let answer) = answer { return answer }
        return nil
    }

    /// Reads a path that is as most are.
    ///
    /// - Returns: nil where it is not; ``withPath(_:_:)`` reads it then.
    @inline(__always)
    static func withPlainPath<R>(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (ScannedLink) -> R) -> R? {
        let answer: Result<R?, LinkFault> = withRoom(bytes) { room throws(LinkFault) in
            let link = try readPath(bytes, into: room)
            return link.needs.isEmpty ? body(link) : nil
        }
        if case .success(let answer) = answer { return answer }
        return nil
    }

    @inline(__always)
    private static func withRoom<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeMutableBufferPointer<LinkSegment>) throws(LinkFault) -> R
    ) -> Result<R, LinkFault> {
        guard bytes.count <= LinkAddress.maximumLength else { return .failure(.tooLong(bytes: bytes.count)) }
        return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: LinkAddress.maximumSegments) { room in
            do throws(LinkFault) {
                return .success(try body(room))
            } catch {
                return .failure(firstForbidden(in: bytes) ?? error)
            }
        }
    }

    @inline(__always)
    private static func readLink(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkFault) -> ScannedLink {
        var link = ScannedLink(bytes, room: room)
        let place = try readOrigin(&link, into: room)
        try readRest(&link, from: place, into: room)
        return link
    }

    @inline(__always)
    private static func readPath(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkFault) -> ScannedLink {
        guard bytes.first == UInt8(ascii: "/") else { throw .noHost }
        var link = ScannedLink(bytes, room: room)
        try readRest(&link, from: 0, into: room)
        return link
    }

    /// Path, query and fragment.
    @inline(__always)
    private static func readRest(
        _ link: inout ScannedLink,
        from start: Int,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkFault) {
        let place = try readPath(&link, from: start, into: room)
        if place < link.bytes.count { try readTail(&link, from: place) }
    }

    /// What the scanner found wrong may stand behind a byte that has no place in any link: that one is named then.
    @inline(never)
    static func firstForbidden(in bytes: UnsafeBufferPointer<UInt8>) -> LinkFault? {
        for (offset, byte) in bytes.enumerated() where byte.isForbiddenInLinks {
            return .forbiddenCharacter(byte, offset: offset)
        }
        return nil
    }
}
