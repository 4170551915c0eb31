import AppShellHeadless
import AppShellTexts

/// An exploration under way: hands out jobs, takes what comes of them in the order of the jobs, and keeps what was found.
///
/// What it finds depends on the jobs alone, not on how many workers do them at a time.
public struct Exploration {
    /// How far it goes.
    public struct Limits: Hashable, Sendable {
        /// The number of acts from the first state within which every state is checked. States nearer than that are expanded.
        public var depth: Int
        /// Whether it goes on by novelty after that, until it is stopped.
        public var goesOn: Bool
        /// The number of pairs of equal states that are compared.
        public var comparisons: Int
        /// The number of states at which it stops: each takes some 200 bytes here and 20 in each worker.
        public var states: Int

        /// - Parameters:
        ///   - depth: from the first state.
        ///   - goesOn: by novelty after that.
        ///   - comparisons: of equal states.
        ///   - states: the most that are kept.
        public init(depth: Int, goesOn: Bool = false, comparisons: Int = 0, states: Int = 4_000_000) {
            self.depth = depth
            self.goesOn = goesOn
            self.comparisons = comparisons
            self.states = states
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
    private var queue: StateQueue
    private var faults = FaultQueue()
    /// The acts that may overtake an answer.
    private var overtaking = OvertakingQueue()
    /// What the jobs handed out are about, by number.
    private var pending: [Int: Purpose] = [:]
    private var nextNumber = 0
    /// The number of the next outcome to take.
    private var nextTaken = 0
    private var early: [Int: [ExplorationEvent]] = [:]
    /// The jobs of this round, and the next of them.
    private var round: [Purpose]
    private var nextInRound = 0
    /// The jobs whose outcomes came when there was no more room.
    private var dropped: [Purpose] = []
    /// The states one act deeper than those of this round, to be expanded after them.
    private var deeper: [Int] = []
    /// The states at the depth itself: the laws that go on from a state are checked there, and no act is done.
    private var last: [Int] = []
    /// Whether all states up to the depth are expanded.
    private var isBeyond = false
    /// Ways to known states that are not the first: a sample, for comparisons.
    private var pairs: [Pair] = []
    private var pairCount = 0
    private var comparisonsBegun = 0
    private var estimate = WorkEstimate()
    /// What was found.
    public private(set) var result = ExplorationResult()

    private enum Purpose {
        case expand(Int)
        case trials(Int)
        /// The faults of calls that acts make in one state.
        case faults(Int, [FaultQueue.Attempt])
        /// Acts in a state in which an answer is on its way.
        case overtaking(Int, [FaultQueue.Attempt])
        case compare(Pair)
    }

    private struct Pair {
        let state: Int
        let parent: Int
        let move: Move
    }

    /// - Parameters:
    ///   - first: the digest of the first state, its screen and looks.
    ///   - seed: of all choices.
    public init(from first: (digest: UInt64, screen: String, looks: StateLooks), limits: Limits, seed: UInt64 = 1) {
        self.seed = seed
        self.limits = limits
        queue = StateQueue(seed: seed)
        _ = queue.add(first.digest, from: nil, by: nil, screen: first.screen, looks: first.looks)
        if limits.depth > 0 {
            round = [.expand(0)]
            queue.noteExpansion(of: 0)
        } else {
            round = [.trials(0)]
            queue.keep(0)
        }
        result.note(screen: first.screen)
        result.states = 1
        result.statesByDepth = [1]
    }

    // MARK: Jobs

    /// The next job; nil where there is none now: all are handed out, or later ones depend on their outcomes.
    public mutating func next() -> NumberedJob? {
        guard !isFull else { return nil }
        // What comes next depends on all that came before, not on when it came.
        if nextInRound == round.count, !isUnderWay, comparisonsBegun == 0 { startRound() }
        if nextInRound < round.count {
            defer { nextInRound += 1 }
            return hand(round[nextInRound])
        }
        guard !isUnderWay || comparisonsBegun > 0 else { return nil }
        return nextComparison()
    }

    /// Up to the depth: the states of one depth, what goes wrong there, then the next depth. Beyond: a few new states, and
    /// a few new ways to go wrong.
    private mutating func startRound() {
        nextInRound = 0
        round = []
        if !isBeyond {
            round = faultJobs(faults.take(.max)) + overtakingJobs(overtaking.take(.max))
            guard round.isEmpty else { return }
            for state in deeper { queue.noteExpansion(of: state) }
            round = deeper.map(Purpose.expand)
            deeper = []
            guard round.isEmpty else { return }
            round = last.map(Purpose.trials)
            last = []
        }
        guard round.isEmpty, limits.goesOn else { return }
        isBeyond = true
        round = queue.takeNovel(Self.newStates).map(Purpose.expand) + faultJobs(faults.take(Self.newFaults))
        let states = overtaking.takeStates(Self.newSlow)
        for state in states { queue.noteExpansion(of: state) }
        round += states.map(Purpose.expand) + overtakingJobs(overtaking.take(Self.newOvertaking))
    }

    /// How many states are expanded between two looks at what is new.
    private static let newStates = 8
    /// How many calls go wrong meanwhile.
    private static let newFaults = 16
    /// How many states are expanded in which an answer is on its way.
    private static let newSlow = 4
    /// How many acts overtake an answer.
    private static let newOvertaking = 64

    /// One job for the calls of a state.
    private func faultJobs(_ attempts: [FaultQueue.Attempt]) -> [Purpose] {
        attempts.chunked { $0.state == $1.state }.map { .faults($0[0].state, $0) }
    }

    private func overtakingJobs(_ attempts: [FaultQueue.Attempt]) -> [Purpose] {
        attempts.chunked { $0.state == $1.state }.map { .overtaking($0[0].state, $0) }
    }

    /// The comparisons of equal states, for when there is no time left for more states.
    public mutating func nextComparison() -> NumberedJob? {
        guard comparisonsBegun < min(limits.comparisons, pairs.count) else { return nil }
        comparisonsBegun += 1
        return hand(.compare(pairs[comparisonsBegun - 1]))
    }

    private func depth(of state: Int) -> Int { Int(queue.states[state].depth) }

    private mutating func hand(_ purpose: Purpose) -> NumberedJob {
        defer { nextNumber += 1 }
        pending[nextNumber] = purpose
        let job: ExplorationJob =
            switch purpose {
            // At the last depth the laws have been checked already.
            case .expand(let state):
                .expand(queue.path(to: state), depth(of: state) == limits.depth ? .actsAlone : .acts)
            case .trials(let state): .expand(queue.path(to: state), .trials)
            case .faults(let state, let attempts):
                .expand(queue.path(to: state), .moves(attempts.flatMap(\.moves)))
            case .overtaking(let state, let attempts):
                .expand(queue.path(to: state), .overtaking(attempts.map { Move($0.act) }))
            case .compare(let pair):
                .compare(
                    queue.path(to: pair.state),
                    queue.path(to: pair.parent) + [pair.move],
                    seed: seed &+ UInt64(comparisonsBegun)
                )
            }
        return NumberedJob(number: nextNumber, job: job)
    }

    /// Whether it has stopped since it keeps no more states.
    public var isFull: Bool { result.states >= limits.states }

    /// Whether outcomes are awaited.
    public var isUnderWay: Bool { !pending.isEmpty }

    /// The remaining work: states within the depth that were not expanded or, at its end, not checked; states at the depth
    /// and beyond, which were not expanded; and calls whose faults were not tried.
    public var waiting: (within: Int, beyond: Int, faults: Int) {
        var (rest, calls) = (0, faults.count + overtaking.count)
        for purpose in dropped + round[nextInRound...] {
            switch purpose {
            case .expand, .trials: rest += 1
            case .faults(_, let attempts), .overtaking(_, let attempts): calls += attempts.count
            case .compare: break
            }
        }
        let beyond = queue.frontierCount + overtaking.stateCount
        return isBeyond
            ? (0, beyond + rest, calls) : (rest + deeper.count + last.count, beyond, calls)
    }

    /// The share of the work up to the depth that is done, as far as it can be foreseen; nil beyond the depth, where there
    /// is always more.
    public var progress: Double? {
        guard !isBeyond else { return nil }
        var (expansions, trials) = (0, 0)
        for purpose in Array(pending.values) + round[nextInRound...] {
            switch purpose {
            case .expand: expansions += 1
            case .trials: trials += 1
            case .faults, .overtaking, .compare: break
            }
        }
        return estimate.share(
            expansions: expansions,
            trials: trials,
            calls: waiting.faults,
            found: (deeper.count, last.count),
            statesByDepth: result.statesByDepth,
            depth: limits.depth
        )
    }

    // MARK: Outcomes

    /// Takes what came of a job. It counts once those before it have come.
    ///
    /// - Parameter events: what the worker told, in order.
    public mutating func take(_ events: [ExplorationEvent], of number: Int) {
        early[number] = events
        while let events = early.removeValue(forKey: nextTaken), let purpose = pending.removeValue(forKey: nextTaken) {
            nextTaken += 1
            estimate.add(acts: events.count { if case .begins(.some) = $0 { true } else { false } })
            // Which jobs were handed out by now depends on how many workers there are.
            guard !isFull else {
                dropped.append(purpose)
                continue
            }
            switch purpose {
            case .expand(let state):
                result.expanded += 1
                estimate.expanded(at: depth(of: state))
                expand(state, events)
            case .faults(let state, _), .overtaking(let state, _), .trials(let state): expand(state, events)
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
        var begun: Move?
        for event in events {
            switch event {
            case .begins(let move): begun = move
            case .tried(let violations):
                for violation in violations { result.add(violation, path + [begun].compactMap(\.self), on: from) }
            case .reached(let transition):
                guard let begun else { continue }
                take(transition, by: begun, from: state, path, on: from)
            case .died(let death):
                let violation = death.violation(during: begun, on: from)
                result.add(violation, path + [begun].compactMap(\.self), on: from)
            case .compared, .ended: break
            }
        }
    }

    private mutating func take(
        _ transition: Transition,
        by move: Move,
        from state: Int,
        _ path: [Move],
        on from: String
    ) {
        result.transitions += 1
        result.note(screen: transition.screen)
        result.note(move.act, from: from, to: transition.screen)
        if move.fault == nil {
            for call in transition.calls {
                faults.add(.init(state: state, act: move.act, call: call), in: queue.states[state].looks)
            }
            overtaking.add(move.act, in: state, of: queue)
        }
        let (index, isNew) = queue.add(
            transition.state,
            from: state,
            by: move,
            screen: transition.screen,
            looks: transition.looks
        )
        if isNew {
            result.states += 1
            let depth = depth(of: index)
            if depth == result.statesByDepth.count { result.statesByDepth.append(0) }
            result.statesByDepth[depth] += 1
            if depth == limits.depth { last.append(index) }
            if depth < limits.depth {
                deeper.append(index)
            } else if !overtaking.addState(index, of: queue) {
                queue.keep(index)
            }
        } else if index != state {
            sample(Pair(state: index, parent: state, move: move))
        }
        // Each state counts once, however many workers looked at it.
        for violation in transition.violations + (isNew ? transition.stateViolations : []) {
            result.add(violation, path + [move], on: transition.screen)
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
        var subject: String {
            localized("\(StateView.localizedName(of: screen)): \(move?.act.localizedKind ?? localized("left alone"))")
        }
        return switch self {
        case .trap(let fact): LawViolation(law: Law.noTrap.name, .init(subject, "\(fact)"))
        case .lost(let fact):
            LawViolation(
                law: Law.repeats.name,
                .init(StateView.localizedName(of: screen), localized("The same acts came to a stop: \(fact)"))
            )
        case .hang(let seconds):
            LawViolation(law: Law.noHang.name, .init(subject, localized("It did not end within \(seconds) s.")))
        }
    }
}

extension Array {
    /// Runs of neighbours that belong together.
    fileprivate func chunked(by areTogether: (Element, Element) -> Bool) -> [[Element]] {
        var chunks: [[Element]] = []
        for element in self {
            if let last = chunks.last?.last, areTogether(last, element) {
                chunks[chunks.count - 1].append(element)
            } else {
                chunks.append([element])
            }
        }
        return chunks
    }
}
