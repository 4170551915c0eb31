/// The Castagnoli checksum (RFC 3720, appendix B.4). It detects every change within 32 consecutive bits or a single
/// byte.
struct CRC32C {
    private var state: UInt32 = ~0

    init() {}

    /// Of everything added so far.
    var checksum: UInt32 { ~state }

    static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
        var crc = CRC32C()
        let done: Void? = bytes.withContiguousStorageIfAvailable { crc.add(UnsafeRawBufferPointer($0)) }
        if done == nil { Array(bytes).withUnsafeBytes { crc.add($0) } }
        return crc.checksum
    }

    /// Eight bytes at a time, with eight tables (“slicing by 8”).
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        state = Self.tables.withUnsafeBufferPointer { tables in
            var state = state
            var offset = 0
            while bytes.count - offset >= 8 {
                let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let low = UInt32(truncatingIfNeeded: word) ^ state
                let high = UInt32(truncatingIfNeeded: word >> 32)
                state =
                    tables[0x700 + Int(low & 0xFF)] ^ tables[0x600 + Int((low >> 8) & 0xFF)]
                    ^ tables[0x500 + Int((low >> 16) & 0xFF)] ^ tables[0x400 + Int(low >> 24)]
                state ^=
                    tables[0x300 + Int(high & 0xFF)] ^ tables[0x200 + Int((high >> 8) & 0xFF)]
                    ^ tables[0x100 + Int((high >> 16) & 0xFF)] ^ tables[Int(high >> 24)]
                offset += 8
            }
            while offset < bytes.count {
                state = (state >> 8) ^ tables[Int(UInt8(truncatingIfNeeded: state) ^ bytes[offset])]
                offset += 1
            }
            return state
        }
    }

    /// Eight tables of 256: the effect of a byte with 0 to 7 bytes after it.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var state = UInt32(byte)
            for _ in 0..<8 { state = state & 1 == 1 ? (state >> 1) ^ 0x82F6_3B78 : state >> 1 }
            tables[byte] = state
        }
        for index in 256..<tables.count {
            let before = tables[index - 256]
            tables[index] = (before >> 8) ^ tables[Int(before & 0xFF)]
        }
        return tables
    }()
}
