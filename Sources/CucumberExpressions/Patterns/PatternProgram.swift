/// A regular expression as instructions for the matcher.
struct PatternProgram: Sendable {
    enum Instruction: Equatable, Sendable {
        case scalar(Unicode.Scalar)
        /// One of the program's classes.
        case oneOf(Int)
        /// Continues at both, preferring the first.
        case split(Int, Int)
        case jump(Int)
        /// Stores the position: slot 2n is where group n starts, 2n + 1 where it ends.
        case save(Int)
        case textStart
        case textEnd
        case wordBoundary(isNegated: Bool)
        /// Succeeds if its body, from the next instruction to `end` (a `match`), matches here; then continues after the
        /// body. Numbered in order.
        case lookahead(number: Int, end: Int, isNegated: Bool)
        case match
    }

    private(set) var instructions: [Instruction] = []
    private(set) var indexedClasses: [IndexedClass] = []
    let slotCount: Int
    /// Each instruction's index in the matcher's memory; -1 if only one path leads to it.
    private(set) var memoIndices: [Int32] = []
    private(set) var memoCount = 0

    /// How many instructions need memory per position: branches, group bounds and lookaheads.
    private(set) var branchCount = 0
    private(set) var lookaheadBodies: [LookaheadBody] = []
    /// What leads to each instruction without consuming anything; empty without lookaheads, which need it.
    private(set) var predecessors: [[Int]] = []

    /// The instructions that a lookahead's table starts from: the consuming ones, and its end.
    struct LookaheadBody: Sendable {
        let first: Int
        /// In order, without those of nested lookaheads, which have their own tables.
        var consuming: [Int] = []
    }

    /// The length of the literal prefix of every match; nil if a match may begin anywhere.
    private(set) var plainStart: Int?

    private var budget: Int
    private var lookaheadCount = 0

    /// Compiles a tree, unless the program would exceed the limit, as `(a{1000}){1000}` would.
    ///
    /// - Parameter isAnchored: whether the tree is a sequence that begins with the text's beginning.
    init?(_ node: PatternNode, captures: Int, limit: Int, isAnchored: Bool) {
        slotCount = 2 * captures + 2
        budget = limit
        compile(node)
        emit(.match)
        guard budget >= 0 else { return nil }
        indexMemory()
        indexLookaheads()
        guard isAnchored else { return }
        plainStart =
            instructions.indices.dropFirst().prefix { index in
                guard case .scalar = instructions[index] else { return false }
                return memoIndices[index] < 0
            }.count
    }

    private mutating func emit(_ instruction: Instruction) {
        budget -= 1
        guard budget >= 0 else { return }
        instructions.append(instruction)
    }

    private mutating func compile(_ node: PatternNode) {
        budget -= 1
        guard budget >= 0 else { return }
        switch node {
        case .scalar(let scalar): emit(.scalar(scalar))
        case .oneOf(let scalars):
            emit(.oneOf(indexedClasses.count))
            if budget >= 0 { indexedClasses.append(IndexedClass(scalars)) }
        case .sequence(let nodes): for node in nodes { compile(node) }
        case .alternatives(let branches): compile(alternatives: branches)
        case .capture(let number, let body):
            emit(.save(2 * number))
            compile(body)
            emit(.save(2 * number + 1))
        case .repetition(let body, let repetition): compile(body, repetition)
        case .textStart: emit(.textStart)
        case .textEnd: emit(.textEnd)
        case .wordBoundary(let isNegated): emit(.wordBoundary(isNegated: isNegated))
        case .lookahead(let body, let isNegated):
            let start = reserve()
            let number = lookaheadCount
            lookaheadCount += 1
            compile(body)
            emit(.match)
            set(start, .lookahead(number: number, end: instructions.count - 1, isNegated: isNegated))
        }
    }

    private mutating func compile(alternatives branches: [PatternNode]) {
        var exits: [Int] = []
        for (number, branch) in branches.enumerated() {
            guard number < branches.count - 1 else {
                compile(branch)
                break
            }
            let split = reserve()
            compile(branch)
            exits.append(reserve())
            set(split, .split(split + 1, instructions.count))
        }
        for exit in exits { set(exit, .jump(instructions.count)) }
    }

    private mutating func compile(_ body: PatternNode, _ repetition: Repetition) {
        for _ in 0..<repetition.least where budget >= 0 { compile(body) }
        guard let most = repetition.most else {
            let split = reserve()
            compile(body)
            emit(.jump(split))
            set(split, choice(of: split + 1, or: instructions.count, repetition))
            return
        }
        var splits: [Int] = []
        for _ in repetition.least..<most where budget >= 0 {
            splits.append(reserve())
            compile(body)
        }
        for split in splits { set(split, choice(of: split + 1, or: instructions.count, repetition)) }
    }

    private func choice(of more: Int, or enough: Int, _ repetition: Repetition) -> Instruction {
        repetition.isLazy ? .split(enough, more) : .split(more, enough)
    }

    private mutating func reserve() -> Int {
        emit(.match)
        return instructions.count - 1
    }

    /// Fills a reserved slot, unless the limit was reached before.
    private mutating func set(_ index: Int, _ instruction: Instruction) {
        guard budget >= 0 else { return }
        instructions[index] = instruction
    }

    /// Assigns memory to the instructions that several paths lead to: only there can a search repeat itself.
    private mutating func indexMemory() {
        var entries = [Int](repeating: 0, count: instructions.count)
        entries[0] = 1
        for (index, instruction) in instructions.enumerated() {
            switch instruction {
            case .split(let first, let second):
                entries[first] += 1
                entries[second] += 1
            case .jump(let target): entries[target] += 1
            case .match: break
            case .lookahead(_, let end, _): entries[end + 1] += 1
            default: entries[index + 1] += 1
            }
        }
        memoIndices = entries.map { count in
            guard count > 1 else { return -1 }
            memoCount += 1
            return Int32(memoCount - 1)
        }
    }

    private mutating func indexLookaheads() {
        branchCount = instructions.reduce(0) { $0 + ($1.isBranch ? 1 : 0) }
        guard instructions.contains(where: \.isLookahead) else { return }
        predecessors = [[Int]](repeating: [], count: instructions.count)
        // Innermost last: the index of each open body, and its end.
        var open: [(body: Int, end: Int)] = []
        for (index, instruction) in instructions.enumerated() {
            switch instruction {
            case .split(let first, let second):
                predecessors[first].append(index)
                predecessors[second].append(index)
            case .jump(let target): predecessors[target].append(index)
            case .save, .textStart, .textEnd, .wordBoundary: predecessors[index + 1].append(index)
            case .lookahead(_, let end, _):
                predecessors[end + 1].append(index)
                open.append((lookaheadBodies.count, end))
                lookaheadBodies.append(LookaheadBody(first: index + 1))
            case .scalar, .oneOf, .match:
                guard let (body, end) = open.last else { continue }
                lookaheadBodies[body].consuming.append(index)
                if index == end { open.removeLast() }
            }
        }
    }
}

extension PatternProgram.Instruction {
    fileprivate var isLookahead: Bool {
        if case .lookahead = self { true } else { false }
    }

    fileprivate var isBranch: Bool {
        switch self {
        case .split, .save, .lookahead: true
        default: false
        }
    }
}
