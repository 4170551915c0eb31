/// A hash of 64 bits that is the same in every process, unlike that of `Hasher`.
///
/// Multiplies and folds 64 bits at a time, as wyhash does. Not for secrets: whoever knows the constants can make two
/// inputs collide.
package struct StableHash {
    /// The hash of what was added so far.
    package private(set) var value: UInt64

    /// - Parameter seed: hashes of different seeds differ.
    package init(seed: UInt64 = 0) {
        value = seed ^ 0xA076_1D64_78BD_642F
    }

    package mutating func add(_ word: UInt64) {
        let product = (value ^ 0xE703_7ED1_A0B4_28DB).multipliedFullWidth(by: word ^ 0x8EBC_6AF0_9C88_C6E3 | 1)
        value = (product.high ^ product.low) &+ word
    }

    package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    package mutating func add(_ isTrue: Bool) { add(isTrue ? 1 as UInt64 : 2) }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(bytes: UnsafeRawBufferPointer($0)) }
    }

    package mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    package mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add(bytes: $0) }
    }

    package mutating func add(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        add(UInt64(bitPattern: seconds))
        add(UInt64(bitPattern: attoseconds))
    }

    private mutating func add(bytes: UnsafeRawBufferPointer) {
        add(bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        for index in offset..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
        if offset < bytes.count { add(rest) }
    }
}
