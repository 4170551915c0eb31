/// Bytes read eight at a time, the first one lowest.
///
/// No segment of a link holds a NUL, so a word that is padded with zeros stands for its bytes exactly.
struct Words {
    private let start: UnsafeRawPointer?
    let count: Int

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        start = UnsafeRawPointer(bytes.baseAddress)
        count = bytes.count
    }

    /// The eight bytes from that place on; zeros beyond the end.
    subscript(_ place: Int) -> UInt64 {
        @inline(__always) get {
            guard let start else { return 0 }
            let left = count &- place
            if left >= 8 { return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
            return Self.short(start + place, left)
        }
    }

    /// Fewer than eight bytes, read by words that overlap.
    @inline(__always)
    private static func short(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
        if count >= 4 {
            let low = UInt32(littleEndian: start.loadUnaligned(as: UInt32.self))
            let high = UInt32(littleEndian: start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
            return UInt64(low) | UInt64(high) &<< UInt64(truncatingIfNeeded: 8 &* count &- 32)
        }
        if count <= 0 { return 0 }
        let middle = count &>> 1
        let last = count &- 1
        return UInt64(start.load(as: UInt8.self))
            | UInt64(start.load(fromByteOffset: middle, as: UInt8.self)) &<< UInt64(truncatingIfNeeded: 8 &* middle)
            | UInt64(start.load(fromByteOffset: last, as: UInt8.self)) &<< UInt64(truncatingIfNeeded: 8 &* last)
    }

    /// A hash of the words after the first one; zero where there is none.
    @inline(__always)
    var tailHash: UInt64 { count > 8 ? hashOfTail() : 0 }

    @inline(never)
    private func hashOfTail() -> UInt64 {
        var hash: UInt64 = 0
        for place in stride(from: 8, to: count, by: 8) { hash = Self.combine(hash, self[place]) }
        return hash
    }

    @inline(__always)
    static func combine(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    /// Whether two texts of one length are equal from a place on.
    @inline(__always)
    func equal(_ other: Words, from start: Int) -> Bool {
        var place = start
        while place < count {
            if self[place] != other[place] { return false }
            place &+= 8
        }
        return true
    }
}

extension Words {
    /// A bit for each byte that may not be plain text of a segment: those below `-`, the slash, `?`, `\`, DEL and beyond
    /// ASCII.
    ///
    /// The lowest bit is right; a byte above it may be marked by mistake. Subtraction sets the top bit of a byte that is
    /// too small, or was set before; and those beyond ASCII are marked in any case.
    @inline(__always)
    static func marks(in word: UInt64) -> UInt64 {
        let low = word &- all(0x2D)
        let slash = (word ^ all(0x2F)) &- all(0x01)
        let questionOrDelete = ((word & all(0xBF)) ^ all(0x3F)) &- all(0x01)
        let backslash = (word ^ all(0x5C)) &- all(0x01)
        return (low | slash | questionOrDelete | backslash | word) & all(0x80)
    }

    @inline(__always)
    private static func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
