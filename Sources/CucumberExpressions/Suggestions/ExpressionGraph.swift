/// A step expression for comparison with a text: its characters and parameters, with the paths through optional texts
/// and alternatives.
struct ExpressionGraph: Sendable {
    private enum Unit {
        case scalar(Unicode.Scalar)
        /// A parameter; `isFree` if it takes any words rather than a quoted text or a number.
        case parameter(isFree: Bool)
    }

    /// Plain, as each comparison goes through all of them.
    private struct Node {
        /// Of the character, or one of those below.
        let code: Int32
        /// The predecessor: the index of a node, or for a meeting the index of several nodes in `meetings`.
        let before: Int
        /// Outside of optional texts and alternatives: the place of the character in ``UnitCounts``.
        var unit: Int?
        /// That of its pair with the one before it.
        var pair: Int?

        static let start: Int32 = -1
        static let parameter: Int32 = -2
        static let freeParameter: Int32 = -3
        /// Empty: where paths join, so that the next node has a single predecessor.
        static let meeting: Int32 = -4
    }

    /// Whether the expression is still shorter than the limit for texts.
    private var hasRoom: Bool { unitCount < FoldedText.longest }
    /// The number of characters and parameters.
    private var unitCount = 0

    /// The number of edges: one per node, plus one for each optional text or alternative.
    var wayCount: Int { nodes.count - 1 - meetings.count + meetings.reduce(0) { $0 + $1.count } }

    /// The number of characters outside optional texts and alternatives.
    private(set) var literalCount = 0
    /// The number of parameters with custom types, which may take several words: a date, a time of day.
    private(set) var ownTypeCount = 0
    private var nodes = [Node(code: Node.start, before: 0)]
    private var meetings: [[Int]] = []
    private var last = 0
    private var lastMeeting = 0
    /// The frequency of characters outside optional texts and alternatives, and of their pairs.
    private var required = UnitCounts()

    init(_ expression: String) {
        if let tree = try? ExpressionParser.parse(expression) {
            for node in tree.nodes where hasRoom {
                let first = nodes.count
                append(node)
                guard node.kind == .text else { continue }
                required.add(run: nodes[first...].map(\.code))
                for index in nodes.indices[first...] {
                    nodes[index].unit = UnitCounts.place(of: nodes[index].code)
                    guard index > first else { continue }
                    nodes[index].pair = UnitCounts.place(of: nodes[index - 1].code, nodes[index].code)
                }
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
        let code =
            switch unit {
            case .scalar(let scalar): Int32(bitPattern: scalar.value)
            case .parameter(let isFree): isFree ? Node.freeParameter : Node.parameter
            }
        nodes.append(Node(code: code, before: last))
        last = nodes.count - 1
    }

    private mutating func meet(_ ways: [Int]) {
        let distinct = Set(ways).sorted()
        guard distinct.count > 1 else { return }
        nodes.append(Node(code: Node.meeting, before: meetings.count))
        meetings.append(distinct)
        last = nodes.count - 1
        lastMeeting = last
    }

    /// How many rows a table needs.
    var nodeCount: Int { nodes.count }

    /// A lower bound of the edits, by the required characters that the text lacks, in any order, and by their pairs.
    func leastDistance(to text: UnitCounts) -> Int { required.leastEdits(to: text) }

    /// The distance between the text of a table and the nearest path through the expression; nil beyond the table's limit.
    ///
    /// A parameter takes one argument for free, and more words at one edit each, so that a date or an unquoted text
    /// does not hide the expression that was meant.
    func distance(in table: DistanceTable) -> Int? {
        let isPossible = nodes.withUnsafeBufferPointer { nodes in
            // A lower bound of the edits after each node: the units and pairs that the text lacks.
            var (row, units, pairs) = (nodes.count - 1, 0, 0)
            table.rests[row] = 0
            while row > 0 {
                if let unit = nodes[row].unit, table.counts.lacks(unit: unit) { units += 1 }
                if row + 1 < nodes.count, let pair = nodes[row + 1].pair, table.counts.lacks(pair: pair) { pairs += 1 }
                // Minus one, because a swap that has begun already counts as an edit.
                let rest = UnitCounts.leastEdits(units: units, pairs: pairs) - 1
                row -= 1
                table.rests[row] = rest > 0 ? Int32(rest) : 0
            }
            while row < nodes.count {
                let node = nodes[row]
                switch node.code {
                case Node.start: table.start()
                case Node.parameter: table.addParameter(isFree: false, row, after: node.before)
                case Node.freeParameter: table.addParameter(isFree: true, row, after: node.before)
                case Node.meeting: table.meet(row, meetings[node.before])
                default: table.add(node.code, row, after: node.before)
                }
                // Every path goes through this node.
                if row >= lastMeeting, table.isBeyond(row) { return false }
                row += 1
            }
            return true
        }
        guard isPossible else { return nil }
        return table.distance(at: last)
    }
}
