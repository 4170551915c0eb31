/// Runs a program on a text: a backtracking search that remembers what it has tried.
///
/// Backtracking gives the leftmost-greedy match and its captures for nothing. The memory, one bit per instruction
/// where ways meet and position, makes it linear: whether a state can succeed does not depend on how it was reached
/// (there are no back-references), so one failure is final. It also ends the loops that go round on empty text.
struct PatternMatcher: ~Copyable {
    private(set) var steps = 0

    private let instructions: UnsafeBufferPointer<PatternProgram.Instruction>
    private let memoIndices: UnsafeBufferPointer<Int32>
    private let classes: UnsafeBufferPointer<IndexedClass>
    private let text: UnsafeBufferPointer<Unicode.Scalar>
    /// Where groups start and end; the first two belong to the whole match.
    private let slots: UnsafeMutableBufferPointer<Int>
    private let tried: UnsafeMutableBufferPointer<UInt64>
    private var pending: [Resumption] = []
    /// Where each lookahead's body, named by its first instruction, matches.
    private var lookaheads: [Int: [Bool]] = [:]

    private enum Resumption {
        case attempt(instruction: Int, position: Int)
        case restore(slot: Int, value: Int)
    }

    /// Searches a text with a program for the leftmost match, and hands over where its groups start and end, if there
    /// is one, and the number of steps.
    static func search<Result>(
        _ program: borrowing PatternProgram,
        in text: UnsafeBufferPointer<Unicode.Scalar>,
        _ body: (_ slots: UnsafeMutableBufferPointer<Int>?, _ steps: Int) -> Result
    ) -> Result {
        let memory = (program.memoCount * (text.count + 1) + 63) / 64
        return program.instructions.withUnsafeBufferPointer { instructions in
            program.memoIndices.withUnsafeBufferPointer { memoIndices in
                program.indexedClasses.withUnsafeBufferPointer { classes in
                    // On the stack, unless it is much.
                    withUnsafeTemporaryAllocation(of: Int.self, capacity: program.slotCount) { slots in
                        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: memory) { tried in
                            slots.initialize(repeating: -1)
                            tried.initialize(repeating: 0)
                            var matcher = PatternMatcher(instructions, memoIndices, classes, text, slots, tried)
                            let matches = matcher.search(plainStart: program.plainStart)
                            return body(matches ? slots : nil, matcher.steps)
                        }
                    }
                }
            }
        }
    }

    private init(
        _ instructions: UnsafeBufferPointer<PatternProgram.Instruction>,
        _ memoIndices: UnsafeBufferPointer<Int32>,
        _ classes: UnsafeBufferPointer<IndexedClass>,
        _ text: UnsafeBufferPointer<Unicode.Scalar>,
        _ slots: UnsafeMutableBufferPointer<Int>,
        _ tried: UnsafeMutableBufferPointer<UInt64>
    ) {
        self.instructions = instructions
        self.memoIndices = memoIndices
        self.classes = classes
        self.text = text
        self.slots = slots
        self.tried = tried
    }

    /// - Parameter plainStart: how many plain scalars a match begins with where the text does; nil where it may begin
    ///   anywhere.
    private mutating func search(plainStart: Int?) -> Bool {
        if let plainStart {
            guard plainStart <= text.count else { return false }
            for position in 0..<plainStart {
                steps += 1
                guard instructions[position + 1] == .scalar(text[position]) else { return false }
            }
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

    /// Follows the preferred way, leaving the others pending, to the end of a match; nil where it fails.
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
            case .lookahead(let end, let isNegated):
                guard lookahead(pc + 1, end, holdsAt: position) != isNegated else { return nil }
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
        switch instructions[pc] {
        case .match: return true
        case .scalar(let scalar): return position < text.count && after[next] && text[position] == scalar
        case .oneOf(let number): return position < text.count && after[next] && classes[number].contains(text[position])
        case .split(let first, let second): return here[first - start] || here[second - start]
        case .jump(let target): return here[target - start]
        case .save: return here[next]
        case .lookahead(let end, let isNegated):
            return here[end + 1 - start] && lookahead(pc + 1, end, holdsAt: position) != isNegated
        case .textStart, .textEnd, .wordBoundary:
            return here[next] && instructions[pc].holds(at: position, in: text)
        }
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
