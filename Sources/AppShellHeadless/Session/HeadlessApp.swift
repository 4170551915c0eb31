import AppShell

/// One process of an app, whole, in one deterministic actor.
///
/// Runs on an executor of its own; what its screens start runs there too, through `TaskScope`. Made and driven by
/// ``HeadlessSession``.
public actor HeadlessApp {
    public nonisolated let executor: HeadlessExecutor
    private nonisolated let storageGate = StorageGate()
    private var shell: Shell?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(executor: HeadlessExecutor) {
        self.executor = executor
    }

    /// Composes the product on this actor, so that nothing of it ever leaves, and shows the first screen.
    func start(
        _ product: any Product.Type,
        in environment: AppEnvironment,
        with arrivals: [Arrival],
        observer: @escaping @Sendable (ShellEvent) -> Void
    ) throws(CompositionError) {
        var environment = environment
        environment.storage = storageGate.gated(environment.storage)
        let graph = try AppGraph(product, in: environment)
        let shell = Shell(graph: graph) { [unowned self] in
            TaskScope { operation in
                // Runs on this actor and nowhere else: `perform` is isolated to it.
                nonisolated(unsafe) let operation = operation
                return Task(executorPreference: self.executor) { await self.perform(operation) }
            }
        }
        shell.observer = observer
        self.shell = shell
        for arrival in arrivals { shell.receive(arrival) }
        shell.start()
    }

    func stop() {
        shell?.stop()
        shell = nil
    }

    /// Ends it where it is: its work is cancelled, and does not run until ``unwind()``.
    func kill() {
        executor.halt()
        storageGate.close()
        stop()
    }

    /// Lets the work that was cancelled come to its end, so that nothing is kept in memory for it. What it asks of a
    /// storage is refused where the app was killed: that may be another session's by now.
    nonisolated func unwind() {
        executor.end()
    }

    /// What `body` finds in the running shell; nil when it does not run.
    func withShell<Value: Sendable>(_ body: (Shell) -> Value) -> Value? {
        shell.map(body)
    }

    private func perform(_ operation: () async -> Void) async {
        await operation()
    }
}
