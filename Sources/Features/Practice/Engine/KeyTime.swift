/// Time as the engine counts it: in ticks of 2^15 attoseconds, of which 64 bits hold 83 hours.
///
/// `Duration` computes in 128 bits, by calls that cost more than all the rest of a key. A millisecond is 5^15 ticks, so
/// that whole milliseconds stay exact.
enum KeyTime {
    private static let ticksPerMillisecond: UInt64 = 30_517_578_125

    /// Clipped to 0 … 83 h 57 min.
    @inline(__always)
    static func ticks(of duration: Duration) -> Int64 {
        let attoseconds = duration.attoseconds
        guard attoseconds >= 0 else { return 0 }
        return attoseconds < 1 << 78 ? Int64(truncatingIfNeeded: attoseconds >> 15) : .max
    }

    static func duration(of ticks: Int64) -> Duration { Duration(attoseconds: Int128(ticks) << 15) }

    static func ticks(ofMilliseconds milliseconds: UInt32) -> Int64 {
        // 49 days are more than there are ticks for.
        let (ticks, overflow) = Int64(milliseconds).multipliedReportingOverflow(by: Int64(ticksPerMillisecond))
        return overflow ? .max : ticks
    }

    /// Rounded.
    ///
    /// - Parameter ticks: not negative.
    @inline(__always)
    static func milliseconds(of ticks: Int64) -> UInt32 {
        let half = (ticksPerMillisecond + 1) / 2
        return UInt32(truncatingIfNeeded: (UInt64(bitPattern: ticks) &+ half) / ticksPerMillisecond)
    }
}

extension Duration {
    /// In seconds.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
