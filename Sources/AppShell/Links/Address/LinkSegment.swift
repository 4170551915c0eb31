/// A segment of a link while it is matched: bytes that someone else owns, and what a table looks them up by.
///
/// Links are read in words of eight bytes. No segment holds a NUL, so a word that is padded with zeros stands for its
/// bytes exactly.
struct LinkSegment {
    let start: UnsafePointer<UInt8>
    /// The first eight bytes, the first one lowest, padded with zeros.
    let head: UInt64
    let hash: UInt64
    let count: UInt32
    let needs: Needs

    /// What is left to do before the segment is compared.
    struct Needs: OptionSet {
        let rawValue: UInt32

        /// A `%` stands in it.
        static let decoding = Needs(rawValue: 1)
        /// It holds bytes beyond ASCII.
        static let checking = Needs(rawValue: 2)
        /// It is a host with capitals.
        static let lowercasing = Needs(rawValue: 4)
    }

    init(start: UnsafePointer<UInt8>, count: Int, head: UInt64, hash: UInt64, needs: Needs) {
        self.start = start
        self.head = head
        self.hash = hash
        self.count = UInt32(truncatingIfNeeded: count)
        self.needs = needs
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, or empty: UnsafePointer<UInt8>) {
        let words = Words(bytes)
        var hash = Words.seed
        for place in stride(from: 0, to: bytes.count, by: 8) { hash = Words.combine(hash, words[place]) }
        self.init(
            start: bytes.baseAddress ?? empty,
            count: bytes.count,
            head: bytes.isEmpty ? 0 : words[0],
            hash: hash,
            needs: []
        )
    }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: Int(count)) }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Bytes read eight at a time.
struct Words {
    private let start: UnsafeRawPointer?
    let count: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        start = UnsafeRawPointer(bytes.baseAddress)
        count = bytes.count
    }

    /// The eight bytes from that place on, the first one lowest; zeros beyond the end.
    subscript(_ place: Int) -> UInt64 {
        @inline(__always) get {
            guard let start else { return 0 }
            let left = count &- place
            if left >= 8 { return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
            if left <= 0 { return 0 }
            if count >= 8 {
                let last = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
                return last &>> UInt64(truncatingIfNeeded: 64 &- 8 &* left)
            }
            var word: UInt64 = 0
            for index in 0..<left {
                let byte = start.load(fromByteOffset: place &+ index, as: UInt8.self)
                word |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 8 &* index)
            }
            return word
        }
    }

    static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

    @inline(__always)
    static func combine(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
        return product ^ (product &>> 32)
    }
}

extension String {
    /// Hands on the bytes of this string, without copying them where that is possible.
    @inline(__always)
    func withUTF8Bytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }
}
