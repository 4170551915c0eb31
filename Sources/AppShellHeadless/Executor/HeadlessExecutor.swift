import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The executor of one app process: a queue that the thread of the script drains.
///
/// It is the serial executor of the app's actor and the preferred executor of its tasks, so that task groups,
/// continuations and cancellation handlers return here too. Jobs run in the order of arrival, and only inside
/// ``drain()``.
public final class HeadlessExecutor: SerialExecutor, TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var phase = Phase.running
        /// The thread inside ``isolating(_:)``.
        var owner: pthread_t?
    }

    private enum Phase {
        case running
        /// Nothing runs, and nothing is lost.
        case halted
        /// New jobs are dropped.
        case ended
    }

    private let state = Mutex(State())
    private let wakeUp = WakeUp()

    /// Makes an executor with an empty queue.
    public init() {}

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { state in
            if state.phase != .ended { state.jobs.append(job) }
        }
        wakeUp.signal()
    }

    /// More jobs than this in one go are a loop.
    private static let maximumJobs = 1_000_000

    /// Runs the queued jobs and those that they queue.
    ///
    /// - Returns: false after a million jobs, which are a loop; true otherwise, also for a process that was halted.
    public func drain() -> Bool {
        var count = 0
        while true {
            let batch = state.withLock { state in
                guard state.phase == .running else { return [UnownedJob]() }
                defer { state.jobs.removeAll(keepingCapacity: true) }
                return state.jobs
            }
            if batch.isEmpty { return true }
            count += batch.count
            for (index, job) in batch.enumerated() {
                guard mayRun(orElseKeeps: batch[index...]) else { return true }
                job.runSynchronously(
                    isolatedTo: asUnownedSerialExecutor(),
                    taskExecutor: asUnownedTaskExecutor()
                )
            }
            if count > Self.maximumJobs { return false }
        }
    }

    private func mayRun(orElseKeeps jobs: ArraySlice<UnownedJob>) -> Bool {
        state.withLock { state in
            if state.phase == .halted { state.jobs.insert(contentsOf: jobs, at: 0) }
            return state.phase == .running
        }
    }

    /// Stops running jobs, as in a killed process. Queued jobs wait for ``end()``.
    ///
    /// Dropping them instead would leak their tasks and all that these hold.
    func halt() {
        state.withLock { $0.phase = .halted }
    }

    /// Runs the remaining jobs, halted or not, and drops later ones.
    func end() {
        state.withLock { $0.phase = .running }
        _ = drain()
        stop()
    }

    /// Drops the queued jobs and all later ones.
    public func stop() {
        state.withLock { state in
            state.jobs = []
            state.phase = .ended
        }
    }

    /// Waits in wall-clock time until another thread queues a job, such as a live request's answer, or `limit` is over.
    func waitForJob(upTo limit: Duration) {
        wakeUp.wait(upTo: limit) { !state.withLock { $0.jobs.isEmpty } }
    }

    /// Lets the calling thread use the actor outside of its jobs: inside `body`, `assumeIsolated` holds.
    ///
    /// Only the thread that also calls ``drain()`` may do so, and no other thread at the same time.
    public func isolating<Value>(_ body: () throws -> Value) rethrows -> Value {
        let outer = state.withLock { $0.owner }
        state.withLock { $0.owner = pthread_self() }
        defer { state.withLock { $0.owner = outer } }
        return try body()
    }

    /// Whether the calling thread is inside ``isolating(_:)``. Jobs are known to be isolated without being asked.
    public func isIsolatingCurrentContext() -> Bool? {
        state.withLock { $0.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
    }

    public func checkIsolated() {
        precondition(isIsolatingCurrentContext() == true, "call HeadlessExecutor.isolating(_:) first")
    }
}
