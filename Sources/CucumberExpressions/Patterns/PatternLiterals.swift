/// The plain text that every match of a pattern has, for what is cheaper than matching.
struct PatternLiterals: Sendable {
    /// Whether a match can only begin where the text does.
    private(set) var isAnchored = false
    /// What a text that matches begins with; empty unless the pattern is anchored at its beginning.
    private(set) var prefix = String.UnicodeScalarView()
    /// What a text that matches ends with; empty unless the pattern is anchored at its end.
    private(set) var suffix = String.UnicodeScalarView()
    /// The longest text that is somewhere in every text that matches.
    private(set) var longest = String.UnicodeScalarView()

    init(_ node: PatternNode) {
        var nodes = if case .sequence(let nodes) = node { nodes[...] } else { [node][...] }
        if nodes.first == .textStart {
            isAnchored = true
            nodes.removeFirst()
            for node in nodes { guard Self.append(node, to: &prefix) else { break } }
        }
        if nodes.last == .textEnd {
            nodes.removeLast()
            var reversed = String.UnicodeScalarView()
            for node in nodes.reversed() { guard Self.append(node, to: &reversed, reversed: true) else { break } }
            suffix.append(contentsOf: reversed.reversed())
        }
        var run = String.UnicodeScalarView()
        var most = 0
        for node in nodes where !Self.append(node, to: &run) { keep(&run, ifMoreThan: &most) }
        keep(&run, ifMoreThan: &most)
    }

    /// Takes a run that has ended for the longest if it is.
    private mutating func keep(_ run: inout String.UnicodeScalarView, ifMoreThan most: inout Int) {
        let count = run.count
        if count > most { (longest, most) = (run, count) }
        run.removeAll()
    }

    /// Adds what a part of a sequence always begins with; false if that is not all of it.
    private static func append(
        _ node: PatternNode,
        to literal: inout String.UnicodeScalarView,
        reversed: Bool = false
    ) -> Bool {
        switch node {
        case .scalar(let scalar):
            literal.append(scalar)
            return true
        case .sequence(let nodes):
            for node in reversed ? Array(nodes.reversed()) : nodes {
                guard append(node, to: &literal, reversed: reversed) else { return false }
            }
            return true
        case .capture(_, let body):
            return append(body, to: &literal, reversed: reversed)
        case .repetition(let body, let repetition):
            guard repetition.least > 0 else { return false }
            return append(body, to: &literal, reversed: reversed) && repetition == Repetition(least: 1, most: 1)
        case .lookahead, .wordBoundary, .textStart, .textEnd:
            // They match no text, and so part none.
            return true
        case .oneOf, .alternatives:
            return false
        }
    }
}
