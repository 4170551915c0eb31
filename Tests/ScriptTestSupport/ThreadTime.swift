import Foundation

/// The processor's time that a piece of work takes: what other work runs beside it does not count.
public enum ThreadTime {
    /// What a piece of work takes of this thread.
    public static func nanoseconds(_ work: () throws -> Void) rethrows -> UInt64 {
        let start = now
        try work()
        return now - start
    }

    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
