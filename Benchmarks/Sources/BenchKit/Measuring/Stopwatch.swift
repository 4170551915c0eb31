import CAllocationCounter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The clocks of a benchmark: what this thread has run for, what time passed, and what was allocated.
package enum Stopwatch {
    /// CPU time of this thread in nanoseconds: what other processes do on the machine is not in it.
    package static func threadTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// CPU time of all threads of this process since it began, in nanoseconds.
    package static func processTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Time that passed, in nanoseconds, for what waits for a disk: whatever the machine does meanwhile is in it.
    package static func wallTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Blocks this thread has asked the allocator for; nil where they can't be counted.
    package static func allocations() -> Int? {
        let count = appshell_allocation_count()
        return count < 0 ? nil : Int(count)
    }

    /// Makes a known number of blocks.
    ///
    /// - Throws: ``BenchError/wrong(_:)`` where the counter does not see each of them, and nothing else.
    package static func proveThatItCounts() throws(BenchError) {
        guard let before = allocations() else { return }
        var blocks: [Block] = []
        blocks.reserveCapacity(1_000)
        let start = allocations() ?? before
        for number in 0..<1_000 { blocks.append(Block(number: number)) }
        let count = (allocations() ?? start) - start
        guard count == 1_000, blocks.count == 1_000, start > before else {
            throw .wrong("1,000 blocks are counted as \(count)")
        }
    }

    private final class Block {
        let number: Int

        init(number: Int) {
            self.number = number
        }
    }
}
