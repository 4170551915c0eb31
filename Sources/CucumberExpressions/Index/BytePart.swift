/// Finds bytes in a text with the Knuth-Morris-Pratt algorithm, in linear time.
struct BytePart: Sendable {
    private let bytes: [UInt8]
    /// For each prefix, how much of it still matches after a mismatch.
    private let fallbacks: [Int]
    /// The pairs of bytes that a text must have to contain the part.
    let pairs: BytePairs

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        pairs = bytes.withUnsafeBufferPointer { BytePairs($0) }
        var fallbacks = [Int](repeating: 0, count: bytes.count)
        var matched = 0
        for index in bytes.indices.dropFirst() {
            while matched > 0, bytes[matched] != bytes[index] { matched = fallbacks[matched - 1] }
            if bytes[matched] == bytes[index] { matched += 1 }
            fallbacks[index] = matched
        }
        self.fallbacks = fallbacks
    }

    func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !bytes.isEmpty else { return true }
        guard text.count >= bytes.count else { return false }
        var matched = 0
        for byte in text {
            while matched > 0, bytes[matched] != byte { matched = fallbacks[matched - 1] }
            if bytes[matched] == byte { matched += 1 }
            if matched == bytes.count { return true }
        }
        return false
    }
}

/// A Bloom filter of a text's pairs of neighbouring bytes.
struct BytePairs: Sendable {
    private let bits: SIMD8<UInt64>

    init(_ text: UnsafeBufferPointer<UInt8>) {
        bits = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8) { words in
            words.initialize(repeating: 0)
            var pair: UInt32 = 0
            for (index, byte) in text.enumerated() {
                pair = (pair << 8 | UInt32(byte)) & 0xFFFF
                guard index > 0 else { continue }
                // Multiply, to spread neighbouring letters over all bits.
                let hash = (pair &* 0x9E37_79B1) >> 23
                words[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
            }
            return SIMD8(words)
        }
    }

    func areAmong(_ others: BytePairs) -> Bool {
        bits & ~others.bits == SIMD8()
    }
}
