/// Random numbers. Seeded under scripts.
public protocol RandomSource: Sendable {
    /// 64 uniform bits.
    func next() -> UInt64
}

extension RandomSource {
    /// Uniform in 0..<1.
    package func unitInterval() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    /// A fresh identifier in the form of a UUID, version 4 (RFC 9562).
    public func identifier() -> String {
        let high = next() & ~0xF000 | 0x4000
        let low = next() & ~(0b11 << 62) | (0b10 << 62)
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for index in 0..<32 {
            if [8, 12, 16, 20].contains(index) { text.append(UInt8(ascii: "-")) }
            let word = index < 16 ? high : low
            text.append(digits[Int(word >> UInt64(60 - 4 * (index % 16)) & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
