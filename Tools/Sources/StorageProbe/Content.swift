/// Bytes that follow from their number, so that any reader can tell whether they are what was written.
enum Content {
    /// Lane and number, four bytes each, then a stream that follows from them; empty where the length is 0.
    static func bytes(lane: Int, number: Int, length: Int) -> [UInt8] {
        guard length > 0 else { return [] }
        var bytes = head(lane) + head(number)
        var state = mixed(UInt64(truncatingIfNeeded: lane) << 32 | UInt64(truncatingIfNeeded: number))
        bytes.reserveCapacity(length + 8)
        while bytes.count < length {
            state = mixed(state)
            for shift in stride(from: UInt64(0), to: 64, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: state >> shift))
            }
        }
        return bytes.count > length && length >= 8 ? Array(bytes[..<length]) : bytes
    }

    /// Whose content that says it is; nil where it is too short to say.
    static func lane(of bytes: [UInt8]) -> Int? {
        guard bytes.count >= 8 else { return nil }
        return Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16 | Int(bytes[3]) << 24
    }

    /// The step of SplitMix64 (Steele, Lea and Flood 2014).
    static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    private static func head(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
