import Synchronization

/// The executor of one app process: a queue that the thread which runs the script drains.
///
/// Serial executor of the app's actor and preferred executor of its tasks in one, so that task groups, continuations
/// and cancellation handlers come back here too. Jobs run in the order they came in. Nothing runs by itself: time
/// stands still until ``drain()``.
public final class HeadlessExecutor: SerialExecutor, TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var phase = Phase.running
    }

    private enum Phase {
        case running
        /// Nothing runs, and nothing is lost.
        case halted
        /// What comes in is dropped.
        case ended
    }

    private let state = Mutex(State())
    private let wakeUp = WakeUp()

    public init() {}

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { state in
            if state.phase != .ended { state.jobs.append(job) }
        }
        wakeUp.signal()
    }

    /// More jobs than this in one go is a loop that does not come to rest.
    private static let maximumJobs = 1_000_000

    /// Runs what is queued, and what that queues, until nothing is, or the process is halted.
    ///
    /// - Returns: whether it came to rest.
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

    /// Nothing runs any more, as in a process that was killed; what is queued and will be waits for ``end()``.
    ///
    /// Dropped instead, the tasks behind it would never end, and hold for good all that they know.
    func halt() {
        state.withLock { $0.phase = .halted }
    }

    /// Runs what is left, halted or not, and then drops all that will be.
    func end() {
        state.withLock { $0.phase = .running }
        _ = drain()
        stop()
    }

    /// Drops what is queued and all that will be.
    public func stop() {
        state.withLock { state in
            state.jobs = []
            state.phase = .ended
        }
    }

    /// Waits on the wall clock until a job comes in from another thread (a live request's answer) or the time is over.
    func waitForJob(upTo limit: Duration) {
        wakeUp.wait(upTo: limit) { !state.withLock { $0.jobs.isEmpty } }
    }

    /// A session drives its app from one thread at a time, and jobs run only inside ``drain()``: whoever is not a job
    /// but holds the session is isolated as well.
    public func checkIsolated() {}

    public func isIsolatingCurrentContext() -> Bool? { true }
}
