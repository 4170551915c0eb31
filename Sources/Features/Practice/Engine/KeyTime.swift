/// Time as the engine counts it: in ticks of 2^15 attoseconds, of which 64 bits hold 83 hours.
///
/// `Duration` computes in 128 bits, by calls that cost more than all the rest of a key. A millisecond is 5^15 ticks, so
/// that whole milliseconds stay exact.
enum KeyTime {
    private static let ticksPerMillisecond: UInt64 = 30_517_578_125
    private static let ticksPerSecond: Int64 = 30_517_578_125_000

    /// Clipped to 0 … 83 h 57 min.
    @inline(__always)
    static func ticks(of duration: Duration) -> Int64 {
        // iOS has 128 bits from 18 on.
        guard #available(iOS 18, *) else { return ticks(ofComponents: duration.components) }
        let attoseconds = duration.attoseconds
        guard attoseconds >= 0 else { return 0 }
        return attoseconds < 1 << 78 ? Int64(truncatingIfNeeded: attoseconds >> 15) : .max
    }

    static func ticks(ofComponents components: (seconds: Int64, attoseconds: Int64)) -> Int64 {
        guard components.seconds >= 0, components.attoseconds >= 0 else { return 0 }
        let (whole, overflow) = components.seconds.multipliedReportingOverflow(by: ticksPerSecond)
        let (ticks, isOver) = whole.addingReportingOverflow(components.attoseconds >> 15)
        return overflow || isOver ? .max : ticks
    }

    static func duration(of ticks: Int64) -> Duration {
        let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: ticksPerSecond)
        return Duration(secondsComponent: seconds, attosecondsComponent: rest << 15)
    }

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
    /// In whole nanoseconds; the most that there are where it is longer. Without `attoseconds`, which iOS 17 has not.
    ///
    /// The duration is not negative.
    var inNanoseconds: Int64 {
        let (seconds, rest) = components
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (all, isOver) = whole.addingReportingOverflow(rest / 1_000_000_000)
        return overflow || isOver ? .max : all
    }

    /// In seconds.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
