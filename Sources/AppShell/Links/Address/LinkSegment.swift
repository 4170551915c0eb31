/// A segment of a link while it is matched: where its bytes lie in ``ScannedLink/text``.
struct LinkSegment {
    let start: Int
    let count: Int

    var end: Int { start &+ count }
    var range: Range<Int> { Range(uncheckedBounds: (start, end)) }

    /// What a link's bytes need before they are compared.
    struct Needs: OptionSet {
        let rawValue: UInt8

        /// There is a `%` in the path.
        static let decoding = Needs(rawValue: 1)
        /// There are bytes beyond ASCII.
        static let checking = Needs(rawValue: 2)
        /// The first segment is a host with capitals.
        static let lowercasing = Needs(rawValue: 4)
    }
}

extension String {
    /// Hands on the bytes of this string, without copying them where that is possible.
    @inline(__always)
    func withUTF8Bytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        var text = self
        return text.withUTF8(body)
    }
}
