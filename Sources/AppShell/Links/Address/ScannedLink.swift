/// A link as the scanner found it in its bytes. Valid only inside the closure that it is handed to.
struct ScannedLink {
    let bytes: UnsafeBufferPointer<UInt8>
    /// What the segments lie in: the link's bytes, or what they decode to.
    var text: UnsafeBufferPointer<UInt8>
    var segments: UnsafeBufferPointer<LinkSegment>
    /// What the segments, and the rest, need before they are decoded.
    var needs: LinkSegment.Needs = []
    /// Where the scheme ends.
    var schemeEnd = 0
    /// The host as written.
    var hostStart = 0
    var hostEnd = 0
    /// `https` or `http`: what follows the scheme is a host, not the first segment.
    var isWeb = false
    var isHTTPS = false
    /// The product's host that the link begins with, where the scanner was told.
    private(set) var ownHost: OwnOrigins.Host?
    var tail = Tail()

    /// Where query and fragment stand; the mark before them, or zero for none.
    struct Tail {
        var queryMark = 0
        var queryEnd = 0
        var fragmentMark = 0
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, room: UnsafeMutableBufferPointer<LinkSegment>) {
        self.bytes = bytes
        text = bytes
        segments = UnsafeBufferPointer(start: room.baseAddress, count: 0)
    }

    /// Scheme and host of a link that is known to begin with them.
    @inline(__always)
    mutating func begins(with host: OwnOrigins.Host) {
        (schemeEnd, hostStart, hostEnd) = (5, 8, host.end)
        (isWeb, isHTTPS) = (true, true)
        ownHost = host
    }
}

extension ScannedLink {
    var hostBytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[hostStart..<hostEnd]) }

    /// In lower case.
    var scheme: String { String(decoding: bytes[..<schemeEnd].map(\.lowercasedASCII), as: UTF8.self) }

    /// In lower case.
    var host: String { String(decoding: hostBytes.map(\.lowercasedASCII), as: UTF8.self) }

    /// As written, without its mark.
    var query: UnsafeBufferPointer<UInt8>? {
        tail.queryMark == 0 ? nil : UnsafeBufferPointer(rebasing: bytes[(tail.queryMark + 1)..<tail.queryEnd])
    }

    /// As written, without its mark.
    var fragment: UnsafeBufferPointer<UInt8>? {
        tail.fragmentMark == 0 ? nil : UnsafeBufferPointer(rebasing: bytes[(tail.fragmentMark + 1)...])
    }

    /// The bytes of a segment.
    func bytes(of segment: LinkSegment) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[segment.range])
    }
}
