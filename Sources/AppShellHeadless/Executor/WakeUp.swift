import Dispatch

/// Lets one thread sleep until another one has something for it.
final class WakeUp: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func signal() {
        semaphore.signal()
    }

    /// Returns when `isReady` holds, or after `limit` of wall-clock time.
    func wait(upTo limit: Duration, until isReady: () -> Bool) {
        let nanoseconds = limit.components.seconds * 1_000_000_000 + limit.components.attoseconds / 1_000_000_000
        let deadline = DispatchTime.now() + .nanoseconds(Int(nanoseconds))
        while !isReady() {
            if semaphore.wait(timeout: deadline) == .timedOut { return }
        }
    }
}
