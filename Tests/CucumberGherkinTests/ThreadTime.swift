import Foundation
import Testing

/// The processor's time that a piece of work takes: what other work runs beside it does not count.
enum ThreadTime {
    /// Requires that ten times the length costs less than thirty times the time, where a quadratic reader needs a
    /// hundred times.
    static func requireLinear(
        _ name: String,
        location: SourceLocation = #_sourceLocation,
        make: (_ length: Int) -> [UInt8],
        read: ([UInt8]) throws -> Void
    ) throws {
        let short = try cost(of: make(5_000), read)
        let long = try cost(of: make(50_000), read)
        #expect(long <= 30 * short, "\(name): \(short) ns and \(long) ns", sourceLocation: location)
    }

    /// Nanoseconds, the least of three.
    private static func cost(of bytes: [UInt8], _ read: ([UInt8]) throws -> Void) throws -> UInt64 {
        var best = UInt64.max
        for _ in 0..<3 {
            let start = now
            try read(bytes)
            best = min(best, now - start)
        }
        return best
    }

    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
