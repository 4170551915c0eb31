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
        let log = Mutex<[Int]>([])
        for number in 1...3 { Task(executorPreference: executor) { log.withLock { $0.append(number) } } }
        #expect(log.withLock(\.self) == [])
        #expect(executor.drain())
        #expect(log.withLock(\.self) == [1, 2, 3])
        executor.stop()
        Task(executorPreference: executor) { log.withLock { $0.append(4) } }
        #expect(executor.drain())
        #expect(log.withLock(\.self) == [1, 2, 3])
    }
}
