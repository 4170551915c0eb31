/// A segment of a link while it is matched: bytes that someone else owns.
@usableFromInline
struct LinkSegment {
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let count: Int

    @inline(__always)
    init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

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

    @inline(__always)
    var isDots: Bool {
        guard start.pointee == UInt8(ascii: "."), count <= 2 else { return false }
        return count == 1 || start[1] == UInt8(ascii: ".")
    }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
    /// Hands on the bytes of this string, without copying them where that is possible.
    @inline(__always)
    func withUTF8Bytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }
}
