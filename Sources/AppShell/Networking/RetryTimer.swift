/// Tries work again by itself, ever more rarely, until it succeeds: for what must reach a back end though nobody asks for
/// it any more, such as that someone has signed out.
///
/// It complements the occasions that an app has anyway, the foreground and the return of the network: a server that was
/// down tells nobody that it is back. Not Sendable: it belongs to the isolation of the host, as modules do.
public final class RetryTimer {
    /// The wait after the first failure; each later one is twice as long.
    public static let firstDelay = Duration.seconds(30)
    public static let maximumDelay = Duration.seconds(15 * 60)

    /// Without it nothing is tried again.
    public var tasks: TaskScope?
    private let clock: any AppClock
    private let purpose: String
    private var delay = RetryTimer.firstDelay
    private var isWaiting = false
    private var waiting: Task<Void, Never>?
    /// Counts resets: what waited before one is nobody's.
    private var resets = 0

    /// - Parameter purpose: what is waited for, as ``AppClock/sleep(for:purpose:)`` takes it.
    public init(purpose: String, clock: any AppClock) {
        self.purpose = purpose
        self.clock = clock
    }

    /// It failed: runs `work` after the next delay, unless it is to be run already.
    public func plan(_ work: @escaping () async -> Void) {
        guard !isWaiting, let tasks else { return }
        isWaiting = true
        let (delay, number) = (delay, resets)
        self.delay = min(delay * 2, Self.maximumDelay)
        waiting = tasks {
            do { try await self.clock.sleep(for: delay, purpose: self.purpose) } catch { return }
            guard self.resets == number else { return }
            // Before the work: it may reset the timer, which must not cancel it.
            self.isWaiting = false
            self.waiting = nil
            await work()
        }
    }

    /// It succeeded, or there is nothing to do any more: nothing waits, and the next failure begins with the first delay.
    public func reset() {
        resets += 1
        delay = Self.firstDelay
        isWaiting = false
        waiting?.cancel()
        waiting = nil
    }
}
