import AppShellHeadless
import Synchronization
import Testing

struct ExecutorTests {
    @Test("only the thread inside isolating is isolated without being a job")
    func isolation() {
        let executor = HeadlessExecutor()
        #expect(executor.isIsolatingCurrentContext() == false)
        executor.isolating {
            #expect(executor.isIsolatingCurrentContext() == true)
            executor.isolating {}
            #expect(executor.isIsolatingCurrentContext() == true)
            executor.checkIsolated()
        }
        #expect(executor.isIsolatingCurrentContext() == false)
    }

    @Test("jobs run inside drain, in order, and not after stop")
    func order() {
        let executor = HeadlessExecutor()
        let log = Log()
        for number in 1...3 { start(number, on: executor, log) }
        #expect(log.numbers == [])
        #expect(executor.drain())
        #expect(log.numbers == [1, 2, 3])
        executor.stop()
        start(4, on: executor, log)
        #expect(executor.drain())
        #expect(log.numbers == [1, 2, 3])
    }

    private func start(_ number: Int, on executor: HeadlessExecutor, _ log: Log) {
        Task(executorPreference: executor) { @Sendable in log.add(number) }
    }

    private final class Log: Sendable {
        private let state = Mutex<[Int]>([])

        var numbers: [Int] { state.withLock(\.self) }

        func add(_ number: Int) { state.withLock { $0.append(number) } }
    }
}
