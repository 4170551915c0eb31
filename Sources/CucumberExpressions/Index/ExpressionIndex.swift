/// Finds the expressions that a step's text fits, without trying them all.
///
/// A trie over bytes leads from the text's beginning to the expressions whose plain beginning it has, and another one from
/// its end to those that have a plain end only. Those that have neither are looked at each time, and matched where their
/// longest plain part is in the text; most of them are ruled out by its pairs of bytes. So what a lookup costs depends on
/// the text, a little on how many expressions begin and end with a parameter, and hardly on how many others there are.
public struct ExpressionIndex: Sendable {
    /// An expression that a text fits.
    public struct Match: Sendable {
        /// The number that inserting the expression gave.
        public let number: Int
        public let arguments: [ExpressionArgument]
    }

    /// In the order of their numbers, from 0.
    public private(set) var expressions: [StepExpression] = []
    private var matchers: [ExpressionMatcher] = []
    /// What a text has beside a beginning that fits.
    private var rests: [Rest] = []
    /// By what a text that matches begins with.
    private var beginnings = PrefixTrie()
    /// By what it ends with, from its end: those without a beginning.
    private var ends = PrefixTrie()
    /// Those that have neither, with what is somewhere in the text.
    private var parts: [(number: Int, part: BytePart)] = []
    /// Those of `parts`, in one piece of memory: most parts are ruled out by them.
    private var pairs: [BytePairs] = []

    fileprivate enum Rest: Sendable {
        case anything
        /// What it ends with.
        case end([UInt8])
        /// What is somewhere in it.
        case part(BytePart)
    }

    public init() {}

    /// Adds an expression, and gives its number: how many there were before.
    @discardableResult
    public mutating func insert(_ expression: StepExpression) -> Int {
        let literals = expression.matcher.pattern.literals
        let prefix = PatternLiterals.bytes(literals.prefix)
        let suffix = PatternLiterals.bytes(literals.suffix)
        let longest = PatternLiterals.bytes(literals.longest)
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

    /// The numbers of the expressions that are worth matching, in order; all that match are among them.
    public func candidates(for text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var found = beginnings.numbers(alongside: bytes)
            found.removeAll { !rests[$0].fits(bytes) }
            if !ends.isEmpty { found += ends.numbers(alongside: bytes.reversed()) }
            if !parts.isEmpty {
                let those = BytePairs(bytes)
                for place in pairs.indices where pairs[place].areAmong(those) && parts[place].part.isIn(bytes) {
                    found.append(parts[place].number)
                }
            }
            found.sort()
            return found
        }
    }

    /// The numbers of the expressions worth matching that the text is too long for (``StepExpression/isTooLong(_:)``), in
    /// order: none of them matches, and a text that fits no other may have been meant for them.
    public func untried(for text: String) -> [Int] {
        let count = text.unicodeScalars.count
        return candidates(for: text).filter { matchers[$0].pattern.isTooLong(count) }
    }

    /// All expressions that the text fits, with the arguments, in the order in which they were inserted.
    public func matches(_ text: String) -> [Match] {
        let candidates = candidates(for: text)
        guard !candidates.isEmpty else { return [] }
        let scalars = Array(text.unicodeScalars)
        return candidates.compactMap { number in
            matchers[number].match(scalars).map { Match(number: number, arguments: $0) }
        }
    }
}

extension ExpressionIndex.Rest {
    fileprivate func fits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .anything: return true
        case .part(let part): return part.isIn(text)
        case .end(let suffix):
            guard text.count >= suffix.count else { return false }
            // From the end: an index and not an iterator, which would cost more than the comparison.
            for place in suffix.indices where text[text.count - suffix.count + place] != suffix[place] { return false }
            return true
        }
    }
}
