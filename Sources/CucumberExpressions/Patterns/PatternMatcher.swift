/// Runs a program on a text: a backtracking search with memory.
///
/// Backtracking gives the leftmost greedy match and its captures. The memory, one bit per position and instruction
/// where paths join, makes it linear: without back-references, a state that failed once always fails. It also ends
/// loops over empty text.
struct PatternMatcher: ~Copyable {
    private(set) var steps = 0

    private let instructions: UnsafeBufferPointer<PatternProgram.Instruction>
    private let memoIndices: UnsafeBufferPointer<Int32>
    private let classes: UnsafeBufferPointer<IndexedClass>
    private let text: UnsafeBufferPointer<Unicode.Scalar>
    /// The starts and ends of groups; the first two are the whole match's.
    private let slots: UnsafeMutableBufferPointer<Int>
    private let tried: UnsafeMutableBufferPointer<UInt64>
    private var pending: [Resumption] = []
    private let bodies: [PatternProgram.LookaheadBody]
    private let predecessors: [[Int]]
    /// Where each lookahead's body matches; computed on demand.
    private var tables: [[Bool]] = []
    /// The last position examined from which each instruction of a lookahead leads to its end.
    private var reached: [Int] = []

    private enum Resumption {
        case attempt(instruction: Int, position: Int)
        case restore(slot: Int, value: Int)
    }

    /// The maximum of branches × positions, each of which can take about 25 bytes.
    static let mostBranches = 8 << 20

    /// Whether matching would exceed the memory limit.
    static func isTooLong(_ count: Int, for program: borrowing PatternProgram) -> Bool {
        let (branches, overflows) = program.branchCount.multipliedReportingOverflow(by: count + 1)
        return overflows || branches > mostBranches
    }

    /// Searches a text for the leftmost match, and passes its groups' starts and ends and the number of steps. A text
    /// that is too long has no match.
    static func search<Result>(
        _ program: borrowing PatternProgram,
        in text: UnsafeBufferPointer<Unicode.Scalar>,
        _ body: (_ slots: UnsafeMutableBufferPointer<Int>?, _ steps: Int) -> Result
    ) -> Result {
        // Before allocating memory: most candidates fail here.
        let (begins, steps) = plainStart(of: program, in: text)
        guard begins, !isTooLong(text.count, for: program) else { return body(nil, steps) }
        let memory = (program.memoCount * (text.count + 1) + 63) / 64
        return program.instructions.withUnsafeBufferPointer { instructions in
            program.memoIndices.withUnsafeBufferPointer { memoIndices in
                program.indexedClasses.withUnsafeBufferPointer { classes in
                    // On the stack, unless it is large.
                    withUnsafeTemporaryAllocation(of: Int.self, capacity: program.slotCount) { slots in
                        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: memory) { tried in
                            slots.initialize(repeating: -1)
                            tried.initialize(repeating: 0)
                            var matcher = PatternMatcher(
                                program,
                                instructions,
                                memoIndices,
                                classes,
                                text,
                                slots,
                                tried
                            )
                            let matches = matcher.search(plainStart: program.plainStart)
                            return body(matches ? slots : nil, steps + matcher.steps)
                        }
                    }
                }
            }
        }
    }

    /// Whether a text begins with a match's literal prefix, and the steps it took to find out.
    private static func plainStart(
        of program: borrowing PatternProgram,
        in text: UnsafeBufferPointer<Unicode.Scalar>
    ) -> (begins: Bool, steps: Int) {
        guard let count = program.plainStart else { return (true, 0) }
        guard count <= text.count else { return (false, 0) }
        return program.instructions.withUnsafeBufferPointer { instructions in
            for position in 0..<count where instructions[position + 1] != .scalar(text[position]) {
                return (false, position + 1)
            }
            return (true, count)
        }
    }

    private init(
        _ program: borrowing PatternProgram,
        _ instructions: UnsafeBufferPointer<PatternProgram.Instruction>,
        _ memoIndices: UnsafeBufferPointer<Int32>,
        _ classes: UnsafeBufferPointer<IndexedClass>,
        _ text: UnsafeBufferPointer<Unicode.Scalar>,
        _ slots: UnsafeMutableBufferPointer<Int>,
        _ tried: UnsafeMutableBufferPointer<UInt64>
    ) {
        bodies = program.lookaheadBodies
        predecessors = program.predecessors
        self.instructions = instructions
        self.memoIndices = memoIndices
        self.classes = classes
        self.text = text
        self.slots = slots
        self.tried = tried
    }

    /// - Parameter plainStart: the length of the literal prefix, already checked; nil if a match may begin anywhere.
    private mutating func search(plainStart: Int?) -> Bool {
        if let plainStart {
            return search(from: 0, instruction: plainStart + 1, position: plainStart)
        }
        for start in 0...text.count where search(from: start, instruction: 0, position: start) { return true }
        return false
    }

    private mutating func search(from start: Int, instruction: Int, position: Int) -> Bool {
        pending.append(.attempt(instruction: instruction, position: position))
        while let resumption = pending.popLast() {
            switch resumption {
            case .restore(let slot, let value):
                slots[slot] = value
            case .attempt(let instruction, let position):
                guard let end = run(from: instruction, at: position) else { continue }
                (slots[0], slots[1]) = (start, end)
                return true
            }
        }
        return false
    }

    /// Follows the preferred path to the end of a match, leaving the others pending; nil if it fails.
    private mutating func run(from start: Int, at startPosition: Int) -> Int? {
        var pc = start
        var position = startPosition
        while true {
            steps += 1
            guard isNew(pc, position) else { return nil }
            switch instructions[pc] {
            case .match:
                return position
            case .scalar(let scalar):
                guard position < text.count, text[position] == scalar else { return nil }
                position += 1
                pc += 1
            case .oneOf(let number):
                guard position < text.count, classes[number].contains(text[position]) else { return nil }
                position += 1
                pc += 1
            case .split(let first, let second):
                pending.append(.attempt(instruction: second, position: position))
                pc = first
            case .jump(let target):
                pc = target
            case .save(let slot):
                pending.append(.restore(slot: slot, value: slots[slot]))
                slots[slot] = position
                pc += 1
            case .lookahead(let number, let end, let isNegated):
                guard lookahead(number, holdsAt: position) != isNegated else { return nil }
                pc = end + 1
            case .textStart, .textEnd, .wordBoundary:
                guard instructions[pc].holds(at: position, in: text) else { return nil }
                pc += 1
            }
        }
    }

    private func isNew(_ pc: Int, _ position: Int) -> Bool {
        let memo = Int(memoIndices[pc])
        guard memo >= 0 else { return true }
        let (word, bit) = (memo * (text.count + 1) + position).quotientAndRemainder(dividingBy: 64)
        guard tried[word] & (1 << bit) == 0 else { return false }
        tried[word] |= 1 << bit
        return true
    }

    private mutating func lookahead(_ number: Int, holdsAt position: Int) -> Bool {
        if tables.isEmpty { tables = [[Bool]](repeating: [], count: bodies.count) }
        if tables[number].isEmpty { tables[number] = positions(whereMatches: bodies[number]) }
        return tables[number][position]
    }

    /// The positions where a lookahead's body matches, computed backwards from the end of the text for all of them at
    /// once. At each position, each path between instructions is followed once, however deep the loops nest.
    private mutating func positions(whereMatches body: PatternProgram.LookaheadBody) -> [Bool] {
        var result = [Bool](repeating: false, count: text.count + 1)
        if reached.isEmpty { reached = [Int](repeating: -1, count: instructions.count) }
        var pending: [Int] = []
        for position in stride(from: text.count, through: 0, by: -1) {
            // In order: an instruction's successors come after it, so they still describe the next position.
            for pc in body.consuming {
                steps += 1
                guard consumes(pc, at: position) else { continue }
                reached[pc] = position
                pending.append(pc)
            }
            while let pc = pending.popLast() {
                for predecessor in predecessors[pc] where reached[predecessor] != position {
                    steps += 1
                    guard passes(predecessor, at: position) else { continue }
                    reached[predecessor] = position
                    pending.append(predecessor)
                }
            }
            result[position] = reached[body.first] == position
        }
        return result
    }

    /// Whether a consuming instruction of a lookahead leads to its end.
    private func consumes(_ pc: Int, at position: Int) -> Bool {
        switch instructions[pc] {
        case .scalar(let scalar):
            position < text.count && reached[pc + 1] == position + 1 && text[position] == scalar
        case .oneOf(let number):
            position < text.count && reached[pc + 1] == position + 1 && classes[number].contains(text[position])
        default: true
        }
    }

    /// Whether an instruction that consumes nothing lets the next one run.
    private mutating func passes(_ pc: Int, at position: Int) -> Bool {
        if case .lookahead(let number, _, let isNegated) = instructions[pc] {
            return lookahead(number, holdsAt: position) != isNegated
        }
        return instructions[pc].holds(at: position, in: text)
    }
}

extension PatternProgram.Instruction {
    /// Whether an instruction that consumes nothing holds between two scalars.
    fileprivate func holds(at position: Int, in text: UnsafeBufferPointer<Unicode.Scalar>) -> Bool {
        switch self {
        case .textStart: return position == 0
        case .textEnd: return position == text.count
        case .wordBoundary(let isNegated):
            let before = position > 0 && ScalarClass.word.contains(text[position - 1])
            let after = position < text.count && ScalarClass.word.contains(text[position])
            return (before != after) != isNegated
        default: return true
        }
    }
}
