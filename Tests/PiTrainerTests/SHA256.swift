/// FIPS 180-4, 6.2: for tests alone, where no library may be.
enum SHA256 {
    private static let primes: [UInt32] = {
        var primes: [UInt32] = []
        var candidate: UInt32 = 2
        while primes.count < 64 {
            if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes
    }()

    /// The first 32 bits of the fraction of a root.
    private static func fraction(_ root: Double) -> UInt32 {
        UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }

    static func hex(of bytes: [UInt8]) -> String {
        let constants = primes.map { fraction(cubeRoot(Double($0))) }
        var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
        var message = bytes
        message.append(0x80)
        while message.count % 64 != 56 { message.append(0) }
        let bits = UInt64(bytes.count) * 8
        message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
        var words = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: message.count, by: 64) {
            for index in 0..<16 {
                words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(message[start + index * 4 + $1]) }
            }
            for index in 16..<64 {
                let (early, late) = (words[index - 15], words[index - 2])
                let first = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
                let second = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
                words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
                let first = h &+ sum &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
                let other = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
                let second = other &+ ((a & b) ^ (a & c) ^ (b & c))
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
            }
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
        }
        return state.map { word in
            let text = String(word, radix: 16)
            return String(repeating: "0", count: 8 - text.utf8.count) + text
        }.joined()
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// By Newton's method, exact to the last bit that counts here.
    private static func cubeRoot(_ number: Double) -> Double {
        var root = number / 2
        for _ in 0..<60 { root -= (root * root * root - number) / (3 * root * root) }
        return root
    }
}
