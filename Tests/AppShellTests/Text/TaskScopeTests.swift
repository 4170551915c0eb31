import AppShell
import Testing

struct TaskScopeTests {
    /// A scope whose tasks run when the test drains them, and the tasks it made.
    private final class Stage {
        let executor = StepExecutor()
        let clock = StepClock()
        var tasks: [Task<Void, Never>] = []

        lazy var scope = TaskScope { [unowned self] operation in
            nonisolated(unsafe) let operation = operation
            let task = Task(executorPreference: executor) { await operation() }
            tasks.append(task)
            return task
        }
    }

    @Test("what is started runs, once")
    func runs() {
        let stage = Stage()
        var runs = 0
        stage.scope { runs += 1 }
        stage.executor.drain()
        stage.executor.drain()
        #expect(runs == 1)
    }

    @Test("cancelling reaches everything under way")
    func cancels() {
        let stage = Stage()
        let clock = stage.clock
        var cancelled = 0
        for _ in 0..<3 {
            stage.scope {
                do { try await clock.sleep(for: .seconds(60)) } catch { cancelled += 1 }
            }
        }
        stage.executor.drain()
        stage.scope.cancelAll()
        stage.executor.drain()
        #expect(cancelled == 3)
    }

    @Test("what is started after cancelling never runs, nor makes a task")
    func afterCancelling() {
        let stage = Stage()
        var hasRun = false
        stage.scope.cancelAll()
        stage.scope { hasRun = true }
        stage.executor.drain()
        #expect(!hasRun)
        #expect(stage.tasks.isEmpty)
    }

    @Test("a task that has ended is forgotten: cancelling later does not reach it")
    func forgotten() {
        let stage = Stage()
        let clock = stage.clock
        stage.scope {}
        stage.scope { try? await clock.sleep(for: .seconds(60)) }
        stage.executor.drain()
        stage.scope.cancelAll()
        #expect(stage.tasks.map(\.isCancelled) == [false, true])
    }

    @Test("a task may start another one in its own scope")
    func nested() {
        let stage = Stage()
        var log: [String] = []
        let scope = stage.scope
        scope {
            log.append("outer")
            scope { log.append("inner") }
        }
        stage.executor.drain()
        #expect(log == ["outer", "inner"])
    }

    @Test("a scope and what it captured go when its last task has ended")
    func released() {
        final class Witness {}
        weak var seen: Witness?
        let executor = StepExecutor()
        do {
            let witness = Witness()
            seen = witness
            let scope = TaskScope { operation in
                nonisolated(unsafe) let operation = operation
                return Task(executorPreference: executor) { await operation() }
            }
            scope { _ = witness }
            executor.drain()
        }
        #expect(seen == nil)
    }
}
