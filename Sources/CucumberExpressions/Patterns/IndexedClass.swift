/// A class of scalars with a bit for each ASCII scalar.
struct IndexedClass: Sendable {
    private let first: UInt64
    private let second: UInt64
    private let scalars: ScalarClass

    init(_ scalars: ScalarClass) {
        self.scalars = scalars
        (first, second) = scalars.asciiOfRanges ?? Self.ascii(of: scalars)
    }

    /// Checks each scalar, for classes with more than ranges.
    private static func ascii(of scalars: ScalarClass) -> (UInt64, UInt64) {
        var bits: (UInt64, UInt64) = (0, 0)
        for value in UInt8.min..<128 where scalars.contains(Unicode.Scalar(value)) {
            if value < 64 { bits.0 |= 1 << UInt64(value) } else { bits.1 |= 1 << UInt64(value - 64) }
        }
        return bits
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = UInt64(scalar.value)
        if value < 64 { return first & (1 << value) != 0 }
        if value < 128 { return second & (1 << (value - 64)) != 0 }
        return scalars.contains(scalar)
    }
}

extension ScalarClass {
    /// The bits of a class that consists of ranges, otherwise nil. A vocabulary creates a thousand classes at start.
    fileprivate var asciiOfRanges: (UInt64, UInt64)? {
        guard categories.isEmpty, complements.isEmpty, !ignoresCase else { return nil }
        let bits = ranges.reduce((0, 0)) { ($0.0 | $1.bits(from: 0), $0.1 | $1.bits(from: 64)) }
        return isNegated ? (~bits.0, ~bits.1) : bits
    }
}

extension ClosedRange<UInt32> {
    /// The 64 values from `start` on, one bit each.
    fileprivate func bits(from start: UInt32) -> UInt64 {
        guard lowerBound < start + 64, upperBound >= start else { return 0 }
        let first = Swift.max(lowerBound, start) - start
        let last = Swift.min(upperBound, start + 63) - start
        return (~0 << UInt64(first)) & (~0 >> UInt64(63 - last))
    }
}
