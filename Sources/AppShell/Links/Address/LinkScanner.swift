/// Reads the bytes of one link, from left to right, eight at a time, without allocating.
///
/// ``LinkAddress`` states the rules. What is lent to the body is valid inside it only.
enum LinkScanner {
    /// - Parameter isText: whether the bytes are known to be UTF-8.
    static func withLink<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isText: Bool,
        _ body: (ScannedLink) -> R
    ) -> Result<R, LinkError> {
        withRoom(bytes) { room throws(LinkError) in
            let link = try readLink(bytes, into: room)
            return try withDecoded(link, isText: isText, room, body)
        }
    }

    /// Reads a path, query and fragment alone: `/formations/starter?q=1`.
    static func withPath<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (ScannedLink) -> R
    ) -> Result<R, LinkError> {
        withRoom(bytes) { room throws(LinkError) in
            let link = try readPath(bytes, into: room)
            return try withDecoded(link, isText: false, room, body)
        }
    }

    private static func withRoom<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeMutableBufferPointer<LinkSegment>) throws(LinkError) -> R
    ) -> Result<R, LinkError> {
        guard bytes.count <= LinkAddress.maximumLength else { return .failure(.tooLong(bytes: bytes.count)) }
        return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: LinkAddress.maximumSegments) { room in
            do throws(LinkError) {
                return .success(try body(room))
            } catch {
                return .failure(firstForbidden(in: bytes) ?? error)
            }
        }
    }

    /// Reads a link whose segments may still need decoding.
    @inline(__always)
    static func readLink(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> ScannedLink {
        var link = ScannedLink(bytes, room: room)
        let place = try readOrigin(&link, into: room)
        let end = try readPath(&link, from: place, into: room)
        if end < bytes.count { try readTail(of: &link, from: end) }
        return link
    }

    @inline(__always)
    static func readPath(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> ScannedLink {
        var link = ScannedLink(bytes, room: room)
        link.isWeb = true
        link.isHTTPS = true
        let place = try readPath(&link, from: 0, into: room)
        if place == 0 { throw .noHost }
        if place < bytes.count { try readTail(of: &link, from: place) }
        return link
    }

    /// Reads a link of which scheme and host are known: `https` and those bytes.
    @inline(__always)
    static func readLink(
        _ bytes: UnsafeBufferPointer<UInt8>,
        host: Range<Int>,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> ScannedLink {
        var link = ScannedLink(bytes, room: room)
        link.isWeb = true
        link.isHTTPS = true
        link.schemeEnd = 5
        link.hostStart = host.lowerBound
        link.hostEnd = host.upperBound
        let place = try readPath(&link, from: host.upperBound, into: room)
        if place < bytes.count { try readTail(of: &link, from: place) }
        return link
    }

    @inline(__always)
    private static func readTail(of link: inout ScannedLink, from place: Int) throws(LinkError) {
        let found = try readTail(link.bytes, from: place)
        link.tail = found.tail
        link.needs.formUnion(found.needs)
    }

    /// What the scanner found wrong may stand behind a byte that has no place in any link: that one is named then.
    @inline(never)
    static func firstForbidden(in bytes: UnsafeBufferPointer<UInt8>) -> LinkError? {
        for (offset, byte) in bytes.enumerated() where byte.isForbiddenInLinks {
            return .forbiddenCharacter(byte, offset: offset)
        }
        return nil
    }
}
