import AppShell

/// A nondeterministic finite automaton over bytes: the language of a pattern, ready to be run or compared.
///
/// A run keeps the set of states it may be in, so it costs at most (length of the text) × (number of states), whatever
/// the pattern: there is no backtracking to blow up on `*a*a*a*b`.
struct ByteAutomaton: Hashable, Sendable {
    struct Edge: Hashable, Sendable {
        let bytes: ClosedRange<UInt8>
        let target: Int
        /// The pattern spells these bytes; else a wildcard takes them.
        var isSpelled = false
    }

    struct State: Hashable, Sendable {
        var edges: [Edge] = []
        /// States reached without reading a byte.
        var jumps: [Int] = []
        /// A text may end here.
        var isAccepting = false
    }

    /// The first one is where every text begins.
    private(set) var states = [State()]

    // MARK: Building

    mutating func addState() -> Int {
        states.append(State())
        return states.count - 1
    }

    mutating func accept(_ state: Int) {
        states[state].isAccepting = true
    }

    mutating func jump(from state: Int, to target: Int) {
        states[state].jumps.append(target)
    }

    mutating func edge(_ bytes: ClosedRange<UInt8>, from state: Int, to target: Int, isSpelled: Bool = false) {
        states[state].edges.append(Edge(bytes: bytes, target: target, isSpelled: isSpelled))
    }

    /// - Returns: the state after any one of these bytes.
    mutating func step(_ ranges: [ClosedRange<UInt8>], from state: Int) -> Int {
        let next = addState()
        for bytes in ranges { edge(bytes, from: state, to: next) }
        return next
    }

    /// - Returns: the state after exactly this text.
    mutating func text(_ bytes: some Sequence<UInt8>, from state: Int) -> Int {
        bytes.reduce(state) { step([$1...$1], from: $0) }
    }

    /// Takes in another automaton, whose texts then begin in `state`.
    ///
    /// - Returns: the indices of its accepting states, which are not accepting here unless the caller says so.
    mutating func absorb(_ other: ByteAutomaton, from state: Int) -> [Int] {
        let offset = states.count
        for old in other.states {
            states.append(
                State(
                    edges: old.edges.map { Edge(bytes: $0.bytes, target: $0.target + offset, isSpelled: $0.isSpelled) },
                    jumps: old.jumps.map { $0 + offset }
                )
            )
        }
        jump(from: state, to: offset)
        return other.states.indices.filter { other.states[$0].isAccepting }.map { $0 + offset }
    }

    /// A shortest text of the language that a link can carry: letters, digits and a few marks; nil where there is none.
    var shortestText: String? {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789-._~ABCDEFGHIJKLMNOPQRSTUVWXYZ%/=&:@!$'()*+,;".utf8)
        var origins: [(state: Int, byte: UInt8?)?] = Array(repeating: nil, count: states.count)
        var queue: [Int] = []
        /// Jumps cost nothing, so what they reach is entered together with what jumps there.
        func enter(_ state: Int, from origin: Int, byte: UInt8?) {
            guard state != 0, origins[state] == nil else { return }
            origins[state] = (origin, byte)
            queue.append(state)
            follow(state)
        }
        func follow(_ state: Int) {
            var pending = [state]
            while let state = pending.popLast() {
                for target in states[state].jumps where target != 0 && origins[target] == nil {
                    origins[target] = (state, nil)
                    queue.append(target)
                    pending.append(target)
                }
            }
        }
        queue.append(0)
        follow(0)
        var next = 0
        while next < queue.count {
            let state = queue[next]
            next += 1
            if states[state].isAccepting {
                var bytes: [UInt8] = []
                var current = state
                while let origin = origins[current] {
                    if let byte = origin.byte { bytes.append(byte) }
                    current = origin.state
                }
                return String(decoding: bytes.reversed(), as: UTF8.self)
            }
            for edge in states[state].edges {
                guard let byte = alphabet.first(where: edge.bytes.contains) else { continue }
                enter(edge.target, from: state, byte: byte)
            }
        }
        return nil
    }

    // MARK: Running

    /// Whether this text is in the language.
    func accepts(_ text: some Sequence<UInt8>) -> Bool {
        var run = Run(self)
        return text.allSatisfy { run.read($0) } && run.isAccepting
    }

    /// A text being read.
    struct Run {
        private let automaton: ByteAutomaton
        /// The states the run may be in, each once, closed under jumps.
        private(set) var states: [Int] = []
        private var spare: [Int] = []
        /// The step in which each state was last entered.
        private var entered: [Int]
        private var step = 0

        init(_ automaton: ByteAutomaton) {
            self.automaton = automaton
            entered = Array(repeating: -1, count: automaton.states.count)
            enter(0)
        }

        /// - Parameter spelled: only where the pattern spells this byte.
        /// - Returns: whether anything can still come of it.
        mutating func read(_ byte: UInt8, spelled: Bool = false) -> Bool {
            swap(&states, &spare)
            states.removeAll(keepingCapacity: true)
            step += 1
            for state in spare {
                for edge in automaton.states[state].edges
                where edge.bytes.contains(byte) && (edge.isSpelled || !spelled) {
                    enter(edge.target)
                }
            }
            return !states.isEmpty
        }

        var isAccepting: Bool { states.contains { automaton.states[$0].isAccepting } }

        private mutating func enter(_ state: Int) {
            guard entered[state] != step else { return }
            entered[state] = step
            // What this loop appends is followed in its turn.
            var next = states.count
            states.append(state)
            while next < states.count {
                for target in automaton.states[states[next]].jumps where entered[target] != step {
                    entered[target] = step
                    states.append(target)
                }
                next += 1
            }
        }
    }
}
