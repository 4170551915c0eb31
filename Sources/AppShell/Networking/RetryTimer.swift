/// Retries work with exponential backoff until it succeeds: for calls that must reach a back end although no screen waits
/// for them, such as signing out.
///
/// It complements retries on foreground and on the return of the network, since a server that was down does not announce
/// its return. Not Sendable: like modules, it belongs to the host's isolation.
public final class RetryTimer {
    /// The wait after the first failure; it doubles after each further one.
    public static let firstDelay = Duration.seconds(30)
    /// The longest wait.
    public static let maximumDelay = Duration.seconds(15 * 60)

    /// Runs the retries; without it there are none.
    public var tasks: TaskScope?
    private let clock: any AppClock
    private let purpose: String
    private var delay = RetryTimer.firstDelay
    private var isWaiting = false
    private var waiting: Task<Void, Never>?
    /// Counts resets, so that a wait begun before a reset does nothing.
    private var resets = 0

    /// - Parameter purpose: what the wait is for; see ``AppClock/sleep(for:purpose:)``.
    public init(purpose: String, clock: any AppClock) {
        self.purpose = purpose
        self.clock = clock
    }

    /// After a failure: runs `work` after the next delay, unless a run is already due.
    public func plan(_ work: @escaping () async -> Void) {
        guard !isWaiting, let tasks else { return }
        isWaiting = true
        let (delay, number) = (delay, resets)
        self.delay = min(delay * 2, Self.maximumDelay)
        waiting = tasks {
            do { try await self.clock.sleep(for: delay, purpose: self.purpose) } catch { return }
            guard self.resets == number else { return }
            // Cleared first: the work may reset the timer, and that must not cancel the work.
            self.isWaiting = false
            self.waiting = nil
            await work()
        }
    }

    /// After a success, or when there is nothing left to do: cancels the wait and starts again from the first delay.
    public func reset() {
        resets += 1
        delay = Self.firstDelay
        isWaiting = false
        waiting?.cancel()
        waiting = nil
    }
}
