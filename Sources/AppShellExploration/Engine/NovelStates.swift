import AppShellHeadless

/// States that wait, by what they look like: those of a kind, and of a shape, that was expanded the least come first, and
/// of these where the most is at stake.
struct NovelStates {
    /// The states of one shape, oldest first: the shortest paths and the best texts come first.
    private struct Group {
        let looks: StateLooks
        var states: [Int] = []
        var next = 0
        /// How many states of the shape were expanded.
        var expanded = 0
    }

    /// Decides between states that are as new.
    private let seed: UInt64
    private var groups: [Group] = []
    private var indexes: [StateLooks: Int] = [:]
    /// How many states of a kind were expanded.
    private var kindCounts: [UInt64: Int] = [:]
    /// How many states of a screen were expanded.
    private var screenCounts: [UInt64: Int] = [:]
    /// How many wait.
    private(set) var count = 0

    init(seed: UInt64) {
        self.seed = seed
    }

    mutating func add(_ state: Int, _ looks: StateLooks) {
        groups[index(of: looks)].states.append(state)
        count += 1
    }

    /// Counts a state that is expanded.
    mutating func noteExpansion(of looks: StateLooks) {
        groups[index(of: looks)].expanded += 1
        kindCounts[looks.kind, default: 0] += 1
        screenCounts[looks.screen, default: 0] += 1
    }

    /// Takes the newest states, of one shape one at most.
    mutating func take(_ count: Int) -> [Int] {
        // Of the shapes of one kind, each counts those before it.
        var (kinds, screens) = (kindCounts, screenCounts)
        var order: [(score: Int, rank: UInt64, group: Int)] = []
        for (index, group) in groups.enumerated() where group.next < group.states.count {
            let seen = kinds[group.looks.kind] ?? 0
            kinds[group.looks.kind] = seen + 1
            let ofScreen = screens[group.looks.screen] ?? 0
            screens[group.looks.screen] = ofScreen + 1
            var rank = StableHash(seed: seed)
            rank.add(group.looks.shape)
            let score = seen + Self.weight * group.expanded - group.looks.stakes + min(ofScreen / 2, Self.known)
            order.append((score, rank.value, index))
        }
        order.sort { ($0.score, $0.rank, $0.group) < ($1.score, $1.rank, $1.group) }
        return order.prefix(count).map { _, _, index in
            defer { groups[index].next += 1 }
            self.count -= 1
            noteExpansion(of: groups[index].looks)
            return groups[index].states[groups[index].next]
        }
    }

    /// How many other shapes of its kind come before a shape that was expanded already.
    private static let weight = 3

    /// What a state of a known screen stands back behind one of a new screen.
    private static let known = 4

    private mutating func index(of looks: StateLooks) -> Int {
        if let known = indexes[looks] { return known }
        groups.append(Group(looks: looks))
        indexes[looks] = groups.count - 1
        return groups.count - 1
    }
}
