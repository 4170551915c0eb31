/// What stands before each record of a journal: how long it is, its place and two checksums.
///
/// The head's own checksum tells a length that changed from an append that never ended. Behind the record stands
/// ``endMark``. A head's first byte is never zero and neither is the mark, so that every record begins and ends with
/// bytes that the reserve of zeros behind the last one can't hold.
struct RecordHead: Equatable {
    static let size = 20
    /// Of a record, in bytes: 1 GiB.
    static let maximumLength = 1 << 30
    /// The byte behind each record. No flipped bit makes a zero of it.
    static let endMark: UInt8 = 0xA5

    let length: Int
    /// The record's place, from 0.
    let place: Int
    /// Of the record.
    let checksum: UInt32

    /// What a record takes in the file, head and mark included, in bytes.
    static func span(length: Int) -> Int { size + length + 1 }

    func append(to bytes: inout [UInt8]) {
        let start = bytes.count
        // Odd, so that the first byte is not zero.
        bytes.append(littleEndian: UInt32(truncatingIfNeeded: length << 1 | 1))
        bytes.append(littleEndian: checksum)
        bytes.append(littleEndian: UInt64(place))
        bytes.append(littleEndian: CRC32C.checksum(of: bytes[start...]))
    }

    init(length: Int, place: Int, checksum: UInt32) {
        self.length = length
        self.place = place
        self.checksum = checksum
    }

    /// Reads a head from its ``size`` bytes; nil where they are not what was written.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.size else { return nil }
        var crc = CRC32C()
        crc.add(UnsafeRawBufferPointer(rebasing: bytes[..<16]))
        guard UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self)) == crc.checksum else {
            return nil
        }
        let length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
        let place = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        guard length & 1 == 1, length >> 1 <= Self.maximumLength, place < UInt64(Int.max) else { return nil }
        self.length = Int(length >> 1)
        self.place = Int(place)
        checksum = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    }
}
