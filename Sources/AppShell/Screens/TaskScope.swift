/// Starts work that outlives the call which starts it, on the host's actor, and cancels all of it together.
///
/// A plain `Task {}` would run on the global pool: it inherits neither the executor preference nor, in a class without
/// isolation, the actor. Each screen has a scope, and the app has one for what outlives its screens. The host says how a
/// task is made. Not Sendable: it belongs to the isolation of the host.
public final class TaskScope {
    private let start: (@escaping () async -> Void) -> Task<Void, Never>
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var count = 0
    /// Acts that wait for a task to take them, oldest first.
    private var acts: [Content.Act] = []
    /// Whether nothing starts any more: the screen, or the app, is gone.
    public private(set) var isCancelled = false

    /// - Parameter start: makes the task that runs an operation on the host's actor.
    public init(start: @escaping (@escaping () async -> Void) -> Task<Void, Never>) {
        self.start = start
    }

    /// Starts an operation; one started after ``cancelAll()`` never runs.
    ///
    /// - Returns: the task, to wait for; nil if it never runs.
    @discardableResult
    public func callAsFunction(_ operation: @escaping () async -> Void) -> Task<Void, Never>? {
        guard !isCancelled else { return nil }
        count += 1
        let number = count
        var isDone = false
        // No capture list: see Screen.
        let task = start {
            // What was cancelled before it began never does.
            if !self.isCancelled { await operation() }
            isDone = true
            self.tasks[number] = nil
        }
        if !isDone { tasks[number] = task }
        return task
    }

    /// Runs an act: at once, or in a task. Acts begin in the order in which they come, whatever the order in which the
    /// host runs their tasks: the first task to run takes the oldest act.
    func run(_ act: Content.Act) {
        guard !isCancelled else { return }
        if acts.isEmpty, case .immediate(let action) = act { return action() }
        acts.append(act)
        self { await self.takeAct() }
    }

    private func takeAct() async {
        switch acts.removeFirst() {
        case .immediate(let action): action()
        case .task(let action): await action()
        }
    }

    /// Cancels what runs; what has not begun never does.
    public func cancelAll() {
        isCancelled = true
        for number in tasks.keys.sorted() { tasks[number]?.cancel() }
        tasks = [:]
        acts = []
    }
}
