/// The header of each record in a journal: its length, its position and two checksums.
///
/// The header's own checksum distinguishes a changed length from an interrupted append. After the record follows
/// ``endMark``. Neither the header's first byte nor the mark is ever zero, so records are distinct from the reserve of
/// zeros.
struct RecordHead: Equatable {
    static let size = 20
    /// The maximum length of a record in bytes: 1 GiB.
    static let maximumLength = 1 << 30
    /// The byte after each record. No single flipped bit makes it zero.
    static let endMark: UInt8 = 0xA5

    let length: Int
    /// The record's position, from 0.
    let position: Int
    /// Of the record.
    let checksum: UInt32

    /// The record's total size in the file, in bytes.
    static func span(length: Int) -> Int { size + length + 1 }

    func append(to bytes: inout [UInt8]) {
        let start = bytes.count
        // Odd, so that the first byte is not zero.
        bytes.append(littleEndian: UInt32(truncatingIfNeeded: length << 1 | 1))
        bytes.append(littleEndian: checksum)
        bytes.append(littleEndian: UInt64(position))
        bytes.append(littleEndian: CRC32C.checksum(of: bytes[start...]))
    }

    init(length: Int, position: Int, checksum: UInt32) {
        self.length = length
        self.position = position
        self.checksum = checksum
    }

    /// Parses a header from its ``size`` bytes; nil if they have changed.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.size else { return nil }
        var crc = CRC32C()
        crc.add(UnsafeRawBufferPointer(rebasing: bytes[..<16]))
        guard UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self)) == crc.checksum else {
            return nil
        }
        let length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
        let position = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        guard length & 1 == 1, length >> 1 <= Self.maximumLength, position < UInt64(Int.max) else { return nil }
        self.length = Int(length >> 1)
        self.position = Int(position)
        checksum = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    }
}
