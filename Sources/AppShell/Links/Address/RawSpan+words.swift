/// Bytes read eight at a time, the first one lowest.
///
/// No segment of a link holds a NUL, so a word padded with zeros stands for its bytes exactly.
extension RawSpan {
    /// The bytes from `offset` up to `end`, eight at most; zeros for those beyond.
    @inline(__always)
    func word(at offset: Int, upTo end: Int) -> UInt64 {
        let left = end &- offset
        if left >= 8 { return word(at: offset) }
        if left <= 0 { return 0 }
        let unused = UInt64(truncatingIfNeeded: 64 &- 8 &* left)
        // The word that begins there, without the bytes behind, or that ends there, without those before.
        if offset &+ 8 <= byteCount { return (word(at: offset) &<< unused) &>> unused }
        if end >= 8 { return word(at: end &- 8) &>> unused }
        return shortWord(at: offset, left)
    }

    /// A hash of what follows the first eight bytes of a range, mixed with a seed; there must be more than eight.
    @inline(__always)
    func hashOfTail(in range: Range<Int>, seed: UInt64) -> UInt64 {
        let last = range.upperBound &- 8
        var hash = seed
        var offset = range.lowerBound &+ 8
        while offset < last {
            hash = Self.mix(hash, word(at: offset))
            offset &+= 8
        }
        // The last word may begin among bytes that were read.
        return Self.mix(hash, word(at: last))
    }

    /// Whether two texts without a NUL are equal.
    @inline(__always)
    func isEqual(to other: RawSpan) -> Bool {
        byteCount == other.byteCount && word(at: 0, upTo: byteCount) == other.word(at: 0, upTo: byteCount)
            && (byteCount <= 8 || hasTail(in: 0..<byteCount, of: other, from: 0))
    }

    /// Whether what follows the first eight bytes of a range is equal in another text, in a range of the same length
    /// from `start`; there must be more than eight.
    @inline(__always)
    func hasTail(in range: Range<Int>, of other: RawSpan, from start: Int) -> Bool {
        let (last, shift) = (range.upperBound &- 8, start &- range.lowerBound)
        var offset = range.lowerBound &+ 8
        while offset < last {
            if word(at: offset) != other.word(at: offset &+ shift) { return false }
            offset &+= 8
        }
        return word(at: last) == other.word(at: last &+ shift)
    }

    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    func byte(at offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

    /// Where no eight bytes can be read at once.
    @inline(never)
    private func shortWord(at offset: Int, _ count: Int) -> UInt64 {
        (0..<count).reduce(0) { word, index in
            word | UInt64(byte(at: offset + index)) << UInt64(8 * index)
        }
    }

    @inline(__always)
    static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}

extension Array<UInt8> {
    init(_ bytes: Span<UInt8>) {
        self = bytes.withUnsafeBufferPointer { Array($0) }
    }
}
