/// What a lane has stored, by the numbers of the steps that stored it.
struct LaneState: Hashable, Sendable {
    var records: [Int] = []
    var shared: [Int] = []
    var values: [Int: Int] = [:]
    var documents: [Int: Int] = [:]
    var secrets: [Int: Int] = [:]

    mutating func apply(_ step: Step) {
        switch step.action {
        case .append: records.append(step.number)
        case .share: shared.append(step.number)
        case .setValue(let slot): values[slot] = step.number
        case .removeValue(let slot): values[slot] = nil
        case .setDocument(let slot): documents[slot] = step.number
        case .removeDocument(let slot): documents[slot] = nil
        case .setSecret(let slot): secrets[slot] = step.number
        case .compact: records.removeFirst(records.count / 2)
        }
    }

    func applying(_ step: Step) -> LaneState {
        var next = self
        next.apply(step)
        return next
    }
}

/// What the lines of a writer's log say: the acknowledged state of each lane, and the step that comes next.
struct Replayed {
    private(set) var states: [LaneState]
    private(set) var next: [Int]
    /// Steps that were refused, and nothing of the same target was acknowledged since.
    private(set) var refused: [[Step]]
    private let plan: Plan

    /// - Parameter log: lines `ack LANE NUMBER`, `refused LANE NUMBER …`, `settled LANE NUMBER yes|no`; others, and a
    ///   last line that was cut short, say nothing.
    init(log: String, plan: Plan) {
        self.plan = plan
        states = Array(repeating: LaneState(), count: plan.lanes)
        next = Array(repeating: 1, count: plan.lanes)
        refused = Array(repeating: [], count: plan.lanes)
        let lines = log.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        for line in lines { read(line.split(separator: " ", maxSplits: 3)) }
    }

    private mutating func read(_ words: [Substring]) {
        guard words.count >= 3, let lane = Int(words[1]), let number = Int(words[2]), states.indices.contains(lane)
        else {
            return
        }
        let step = Step(lane: lane, number: number, plan: plan)
        switch words[0] {
        case "ack": acknowledge(step)
        case "settled" where words.last == "yes": acknowledge(step)
        case "refused": refused[lane].append(step)
        case "settled": break
        default: return
        }
        next[lane] = number + 1
    }

    private mutating func acknowledge(_ step: Step) {
        states[step.lane].apply(step)
        refused[step.lane].removeAll { $0.target == step.target }
    }
}
