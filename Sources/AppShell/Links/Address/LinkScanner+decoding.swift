extension LinkScanner {
    /// Decodes, once, the segments that need it, and hands on the link.
    static func withDecoded<R>(
        _ link: ScannedLink,
        isText: Bool,
        _ room: UnsafeMutableBufferPointer<LinkSegment>,
        _ body: (ScannedLink) -> R
    ) throws(LinkError) -> R {
        if link.needs.isEmpty { return body(link) }
        let bytes = link.bytes
        if link.needs.contains(.checking), !isText { try UTF8Text.check(bytes) }
        let segments = UnsafeMutableBufferPointer(rebasing: room[..<link.segments.count])
        // A segment is no longer decoded than it is written.
        let result: Result<R, LinkError> = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) {
            scratch in
            var used = 0
            do throws(LinkError) {
                for index in segments.indices {
                    let decoded = UnsafeMutableBufferPointer(rebasing: scratch[used...])
                    let isHost = !link.isWeb && index == 0
                    segments[index] = try decode(segments[index], isHost: isHost, into: decoded, of: bytes)
                    used += segments[index].count
                }
            } catch { return .failure(error) }
            return .success(body(link))
        }
        return try result.get()
    }

    private static func decode(
        _ segment: LinkSegment,
        isHost: Bool,
        into scratch: UnsafeMutableBufferPointer<UInt8>,
        of link: UnsafeBufferPointer<UInt8>
    ) throws(LinkError) -> LinkSegment {
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
            } else if isHost {
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
        return LinkSegment(start: decoded.baseAddress ?? segment.start, count: count)
    }
}
