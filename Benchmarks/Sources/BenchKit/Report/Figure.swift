import Foundation

/// Numbers as people read them in a table.
package enum Figure {
    /// Nanoseconds, in the unit that leaves three or four digits.
    package static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<10_000: fixed(nanoseconds, nanoseconds < 100 ? 1 : 0) + " ns"
        case ..<10_000_000: fixed(nanoseconds / 1_000, 1) + " µs"
        default: fixed(nanoseconds / 1_000_000, 1) + " ms"
        }
    }

    /// Bytes, in the unit that leaves one to four digits.
    package static func bytes(_ bytes: Double) -> String {
        switch bytes {
        case ..<10_000: fixed(bytes, 0) + " B"
        case ..<10_000_000: fixed(bytes / 1_000, 0) + " kB"
        default: fixed(bytes / 1_000_000, 1) + " MB"
        }
    }

    package static func ratio(_ ratio: Double) -> String {
        fixed(ratio, ratio < 10 ? 1 : 0) + " ×"
    }

    /// Without decimals where there are none.
    package static func plain(_ value: Double) -> String {
        value == value.rounded() ? fixed(value, 0) : fixed(value, 2)
    }

    package static func fixed(_ value: Double, _ decimals: Int) -> String {
        String(format: "%.\(decimals)f", value)
    }
}
