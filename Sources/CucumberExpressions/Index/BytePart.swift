/// Bytes that are looked for anywhere in a text, in time linear in the text whatever they are (Knuth, Morris and Pratt).
struct BytePart: Sendable {
    private let bytes: [UInt8]
    /// How many of the first bytes are matched still where, after so many that were, the next one differs.
    private let fallbacks: [Int]
    /// A text that has not all of them has not the part.
    let pairs: BytePairs

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        pairs = bytes.withUnsafeBufferPointer { BytePairs($0) }
        var fallbacks = [Int](repeating: 0, count: bytes.count)
        var matched = 0
        for place in bytes.indices.dropFirst() {
            while matched > 0, bytes[matched] != bytes[place] { matched = fallbacks[matched - 1] }
            if bytes[matched] == bytes[place] { matched += 1 }
            fallbacks[place] = matched
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

/// Which pairs of neighbouring bytes a text has, several of them counted as one: a part's are all among its text's.
struct BytePairs: Sendable {
    private let bits: SIMD8<UInt64>

    init(_ text: UnsafeBufferPointer<UInt8>) {
        bits = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8) { words in
            words.initialize(repeating: 0)
            var pair: UInt32 = 0
            for (place, byte) in text.enumerated() {
                pair = (pair << 8 | UInt32(byte)) & 0xFFFF
                guard place > 0 else { continue }
                // Multiplied so that neighbouring letters spread over all bits.
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
