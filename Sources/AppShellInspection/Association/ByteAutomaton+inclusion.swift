import AppShell

extension ByteAutomaton {
    /// Whether every text of another language is one of this language, too.
    ///
    /// Both automata run side by side over all bytes that one of them tells apart.
    ///
    /// - Parameters:
    ///   - other: the language that may be the smaller one.
    ///   - arePaths: texts are paths without a slash at their ends, and one is also in a language when it is with such a
    ///     slash, one that the pattern spells.
    ///   - cost: how many pairs of sets of states may still be looked at.
    /// - Returns: nil where that takes more.
    func includes(_ other: ByteAutomaton, arePaths: Bool = false, cost: inout Int) -> Bool? {
        guard cost > 0 else { return nil }
        struct Pair: Hashable {
            let own: [Int]
            let other: [Int]
            /// A path may not end here.
            let isBehindSlash: Bool
        }
        let slash = UInt8(ascii: "/")
        let bytes = Self.representatives(of: [self, other])
        func holds(_ automaton: ByteAutomaton, _ states: [Int]) -> Bool {
            if states.contains(where: { automaton.states[$0].isAccepting }) { return true }
            guard arePaths else { return false }
            return automaton.step(states, slash, spelled: true).contains { automaton.states[$0].isAccepting }
        }
        let start = Pair(own: closure(of: [0]), other: other.closure(of: [0]), isBehindSlash: false)
        var seen: Set<Pair> = [start]
        var pending = [start]
        while let pair = pending.popLast() {
            cost -= 1
            guard cost > 0 else { return nil }
            if !pair.isBehindSlash, holds(other, pair.other), !holds(self, pair.own) { return false }
            for byte in bytes {
                let next = Pair(
                    own: step(pair.own, byte),
                    other: other.step(pair.other, byte),
                    isBehindSlash: arePaths && byte == slash
                )
                guard !next.other.isEmpty, seen.insert(next).inserted else { continue }
                pending.append(next)
            }
        }
        return true
    }

    /// The bytes that every text of the language begins with, as far as the pattern spells them one by one.
    var beginning: [UInt8] {
        var bytes: [UInt8] = []
        var state = 0
        while states[state].jumps.isEmpty, !states[state].isAccepting, let edge = states[state].edges.first,
            states[state].edges.count == 1, edge.bytes.count == 1
        {
            bytes.append(edge.bytes.lowerBound)
            state = edge.target
        }
        return bytes
    }

    private func step(_ set: [Int], _ byte: UInt8, spelled: Bool = false) -> [Int] {
        closure(
            of: set.flatMap { state in
                states[state].edges.filter { $0.bytes.contains(byte) && ($0.isSpelled || !spelled) }.map(\.target)
            }
        )
    }

    /// Sorted, each once.
    private func closure(of start: [Int]) -> [Int] {
        var known = Set(start)
        var pending = start
        while let state = pending.popLast() {
            for target in states[state].jumps where known.insert(target).inserted { pending.append(target) }
        }
        return known.sorted()
    }

    /// One byte of every class that no edge tells apart; the slash always is one of its own.
    private static func representatives(of automata: [ByteAutomaton]) -> [UInt8] {
        var bounds: Set<Int> = [0, Int(UInt8(ascii: "/")), Int(UInt8(ascii: "/")) + 1]
        for edge in automata.flatMap(\.states).flatMap(\.edges) {
            bounds.insert(Int(edge.bytes.lowerBound))
            bounds.insert(Int(edge.bytes.upperBound) + 1)
        }
        return bounds.sorted().compactMap { UInt8(exactly: $0) }
    }
}
