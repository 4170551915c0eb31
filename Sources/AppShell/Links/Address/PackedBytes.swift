/// Bytes read eight at a time, the first one lowest.
///
/// No segment of a link holds a NUL, so a word that is padded with zeros stands for its bytes exactly.
struct PackedBytes {
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

    /// A hash of what follows the first word; zero where nothing does.
    @inline(__always)
    var tailHash: UInt64 { count > 8 ? hashOfTail() : 0 }

    @inline(never)
    private func hashOfTail() -> UInt64 {
        guard let start else { return 0 }
        var hash: UInt64 = 0
        var place = 8
        while place &+ 8 < count {
            hash = Self.combine(hash, start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place &+= 8
        }
        // The last word may begin among bytes that were read.
        return Self.combine(hash, start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    }

    @inline(__always)
    static func combine(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    /// Whether two texts of one length, more than eight bytes, are equal after their first words.
    @inline(never)
    func hasTail(of other: PackedBytes) -> Bool {
        guard let start, let otherStart = other.start else { return false }
        var place = 8
        while place &+ 8 < count {
            let word = start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            if word != otherStart.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
            place &+= 8
        }
        let last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        return last == otherStart.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
}

extension PackedBytes: Equatable {
    @inline(__always)
    static func == (left: PackedBytes, right: PackedBytes) -> Bool {
        left.count == right.count && left[0] == right[0] && (left.count <= 8 || left.hasTail(of: right))
    }
}

extension PackedBytes {
    /// A bit for each byte that may not be plain text of a segment: those below `-`, the slash, those beyond ASCII, and
    /// those with the bits of `?`, `\\` and DEL in common, which few others have.
    ///
    /// The lowest bit is right; a byte above it may be marked by mistake. Subtraction sets the top bit of a byte that is
    /// too small, or was set before; and those beyond ASCII are marked in any case.
    @inline(__always)
    static func marks(in word: UInt64) -> UInt64 {
        let low = word &- all(0x2D)
        let slash = (word ^ all(0x2F)) &- all(0x01)
        let rare = (~word & all(0x1C)) &- all(0x01)
        return (low | slash | rare | word) & all(0x80)
    }

    @inline(__always)
    private static func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
