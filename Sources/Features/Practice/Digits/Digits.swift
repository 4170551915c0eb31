/// The decimals of one constant: ASCII digits only, all of them checked when made, in memory from then on.
///
/// A session reads nothing else: no file is opened and no page comes from disk between two keys (PI-NFR7).
public struct Digits: Sendable {
    private let bytes: [UInt8]

    /// - Parameters:
    ///   - bytes: ASCII digits, without the integer part and without line ends.
    ///   - expectedCount: how many there must be.
    ///   - expectedChecksum: what ``checksum(of:)`` must give for them.
    /// - Throws: the first ``DigitsError`` found, in the order of its cases.
    public init(_ bytes: [UInt8], expectedCount: Int, expectedChecksum: UInt64) throws(DigitsError) {
        guard !bytes.isEmpty else { throw .nothing(expected: expectedCount) }
        if let position = DigitBytes.firstOther(in: bytes) {
            throw .notADigit(byte: bytes[position], position: position)
        }
        guard bytes.count == expectedCount else { throw .wrongCount(bytes.count, expected: expectedCount) }
        let checksum = Self.checksum(of: bytes)
        guard checksum == expectedChecksum else { throw .wrongChecksum(checksum, expected: expectedChecksum) }
        self.bytes = bytes
    }

    /// How many decimals there are.
    public var count: Int { bytes.count }

    /// The decimal at a position, 0…9.
    ///
    /// - Parameter position: from 0, the first decimal, to `count - 1`.
    public subscript(position: Int) -> UInt8 { bytes[position] & 15 }

    /// A checksum that finds corrupt data at each start, in well under a millisecond for a million digits. It does not
    /// protect against tampering.
    ///
    /// FNV-1a over words in place of bytes: the state starts at 0xcbf29ce484222325; for each 8 bytes, read as one
    /// little-endian word (the last one filled up with zero bytes), it is xored with the word, multiplied by
    /// 0x100000001b3, and xored with itself shifted right by 32; the count of bytes is taken in last, as one more word.
    /// Each step is a bijection of the state, so one changed word is always found.
    public static func checksum(of bytes: [UInt8]) -> UInt64 {
        var state: UInt64 = 0xcbf2_9ce4_8422_2325
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset &+ 8 <= buffer.count {
                take(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)), into: &state)
                offset &+= 8
            }
            guard offset < buffer.count else { return }
            var word: UInt64 = 0
            for index in offset..<buffer.count { word |= UInt64(buffer[index]) << UInt64(8 * (index - offset)) }
            take(word, into: &state)
        }
        take(UInt64(bytes.count), into: &state)
        return state
    }

    @inline(__always)
    private static func take(_ word: UInt64, into state: inout UInt64) {
        state = (state ^ word) &* 0x100_0000_01b3
        state ^= state >> 32
    }
}

/// Tells digits from other bytes, eight at a time.
enum DigitBytes {
    /// The position of the first byte that is not an ASCII digit; nil where all are.
    static func firstOther(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset &+ 8 <= buffer.count {
                let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                // 0x30…0x39 alone have 3 in the high half, and still have it with 6 more.
                let isDigits =
                    word & 0xF0F0_F0F0_F0F0_F0F0 == 0x3030_3030_3030_3030
                    && (word &+ 0x0606_0606_0606_0606) & 0xF0F0_F0F0_F0F0_F0F0 == 0x3030_3030_3030_3030
                guard isDigits else { break }
                offset &+= 8
            }
            return buffer[offset...].firstIndex { !(0x30...0x39).contains($0) }
        }
    }
}
