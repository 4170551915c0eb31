/// Reads the bytes of one link, from left to right, eight at a time, without allocating.
///
/// ``LinkAddress`` states the rules. What is lent to the body is valid inside it only.
enum LinkScanner {
    /// Reads a link and hands it on, decoded.
    ///
    /// - Parameters:
    ///   - isText: whether the bytes are known to be UTF-8.
    ///   - host: the product's host that the link is known to begin with.
    ///   - failed: receives why the link can't be read.
    @inline(__always)
    static func withLink<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isText: Bool,
        host: OwnOrigins.Host? = nil,
        failed: (LinkError) -> R,
        _ body: (ScannedLink) -> R
    ) -> R {
        withRoom(bytes, failed) { room throws(LinkError) in
            let link = try readLink(bytes, host, into: room)
            return link.needs.isEmpty ? body(link) : try withDecoded(link, isText: isText, room, body)
        }
    }

    /// Reads a path, query and fragment alone: `/formations/starter?q=1`.
    @inline(__always)
    static func withPath<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        failed: (LinkError) -> R,
        _ body: (ScannedLink) -> R
    ) -> R {
        withRoom(bytes, failed) { room throws(LinkError) in
            let link = try readPath(bytes, into: room)
            return link.needs.isEmpty ? body(link) : try withDecoded(link, isText: false, room, body)
        }
    }

    @inline(__always)
    private static func withRoom<R>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ failed: (LinkError) -> R,
        _ body: (UnsafeMutableBufferPointer<LinkSegment>) throws(LinkError) -> R
    ) -> R {
        guard bytes.count <= LinkAddress.maximumLength else { return failed(.tooLong(bytes: bytes.count)) }
        return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: LinkAddress.maximumSegments) { room in
            do throws(LinkError) {
                return try body(room)
            } catch {
                return failed(firstForbidden(in: bytes) ?? error)
            }
        }
    }

    /// Reads a link whose segments may still need decoding.
    @inline(__always)
    private static func readLink(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ host: OwnOrigins.Host?,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> ScannedLink {
        var link = ScannedLink(bytes, room: room)
        let offset: Int
        if let host {
            link.begins(with: host)
            offset = host.end
        } else {
            offset = try readOrigin(&link, into: room)
        }
        let end = try readPath(&link, from: offset, into: room)
        if end < bytes.count { try readTail(of: &link, from: end) }
        return link
    }

    @inline(__always)
    private static func readPath(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into room: UnsafeMutableBufferPointer<LinkSegment>
    ) throws(LinkError) -> ScannedLink {
        var link = ScannedLink(bytes, room: room)
        link.isWeb = true
        link.isHTTPS = true
        let offset = try readPath(&link, from: 0, into: room)
        if offset == 0 { throw .noHost }
        if offset < bytes.count { try readTail(of: &link, from: offset) }
        return link
    }

    @inline(__always)
    private static func readTail(of link: inout ScannedLink, from offset: Int) throws(LinkError) {
        let found = try readTail(link.bytes, from: offset)
        link.tail = found.tail
        link.needs.formUnion(found.needs)
    }

    /// A byte that no link may hold is named before any other error.
    @inline(never)
    private static func firstForbidden(in bytes: UnsafeBufferPointer<UInt8>) -> LinkError? {
        for (offset, byte) in bytes.enumerated() where byte.isForbiddenInLinks {
            return .forbiddenCharacter(byte, offset: offset)
        }
        return nil
    }
}
