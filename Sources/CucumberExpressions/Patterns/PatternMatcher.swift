/// Runs a program on a text: a backtracking search that remembers what it has tried.
///
/// Backtracking gives the leftmost-greedy match and its captures for nothing. The memory, one bit per instruction
/// where ways meet and position, makes it linear: whether a state can succeed does not depend on how it was reached
/// (there are no back-references), so one failure is final. It also ends the loops that go round on empty text.
struct PatternMatcher {
    private(set) var steps = 0

    private let program: PatternProgram
    private let text: [Unicode.Scalar]
    private var slots: [Int]
    private var pending: [Resumption] = []
    private var tried: [UInt64]
    /// Where each lookahead's body, named by its first instruction, matches.
    private var lookaheads: [Int: [Bool]] = [:]

    private enum Resumption {
        case attempt(instruction: Int, position: Int)
        case restore(slot: Int, value: Int)
    }

    init(_ program: PatternProgram, on text: [Unicode.Scalar]) {
        self.program = program
        self.text = text
        slots = [Int](repeating: -1, count: program.slotCount)
        tried = [UInt64](repeating: 0, count: (program.memoCount * (text.count + 1) + 63) / 64)
    }

    /// The slots of the leftmost match, or nil; the first two say where it starts and ends.
    ///
    /// - Parameter isAnchored: whether a match can only begin where the text does.
    mutating func search(isAnchored: Bool) -> [Int]? {
        pending.reserveCapacity(32)
        let (instructions, memoIndices, text) = (program.instructions, program.memoIndices, self.text)
        return instructions.withUnsafeBufferPointer { instructions in
            memoIndices.withUnsafeBufferPointer { memoIndices in
                text.withUnsafeBufferPointer { text in
                    for start in 0...(isAnchored ? 0 : text.count) {
                        pending.append(.attempt(instruction: 0, position: start))
                        while let resumption = pending.popLast() {
                            switch resumption {
                            case .restore(let slot, let value):
                                slots[slot] = value
                            case .attempt(let instruction, let position):
                                guard let end = run(from: instruction, at: position, instructions, memoIndices, text)
                                else { continue }
                                (slots[0], slots[1]) = (start, end)
                                return slots
                            }
                        }
                    }
                    return nil
                }
            }
        }
    }

    /// Follows the preferred way, leaving the others pending, to the end of a match; nil where it fails.
    private mutating func run(
        from start: Int,
        at startPosition: Int,
        _ instructions: UnsafeBufferPointer<PatternProgram.Instruction>,
        _ memoIndices: UnsafeBufferPointer<Int32>,
        _ text: UnsafeBufferPointer<Unicode.Scalar>
    ) -> Int? {
        var pc = start
        var position = startPosition
        while true {
            steps += 1
            let memo = Int(memoIndices[pc])
            if memo >= 0 {
                let (word, bit) = (memo * (text.count + 1) + position).quotientAndRemainder(dividingBy: 64)
                guard tried[word] & (1 << bit) == 0 else { return nil }
                tried[word] |= 1 << bit
            }
            switch instructions[pc] {
            case .match:
                return position
            case .scalar(let scalar):
                guard position < text.count, text[position] == scalar else { return nil }
                position += 1
                pc += 1
            case .oneOf(let number):
                guard position < text.count, program.classes[number].contains(text[position]) else { return nil }
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
            case .lookahead(let end, let isNegated):
                guard lookahead(pc + 1, end, holdsAt: position) != isNegated else { return nil }
                pc = end + 1
            case .textStart, .textEnd, .wordBoundary:
                guard instructions[pc].holds(at: position, in: self.text) else { return nil }
                pc += 1
            }
        }
    }

    private mutating func lookahead(_ start: Int, _ end: Int, holdsAt position: Int) -> Bool {
        if let known = lookaheads[start] { return known[position] }
        let table = positions(whereMatches: start, end)
        lookaheads[start] = table
        return table[position]
    }

    /// The positions where a lookahead's body matches, worked out from the end of the text for all of them at once.
    private mutating func positions(whereMatches start: Int, _ end: Int) -> [Bool] {
        var result = [Bool](repeating: false, count: text.count + 1)
        var after = [Bool](repeating: false, count: end - start + 1)
        for position in stride(from: text.count, through: 0, by: -1) {
            var here = [Bool](repeating: false, count: after.count)
            var changes = true
            while changes {
                changes = false
                for pc in stride(from: end, through: start, by: -1) where !here[pc - start] {
                    steps += 1
                    guard succeeds(pc, at: position, start: start, here: here, after: after) else { continue }
                    here[pc - start] = true
                    changes = true
                }
            }
            result[position] = here[0]
            after = here
        }
        return result
    }

    /// Whether an instruction of a lookahead leads to its end, given those that do from here and from the next position.
    private mutating func succeeds(_ pc: Int, at position: Int, start: Int, here: [Bool], after: [Bool]) -> Bool {
        let next = pc + 1 - start
        switch program.instructions[pc] {
        case .match: return true
        case .scalar(let scalar): return position < text.count && after[next] && text[position] == scalar
        case .oneOf(let number):
            return position < text.count && after[next] && program.classes[number].contains(text[position])
        case .split(let first, let second): return here[first - start] || here[second - start]
        case .jump(let target): return here[target - start]
        case .save: return here[next]
        case .lookahead(let end, let isNegated):
            return here[end + 1 - start] && lookahead(pc + 1, end, holdsAt: position) != isNegated
        case .textStart, .textEnd, .wordBoundary:
            return here[next] && program.instructions[pc].holds(at: position, in: text)
        }
    }
}

extension PatternProgram.Instruction {
    /// Whether an instruction that consumes nothing holds between two scalars.
    fileprivate func holds(at position: Int, in text: [Unicode.Scalar]) -> Bool {
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
