/// Parses the subset of regular expressions that parameter types use.
///
/// Literals, `.`, escapes, classes, capturing, named and other groups, alternatives, greedy and lazy repetitions, `^ $
/// \b`, lookaheads, and a leading `(?i)`. Anything else is an error.
struct PatternParser {
    static let deepestGroup = 100
    static let largestBound = 1_000

    let source: String
    let scalars: [Unicode.Scalar]
    var index = 0
    private(set) var captureCount = 0
    private var depth = 0
    private var lookaheads = 0
    /// Whether it begins with `(?i)`.
    private(set) var ignoresCase = false
    private var groups: [CaptureGroup] = []

    init(_ source: String) {
        self.source = source
        self.scalars = Array(source.unicodeScalars)
    }

    static func parse(
        _ source: String,
        allowsFlags: Bool = false
    ) throws(PatternError) -> (node: PatternNode, groups: [CaptureGroup], captures: Int) {
        var parser = PatternParser(source)
        if allowsFlags, source.utf8.starts(with: "(?i)".utf8) {
            parser.ignoresCase = true
            parser.index = 4
        }
        let node = try parser.alternatives()
        guard parser.index == parser.scalars.count else { throw parser.error(.unopenedGroup) }
        return (node, parser.groups, parser.captureCount)
    }

    func error(_ reason: PatternError.Reason, at position: Int? = nil) -> PatternError {
        PatternError(reason: reason, pattern: source, position: position ?? index)
    }

    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    /// Consumes these scalars if they come next.
    mutating func take(_ first: Unicode.Scalar, _ second: Unicode.Scalar? = nil) -> Bool {
        guard next == first else { return false }
        guard let second else {
            index += 1
            return true
        }
        guard index + 1 < scalars.count, scalars[index + 1] == second else { return false }
        index += 2
        return true
    }

    private mutating func alternatives() throws(PatternError) -> PatternNode {
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(PatternError) -> PatternNode {
        var nodes: [PatternNode] = []
        while let scalar = next, scalar != "|", scalar != ")" {
            let start = index
            let node = try atom()
            guard let repetition = try repetition() else {
                nodes.append(node)
                continue
            }
            guard node.isRepeatable else { throw error(.nothingToRepeat, at: start) }
            if try self.repetition() != nil { throw error(.nothingToRepeat, at: index - 1) }
            nodes.append(.repetition(node, repetition))
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func atom() throws(PatternError) -> PatternNode {
        let start = index
        guard let scalar = next else { return .sequence([]) }
        index += 1
        switch scalar {
        case "(": return try group(from: start)
        case "[":
            let scalars = try scalarClass(from: start)
            return .oneOf(ignoresCase ? scalars.ignoringCase() : scalars)
        case "\\": return try escape(from: start)
        case ".": return .oneOf(.lineTerminator.negated())
        case "^": return .textStart
        case "$": return .textEnd
        case "*", "+", "?": throw error(.nothingToRepeat, at: start)
        case "{": throw error(.unescapedBrace, at: start)
        default: return literal(scalar)
        }
    }

    func literal(_ scalar: Unicode.Scalar) -> PatternNode {
        guard ignoresCase, scalar.properties.isCased else { return .scalar(scalar) }
        return .oneOf(ScalarClass(ranges: [scalar.value...scalar.value]).ignoringCase())
    }

    private mutating func group(from start: Int) throws(PatternError) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestGroup else { throw error(.nestedTooDeep, at: start) }
        if take("?", ":") { return try groupBody(from: start) }
        if take("?", "=") { return try lookahead(from: start, isNegated: false) }
        if take("?", "!") { return try lookahead(from: start, isNegated: true) }
        // As in the official libraries, the name belongs to the group's source, so no parameter type's pattern equals
        // it.
        let sourceStart = index
        if next == "?" { try groupName(from: start) }
        guard lookaheads == 0 else { throw error(.captureInLookahead, at: start) }

        captureCount += 1
        let number = captureCount
        let siblings = groups.count
        let body = try groupBody(from: start)
        let children = Array(groups[siblings...])
        groups.removeSubrange(siblings...)
        groups.append(CaptureGroup(number: number, range: sourceStart..<(index - 1), children: children))
        return .capture(number, body)
    }

    private mutating func lookahead(from start: Int, isNegated: Bool) throws(PatternError) -> PatternNode {
        lookaheads += 1
        defer { lookaheads -= 1 }
        return .lookahead(try groupBody(from: start), isNegated: isNegated)
    }

    private mutating func groupBody(from start: Int) throws(PatternError) -> PatternNode {
        let body = try alternatives()
        guard take(")") else { throw error(.unclosedGroup, at: start) }
        return body
    }

    /// Consumes `?<name>`; a named group counts like any other.
    private mutating func groupName(from start: Int) throws(PatternError) {
        let opener = index
        guard take("?", "<") else {
            if take("?", ">") { throw error(.unsupported("an atomic group", fix: Self.noBacktracking), at: start) }
            throw error(
                .unsupported("this kind of group", fix: "of flags there is '(?i)' at the very beginning"),
                at: start
            )
        }
        if next == "=" || next == "!" {
            throw error(
                .unsupported("a look-behind", fix: "match what stands before in a '(?:…)', or begin with '\\b'"),
                at: start
            )
        }
        while let scalar = next, ScalarClass.word.contains(scalar) { index += 1 }
        guard index > opener + 2, take(">") else {
            throw error(.unsupported("this group's name", fix: "a name is made of A-Z, a-z, 0-9 and _"), at: start)
        }
    }

    /// Why constructs that limit backtracking are not needed.
    static let noBacktracking = "leave it out: matching never takes exponential time here"
}

extension PatternNode {
    /// Anchors and lookaheads match no text, so repeating them is a mistake.
    fileprivate var isRepeatable: Bool {
        switch self {
        case .textStart, .textEnd, .wordBoundary, .lookahead: false
        default: true
        }
    }
}
