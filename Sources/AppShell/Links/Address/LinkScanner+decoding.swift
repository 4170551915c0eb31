extension LinkScanner {
    /// Decodes, once, the segments that need it, and hands on the link.
    @inline(never)
    static func withDecoded<R>(
        _ link: ScannedLink,
        isText: Bool,
        _ room: UnsafeMutableBufferPointer<LinkSegment>,
        _ body: (ScannedLink) -> R
    ) throws(LinkError) -> R {
        let bytes = link.bytes
        if link.needs.contains(.checking), !isText { try UTF8Text.check(bytes) }
        let segments = UnsafeMutableBufferPointer(rebasing: room[..<link.segments.count])
        // A segment is no longer decoded than it is written.
        let result: Result<R, LinkError> = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) {
            scratch in
            var link = link
            var used = 0
            do throws(LinkError) {
                for index in segments.indices {
                    let isHost = !link.isWeb && index == 0
                    let end = try decode(segments[index], of: bytes, isHost: isHost, into: scratch, from: used)
                    segments[index] = LinkSegment(start: used, count: end - used)
                    used = end
                }
            } catch { return .failure(error) }
            link.text = UnsafeBufferPointer(rebasing: scratch[..<used])
            return .success(body(link))
        }
        return try result.get()
    }

    /// - Returns: where the decoded segment ends.
    private static func decode(
        _ segment: LinkSegment,
        of link: UnsafeBufferPointer<UInt8>,
        isHost: Bool,
        into scratch: UnsafeMutableBufferPointer<UInt8>,
        from start: Int
    ) throws(LinkError) -> Int {
        var end = start
        var isASCII = true
        var index = segment.start
        while index < segment.end {
            var byte = link[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < segment.end, let high = link[index + 1].hexadecimalValue,
                    let low = link[index + 2].hexadecimalValue
                else { throw .invalidEscape(offset: index) }
                byte = high << 4 | low
                guard byte >= 0x20, byte != 0x7F else { throw .forbiddenCharacter(byte, offset: index) }
                index += 2
            } else if isHost {
                byte = byte.lowercasedASCII
            }
            if byte >= 0x80 { isASCII = false }
            scratch.initializeElement(at: end, to: byte)
            end += 1
            index += 1
        }
        let decoded = UnsafeBufferPointer(rebasing: scratch[start..<end])
        if decoded.count <= 2, decoded.allSatisfy({ $0 == UInt8(ascii: ".") }) {
            throw .dotSegment(offset: segment.start)
        }
        if !isASCII {
            guard UTF8Text.firstInvalid(in: decoded) == nil else { throw .invalidText(offset: segment.start) }
            if let control = UTF8Text.wideControl(in: decoded) {
                throw .forbiddenCharacter(control, offset: segment.start)
            }
        }
        return end
    }
}
