import Testing

@testable import AppShell

/// Acts that come in one go keep their order, whatever the order in which a host runs tasks.
struct ActOrderTests {
    /// Runs what was started only when it is asked to, the newest first.
    private final class BackwardsHost {
        private var operations: [() async -> Void] = []

        func makeScope() -> TaskScope {
            TaskScope { operation in
                self.operations.append(operation)
                return Task {}
            }
        }

        func runAll() async {
            while let operation = operations.popLast() { await operation() }
        }
    }

    private let host = BackwardsHost()

    @Test("acts that do not wait take effect at once")
    func immediate() {
        let scope = host.makeScope()
        var order: [Int] = []
        for number in 0..<100 { scope.run(.immediate { order.append(number) }) }
        #expect(order == Array(0..<100))
    }

    @Test("acts that wait begin in the order in which they came, and those after them come after them")
    func waiting() async {
        let scope = host.makeScope()
        var order: [Int] = []
        for number in 0..<100 {
            scope.run(
                number.isMultiple(of: 3)
                    ? .immediate { order.append(number) }
                    : .task {
                        order.append(number)
                        await Task.yield()
                    }
            )
        }
        // Nothing came before the first one.
        #expect(order == [0])
        await host.runAll()
        #expect(order == Array(0..<100))
    }

    @Test("a task for each act, as hosts start them for other work, would come backwards here")
    func tasks() async {
        let scope = host.makeScope()
        var order: [Int] = []
        for number in 0..<100 { scope { order.append(number) } }
        await host.runAll()
        #expect(order == (0..<100).reversed())
    }

    @Test("what follows the act that took the screen away does nothing")
    func gone() async {
        let scope = host.makeScope()
        var count = 0
        for _ in 0..<3 {
            scope.run(
                .immediate {
                    count += 1
                    scope.cancelAll()
                }
            )
        }
        #expect(count == 1)
    }
}
