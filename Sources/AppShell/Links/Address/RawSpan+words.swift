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

    /// A hash of the bytes in a range, mixed with a seed.
    @inline(never)
    func hash(from start: Int, upTo end: Int, seed: UInt64) -> UInt64 {
        var hash = Self.mix(seed, word(at: start, upTo: end))
        var offset = start &+ 8
        while offset < end {
            hash = Self.mix(hash, word(at: offset, upTo: end))
            offset &+= 8
        }
        return hash
    }

    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Where no eight bytes can be read at once.
    @inline(never)
    private func shortWord(at offset: Int, _ count: Int) -> UInt64 {
        (0..<count).reduce(0) { word, index in
            word | UInt64(unsafeLoad(fromByteOffset: offset + index, as: UInt8.self)) << UInt64(8 * index)
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
