import AppShellHeadless

/// The states that an exploration has found, in the order of finding, and which of them to expand next.
///
/// Breadth first to a depth, so that the first path to a state is a shortest one; then by novelty: what looks the least
/// like what was expanded before.
struct StateQueue {
    /// A state and how it was first reached.
    struct State {
        let digest: UInt64
        let looks: StateLooks
        /// The state before, by its index; -1 for the first.
        let parent: Int32
        /// The last move, by its index in ``StateQueue/moves``; -1 for the first.
        let move: Int32
        /// The number of moves since the first state.
        let depth: Int32
        /// The index of its screen in ``StateQueue/screens``.
        let screen: Int32
    }

    private(set) var states: [State] = []
    private(set) var screens: [String] = []
    private var indexes: [UInt64: Int32] = [:]
    /// Moves are shared: the same ones are made in many states.
    private var moves: [Move] = []
    private var moveIndexes: [Move: Int32] = [:]
    private var screenIndexes: [String: Int32] = [:]
    private var frontier: NovelStates

    /// How many states of the last depth wait for ``takeNovel(_:)``.
    var frontierCount: Int { frontier.count }

    /// - Parameter seed: of the choice between states that are as new.
    init(seed: UInt64) {
        frontier = NovelStates(seed: seed)
    }

    /// Adds a state, unless it is known.
    ///
    /// - Returns: its index, and whether it is new.
    mutating func add(
        _ digest: UInt64,
        from parent: Int?,
        by move: Move?,
        screen: String,
        looks: StateLooks
    ) -> (index: Int, isNew: Bool) {
        if let known = indexes[digest] { return (Int(known), false) }
        let state = State(
            digest: digest,
            looks: looks,
            parent: Int32(parent ?? -1),
            move: move.map { index(of: $0) } ?? -1,
            depth: parent.map { states[$0].depth + 1 } ?? 0,
            screen: screenIndex(screen)
        )
        indexes[digest] = Int32(states.count)
        states.append(state)
        return (states.count - 1, true)
    }

    private mutating func index(of move: Move) -> Int32 {
        if let known = moveIndexes[move] { return known }
        moves.append(move)
        moveIndexes[move] = Int32(moves.count - 1)
        return Int32(moves.count - 1)
    }

    private mutating func screenIndex(_ screen: String) -> Int32 {
        if let known = screenIndexes[screen] { return known }
        screens.append(screen)
        screenIndexes[screen] = Int32(screens.count - 1)
        return Int32(screens.count - 1)
    }

    /// The moves from the first state.
    func path(to index: Int) -> [Move] {
        var path: [Move] = []
        var index = index
        while states[index].move >= 0 {
            path.append(moves[Int(states[index].move)])
            index = Int(states[index].parent)
        }
        return path.reversed()
    }

    /// The call whose answer was slow in the last move to a state, and that move.
    func slowCall(before index: Int) -> (act: ExplorationAct, call: Move.Call)? {
        guard states[index].move >= 0 else { return nil }
        let move = moves[Int(states[index].move)]
        return move.fault.flatMap { $0.kind == .slow ? (move.act, $0.call) : nil }
    }

    /// Keeps a state of the last depth for later.
    mutating func keep(_ index: Int) { frontier.add(index, states[index].looks) }

    /// Counts a state that is expanded for another reason than its novelty.
    mutating func noteExpansion(of index: Int) { frontier.noteExpansion(of: states[index].looks) }

    /// Takes the states that look the least like those expanded before.
    mutating func takeNovel(_ count: Int) -> [Int] { frontier.take(count) }
}
