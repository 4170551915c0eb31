import AppShell

/// Walks through all canonical paths at once, and gathers which languages each kind of path belongs to; or through all
/// of another universe, such as a query key's values.
///
/// The automata of many languages run side by side; two paths that leave all of them in the same states are one. So the
/// walk ends, with the shortest path for every combination of languages there is.
struct PathExplorer {
    /// A shortest path (canonical, "" for the root) that belongs to exactly these languages.
    struct Example {
        let languages: Set<Int>
        let path: String
    }

    private var automaton: ByteAutomaton
    /// The number of the language that ends in a state; nil for most.
    private var languageOfState: [Int?]
    /// The states of each language.
    private var ranges: [Range<Int>] = []
    /// A state of these is in every set that can still become a path.
    private let universe: Range<Int>

    /// How much is looked at before the walk is given up.
    ///
    /// Both grow with the languages, since a long file is no hard one: four combinations and a thousand steps more for
    /// each of their states.
    struct Limits {
        /// Combinations of states.
        var sets = 100_000
        /// Steps from one state by one byte; some seconds' worth.
        var steps = 50_000_000
    }

    struct Unfinished: Error {
        let reason: String
    }

    init(_ languages: [ByteAutomaton], among universe: ByteAutomaton = CanonicalPaths().automaton) {
        automaton = ByteAutomaton()
        let ends = automaton.absorb(universe, from: 0)
        self.universe = 1..<automaton.states.count
        for end in ends { automaton.accept(end) }
        languageOfState = Array(repeating: nil, count: automaton.states.count)
        for (number, language) in languages.enumerated() {
            let first = automaton.states.count
            let ends = automaton.absorb(language, from: 0)
            ranges.append(first..<automaton.states.count)
            languageOfState += Array(repeating: nil, count: automaton.states.count - languageOfState.count)
            for end in ends { languageOfState[end] = number }
        }
    }

    /// A shortest text for every combination of these languages there is, in the order of their lengths; then what no
    /// text of the universe is, the shortest one of a language, such as `a@b`.
    static func texts(
        of languages: [ByteAutomaton],
        among universe: ByteAutomaton,
        limits: Limits
    ) throws(Unfinished) -> [String] {
        var known: Set<ByteAutomaton> = []
        let distinct = languages.filter { known.insert($0).inserted }
        let texts = try PathExplorer(distinct, among: universe)
            .explore(slashCounts: [], ordered: 0, decisive: [], limits: limits).map(\.path)
        var seen = Set(texts)
        return texts + distinct.compactMap(\.shortestText).filter { seen.insert($0).inserted }
    }

    /// - Parameters:
    ///   - slashCounts: languages to which a path also belongs when it does with a slash behind it, one that the pattern
    ///     spells.
    ///   - ordered: how many of the first languages are rules of which only the first that a path belongs to counts.
    ///   - decisive: those of them that always count. Once a path is in one for good, whatever follows, the later rules
    ///     are not looked at any more.
    func explore(
        slashCounts: Set<Int>,
        ordered: Int,
        decisive: Set<Int>,
        limits: Limits
    ) throws(Unfinished) -> [Example] {
        let classes = byteClasses
        let endOfRules = ordered > 0 ? ranges[ordered - 1].upperBound : 0
        // The states that are never left, and where the states begin that do not count then.
        var cuts = Array(repeating: endOfRules, count: automaton.states.count)
        for (state, language) in languageOfState.enumerated() {
            guard let language, decisive.contains(language),
                automaton.states[state].takesEverything(andStaysAt: state)
            else { continue }
            cuts[state] = ranges[language].upperBound
        }
        func pruned(_ set: [Int]) -> [Int] {
            let cut = set.reduce(endOfRules) { min($0, cuts[$1]) }
            return cut == endOfRules ? set : set.filter { $0 < cut || $0 >= endOfRules }
        }
        var moves = Moves(automaton, classes: classes)
        let start = pruned(moves.closure(of: [0]))
        var indices = [start: 0]
        var sets = [start]
        var origins: [(set: Int, byte: UInt8)] = [(0, 0)]
        var examples: [Example] = []
        var seen: Set<Set<Int>> = []
        let most = (
            sets: limits.sets + 4 * automaton.states.count, steps: limits.steps + 1_000 * automaton.states.count
        )
        var work = 0
        var next = 0
        while next < sets.count {
            let set = sets[next]
            work += set.count * classes.count
            guard sets.count <= most.sets, work <= most.steps else {
                throw Unfinished(reason: "there are more than \(sets.count - 1) kinds of paths to tell apart")
            }
            if set.contains(where: { universe.contains($0) && automaton.states[$0].isAccepting }) {
                var languages = Set(set.compactMap { languageOfState[$0] })
                let behindSlash = moves.spelledStep(set, UInt8(ascii: "/"))
                languages.formUnion(behindSlash.compactMap { languageOfState[$0] }.filter(slashCounts.contains))
                if seen.insert(languages).inserted {
                    examples.append(Example(languages: languages, path: path(to: next, origins: origins)))
                }
            }
            for (number, byte) in classes.enumerated() {
                let target = pruned(moves.step(set, number))
                guard target.contains(where: universe.contains), indices[target] == nil else { continue }
                indices[target] = sets.count
                sets.append(target)
                origins.append((next, byte))
            }
            next += 1
        }
        return examples
    }

    private func path(to set: Int, origins: [(set: Int, byte: UInt8)]) -> String {
        var bytes: [UInt8] = []
        var current = set
        while current != 0 {
            bytes.append(origins[current].byte)
            current = origins[current].set
        }
        return String(decoding: bytes.reversed(), as: UTF8.self)
    }

    /// One byte of every class of bytes that no automaton tells apart, those first that make readable examples.
    private var byteClasses: [UInt8] {
        let readable = Array("abcdefghijklmnopqrstuvwxyz0123456789/ABCDEFGHIJKLMNOPQRSTUVWXYZ-_~.%&=".utf8)
        // The edges that take a byte, as the numbers of distinct ranges.
        var ranges: [ClosedRange<UInt8>: Int] = [:]
        for state in automaton.states {
            for edge in state.edges where ranges[edge.bytes] == nil { ranges[edge.bytes] = ranges.count }
        }
        let distinct = ranges.keys.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        var known: Set<[Int]> = []
        return readable.filter { byte in
            known.insert(distinct.indices.filter { distinct[$0].contains(byte) }).inserted
        }
    }

    /// Where each state leads by each class of bytes, worked out when a state is first met.
    private struct Moves {
        private let automaton: ByteAutomaton
        private let classes: [UInt8]
        /// Where a state's spans begin; -1 before it is met.
        private var firstSpan: [Int]
        /// Of `targets`: one a class for every state that was met.
        private var spans: [Range<Int>] = []
        private var targets: [Int] = []
        private var entered: [Int]
        private var stamp = 0

        init(_ automaton: ByteAutomaton, classes: [UInt8]) {
            self.automaton = automaton
            self.classes = classes
            firstSpan = Array(repeating: -1, count: automaton.states.count)
            entered = Array(repeating: 0, count: automaton.states.count)
        }

        /// - Parameter number: of a class.
        mutating func step(_ set: [Int], _ number: Int) -> [Int] {
            for state in set where firstSpan[state] < 0 { meet(state) }
            stamp += 1
            var result: [Int] = []
            for state in set {
                for index in spans[firstSpan[state] + number] {
                    let target = targets[index]
                    guard entered[target] != stamp else { continue }
                    entered[target] = stamp
                    result.append(target)
                }
            }
            result.sort()
            return result
        }

        private mutating func meet(_ state: Int) {
            firstSpan[state] = spans.count
            for byte in classes {
                let first = targets.count
                let edges = automaton.states[state].edges
                targets += closure(of: edges.filter { $0.bytes.contains(byte) }.map(\.target))
                spans.append(first..<targets.count)
            }
        }

        /// By a byte that the patterns spell.
        mutating func spelledStep(_ set: [Int], _ byte: UInt8) -> [Int] {
            closure(
                of: set.flatMap { state in
                    automaton.states[state].edges.filter { $0.isSpelled && $0.bytes.contains(byte) }.map(\.target)
                }
            )
        }

        /// What the states jump to, sorted, each once.
        mutating func closure(of states: [Int]) -> [Int] {
            stamp += 1
            var result: [Int] = []
            for state in states where entered[state] != stamp {
                entered[state] = stamp
                result.append(state)
            }
            var next = 0
            while next < result.count {
                for target in automaton.states[result[next]].jumps where entered[target] != stamp {
                    entered[target] = stamp
                    result.append(target)
                }
                next += 1
            }
            result.sort()
            return result
        }
    }
}

extension ByteAutomaton.State {
    fileprivate func takesEverything(andStaysAt state: Int) -> Bool {
        var next = 0
        for edge in edges.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) where edge.target == state {
            guard Int(edge.bytes.lowerBound) <= next else { return false }
            next = max(next, Int(edge.bytes.upperBound) + 1)
        }
        return next > 255
    }
}
