import AppShell
import AppShellHeadless
import BenchKit
import Madinia

/// Madinia's shell itself on the list of formations, for measuring what a host pays to draw it once more.
actor CourseListHost {
    nonisolated let executor = HeadlessExecutor()
    private var shell: Shell?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter environment: of a session whose back end has the courses.
    func start(in environment: AppEnvironment) throws {
        let shell = Shell(graph: try AppGraph(MadiniaApp.self, in: environment)) { [unowned self] in
            TaskScope { operation in
                // Runs on this actor and nowhere else: `perform` is isolated to it.
                nonisolated(unsafe) let operation = operation
                return Task(executorPreference: self.executor) { await self.perform(operation) }
            }
        }
        shell.receive(.link("https://madinia.fr/formations"))
        shell.start()
        self.shell = shell
    }

    /// Runs `body` on the calling thread, as a job of this actor would.
    nonisolated func enter<Value: Sendable>(
        _ body: (isolated CourseListHost) throws -> Value
    ) rethrows -> Value {
        try executor.isolating { try assumeIsolated(body) }
    }

    /// Stops the app and drops its remaining jobs.
    nonisolated func end() {
        enter { $0.stop() }
        _ = executor.drain()
        executor.stop()
    }

    private func stop() {
        shell?.stop()
        shell = nil
    }

    /// Makes all content anew.
    ///
    /// - Returns: how many cards stand in the list, and what the last one holds.
    @inline(never)
    func rebuild() -> Int {
        guard let shell else { return -1 }
        let screen = shell.content.children.first?.children.first { $0.role == .screen }
        guard let list = screen?.children.last, list.role == .list else { return -1 }
        return list.children.count &+ (list.children.last?.children.count ?? 0)
    }

    var outline: String { shell.map { ContentSnapshot($0.content).outline } ?? "" }

    private func perform(_ operation: () async -> Void) async {
        await operation()
    }
}
