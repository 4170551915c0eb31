/// A class of scalars with a bit for each of ASCII, which most texts are made of.
struct IndexedClass: Sendable {
    private let first: UInt64
    private let second: UInt64
    private let scalars: ScalarClass

    init(_ scalars: ScalarClass) {
        self.scalars = scalars
        var bits: (UInt64, UInt64) = (0, 0)
        for value in UInt8.min..<128 where scalars.contains(Unicode.Scalar(value)) {
            if value < 64 { bits.0 |= 1 << UInt64(value) } else { bits.1 |= 1 << UInt64(value - 64) }
        }
        (first, second) = bits
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = UInt64(scalar.value)
        if value < 64 { return first & (1 << value) != 0 }
        if value < 128 { return second & (1 << (value - 64)) != 0 }
        return scalars.contains(scalar)
    }
}
