import AppShellHeadless

/// The states that an exploration has found, in the order of finding, and which of them to expand next.
///
/// Breadth first to a depth, so that the first path to a state is a shortest one; then by novelty: what looks the least
/// like what was seen before.
struct StateQueue {
    /// A state and how it was first reached.
    struct State {
        let digest: UInt64
        /// The state before, by its index; -1 for the first.
        let parent: Int32
        /// The last move, by its index in ``StateQueue/moves``; -1 for the first.
        let move: Int32
        /// The number of moves since the first state.
        let depth: Int32
        /// The index of its screen in ``StateQueue/screens``.
        let screen: Int32
        /// See ``Transition/shape``.
        let shape: UInt64
    }

    private(set) var states: [State] = []
    private(set) var screens: [String] = []
    private var indexes: [UInt64: Int32] = [:]
    /// Moves are shared: the same ones are made in many states.
    private var moves: [Move] = []
    private var moveIndexes: [Move: Int32] = [:]
    private var screenIndexes: [String: Int32] = [:]
    private var shapeCounts: [UInt64: Int] = [:]
    /// The states of the last depth, which novelty chooses from.
    private(set) var frontier: [Int] = []

    /// The index of a known state.
    subscript(_ digest: UInt64) -> Int? { indexes[digest].map(Int.init) }

    /// Adds a state, unless it is known.
    ///
    /// - Returns: its index, and whether it is new.
    mutating func add(
        _ digest: UInt64,
        from parent: Int?,
        by move: Move?,
        screen: String,
        shape: UInt64
    ) -> (index: Int, isNew: Bool) {
        if let known = indexes[digest] { return (Int(known), false) }
        let state = State(
            digest: digest,
            parent: Int32(parent ?? -1),
            move: move.map { index(of: $0) } ?? -1,
            depth: parent.map { states[$0].depth + 1 } ?? 0,
            screen: screenIndex(screen),
            shape: shape
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

    mutating func screenIndex(_ screen: String) -> Int32 {
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

    /// Keeps a state of the last depth for later.
    mutating func keep(_ index: Int) { frontier.append(index) }

    /// Takes the states of the frontier that look the least like those taken before; equals in an order that the seed
    /// gives.
    ///
    /// - Parameter onlyUnseen: whether to take none of a shape that was taken before.
    mutating func takeNovel(_ count: Int, seed: UInt64, onlyUnseen: Bool = false) -> [Int] {
        func rank(_ index: Int) -> UInt64 {
            var hash = StableHash(seed: seed)
            hash.add(states[index].digest)
            return hash.value
        }
        let sorted = frontier.map { (shapeCounts[states[$0].shape] ?? 0, states[$0].depth, rank($0), $0) }.sorted {
            $0 < $1
        }
        // Of one shape, one at a time.
        var taken: [Int] = []
        var shapes: Set<UInt64> = []
        for (seen, _, _, index) in sorted where taken.count < count && (seen == 0 || !onlyUnseen) {
            if shapes.insert(states[index].shape).inserted { taken.append(index) }
        }
        for index in taken { shapeCounts[states[index].shape, default: 0] += 1 }
        let chosen = Set(taken)
        frontier.removeAll { chosen.contains($0) }
        return taken
    }
}
