import NIOPosix
import Synchronization

/// Computes passwords' hashes, a few at once, in turn by address, and not those that nobody waits for any more.
///
/// A hash takes a quarter of a second of a core, so whoever asks for many would make everybody wait.
final class SignInQueue: Sendable {
    /// What became of a call.
    enum Outcome<Value: Sendable>: Sendable {
        case done(Value)
        /// Too many wait.
        case refused
        /// Its client has gone.
        case abandoned
    }

    private struct Job: Sendable {
        let deadline: ContinuousClock.Instant
        let isAbandoned: @Sendable () -> Bool
        let run: @Sendable () -> Void
        let end: @Sendable (Bool) -> Void
    }

    private struct State {
        var waiting: FairQueue<Job>
        var running = 0
    }

    private let pool: NIOThreadPool
    private let concurrency: Int
    private let state: Mutex<State>

    /// How long a refused client should wait, in seconds.
    static let retryAfter = 2

    /// - Parameter concurrency: how many are computed at once: as many as `pool` has threads.
    init(pool: NIOThreadPool, concurrency: Int) {
        self.pool = pool
        self.concurrency = concurrency
        state = Mutex(State(waiting: FairQueue(.init(perCaller: 4, total: 32))))
    }

    /// - Parameters:
    ///   - caller: whose turn it takes.
    ///   - deadline: after it its turn is not waited for any more.
    ///   - isAbandoned: asked when the turn has come.
    func run<Value: Sendable>(
        for caller: String,
        until deadline: ContinuousClock.Instant,
        unless isAbandoned: @escaping @Sendable () -> Bool,
        _ body: @escaping @Sendable () -> Value
    ) async -> Outcome<Value> {
        await withCheckedContinuation { continuation in
            let job = Job(
                deadline: deadline,
                isAbandoned: isAbandoned,
                run: { continuation.resume(returning: .done(body())) },
                end: { continuation.resume(returning: $0 ? .abandoned : .refused) }
            )
            let refused = state.withLock { state -> Job? in
                switch state.waiting.append(job, of: caller) {
                case .admitted: nil
                case .replacing(let other): other
                case .refused: job
                }
            }
            refused?.end(false)
            pump()
        }
    }

    private func pump() {
        while let job = take() {
            let isAbandoned = job.isAbandoned()
            guard !isAbandoned, ContinuousClock.now < job.deadline else {
                job.end(isAbandoned)
                finish()
                continue
            }
            pool.submit { state in
                if case .active = state { job.run() } else { job.end(false) }
                self.finish()
                self.pump()
            }
        }
    }

    private func take() -> Job? {
        state.withLock { state in
            guard state.running < concurrency, let job = state.waiting.next() else { return nil }
            state.running += 1
            return job
        }
    }

    private func finish() {
        state.withLock { $0.running -= 1 }
    }
}
