/// Finds the expressions that match a step's text without trying them all.
///
/// One trie finds expressions by their literal prefix, another finds those with only a literal suffix. Expressions with
/// neither are filtered by their longest literal part, mostly by its pairs of bytes. So the cost of a lookup hardly
/// depends on the number of expressions.
public struct ExpressionIndex: Sendable {
    /// An expression that matches a text.
    public struct Match: Sendable {
        /// The number that ``insert(_:)`` returned.
        public let number: Int
        public let arguments: [ExpressionArgument]
    }

    /// In the order of their numbers, from 0.
    public private(set) var expressions: [StepExpression] = []
    private var matchers: [ExpressionMatcher] = []
    /// What a text must have besides the prefix.
    private var rests: [Rest] = []
    /// By literal prefix.
    private var beginnings = PrefixTrie()
    /// By reversed literal suffix, for those without a prefix.
    private var ends = PrefixTrie()
    /// Those with neither, by their longest literal part.
    private var parts: [(number: Int, part: BytePart)] = []
    /// Those of `parts`, stored contiguously: they rule out most parts.
    private var pairs: [BytePairs] = []

    fileprivate enum Rest: Sendable {
        case anything
        /// The text must end with it.
        case end([UInt8])
        /// The text must contain it.
        case part(BytePart)
    }

    public init() {}

    /// Adds an expression and returns its number: how many there were before.
    @discardableResult
    public mutating func insert(_ expression: StepExpression) -> Int {
        let literals = expression.literals
        let (prefix, suffix, longest) = (literals.prefix, literals.suffix, literals.longest)
        var rest = Rest.anything
        if !prefix.isEmpty {
            beginnings.insert(expressions.count, at: prefix)
            if !suffix.isEmpty { rest = .end(suffix) } else if !longest.isEmpty { rest = .part(BytePart(longest)) }
        } else if !suffix.isEmpty {
            ends.insert(expressions.count, at: suffix.reversed())
        } else {
            let part = BytePart(longest)
            parts.append((expressions.count, part))
            pairs.append(part.pairs)
        }
        rests.append(rest)
        matchers.append(expression.matcher)
        expressions.append(expression)
        return expressions.count - 1
    }

    /// The numbers of the expressions that may match, in order; all that match are among them.
    public func candidates(for text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var found = beginnings.numbers(alongside: bytes)
            found.removeAll { !rests[$0].fits(bytes) }
            if !ends.isEmpty { found += ends.numbers(alongside: bytes.reversed()) }
            if !parts.isEmpty {
                let those = BytePairs(bytes)
                for index in pairs.indices where pairs[index].areAmong(those) && parts[index].part.isIn(bytes) {
                    found.append(parts[index].number)
                }
            }
            found.sort()
            return found
        }
    }

    /// The candidates that the text is too long for (``StepExpression/isTooLong(_:)``), in order. They never match, but
    /// may have been meant.
    public func untried(for text: String) -> [Int] {
        let count = text.unicodeScalars.count
        return candidates(for: text).filter { matchers[$0].pattern.isTooLong(count) }
    }

    /// All expressions that match, with their arguments, in the order of insertion.
    public func matches(_ text: String) -> [Match] {
        let candidates = candidates(for: text)
        guard !candidates.isEmpty else { return [] }
        let scalars = Array(text.unicodeScalars)
        return candidates.compactMap { number in
            matchers[number].match(scalars).map { Match(number: number, arguments: $0) }
        }
    }
}

/// The plain text in every match of an expression, in UTF-8.
struct IndexLiterals: Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]
    /// The longest text besides the prefix.
    let longest: [UInt8]

    init(_ literals: PatternLiterals) {
        prefix = PatternLiterals.bytes(literals.prefix)
        suffix = PatternLiterals.bytes(literals.suffix)
        longest = PatternLiterals.bytes(literals.longest)
    }

    /// - Parameter nodes: those of a Cucumber Expression. Only its text counts: no other part need be in a match.
    init(of nodes: [ExpressionNode], prefix: String) {
        self.prefix = Array(prefix.utf8)
        let texts = nodes.split(omittingEmptySubsequences: false) { $0.kind != .text }.map { run in
            run.map(\.text).joined()
        }
        suffix = Array((texts.last ?? "").utf8)
        longest = Array((texts.dropFirst().max { $0.utf8.count < $1.utf8.count } ?? "").utf8)
    }
}

extension ExpressionIndex.Rest {
    fileprivate func fits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .anything: return true
        case .part(let part): return part.isIn(text)
        case .end(let suffix):
            guard text.count >= suffix.count else { return false }
            // Indexing is faster here than iterators.
            for index in suffix.indices where text[text.count - suffix.count + index] != suffix[index] { return false }
            return true
        }
    }
}
