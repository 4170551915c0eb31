import Synchronization

/// What several clients come to together, and who waits for it.
final class Tally: Sendable {
    private let members = Mutex<Set<String>>([])
    private let goal: Mutex<Int>
    private let reached: AsyncStream<Void>
    private let reach: AsyncStream<Void>.Continuation

    init(goal: Int) {
        self.goal = Mutex(goal)
        (reached, reach) = AsyncStream.makeStream(of: Void.self)
    }

    var all: Set<String> { members.withLock { $0 } }

    func add(_ member: String) {
        let count = members.withLock { members in
            members.insert(member)
            return members.count
        }
        if goal.withLock({ count >= $0 }) { reach.finish() }
    }

    /// Until as many came as were asked for.
    func wait() async {
        for await _ in reached {}
    }
}
