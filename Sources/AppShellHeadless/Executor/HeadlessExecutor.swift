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
    private struct Job {
        let job: UnownedJob
        /// Whether its task has left the actor where an operation began.
        var isAway = false
    }

    private struct State {
        var jobs: [Job] = []
        var phase = Phase.running
        /// The thread inside ``isolating(_:)``.
        var owner: pthread_t?
        /// Where the tasks run; nil: here.
        var tasks: UnownedTaskExecutor?
        var departures = Departures()
        var runAway: (@Sendable (_ run: () -> Void) -> Void)?
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
        append(job, isFree: false)
    }

    /// A job that belongs to no actor, of a task of ``OperationTaskExecutor``.
    func enqueueFree(_ job: UnownedJob) {
        append(job, isFree: true)
    }

    private func append(_ job: UnownedJob, isFree: Bool) {
        state.withLock { state in
            let isAway = state.departures.isAway(job, isFree: isFree)
            if state.phase != .ended { state.jobs.append(Job(job: job, isAway: isAway)) }
        }
        wakeUp.signal()
    }

    /// - Parameters:
    ///   - tasks: where the tasks of operations run. It must live as long as jobs do.
    ///   - runAway: runs a job of an operation that has left the actor.
    func run(_ tasks: OperationTaskExecutor, runAway: (@Sendable (_ run: () -> Void) -> Void)? = nil) {
        state.withLock { state in
            state.tasks = tasks.asUnownedTaskExecutor()
            state.runAway = runAway
        }
    }

    /// What the current job calls next is an operation, which is to stay on the actor.
    func operationBegins() {
        state.withLock { $0.departures.operationBegins() }
    }

    /// More jobs than this in one go are a loop.
    private static let maximumJobs = 1_000_000

    /// Runs the queued jobs and those that they queue.
    ///
    /// - Returns: false after a million jobs, which are a loop; true otherwise, also for a process that was halted.
    public func drain() -> Bool {
        var count = 0
        while true {
            let (batch, tasks, runAway) = state.withLock { state in
                // What comes from outside of a job, from the clock say, has left nothing.
                state.departures.jobBegins()
                let tasks = state.tasks ?? asUnownedTaskExecutor()
                guard state.phase == .running else { return ([Job](), tasks, state.runAway) }
                defer { state.jobs.removeAll(keepingCapacity: true) }
                return (state.jobs, tasks, state.runAway)
            }
            if batch.isEmpty { return true }
            count += batch.count
            for (index, job) in batch.enumerated() {
                guard mayRun(orElseKeeps: batch[index...]) else { return true }
                if job.isAway, let runAway {
                    // Not as a job of the actor, so that the task enqueues itself again to come back there.
                    runAway { job.job.runSynchronously(on: tasks) }
                } else {
                    job.job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: tasks)
                }
            }
            if count > Self.maximumJobs { return false }
        }
    }

    private func mayRun(orElseKeeps jobs: ArraySlice<Job>) -> Bool {
        state.withLock { state in
            state.departures.jobBegins()
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
