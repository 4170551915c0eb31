/// A step expression for comparison with a text: its characters and parameters, with the paths through optional texts
/// and alternatives.
struct ExpressionGraph: Sendable {
    enum Unit: Equatable, Sendable {
        case start
        case scalar(Unicode.Scalar)
        /// A parameter; `isFree` if it takes any words rather than a quoted text or a number.
        case parameter(isFree: Bool)
        /// Empty: where paths join, so that the next node has a single predecessor.
        case meeting
    }

    private struct Node: Sendable {
        let unit: Unit
        /// One, except for a meeting.
        let predecessors: [Int]
    }

    /// The distances of the expression up to a node from each prefix of a text.
    fileprivate struct Row {
        var distances: [Int]
        /// The distances with the node's character swapped with the one before it, for the next node; unreachable
        /// except after a character.
        var swapped: [Int]
    }

    /// Whether the expression is still shorter than the limit for texts.
    private var hasRoom: Bool { unitCount < FoldedText.longest }
    /// The number of characters and parameters.
    private var unitCount = 0

    /// The number of edges: one per node, plus one for each optional text or alternative.
    var wayCount: Int { nodes.reduce(0) { $0 + $1.predecessors.count } }

    /// The number of characters outside optional texts and alternatives.
    private(set) var literalCount = 0
    /// The number of parameters with custom types, which may take several words: a date, a time of day.
    private(set) var ownTypeCount = 0
    private var nodes = [Node(unit: .start, predecessors: [])]
    private var last = 0
    /// The frequency of characters outside optional texts and alternatives.
    private var required = UnitCounts()

    init(_ expression: String) {
        if let tree = try? ExpressionParser.parse(expression) {
            for node in tree.nodes where hasRoom {
                let first = nodes.count
                append(node)
                guard node.kind == .text else { continue }
                for case .scalar(let scalar) in nodes[first...].map(\.unit) { required.add(.scalar(scalar)) }
            }
        } else {
            append(expression)
        }
    }

    private mutating func append(_ node: ExpressionNode) {
        switch node.kind {
        case .text:
            append(node.text)
        case .parameter:
            if !Self.recognisable.contains(node.text), node.text != "", node.text != "word" { ownTypeCount += 1 }
            append(.parameter(isFree: !Self.recognisable.contains(node.text)))
        case .optional:
            let skipping = last
            let counted = literalCount
            for child in node.nodes { append(child) }
            literalCount = counted
            meet([skipping, last])
        case .alternation:
            let before = last
            var after: [Int] = []
            var counts: [Int] = []
            for alternative in node.nodes where hasRoom {
                let counted = literalCount
                last = before
                for child in alternative.nodes { append(child) }
                after.append(last)
                counts.append(literalCount - counted)
                literalCount = counted
            }
            literalCount += counts.min() ?? 0
            meet(after)
        case .alternative, .expression:
            for child in node.nodes { append(child) }
        }
    }

    /// The types whose values `StepUnit` recognises.
    private static let recognisable: Set<String> = [
        "string", "int", "float", "double", "byte", "short", "long", "bigdecimal", "biginteger",
    ]

    private mutating func append(_ text: String) {
        for scalar in text.unicodeScalars {
            for folded in scalar.properties.isWhitespace ? [" "] : FoldedText.folded(scalar) {
                literalCount += 1
                append(.scalar(folded))
            }
        }
    }

    private mutating func append(_ unit: Unit) {
        guard hasRoom else { return }
        unitCount += 1
        nodes.append(Node(unit: unit, predecessors: [last]))
        last = nodes.count - 1
    }

    private mutating func meet(_ ways: [Int]) {
        let distinct = Set(ways).sorted()
        guard distinct.count > 1 else { return }
        nodes.append(Node(unit: .meeting, predecessors: distinct))
        last = nodes.count - 1
    }

    /// A lower bound of the edits: how many required characters the text lacks, in any order.
    func missing(in text: UnitCounts) -> Int { required.missing(in: text) }

    /// The distance between the text and the nearest path through the expression.
    ///
    /// A parameter takes one argument for free, and more words at one edit each, so that a date or an unquoted text
    /// does not hide the expression that was meant.
    func distance(to text: [StepUnit]) -> Int {
        let unreachable = nodes.count + text.count + 1
        let nothing = [Int](repeating: unreachable, count: text.count + 1)
        var rows: [Row] = []
        for node in nodes {
            let before = node.predecessors.first.map { rows[$0] }
            switch (node.unit, before) {
            case (.scalar(let scalar), let before?):
                rows.append(row(of: scalar, after: before, text, otherwise: nothing))
            case (.parameter(let isFree), let before?):
                let distances = distances(ofParameter: isFree, after: before.distances, text, unreachable)
                rows.append(Row(distances: distances, swapped: nothing))
            case (.meeting, let before?):
                rows.append(node.predecessors.dropFirst().reduce(into: before) { $0.formMinimum(rows[$1]) })
            default:
                rows.append(Row(distances: Array(0...text.count), swapped: nothing))
            }
        }
        return rows[last].distances[text.count]
    }

    private func row(
        of scalar: Unicode.Scalar,
        after before: Row,
        _ text: [StepUnit],
        otherwise nothing: [Int]
    ) -> Row {
        var row = Row(distances: [], swapped: nothing)
        row.distances.reserveCapacity(text.count + 1)
        for column in 0...text.count {
            var best = before.distances[column] + 1
            if column > 0 {
                let isSame = text[column - 1] == .scalar(scalar)
                best = min(best, row.distances[column - 1] + 1, before.distances[column - 1] + (isSame ? 0 : 1))
                if isSame, column > 1 { row.swapped[column] = before.distances[column - 2] + 1 }
            }
            if column > 1, text[column - 2] == .scalar(scalar) { best = min(best, before.swapped[column]) }
            row.distances.append(best)
        }
        return row
    }

    private func distances(
        ofParameter isFree: Bool,
        after before: [Int],
        _ text: [StepUnit],
        _ unreachable: Int
    ) -> [Int] {
        var distances: [Int] = []
        var words = unreachable
        for column in 0...text.count {
            var best = before[column] + 1
            if column > 0 {
                best = min(best, distances[column - 1] + 1)
                if text[column - 1] == .argument { best = min(best, before[column - 1]) }
                if text[column - 1] == .scalar(" ") {
                    words += 1
                } else {
                    words = min(words, before[column - 1] + (isFree ? 0 : 1))
                }
            }
            distances.append(min(best, words))
        }
        return distances
    }
}

extension ExpressionGraph.Row {
    mutating func formMinimum(_ other: Self) {
        for column in distances.indices {
            distances[column] = min(distances[column], other.distances[column])
            swapped[column] = min(swapped[column], other.swapped[column])
        }
    }
}
