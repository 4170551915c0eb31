import AppShellHeadless

/// The acts that may overtake a slow answer: each once for a kind of act, call and screen. Beside them the states in which
/// such an answer is on its way, which are expanded for the acts that they offer.
struct OvertakingQueue {
    private var acts = FaultQueue()
    private var states: [Int] = []
    private var known: Set<UInt64> = []

    /// How many acts wait.
    var count: Int { acts.count }
    /// How many states wait.
    var stateCount: Int { states.count }

    /// Adds an act, where a slow answer is on its way in the state and the act may overtake it.
    mutating func add(_ act: ExplorationAct, in state: Int, of queue: StateQueue) {
        guard act.canOvertake, let (_, call) = queue.slowCall(before: state) else { return }
        let looks = queue.states[state].looks
        acts.add(
            .init(state: state, act: act, call: call),
            in: StateLooks(shape: looks.kind, kind: looks.screen)
        )
    }

    /// Adds a state, if it is the first with a slow answer to such an act and call.
    ///
    /// - Returns: whether it is.
    mutating func addState(_ state: Int, of queue: StateQueue) -> Bool {
        guard let (act, call) = queue.slowCall(before: state) else { return false }
        var hash = StableHash(seed: queue.states[state].looks.screen)
        for text in [act.family, call.method, call.family] { hash.add(text) }
        guard known.insert(hash.value).inserted else { return false }
        states.append(state)
        return true
    }

    mutating func take(_ count: Int) -> [FaultQueue.Attempt] { acts.take(count) }

    mutating func takeStates(_ count: Int) -> [Int] {
        defer { states.removeFirst(min(count, states.count)) }
        return Array(states.prefix(count))
    }
}
