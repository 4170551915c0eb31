/// Runs the tasks of an app's operations on its executor, which learns what of them runs on no actor.
///
/// Jobs on the actor go to the executor itself.
final class OperationTaskExecutor: TaskExecutor {
    private let executor: HeadlessExecutor

    init(on executor: HeadlessExecutor) {
        self.executor = executor
    }

    func enqueue(_ job: consuming ExecutorJob) {
        executor.enqueueFree(UnownedJob(job))
    }
}

/// Which tasks have left the actor right where an operation began.
///
/// A closure that is not isolated to its host leaves before anything of it runs. What an operation awaits may leave too, a
/// task group of the standard library say, and comes back: the job alone does not tell which it is.
struct Departures {
    /// An operation has begun in the current job, and nothing has left the actor since.
    private var isBeginning = false
    /// By the job of the task.
    private var away: Set<Int> = []

    mutating func jobBegins() { isBeginning = false }

    mutating func operationBegins() { isBeginning = true }

    /// Whether the task of a job that is enqueued now is away from the actor.
    ///
    /// - Parameter isFree: whether the job belongs to no actor; any other brings its task back.
    mutating func isAway(_ job: UnownedJob, isFree: Bool) -> Bool {
        guard isFree else {
            if !away.isEmpty { away.remove(Self.identity(job)) }
            return false
        }
        // While a task runs, what is enqueued is another one: a child, or one that was waited for.
        if isBeginning, withUnsafeCurrentTask(body: { $0 == nil }) {
            isBeginning = false
            away.insert(Self.identity(job))
        }
        return !away.isEmpty && away.contains(Self.identity(job))
    }

    /// A job has no other name that costs nothing.
    private static func identity(_ job: UnownedJob) -> Int { unsafeBitCast(job, to: Int.self) }
}
