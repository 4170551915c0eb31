import Synchronization

/// What a simulated service is told to do next, and what it has received.
public final class SimulatedScript: Sendable {
    /// A request, and what was answered.
    public struct Exchange: Sendable {
        public let request: SimulatedRequest
        /// nil where there was no answer.
        public let answer: SimulatedAnswer?
    }

    private struct Waiter {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var reactions: [SimulatedReaction] = []
        var exchanges: [Exchange] = []
        var arrivals = 0
        var held: [CheckedContinuation<Void, Never>] = []
        var isReleased = false
        var waiters: [Waiter] = []
    }

    private let state = Mutex(State())

    public init() {}

    /// What to do with the next requests that are as they should be, one each; then they are accepted again.
    public func react(_ reactions: SimulatedReaction...) {
        state.withLock { $0.reactions += reactions }
    }

    /// Answers everything that is held, and what would be held from now on.
    public func release() {
        let held = state.withLock { state in
            state.isReleased = true
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// What was answered, in the order of the answers.
    public var exchanges: [Exchange] { state.withLock { $0.exchanges } }

    /// Waits until so many requests have arrived in all, answered or not.
    public func arrivals(atLeast count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.arrivals >= count { return true }
                state.waiters.append(Waiter(count: count, continuation: continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    /// Requests that have arrived, answered or not.
    public var arrivals: Int { state.withLock { $0.arrivals } }

    func nextReaction() -> SimulatedReaction {
        state.withLock { $0.reactions.isEmpty ? .accept : $0.reactions.removeFirst() }
    }

    func noteArrival() {
        let due = state.withLock { state in
            state.arrivals += 1
            let arrivals = state.arrivals
            let due = state.waiters.filter { $0.count <= arrivals }
            state.waiters.removeAll { $0.count <= arrivals }
            return due
        }
        for waiter in due { waiter.continuation.resume() }
    }

    func note(_ request: SimulatedRequest, _ answer: SimulatedAnswer?) {
        state.withLock { $0.exchanges.append(Exchange(request: request, answer: answer)) }
    }

    func hold() async {
        await withCheckedContinuation { continuation in
            let isReleased = state.withLock { state in
                if !state.isReleased { state.held.append(continuation) }
                return state.isReleased
            }
            if isReleased { continuation.resume() }
        }
    }
}
