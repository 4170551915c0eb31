import AppShell
import Observation
import Synchronization

/// One process of an app, whole, in one deterministic actor.
///
/// It runs on an executor of its own, as does the work of its screens, through ``TaskScope``. ``HeadlessSession`` makes
/// and drives it.
actor HeadlessApp {
    nonisolated let executor: HeadlessExecutor
    private nonisolated let tasks: OperationTaskExecutor
    private nonisolated let disk: DiskAccess
    private nonisolated let mistakes: ModuleMistakes
    private nonisolated let isDisplayTracked = Mutex(false)
    /// Nil before the app is composed.
    private nonisolated let payloads = Mutex<PayloadTable?>(nil)
    private var shell: Shell?
    /// The products that were composed in this process and had no issue. Each scenario and each way that is explored
    /// launches one anew.
    private static let valid = Mutex<Set<ComposedProduct>>([])

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - mistakes: takes those of the modules.
    ///   - watchesActor: whether it finds operations that change the display from outside of this actor.
    init(disk: SimulatedDisk, mistakes: ModuleMistakes, watchesActor: Bool) {
        self.mistakes = mistakes
        self.disk = DiskAccess(to: disk, mistakes: mistakes)
        executor = HeadlessExecutor()
        tasks = OperationTaskExecutor(on: executor)
        let runAway: @Sendable (() -> Void) -> Void = { [weak self] run in
            if let self { self.watchAway(run) } else { run() }
        }
        executor.run(tasks, runAway: watchesActor ? runAway : nil)
    }

    /// Runs `body` on the thread of the session, as a job of this actor would.
    nonisolated func enter<Value: Sendable>(_ body: (isolated HeadlessApp) throws -> Value) rethrows -> Value {
        try executor.isolating { try assumeIsolated(body) }
    }

    /// Composes the product on this actor, so that nothing of it leaves, and shows the first screen.
    func start(
        _ product: any Product.Type,
        in environment: AppEnvironment,
        with arrivals: [Arrival],
        observer: @escaping @Sendable (ShellEvent) -> Void
    ) throws(CompositionError) {
        var environment = environment
        environment.storage = disk.storage
        environment.flags.undeclared = UndeclaredFlags(declared: Set(product.flags.map(\.name))) { [mistakes] name in
            mistakes.note(.undeclaredFlag(name))
        }
        let analytics = AnalyticsAccess(to: environment.analytics, mistakes: mistakes)
        environment.analytics = analytics
        let composed = ComposedProduct(
            product: ObjectIdentifier(product),
            flags: environment.flags,
            feature: environment.feature
        )
        let isValid = Self.valid.withLock { $0.contains(composed) }
        let graph = try AppGraph(product, in: environment, isValid: isValid)
        if !isValid { _ = Self.valid.withLock { $0.insert(composed) } }
        payloads.withLock { $0 = graph.payloads }
        analytics.declare(graph.contributions.events.map(\.entry))
        disk.declare(graph.contributions.storedKeys.map(\.entry))
        let shell = Shell(graph: graph) { [unowned self] in
            TaskScope { operation in
                // Runs on this actor and nowhere else: `perform` is isolated to it.
                nonisolated(unsafe) let operation = operation
                return Task(executorPreference: self.tasks) { await self.perform(operation) }
            }
        }
        shell.observer = { [mistakes] event in
            mistakes.note(event)
            observer(event)
        }
        self.shell = shell
        for arrival in arrivals { shell.receive(arrival) }
        shell.start()
    }

    func stop() {
        shell?.stop()
        shell = nil
    }

    /// Stops the process at once. Its work is cancelled, but doesn't run before ``unwind()``.
    func kill() {
        executor.halt()
        disk.close()
        stop()
    }

    /// Lets cancelled work finish, so that nothing keeps memory. The storage refuses what a killed app still asks: it
    /// may belong to another process by now.
    nonisolated func unwind() {
        executor.end()
    }

    /// What `body` finds in the running shell; nil where none runs.
    nonisolated func withShell<Value: Sendable>(_ body: @Sendable (Shell) -> Value) -> Value? {
        enter { $0.shell.map(body) }
    }

    /// What the app schedules must lead somewhere when it is tapped.
    nonisolated func noteScheduled(_ notification: LocalNotification) {
        guard let reason = payloads.withLock({ $0 })?.reasonNotToOpen(notification) else { return }
        mistakes.note(.deadNotification(notification.id, reason: reason))
    }

    private func perform(_ operation: () async -> Void) async {
        executor.operationBegins()
        await operation()
    }

    /// Runs a job of an operation that has left this actor: what it changes on the display is a mistake.
    private nonisolated func watchAway(_ run: () -> Void) {
        let screen = enter { app in
            // Until the display changes, what was tracked holds.
            if app.isDisplayTracked.withLock({ !$0 }) { app.trackDisplay() }
            return app.shell?.navigation.current.name
        }
        mistakes.whileAway(on: screen ?? "", run)
    }

    private func trackDisplay() {
        isDisplayTracked.withLock { $0 = true }
        withObservationTracking {
            _ = shell?.content
        } onChange: { [weak self] in
            self?.isDisplayTracked.withLock { $0 = false }
            self?.mistakes.noteChange()
        }
    }
}

/// What the issues of a composition depend on.
private struct ComposedProduct: Hashable {
    let product: ObjectIdentifier
    let flags: FlagSettings
    let feature: String?
}
