import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Until when the statement under way waits for another program's lock on the database.
final class BusyDeadline: Sendable {
    private let deadline: Mutex<ContinuousClock.Instant>

    /// In microseconds: short beside a call, long beside a look at the lock.
    private static let pause: UInt32 = 5_000

    init(_ deadline: ContinuousClock.Instant) {
        self.deadline = Mutex(deadline)
    }

    func set(_ deadline: ContinuousClock.Instant) {
        self.deadline.withLock { $0 = deadline }
    }

    /// Waits a little; false once it is too late, at once.
    func waits() -> Bool {
        guard ContinuousClock.now < deadline.withLock(\.self) else { return false }
        usleep(BusyDeadline.pause)
        return true
    }
}
