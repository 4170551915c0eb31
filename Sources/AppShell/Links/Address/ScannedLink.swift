/// A link as it was found in its bytes; it is valid only while they are lent.
struct ScannedLink {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Decoded, when all is read.
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
    var tail = Tail()

    /// Where query and fragment stand; the mark before them, or zero for none.
    struct Tail {
        var queryMark = 0
        var queryEnd = 0
        var fragmentMark = 0
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, room: UnsafeMutableBufferPointer<LinkSegment>) {
        self.bytes = bytes
        segments = UnsafeBufferPointer(start: room.baseAddress, count: 0)
    }
}

extension ScannedLink {
    var hostBytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[hostStart..<hostEnd]) }

    /// In lower case.
    var scheme: String { String(decoding: bytes[..<schemeEnd].map(\.lowercasedASCII), as: UTF8.self) }

    /// In lower case.
    var host: String { String(decoding: hostBytes.map(\.lowercasedASCII), as: UTF8.self) }

    var query: UnsafeBufferPointer<UInt8>? { tail.query(in: bytes) }

    var fragment: UnsafeBufferPointer<UInt8>? { tail.fragment(in: bytes) }
}

extension ScannedLink.Tail {
    func query(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        queryMark == 0 ? nil : UnsafeBufferPointer(rebasing: bytes[(queryMark + 1)..<queryEnd])
    }

    func fragment(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        fragmentMark == 0 ? nil : UnsafeBufferPointer(rebasing: bytes[(fragmentMark + 1)...])
    }
}
