/// A step expression for comparison with a step's text: its characters and parameters, with the ways through its
/// optional texts and alternatives.
struct ExpressionGraph: Sendable {
    enum Unit: Equatable, Sendable {
        case start
        case scalar(Unicode.Scalar)
        /// A parameter; `isFree` if any words can stand for it, rather than a quoted text or a number.
        case parameter(isFree: Bool)
    }

    private struct Node: Sendable {
        let unit: Unit
        let predecessors: [Int]
    }

    /// Whether the expression is not yet as long as a text may be.
    private var hasRoom: Bool { nodes.count <= FoldedText.longest }

    /// How many characters must be said as they are.
    private(set) var literalCount = 0
    /// How many parameters are of a project's own types, which may be several words long: a date, a time of day.
    private(set) var ownTypeCount = 0
    private var nodes = [Node(unit: .start, predecessors: [])]
    private var ends = [0]
    /// How often the characters outside optional texts and alternatives must come.
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
            let skipping = ends
            let counted = literalCount
            for child in node.nodes { append(child) }
            literalCount = counted
            ends = Self.distinct(ends + skipping)
        case .alternation:
            let before = ends
            var after: [Int] = []
            var counts: [Int] = []
            for alternative in node.nodes where hasRoom {
                let counted = literalCount
                ends = before
                for child in alternative.nodes { append(child) }
                after += ends
                counts.append(literalCount - counted)
                literalCount = counted
            }
            literalCount += counts.min() ?? 0
            ends = Self.distinct(after)
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

    private static func distinct(_ indices: [Int]) -> [Int] { Set(indices).sorted() }

    private mutating func append(_ unit: Unit) {
        guard hasRoom else { return }
        nodes.append(Node(unit: unit, predecessors: ends))
        ends = [nodes.count - 1]
    }

    /// How many characters that must be said are not in the text, in whatever order: there are at least as many edits.
    func missing(in text: UnitCounts) -> Int { required.missing(in: text) }

    /// The fewest edits between the text and the nearest way through the expression.
    ///
    /// A parameter takes an argument for nothing. It takes other words too, at one an extra word, so that a date or a
    /// text without its quotes does not hide the expression it was meant for.
    func distance(to text: [StepUnit]) -> Int {
        var rows = [Array(0...text.count)]
        for node in nodes.dropFirst() {
            switch node.unit {
            case .start: break
            case .scalar(let scalar): rows.append(row(of: scalar, node, rows, text))
            case .parameter(let isFree): rows.append(row(ofParameter: isFree, node, rows, text))
            }
        }
        return ends.map { rows[$0][text.count] }.min() ?? text.count
    }

    private func row(of scalar: Unicode.Scalar, _ node: Node, _ rows: [[Int]], _ text: [StepUnit]) -> [Int] {
        var row: [Int] = []
        for column in 0...text.count {
            var best = column > 0 ? row[column - 1] + 1 : Int.max
            for predecessor in node.predecessors {
                best = min(best, rows[predecessor][column] + 1)
                guard column > 0 else { continue }
                let isSame = text[column - 1] == .scalar(scalar)
                best = min(best, rows[predecessor][column - 1] + (isSame ? 0 : 1))
                guard column > 1, text[column - 2] == .scalar(scalar),
                    case .scalar(let previous) = nodes[predecessor].unit, text[column - 1] == .scalar(previous)
                else { continue }
                for earlier in nodes[predecessor].predecessors {
                    best = min(best, rows[earlier][column - 2] + 1)
                }
            }
            row.append(best)
        }
        return row
    }

    private func row(ofParameter isFree: Bool, _ node: Node, _ rows: [[Int]], _ text: [StepUnit]) -> [Int] {
        let unreachable = nodes.count + text.count
        var row: [Int] = []
        var words = unreachable
        for column in 0...text.count {
            var best = column > 0 ? row[column - 1] + 1 : unreachable
            if column > 0, text[column - 1] == .scalar(" ") { words += 1 }
            for predecessor in node.predecessors {
                best = min(best, rows[predecessor][column] + 1)
                guard column > 0 else { continue }
                if text[column - 1] == .argument { best = min(best, rows[predecessor][column - 1]) }
                if text[column - 1] != .scalar(" ") {
                    words = min(words, rows[predecessor][column - 1] + (isFree ? 0 : 1))
                }
            }
            row.append(min(best, words))
        }
        return row
    }
}
