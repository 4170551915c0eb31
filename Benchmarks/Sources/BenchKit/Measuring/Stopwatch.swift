import CAllocationCounter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The two clocks of a benchmark: what this thread has run for, and what it has allocated.
package enum Stopwatch {
    /// CPU time of this thread in nanoseconds: what other processes do on the machine is not in it.
    package static func threadTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Blocks this thread has asked the allocator for; nil where they can't be counted.
    package static func allocations() -> Int? {
        let count = appshell_allocation_count()
        return count < 0 ? nil : Int(count)
    }
}
