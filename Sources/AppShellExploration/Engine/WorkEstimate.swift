/// Estimates the work of an exploration up to its depth, in acts. The number of states grows from depth to depth at the rate
/// of the states expanded so far.
struct WorkEstimate {
    private var acts = 0
    private var expansions = 0
    private var trials = 0
    /// The depth being expanded, and the number of its expanded states.
    private var level = (depth: 0, expanded: 0)

    /// The cost of the laws that continue from a state, in acts.
    private static let trialCost = 4
    private static let faultsOfCall = CallFault.allCases.count

    /// Counts a job by its acts; a job without acts only checked laws.
    mutating func add(acts count: Int) {
        acts += count
        if count == 0 { trials += 1 }
    }

    mutating func expanded(at depth: Int) {
        expansions += 1
        level = depth == level.depth ? (depth, level.expanded + 1) : (depth, 1)
    }

    /// The share of the work that is done.
    ///
    /// - Parameters:
    ///   - expansions: the number of states that wait for their expansion.
    ///   - trials: the number of states where only laws are checked.
    ///   - calls: the number of calls that wait for their faults.
    ///   - found: the states to expand, and to check, after these.
    func share(
        expansions waiting: Int,
        trials waitingTrials: Int,
        calls: Int,
        found: (deeper: Int, last: Int),
        statesByDepth: [Int],
        depth: Int
    ) -> Double {
        let perState = expansions == 0 ? 1 : Double(acts) / Double(expansions) + Double(Self.trialCost)
        let done = Double(acts + Self.trialCost * (expansions + trials))
        var left = Double(waiting) * perState + Double(waitingTrials * Self.trialCost + calls * Self.faultsOfCall)
        var states = Double(found.deeper + found.last)
        // The states that the rest of this depth is expected to add.
        if level.expanded > 0 { states += states / Double(level.expanded) * Double(waiting) }
        let known = statesByDepth.indices.contains(level.depth) ? statesByDepth[level.depth] : 1
        let growth = states / Double(max(1, known))
        var next = level.depth + 1
        while next < depth {
            left += states * perState
            states *= growth
            next += 1
        }
        if next == depth { left += states * Double(Self.trialCost) }
        return done / max(1, done + left)
    }
}
