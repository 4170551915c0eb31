/// Walks through all canonical paths at once, and gathers which languages each kind of path belongs to.
///
/// The automata of many languages run side by side; two paths that leave all of them in the same states are one. So the
/// walk ends, with the shortest path for every combination of languages there is.
struct PathExplorer {
    /// A shortest path (canonical, "" for the root) that belongs to exactly these languages.
    struct Finding {
        let languages: Set<Int>
        let path: String
    }

    /// Some states are the end of a language: its number.
    private var automaton: ByteAutomaton
    private var languageOfState: [Int: Int] = [:]
    /// A state of these is in every set that can still become a path.
    private let universe: Range<Int>

    /// How much is looked at before the walk is given up.
    struct Limits {
        /// Combinations of states.
        var sets = 100_000
        /// Steps from one state by one byte; some seconds' worth.
        var steps = 50_000_000
    }

    struct Unfinished: Error {
        let reason: String
    }

    init(_ languages: [ByteAutomaton]) {
        automaton = ByteAutomaton()
        let ends = automaton.absorb(CanonicalPaths().automaton, from: 0)
        universe = 1..<automaton.states.count
        for end in ends { automaton.accept(end) }
        for (number, language) in languages.enumerated() {
            for end in automaton.absorb(language, from: 0) { languageOfState[end] = number }
        }
    }

    /// - Parameter slashCounts: languages to which a path also belongs when it does with a slash behind it, one that
    ///   the pattern spells.
    func explore(slashCounts: Set<Int>, limits: Limits) throws(Unfinished) -> [Finding] {
        let classes = byteClasses
        var scratch = Scratch(count: automaton.states.count)
        let start = scratch.closure(of: [0], in: automaton)
        var places = [start: 0]
        var sets = [start]
        var origins: [(set: Int, byte: UInt8)] = [(0, 0)]
        var findings: [Finding] = []
        var seen: Set<Set<Int>> = []
        var work = 0
        var next = 0
        while next < sets.count {
            let set = sets[next]
            work += set.count * classes.count
            guard sets.count <= limits.sets, work <= limits.steps else {
                throw Unfinished(reason: "there are more than \(sets.count) kinds of paths to tell apart")
            }
            if set.contains(where: { universe.contains($0) && automaton.states[$0].isAccepting }) {
                var languages = Set(set.compactMap { languageOfState[$0] })
                let behindSlash = scratch.step(set, UInt8(ascii: "/"), spelled: true, in: automaton)
                languages.formUnion(behindSlash.compactMap { languageOfState[$0] }.filter(slashCounts.contains))
                if seen.insert(languages).inserted {
                    findings.append(Finding(languages: languages, path: path(to: next, origins: origins)))
                }
            }
            for byte in classes {
                let target = scratch.step(set, byte, in: automaton)
                guard target.contains(where: universe.contains), places[target] == nil else { continue }
                places[target] = sets.count
                sets.append(target)
                origins.append((next, byte))
            }
            next += 1
        }
        return findings
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
        let readable = Array("abcdefghijklmnopqrstuvwxyz0123456789/ABCDEFGHIJKLMNOPQRSTUVWXYZ-_~.%".utf8)
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

    /// Reused from step to step.
    private struct Scratch {
        private var entered: [Int]
        private var stamp = 0

        init(count: Int) {
            entered = Array(repeating: 0, count: count)
        }

        mutating func step(
            _ set: [Int],
            _ byte: UInt8,
            spelled: Bool = false,
            in automaton: ByteAutomaton
        ) -> [Int] {
            var targets: [Int] = []
            for state in set {
                for edge in automaton.states[state].edges
                where edge.bytes.contains(byte) && (edge.isSpelled || !spelled) {
                    targets.append(edge.target)
                }
            }
            return closure(of: targets, in: automaton)
        }

        /// Sorted, each state once.
        mutating func closure(of states: [Int], in automaton: ByteAutomaton) -> [Int] {
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
