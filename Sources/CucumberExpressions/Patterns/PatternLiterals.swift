/// The plain text in every match of a pattern, for checks that are cheaper than matching.
struct PatternLiterals: Sendable {
    /// Whether a match can only begin at the text's beginning.
    private(set) var isAnchored = false
    /// The prefix of every match; empty unless the pattern is anchored at its beginning.
    private(set) var prefix: [Unicode.Scalar] = []
    /// The suffix of every match; empty unless the pattern is anchored at its end.
    private(set) var suffix: [Unicode.Scalar] = []
    /// The longest text in every match, besides the prefix.
    private(set) var longest: [Unicode.Scalar] = []

    init(_ node: PatternNode) {
        var nodes = if case .sequence(let nodes) = node { nodes[...] } else { [node][...] }
        if nodes.first == .textStart {
            isAnchored = true
            nodes.removeFirst()
            for node in nodes { guard Self.append(node, to: &prefix) else { break } }
        }
        if nodes.last == .textEnd {
            nodes.removeLast()
            var reversed: [Unicode.Scalar] = []
            for node in nodes.reversed() { guard Self.append(node, to: &reversed, reversed: true) else { break } }
            suffix = reversed.reversed()
        }
        var run: [Unicode.Scalar] = []
        var isPrefix = isAnchored
        for node in nodes {
            guard !Self.append(node, to: &run) else { continue }
            if run.count > longest.count, !isPrefix { longest = run }
            isPrefix = false
            run.removeAll()
        }
        if run.count > longest.count, !isPrefix { longest = run }
    }

    /// Adds the literal beginning of a part of a sequence; false if that is not all of it.
    private static func append(
        _ node: PatternNode,
        to literal: inout [Unicode.Scalar],
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
            // They match no text, so they don't interrupt literals.
            return true
        case .oneOf, .alternatives:
            return false
        }
    }

    /// The literal in UTF-8.
    static func bytes(_ literal: [Unicode.Scalar]) -> [UInt8] {
        Array(text(literal).utf8)
    }

    static func text(_ literal: [Unicode.Scalar]) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: literal)
        return String(scalars)
    }
}
