import AppShellHeadless

/// An exploration under way: hands out jobs, takes what comes of them in the order of the jobs, and keeps what was found.
///
/// What it finds depends on the jobs alone, not on how many workers do them at a time.
public struct Exploration {
    /// How far it goes.
    public struct Limits: Hashable, Sendable {
        /// The number of acts from the first state up to which every state is expanded.
        public var depth: Int
        /// Whether it goes on by novelty after that, until it is stopped.
        public var goesOn: Bool
        /// The number of pairs of equal states that are compared.
        public var comparisons: Int

        /// - Parameters:
        ///   - depth: from the first state.
        ///   - goesOn: by novelty after that.
        ///   - comparisons: of equal states.
        public init(depth: Int, goesOn: Bool = false, comparisons: Int = 0) {
            self.depth = depth
            self.goesOn = goesOn
            self.comparisons = comparisons
        }
    }

    /// A job with its number; results are taken in the order of the numbers.
    public struct NumberedJob: Hashable, Sendable {
        /// From 0.
        public let number: Int
        /// What to do.
        public let job: ExplorationJob

        /// A job with its number.
        public init(number: Int, job: ExplorationJob) {
            self.number = number
            self.job = job
        }
    }

    private let seed: UInt64
    private let limits: Limits
    private var queue = StateQueue()
    /// What the jobs handed out are about, by number.
    private var pending: [Int: Purpose] = [:]
    private var nextNumber = 0
    /// The number of the next outcome to take.
    private var nextTaken = 0
    private var early: [Int: [ExplorationEvent]] = [:]
    private var toExpand: [(state: Int, attempts: Attempts)] = [(0, .all)]
    /// The states chosen for their novelty whose calls have had no faults yet.
    private var toFault: [Int] = []
    private var nextToExpand = 0
    /// Ways to known states that are not the first: a sample, for comparisons.
    private var pairs: [Pair] = []
    private var pairCount = 0
    private var comparisonsBegun = 0
    /// What was found.
    public private(set) var result = ExplorationResult()

    private enum Purpose {
        case expand(Int)
        case compare(Pair)
    }

    private struct Pair {
        let state: Int
        let parent: Int
        let move: Move
    }

    /// - Parameters:
    ///   - first: the digest of the first state, its screen and shape.
    ///   - seed: of all choices.
    public init(from first: (digest: UInt64, screen: String, shape: UInt64), limits: Limits, seed: UInt64 = 1) {
        self.seed = seed
        self.limits = limits
        _ = queue.add(first.digest, from: nil, by: nil, screen: first.screen, shape: first.shape)
        result.note(screen: first.screen)
        result.states = 1
        result.statesByDepth = [1]
    }

    // MARK: Jobs

    /// The next job; nil where there is none now: all are handed out, or later ones depend on their outcomes.
    public mutating func next() -> NumberedJob? {
        if nextToExpand == toExpand.count, pending.isEmpty, early.isEmpty, limits.goesOn {
            // What looks new comes first, then what goes wrong there, then what looks familiar.
            let fresh = queue.takeNovel(Self.batch, seed: seed, onlyUnseen: true)
            toExpand += fresh.map { ($0, .plain) }
            toFault += fresh
            if fresh.isEmpty, !toFault.isEmpty {
                toExpand += toFault.prefix(Self.batch).map { ($0, .faults) }
                toFault.removeFirst(min(Self.batch, toFault.count))
            } else if fresh.isEmpty {
                toExpand += queue.takeNovel(Self.batch, seed: seed).map { ($0, .all) }
            }
        }
        if nextToExpand < toExpand.count {
            let (state, attempts) = toExpand[nextToExpand]
            nextToExpand += 1
            return hand(.expand(queue.path(to: state), attempts), .expand(state))
        }
        guard !limits.goesOn, pending.isEmpty || comparisonsBegun > 0 else { return nil }
        return nextComparison()
    }

    /// How many states are expanded between two looks at what is new.
    private static let batch = 32

    /// The comparisons of equal states, for when there is no time left for more states.
    public mutating func nextComparison() -> NumberedJob? {
        guard comparisonsBegun < min(limits.comparisons, pairs.count) else { return nil }
        let pair = pairs[comparisonsBegun]
        comparisonsBegun += 1
        let job = ExplorationJob.compare(
            queue.path(to: pair.state),
            queue.path(to: pair.parent) + [pair.move],
            seed: seed &+ UInt64(comparisonsBegun)
        )
        return hand(job, .compare(pair))
    }

    private mutating func hand(_ job: ExplorationJob, _ purpose: Purpose) -> NumberedJob {
        defer { nextNumber += 1 }
        pending[nextNumber] = purpose
        return NumberedJob(number: nextNumber, job: job)
    }

    /// Whether outcomes are awaited.
    public var isUnderWay: Bool { !pending.isEmpty }

    /// How many states wait: those not expanded up to the depth, and those beyond it.
    public var waiting: (within: Int, beyond: Int) { (toExpand.count - nextToExpand, queue.frontier.count) }

    // MARK: Outcomes

    /// Takes what came of a job. It counts once those before it have come.
    ///
    /// - Parameter events: what the worker told, in order.
    public mutating func take(_ events: [ExplorationEvent], of number: Int) {
        early[number] = events
        while let events = early.removeValue(forKey: nextTaken), let purpose = pending.removeValue(forKey: nextTaken) {
            nextTaken += 1
            switch purpose {
            case .expand(let state): expand(state, events)
            case .compare(let pair): compare(pair, events)
            }
        }
    }

    private mutating func compare(_ pair: Pair, _ events: [ExplorationEvent]) {
        result.comparisons += 1
        for case .compared(let difference?) in events {
            result.divergences.append(
                ExplorationResult.Divergence(
                    one: queue.path(to: pair.state),
                    other: queue.path(to: pair.parent) + [pair.move],
                    fact: difference
                )
            )
        }
    }

    private mutating func expand(_ state: Int, _ events: [ExplorationEvent]) {
        let path = queue.path(to: state)
        let from = queue.screens[Int(queue.states[state].screen)]
        result.expanded += 1
        var begun: Move?
        for event in events {
            switch event {
            case .begins(let move): begun = move
            case .tried(let violations):
                for violation in violations { result.add(violation, path, on: from) }
            case .reached(let transition): take(transition, from: state, path, on: from)
            case .died(let death):
                let violation = death.violation(during: begun, on: from)
                result.add(violation, path + [begun].compactMap(\.self), on: from)
            case .compared, .ended: break
            }
        }
    }

    private mutating func take(_ transition: Transition, from state: Int, _ path: [Move], on from: String) {
        result.transitions += 1
        result.note(screen: transition.screen)
        result.edges[.init(from: from, act: transition.move.act.kind, to: transition.screen), default: 0] += 1
        let (index, isNew) = queue.add(
            transition.state,
            from: state,
            by: transition.move,
            screen: transition.screen,
            shape: transition.shape
        )
        if isNew {
            result.states += 1
            let depth = Int(queue.states[index].depth)
            if depth == result.statesByDepth.count { result.statesByDepth.append(0) }
            result.statesByDepth[depth] += 1
            if depth < limits.depth { toExpand.append((index, .all)) } else { queue.keep(index) }
        } else if index != state {
            sample(Pair(state: index, parent: state, move: transition.move))
        }
        // Each state counts once, however many workers looked at it.
        for violation in transition.violations + (isNew ? transition.stateViolations : []) {
            result.add(violation, path + [transition.move], on: transition.screen)
        }
    }

    /// Keeps a random sample, each pair with the same chance (reservoir sampling), the same for the same seed.
    private mutating func sample(_ pair: Pair) {
        guard limits.comparisons > 0 else { return }
        pairCount += 1
        if pairs.count < limits.comparisons { return pairs.append(pair) }
        var hash = StableHash(seed: seed)
        hash.add(pairCount)
        let place = Int(hash.value % UInt64(pairCount))
        if place < pairs.count { pairs[place] = pair }
    }
}

extension ExplorationEvent.Death {
    /// - Parameter move: what was begun; nil: a trial of what follows by itself.
    func violation(during move: Move?, on screen: String) -> LawViolation {
        let subject = "\(screen): \(move?.act.kind ?? "left alone")"
        switch self {
        case .trap(let fact): return LawViolation(law: Law.noTrap.name, .init(subject, fact))
        case .lost(let fact):
            return LawViolation(law: Law.repeats.name, .init(screen, "The same acts came to a stop: \(fact)"))
        case .hang(let seconds):
            return LawViolation(law: Law.noHang.name, .init(subject, "It did not end within \(seconds) s."))
        }
    }
}
