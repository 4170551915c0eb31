/// Starts work that outlives the call which starts it, on the host's actor, and cancels it together.
///
/// A plain `Task {}` would leave for the global pool: it inherits neither the executor preference nor, in a class
/// without isolation, the actor. So screens start their work here. One scope a screen; the host says how a task is
/// made. Not Sendable: it lives with the screens it serves.
public final class TaskScope {
    private let start: (@escaping () async -> Void) -> Task<Void, Never>
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var started = 0
    private var isCancelled = false

    /// - Parameter start: makes the task that runs an operation on the host's actor.
    public init(start: @escaping (@escaping () async -> Void) -> Task<Void, Never>) {
        self.start = start
    }

    /// Starts an operation; one started after ``cancelAll()`` never runs.
    ///
    /// - Returns: what one may wait for; nil where it never runs.
    @discardableResult
    public func callAsFunction(_ operation: @escaping () async -> Void) -> Task<Void, Never>? {
        guard !isCancelled else { return nil }
        started += 1
        let number = started
        var hasEnded = false
        // No capture list: see Screen.
        let task = start {
            // Cancelled before it began: the second of two quick taps on what took its screen away.
            if !self.isCancelled { await operation() }
            hasEnded = true
            self.tasks[number] = nil
        }
        if !hasEnded { tasks[number] = task }
        return task
    }

    /// Cancels what runs; what was not yet begun never is.
    public func cancelAll() {
        isCancelled = true
        for number in tasks.keys.sorted() { tasks[number]?.cancel() }
        tasks = [:]
    }
}
